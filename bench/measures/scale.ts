import { type ScaledStore, startScaledStores } from '../../scripts/scale/stores.ts'
import { latencies, percentile } from '../latency.ts'
import { type Pace, race } from '../load.ts'
import { perSecond, type Row } from '../report.ts'

const SIZES = [1_000, 10_000, 100_000]
/** Answers to one question in one round, from which the percentiles come. */
const ANSWERS = 60

type Question = {
  what: string
  /** How much more a hundred times the products may cost: lists and products 1.5 times, what is counted or searched 3 times. */
  atMost: number
  /** No two equal in a run, where the address can differ without asking for something else. */
  path: (n: number, store: ScaledStore) => string
}

const sought = ['قميص الاهلي', 'حذاء كورة', 'nike running shoes', 'فانلة ليفربول', 'ترينج اسود', 'كوتشي اديداس', 'zamalek', 'شنطة ظهر', 'real madrid home', 'شراب']
const begun = ['قم', 'الاه', 'zam', 'كوت', 'nik', 'شن', 'adid', 'ليف', 'تيش', 'barc']
const roots = ['football-kits', 'shoes', 'men', 'women', 'kids', 'bags']
const prices = ['newest', 'bestSeller', 'priceAsc', 'discount']
const of = <T>(values: readonly T[], n: number) => values[n % values.length] as T

const questions: Question[] = [
  { what: 'list of 24', atMost: 1.5, path: (n) => `/products?category=${of(roots, n)}&sort=${of(prices, n)}&first=24&priceTo=${90_000_000 + n}` },
  { what: 'list of 24 with facets', atMost: 3, path: (n) => `/products?category=${of(roots, n)}&first=24&facets=true&priceTo=${90_000_000 + n}` },
  { what: 'product', atMost: 1.5, path: (n, { products }) => `/products/${1 + ((n * 7_919) % Math.min(products, 700))}` },
  { what: 'search with facets', atMost: 3, path: (n) => `/products?q=${encodeURIComponent(of(sought, n))}&facets=true&first=24&priceTo=${90_000_000 + n}` },
  { what: 'suggest', atMost: 3, path: (n) => `/search/suggest?q=${encodeURIComponent(of(begun, n))}&first=6` },
]

/** What a catalogue of 100,000 products costs more than one of 1,000, asked over HTTP in turns so that noise hits all sizes alike. */
export async function scale(pace: Pace): Promise<Row[]> {
  const { stores, stop } = await startScaledStores(SIZES)
  try {
    const rows: Row[] = []
    for (const question of questions) rows.push(...(await measure(question, stores, pace)))
    return rows
  } finally {
    await stop()
  }
}

async function measure({ what, atMost, path }: Question, stores: ScaledStore[], pace: Pace): Promise<Row[]> {
  const times = new Map<ScaledStore, number[]>(stores.map((store) => [store, []]))
  for (let round = 0; round <= pace.rounds; round += 1) {
    for (const store of stores) {
      const paths = Array.from({ length: ANSWERS }, (_, n) => path(round * ANSWERS + n, store))
      const taken = await latencies(store.url, paths)
      // The first round warms up.
      if (round > 0) times.get(store)?.push(...taken)
    }
  }
  const rates = await race(
    stores.map((store) => ({ name: `${what}, ${store.products}`, url: store.url, calls: (n) => [{ path: path(n, store), headers: { 'accept-language': 'ar' } }] })),
    { ...pace, rounds: Math.min(pace.rounds, 3) },
  )
  const rows = stores.map((store, index) => {
    const taken = times.get(store) ?? []
    const [p50, p95] = [percentile(taken, 0.5), percentile(taken, 0.95)]
    const value = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${perSecond(rates[index]?.perSecond ?? 0)}`
    return { what: `${what}, ${store.products.toLocaleString('en')} products`, value, judged: p50 }
  })
  const [small = 1, large = 0] = [rows[0]?.judged, rows.at(-1)?.judged]
  const ratio = large / small
  return [...rows, { what: `${what}, 100,000 against 1,000`, value: `${ratio.toFixed(2)} ×`, judged: ratio, budget: { atMost } }]
}
