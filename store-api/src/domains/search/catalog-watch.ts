import type { Db } from '#src/db/pool.ts'
import type { Context } from '#src/http/context.ts'
import { deleteChangesBefore, selectChanges } from './catalog-change.queries.ts'
import { type CatalogIndex, loadIndex, type LoadedIndex, rereadProducts } from './catalog-index.ts'

/** Older changes may be deleted already (ms); the log keeps them for twice this time. */
const MAX_PAUSE = 30 * 60_000
/** From this number of changes a full reload is faster. */
const MAX_CHANGED = 5_000
/** Maximum time a caller waits for a full reload (ms); then it gets the previous catalogue. */
const PATIENCE = 1_000

interface Keeper {
  index?: LoadedIndex
  /** Time when it was last known to be up to date, in ms of the monotonic clock. */
  lookedAt: number
  reload?: { done: Promise<void>; patience: Promise<void> }
  look: () => Promise<CatalogIndex>
}

const keepers = new WeakMap<Db, Keeper>()

/**
 * Returns the catalogue with the writes of all transactions that ended before this call. The first call reads all of it, each later one the
 * changes; all callers of a pool share one index. Throws the driver's error when the database does not answer, and an Error inside
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
  // A caller that stopped waiting does not see the failure; the next caller starts a new reload.
  done.catch(() => undefined)
  return { done, patience: new Promise((resolve) => setTimeout(resolve, PATIENCE).unref()) }
}

/** Applies the changes since the last read to the index. Returns false when a full reload is needed. */
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
 * Runs work one at a time. Callers that arrive during a run share the next one: the current run may have started too early for them.
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

/** Retention of the change log (ms): twice the time after which a server reloads everything. */
const KEPT = 3_600_000

/** Deletes changes that no server needs any more, and returns their number. */
export async function purgeCatalogChanges({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteChangesBefore(db, new Date(now().getTime() - KEPT))
}
