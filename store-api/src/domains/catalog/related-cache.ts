import { LRUCache } from 'lru-cache'
import type { Db } from '#src/db/pool.ts'
import { followChanges } from '#src/change-log.ts'
import { type RelatedRow, selectBoughtTogether, selectRelated } from './related.queries.ts'

/** Ids of related products, the closest first, and of those in the same orders, the most frequent first. */
export interface Neighbours {
  near: number[]
  together: number[]
}

/** Maximum number of products, per pool, whose neighbours are kept. */
const MOST = 5_000
const caches = new WeakMap<Db, { kept: LRUCache<string, Promise<Neighbours>> }>()

/**
 * Returns the neighbours of each product, `first` of each kind. They depend on sales, stock and visibility of other
 * products, so any change that lists may show drops all of them. Call it after `readChanges` (decision 023); inside a
 * transaction it reads the database.
 */
export async function findNeighbours(db: Db, ids: number[], first: number): Promise<Map<number, Neighbours>> {
  if (db.isTransaction) return selectNeighbours(db, ids, first)
  // A read that is running while a change drops the lists ends in those that were dropped.
  const { kept } = cacheOf(db)
  const cacheKey = (id: number) => `${id} ${first}`
  const missing = ids.filter((id) => !kept.has(cacheKey(id)))
  const read = missing.length > 0 ? selectNeighbours(db, missing, first) : undefined
  for (const id of missing) {
    const neighbours = read?.then((found) => found.get(id) ?? { near: [], together: [] })
    neighbours?.catch(() => kept.delete(cacheKey(id)))
    kept.set(cacheKey(id), neighbours)
  }
  const found = new Map<number, Neighbours>()
  for (const id of ids) found.set(id, (await kept.get(cacheKey(id))) ?? { near: [], together: [] })
  return found
}

function cacheOf(db: Db) {
  const known = caches.get(db)
  if (known) return known
  const cache = { kept: new LRUCache<string, Promise<Neighbours>>({ max: MOST }) }
  const drop = () => void (cache.kept = new LRUCache({ max: MOST }))
  followChanges(db, { onList: drop, onPage: (changed) => (changed === 'all' ? drop() : undefined) })
  caches.set(db, cache)
  return cache
}

async function selectNeighbours(db: Db, ids: number[], first: number): Promise<Map<number, Neighbours>> {
  const [near, together] = await Promise.all([selectRelated(db, ids, first), selectBoughtTogether(db, ids, first)])
  const idsFor = (rows: RelatedRow[], id: number) =>
    rows.filter(({ source_id }) => source_id === id).map((row) => row.id)
  return new Map(ids.map((id) => [id, { near: idsFor(near, id), together: idsFor(together, id) }]))
}
