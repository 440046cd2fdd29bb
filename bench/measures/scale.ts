import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { root, run } from '../../scripts/processes/command.ts'
import { type ScaledStore, startScaledStores } from '../../scripts/scale/stores.ts'
import { type Pace, race } from '../load.ts'
import { perSecond, type Row } from '../report.ts'
import { measureLargeStore } from './large-store.ts'

const SIZES = [1_000, 10_000, 100_000]
/** Numbers of products, by which PostgreSQL chooses other plans. */
const PLANNED_SIZES = ['700', '2000', '10000', '100000']
/** Requests per question and round, for the percentiles. */
const REQUESTS = 60
/** With a hundred times the products. */
const MAX_SLOWDOWN = 1.5

type Question = {
  what: string
  /** Returns the nth path; paths of equal meaning differ where possible. */
  path: (n: number, store: ScaledStore) => string
}

const searchTexts = [
  'قميص الاهلي',
  'حذاء كورة',
  'nike running shoes',
  'فانلة ليفربول',
  'ترينج اسود',
  'كوتشي اديداس',
  'zamalek',
  'شنطة ظهر',
  'real madrid home',
  'شراب',
]
const prefixes = ['قم', 'الاه', 'zam', 'كوت', 'nik', 'شن', 'adid', 'ليف', 'تيش', 'barc']
const roots = ['football-kits', 'shoes', 'men', 'women', 'kids', 'bags']
const sorts = ['newest', 'bestSeller', 'priceAsc', 'discount']
const of = <T>(values: readonly T[], n: number) => values[n % values.length] as T

const questions: Question[] = [
  {
    what: 'list of 24',
    path: (n) => `/products?category=${of(roots, n)}&sort=${of(sorts, n)}&first=24&priceTo=${90_000_000 + n}`,
  },
  {
    what: 'list of 24 with facets',
    path: (n) => `/products?category=${of(roots, n)}&first=24&facets=true&priceTo=${90_000_000 + n}`,
  },
  { what: 'product', path: (n, { products }) => `/products/${1 + ((n * 7_919) % Math.min(products, 700))}` },
  {
    what: 'search with facets',
    path: (n) => `/products?q=${encodeURIComponent(of(searchTexts, n))}&facets=true&first=24&priceTo=${90_000_000 + n}`,
  },
  { what: 'suggest', path: (n) => `/search/suggest?q=${encodeURIComponent(of(prefixes, n))}&first=6` },
]

/**
 * Measures how much slower 100,000 products are than 1,000, over HTTP in alternating rounds so that noise affects all
 * sizes alike.
 */
export async function scale(pace: Pace): Promise<Row[]> {
  const { stores, stop } = await startScaledStores(SIZES)
  try {
    const rows: Row[] = []
    for (const question of questions) rows.push(...(await measure(question, stores, pace)))
    for (const store of stores.slice(-1)) rows.push(...(await measureLargeStore(store)))
    return rows
  } finally {
    await stop()
  }
}

async function measure({ what, path }: Question, stores: ScaledStore[], pace: Pace): Promise<Row[]> {
  // First: code that Node has not optimised yet takes several times as long, and a shop is asked all day.
  const rates = await race(
    stores.map((store) => ({
      name: `${what}, ${store.products}`,
      url: store.url,
      calls: (n) => [{ path: path(n, store), headers: { 'accept-language': 'ar' } }],
    })),
    { ...pace, rounds: Math.min(pace.rounds, 3) },
  )
  const times = new Map<ScaledStore, number[]>(stores.map((store) => [store, []]))
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const store of stores) {
      const paths = Array.from({ length: REQUESTS }, (_, n) => path(round * REQUESTS + n, store))
      times.get(store)?.push(...(await measureLatencies(store.url, paths)))
    }
  }
  const rows = stores.map((store, index) => {
    const taken = times.get(store) ?? []
    const [p50, p95] = [percentile(taken, 0.5), percentile(taken, 0.95)]
    const value = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${perSecond(rates[index]?.perSecond ?? 0)}`
    return { what: `${what}, ${store.products.toLocaleString('en')} products`, value, judged: p50 }
  })
  const [small = 1, large = 0] = [rows[0]?.judged, rows.at(-1)?.judged]
  const ratio = large / small
  return [
    ...rows,
    {
      what: `${what}, 100,000 against 1,000`,
      value: `${ratio.toFixed(2)} ×`,
      judged: ratio,
      budget: { atMost: MAX_SLOWDOWN },
    },
  ]
}

/**
 * Requests the paths one after the other over one connection and returns their durations (ms). Throws when an answer is
 * not 200.
 */
async function measureLatencies(url: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) {
    const startedAt = performance.now()
    await request(agent, url + path)
    times.push(performance.now() - startedAt)
  }
  agent.destroy()
  return times
}

/** Returns the percentile of the times; `share` is 0 to 1. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}

function request(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-language': 'ar' } }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}

/**
 * Looks for statements of hot requests that read more than ten times what they return, at each size, and prints their
 * plans.
 */
export async function plans(): Promise<Row[]> {
  const { ok, stdout, output } = await run('node', [
    'store-api/src/scale/print-wasteful-plans.ts',
    join(root, 'demo/fill.ts'),
    ...PLANNED_SIZES,
  ])
  if (!ok) throw new Error(`The plans could not be read:\n${output}`)
  if (stdout) console.log(stdout)
  const found = stdout.split('\n').filter((line) => /^\S/.test(line))
  return [
    {
      what: 'statements that read ten times what they return',
      value: found.join('; ') || 'none',
      judged: found.length,
      budget: { atMost: 0 },
    },
  ]
}
