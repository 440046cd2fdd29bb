import { SCALED_METRICS_KEY, type ScaledStore } from '../../scripts/scale/stores.ts'
import type { Row } from '../report.ts'

const LISTS = 40

/**
 * Measures the start, the memory and the rename of a brand of a large store: the figures without a ratio. Call it last:
 * a rename drops the kept cards.
 */
export async function measureLargeStore(store: ScaledStore): Promise<Row[]> {
  const of = `${store.products.toLocaleString('en')} products`
  const { stallMs, isNamed } = await renameWhileAsked(store)
  const memory = (await readMetric(store, 'process_resident_memory_bytes')) / 1e6
  const seconds = store.indexMs / 1_000
  return [
    {
      what: `index of ${of}`,
      value: `ready ${seconds.toFixed(1)} s after the start`,
      judged: seconds,
      budget: { atMost: 4 },
    },
    { what: `memory of a store with ${of}`, value: `${memory.toFixed(0)} MB`, judged: memory, budget: { atMost: 600 } },
    {
      what: `longest stall while a brand is renamed, ${of}`,
      value: `${stallMs.toFixed(0)} ms`,
      judged: stallMs,
      budget: { atMost: 50 },
    },
    {
      what: 'lists after the rename without the new name',
      value: String(LISTS - isNamed),
      judged: LISTS - isNamed,
      budget: { atMost: 0 },
    },
  ]
}

/**
 * Renames the largest brand and asks for lists with facets before and after. Returns the longest delay of the store's
 * event loop, and how many lists had the name.
 */
async function renameWhileAsked(store: ScaledStore): Promise<{ stallMs: number; isNamed: number }> {
  const name = `Renamed ${Date.now()}`
  const list = async (n: number) =>
    (await fetch(`${store.url}/products?facets=true&first=24&priceTo=${80_000_000 + n}`)).text()
  for (let n = 0; n < LISTS; n += 1) await list(n)
  // Each reading begins a new maximum.
  await readMetric(store, 'nodejs_eventloop_lag_max_seconds')
  await store.renameBrand(name)
  let isNamed = 0
  for (let n = 0; n < LISTS; n += 1) isNamed += Number((await list(LISTS + n)).includes(name))
  return { stallMs: 1_000 * (await readMetric(store, 'nodejs_eventloop_lag_max_seconds')), isNamed }
}

/** Returns a metric of a store. Throws when there is none of that name. */
async function readMetric({ url }: ScaledStore, name: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${SCALED_METRICS_KEY}` } })
  ).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (!line) throw new Error(`There is no metric ${name}`)
  return Number(line.slice(name.length))
}
