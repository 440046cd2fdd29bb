import type { Db } from '#src/db/pool.ts'
import type { Context } from '#src/http/context.ts'
import { deleteChangesBefore, selectChanges } from './catalog-change.queries.ts'
import { type CatalogIndex, loadIndex, type LoadedIndex, rereadProducts } from './catalog-index.ts'

/** Older changes may be forgotten already (they are kept for twice as long), milliseconds. */
const MAX_PAUSE = 30 * 60_000
/** From here on it is quicker to read everything again. */
const MAX_CHANGED = 5_000
/** While everything is read again, who asks waits so long for it, milliseconds, and then is served what was before. */
const PATIENCE = 1_000

interface Keeper {
  index?: LoadedIndex
  /** When it was last known to be up to date, milliseconds of a clock that never goes back. */
  lookedAt: number
  reload?: { done: Promise<void>; patience: Promise<void> }
  look: () => Promise<CatalogIndex>
}

const keepers = new WeakMap<Db, Keeper>()

/**
 * The catalogue as every transaction left it that ended before this call. The first call reads all of it, each later one what has
 * changed; one index serves all who share a pool. Throws the driver's error when the database does not answer, and an Error inside
 * a transaction: the index lacks its uncommitted writes, and an index of its own would read the whole catalogue.
 */
export async function catalogIndex(db: Db): Promise<CatalogIndex> {
  if (db.isTransaction) throw new Error('catalogIndex was called inside a transaction; call it before the transaction begins')
  const known = keepers.get(db)
  if (known) return known.look()
  const keeper: Keeper = { lookedAt: 0, look: oneAfterAnother(() => look(db, keeper)) }
  keepers.set(db, keeper)
  return keeper.look()
}

async function look(db: Db, keeper: Keeper): Promise<CatalogIndex> {
  if (!keeper.reload && keeper.index && (await catchUp(db, keeper, keeper.index))) return keeper.index
  const { done, patience } = (keeper.reload ??= reload(db, keeper))
  await (keeper.index ? Promise.race([done, patience]) : done)
  if (!keeper.index) throw new Error('The catalogue was read and is not there')
  return keeper.index
}

function reload(db: Db, keeper: Keeper): NonNullable<Keeper['reload']> {
  const work = async () => {
    const startedAt = performance.now()
    const index = await loadIndex(db)
    // What changed while it was read.
    await catchUp(db, keeper, index)
    keeper.index = index
    keeper.lookedAt = startedAt
  }
  const done = work().finally(() => {
    keeper.reload = undefined
  })
  // Who lost patience does not hear of a failure; the next one starts again.
  done.catch(() => undefined)
  return { done, patience: new Promise((resolve) => setTimeout(resolve, PATIENCE).unref()) }
}

/** Puts into the index what has changed since the last look; false when everything must be read again. */
async function catchUp(db: Db, keeper: Keeper, index: LoadedIndex): Promise<boolean> {
  const now = performance.now()
  if (keeper.index === index && now - keeper.lookedAt > MAX_PAUSE) return false
  const { watermark, changes } = await selectChanges(db, index.watermark)
  const unseen = changes.filter(({ id }) => !index.seen.has(id))
  const ids = new Set<number>()
  for (const { product_id } of unseen) {
    if (product_id === null) return false
    ids.add(product_id)
  }
  if (ids.size > MAX_CHANGED || (ids.size > 0 && !(await rereadProducts(db, index, [...ids])))) return false
  for (const { id, transaction } of unseen) index.seen.set(id, transaction)
  for (const [id, transaction] of index.seen) if (transaction < watermark) index.seen.delete(id)
  index.watermark = watermark
  keeper.lookedAt = now
  return true
}

/**
 * Runs work one at a time. Who comes while it runs shares the next run with all others who do, since the one under way may have
 * started too early for them.
 */
function oneAfterAnother<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  let next: Promise<Result> | undefined
  const run = () => {
    isRunning = true
    const result = work().finally(() => {
      isRunning = false
    })
    running = result.catch(() => undefined)
    return result
  }
  return () => {
    if (next) return next
    if (!isRunning) return run()
    next = running.then(() => {
      next = undefined
      return run()
    })
    return next
  }
}

/** Twice as long as a server may go without looking before it reads everything again, milliseconds. */
const KEPT = 3_600_000

/** Forgets the changes of products that every server has seen, or will not ask for, and says how many. */
export async function purgeCatalogChanges({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteChangesBefore(db, new Date(now().getTime() - KEPT))
}
