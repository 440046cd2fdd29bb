import type { Db } from '#src/db/pool.ts'
import { followChanges, oneAfterAnother, readChanges } from '#src/change-log.ts'
import { type CatalogIndex, loadIndex, type LoadedIndex, rereadProducts } from './catalog-index.ts'
import { rereadNames } from './reread-names.ts'

/** From this number of changes a full reload is faster. */
const MAX_CHANGED = 5_000
/** Maximum time a caller waits for a full reload (ms); then it gets the previous catalogue. */
const PATIENCE = 1_000

interface Keeper {
  index?: LoadedIndex
  /** Products that the index lacks changes of. */
  stale: Set<number>
  /** Whether names may have changed. */
  areNamesStale: boolean
  /** Whether the index lacks more changes than `stale` says. */
  isLost: boolean
  reload?: { done: Promise<void>; patience: Promise<void> }
  look: () => Promise<CatalogIndex>
}

const keepers = new WeakMap<Db, Keeper>()

/**
 * Returns the catalogue with the writes of all transactions that ended before this call. The first call reads all of
 * it, each later one the changes; all callers of a pool share one index. Throws the driver's error when the database
 * does not answer, and an Error inside a transaction: the index lacks its uncommitted writes, and an index of its own
 * would read the whole catalogue.
 */
export async function catalogIndex(db: Db): Promise<CatalogIndex> {
  if (db.isTransaction)
    throw new Error('catalogIndex was called inside a transaction; call it before the transaction begins')
  const known = keepers.get(db)
  if (known) return known.look()
  const keeper: Keeper = {
    stale: new Set(),
    areNamesStale: false,
    isLost: false,
    look: oneAfterAnother(() => look(db, keeper)),
  }
  keepers.set(db, keeper)
  followChanges(db, {
    onList: (changed) => {
      if (changed === 'all') keeper.isLost = true
      else for (const id of changed) keeper.stale.add(id)
    },
    onNames: () => {
      keeper.areNamesStale = true
    },
  })
  return keeper.look()
}

async function look(db: Db, keeper: Keeper): Promise<CatalogIndex> {
  await readChanges(db)
  if (!keeper.reload && keeper.index && (await catchUp(db, keeper, keeper.index))) return keeper.index
  const { done, patience } = (keeper.reload ??= reload(db, keeper))
  await (keeper.index ? Promise.race([done, patience]) : done)
  if (!keeper.index) throw new Error('The catalogue was read and is not there')
  return keeper.index
}

function reload(db: Db, keeper: Keeper): NonNullable<Keeper['reload']> {
  const work = async () => {
    // All changes so far were read, so the load contains them.
    keeper.stale = new Set()
    keeper.areNamesStale = false
    keeper.isLost = false
    const index = await loadIndex(db).catch((error: unknown) => {
      keeper.isLost = true
      throw error
    })
    await readChanges(db)
    await catchUp(db, keeper, index)
    keeper.index = index
  }
  const done = work().finally(() => {
    keeper.reload = undefined
  })
  // A caller that stopped waiting does not see the failure; the next caller starts a new reload.
  done.catch(() => undefined)
  return { done, patience: new Promise((resolve) => setTimeout(resolve, PATIENCE).unref()) }
}

/** Applies the changes that were read to the index. Returns false when a full reload is needed. */
async function catchUp(db: Db, keeper: Keeper, index: LoadedIndex): Promise<boolean> {
  if (keeper.stale.size > MAX_CHANGED) keeper.isLost = true
  if (keeper.isLost) return false
  const [ids, areNamesStale] = [[...keeper.stale], keeper.areNamesStale]
  keeper.stale = new Set()
  keeper.areNamesStale = false
  try {
    // Names first: the products may have new ones.
    const fits =
      (!areNamesStale || (await rereadNames(db, index))) && (ids.length === 0 || (await rereadProducts(db, index, ids)))
    keeper.isLost = !fits
  } catch (error) {
    // A failed read leaves the index as it was, or partly written.
    keeper.isLost = true
    throw error
  }
  return !keeper.isLost
}
