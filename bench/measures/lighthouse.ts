import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/processes/command.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { median } from '../load.ts'
import type { Measure } from '../measure.ts'
import { allProducts } from '../pages.ts'
import type { Row } from '../report.ts'
import { blockingIn, measureStalls } from './cpu-time.ts'
import { measureFirstPresses } from './first-presses.ts'
import { measurePlayground } from './playground-answer.ts'

/** An element in the details of an audit. */
type Found = { snippet: string; explanation?: string }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: { node?: Found }[] } }>
  /** In ms, see `blockingIn`. */
  blocking: number
}

const LANGUAGES = ['ar', 'en']
/** The median of this many visits after the first counts. */
const VISITS = 5

/**
 * Scores of Lighthouse's mobile profile (a slow phone on a slow network) in both languages; then how soon pages answer
 * presses.
 */
export const lighthouse: Measure = async ({ stack }) => {
  const [product] = await allProducts(stack.bff)
  const pages = { home: '/', list: '/search?category=football-kits', product: `/products/${product?.slug}` }
  const rows: Row[] = []
  for (const language of LANGUAGES) {
    rows.push(stallsRow(language))
    for (const [page, path] of Object.entries(pages)) {
      rows.push(...(await judge(`${page} ${language}`, stack.web + path, language)))
    }
  }
  return [...rows, ...(await measureFirstPresses(stack.web, pages)), await measurePlayground(stack)]
}

/** Measures how reliable wall-clock times of this machine are at the moment. */
function stallsRow(language: string): Row {
  const share = measureStalls(2000)
  return {
    what: `machine before ${language}, stalls`,
    value: `${Math.round(share * 100)} % of the time`,
    judged: share,
  }
}

async function judge(name: string, url: string, language: string): Promise<Row[]> {
  // The first visit makes the server draw the pictures.
  await reportOf(url, language)
  const reports: Report[] = []
  for (let visit = 0; visit < VISITS; visit++) reports.push(await reportOf(url, language))
  const scoresOf = (id: string) => reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))
  const valuesOf = (id: string) => reports.map(({ audits }) => audits[id]?.numericValue ?? NaN)
  const speed = scoresOf('performance')
  const [seconds, shift] = [
    median(valuesOf('largest-contentful-paint')) / 1000,
    median(valuesOf('cumulative-layout-shift')),
  ]
  const others = ['accessibility', 'best-practices', 'seo'].map((id) => ({
    id,
    score: Math.min(...scoresOf(id)),
    missed: missedIn(reports, id),
  }))
  const waits = median(valuesOf('total-blocking-time'))
  const busy = median(reports.map(({ blocking }) => blocking))
  return [
    {
      what: `${name}, performance`,
      value: `${median(speed)} (${speed.join(', ')})`,
      judged: median(speed),
      budget: { atLeast: 97 },
    },
    {
      what: `${name}, blocked`,
      value: `${waits.toFixed(0)} ms by the clock, ${busy.toFixed(0)} ms of its own`,
      judged: waits,
    },
    { what: `${name}, LCP`, value: `${seconds.toFixed(2)} s`, judged: seconds, budget: { atMost: 2 } },
    { what: `${name}, CLS`, value: shift.toFixed(3), judged: shift, budget: { atMost: 0.02 } },
    ...others.map(({ id, score, missed }) => ({
      what: `${name}, ${id}`,
      value: [score, ...missed].join(' '),
      judged: score,
      budget: { atLeast: 100 },
    })),
  ]
}

/** Returns the audits that cost points in any visit, each with the first element that it names. */
function missedIn(reports: Report[], category: string): string[] {
  const missed = reports.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [id, nodeOf(audits[id]?.details?.items?.[0]?.node)].join('')),
  )
  return [...new Set(missed)]
}

function nodeOf(found: Found | undefined): string {
  return found ? `: ${found.snippet.slice(0, 200)} ${found.explanation ?? ''}` : ''
}

/** Audits a page, again when it fails: sometimes the trace of the browser lacks its beginning. */
function reportOf(url: string, language: string): Promise<Report> {
  return audit(url, language).catch(() => audit(url, language))
}

async function audit(url: string, language: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const path = chromiumPath()
  const env = path ? { CHROME_PATH: path } : undefined
  const headers = JSON.stringify({ cookie: `locale=${language}` })
  const options = [
    `--extra-headers=${headers}`,
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    '--quiet',
    `--chrome-flags=${chromiumFlags.join(' ')}`,
  ]
  try {
    const { ok, output } = await run('lighthouse', [url, ...options], { in: 'e2e', env, limit: 180_000 })
    if (!ok) throw new Error(`Lighthouse failed on ${url}:\n${output.split('\n').slice(-15).join('\n')}`)
    const report = JSON.parse(readFileSync(file, 'utf8')) as Omit<Report, 'blocking'>
    return { ...report, blocking: blockingIn(join(folder, 'report-0.trace.json'), url) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
