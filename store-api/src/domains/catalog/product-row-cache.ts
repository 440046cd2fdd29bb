import { LRUCache } from 'lru-cache'
import type { Db } from '#src/db/pool.ts'
import type { Context } from '#src/http/context.ts'
import type { Language } from 'server-kit/language.ts'
import { type Changed, followChanges } from '#src/change-log.ts'

interface KeptRows<Row> {
  rows: LRUCache<number, { row: Row | undefined }>
  /** Reads that are running, by product. A change removes its product, so that an older answer is not kept. */
  reads: Map<number, Promise<Map<number, Row>>>
}

/**
 * Returns a function that keeps rows of products in memory, at most `max` for each language and pool, the least
 * recently used first out; a hidden or unknown product is kept as such. Call it after `readChanges`: it then returns
 * what the database holds (decision 023). Inside a transaction it reads the database.
 */
export function keepRows<Row>(
  max: number,
  select: (db: Db, language: Language, ids: number[]) => Promise<Map<number, Row>>,
): (context: Pick<Context, 'db' | 'language'>, ids: number[]) => Promise<Map<number, Row>> {
  const pools = new WeakMap<Db, Record<Language, KeptRows<Row>>>()
  const poolCache = (db: Db): Record<Language, KeptRows<Row>> => {
    const known = pools.get(db)
    if (known) return known
    const kept = { ar: emptyRows<Row>(max), en: emptyRows<Row>(max) }
    pools.set(db, kept)
    followChanges(db, {
      onPage: (changed) => {
        drop(kept.ar, changed)
        drop(kept.en, changed)
      },
    })
    return kept
  }
  return async ({ db, language }, ids) => {
    if (db.isTransaction) return select(db, language, ids)
    const { rows, reads } = poolCache(db)[language]
    const found = new Map<number, Row>()
    const wanted = [...new Set(ids)].filter((id) => {
      const kept = rows.get(id)
      if (kept?.row !== undefined) found.set(id, kept.row)
      return !kept
    })
    const missing = wanted.filter((id) => !reads.has(id))
    if (missing.length > 0) readInto({ rows, reads }, missing, select(db, language, missing))
    const running = wanted.map(async (id) => [id, (await reads.get(id))?.get(id)] as const)
    for (const [id, row] of await Promise.all(running)) if (row !== undefined) found.set(id, row)
    return found
  }
}

function emptyRows<Row>(max: number): KeptRows<Row> {
  return { rows: new LRUCache({ max }), reads: new Map() }
}

/** Keeps the rows of a read, except those of products that changed since it began. */
function readInto<Row>({ rows, reads }: KeptRows<Row>, ids: number[], reading: Promise<Map<number, Row>>): void {
  const read = reading.then(
    (found) => {
      for (const id of ids) {
        if (reads.get(id) !== read) continue
        reads.delete(id)
        rows.set(id, { row: found.get(id) })
      }
      return found
    },
    (error: unknown) => {
      for (const id of ids) if (reads.get(id) === read) reads.delete(id)
      throw error
    },
  )
  for (const id of ids) reads.set(id, read)
}

function drop<Row>({ rows, reads }: KeptRows<Row>, changed: Changed): void {
  if (changed === 'all') {
    rows.clear()
    reads.clear()
    return
  }
  for (const id of changed) {
    rows.delete(id)
    reads.delete(id)
  }
}
