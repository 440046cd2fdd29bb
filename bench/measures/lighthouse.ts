import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/processes/command.ts'
import type { Measure } from '../measure.ts'
import { allProducts } from '../pages.ts'
import type { Row } from '../report.ts'

const USUAL = '/usr/bin/chromium'
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ')

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** What Lighthouse says of a page on its mobile profile: a slow phone on a slow network. */
export const lighthouse: Measure = async ({ stack }) => {
  const [product] = await allProducts(stack.bff)
  const pages = { home: '/', list: '/search?category=football-kits', product: `/products/${product?.slug}` }
  const rows: Row[] = []
  for (const [page, path] of Object.entries(pages)) {
    // The first visit has the pictures drawn; the second is judged.
    await reportOf(stack.web + path)
    const { categories, audits } = await reportOf(stack.web + path)
    const valueOf = (id: string) => audits[id]?.numericValue ?? NaN
    const [seconds, shift] = [valueOf('largest-contentful-paint') / 1000, valueOf('cumulative-layout-shift')]
    const scores = Object.entries(categories).map(([id, { score }]) => `${id} ${Math.round((score ?? 0) * 100)}`)
    const details = [`TBT ${valueOf('total-blocking-time').toFixed(0)} ms`, ...scores].join(', ')
    rows.push(
      { what: `${page}, LCP`, value: `${seconds.toFixed(2)} s (${details})`, judged: seconds, budget: { atMost: 2 } },
      { what: `${page}, CLS`, value: shift.toFixed(3), judged: shift, budget: { atMost: 0.02 } },
    )
  }
  return rows
}

/** Now and then the browser's record lacks its beginning. */
function reportOf(url: string): Promise<Report> {
  return audit(url).catch(() => audit(url))
}

async function audit(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const path = process.env.CHROMIUM_PATH || (existsSync(USUAL) ? USUAL : undefined)
  const env = path ? { CHROME_PATH: path } : undefined
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`]
  try {
    const { ok, output } = await run('lighthouse', [url, ...options], { in: 'e2e', env, limit: 180_000 })
    if (!ok) throw new Error(`Lighthouse failed on ${url}:\n${output.split('\n').slice(-15).join('\n')}`)
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
