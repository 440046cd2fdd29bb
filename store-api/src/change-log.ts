import { type Change, deleteChangesBefore, selectChanges } from './db/catalog-change.queries.ts'
import type { Db } from './db/pool.ts'

/** Older changes may be deleted already (ms); the log keeps them for twice this time. */
const MAX_PAUSE = 30 * 60_000

/** Changed products, or all of them. */
export type Changed = ReadonlySet<number> | 'all'

/** Receives each change once, before `readChanges` resolves for the callers that must see it. */
interface Follower {
  /** Products whose place in lists or search may have changed. */
  onList?: (changed: Changed) => void
  /** Brands, clubs, categories, seasons, colours, sizes or branches may have been added, changed or removed. */
  onNames?: () => void
  /** Products whose card or page may have changed: those of lists, bundles that contain them, and more. */
  onPage?: (changed: Changed) => void
  /** Places, fees, delivery groups or holidays may have changed. */
  onDelivery?: () => void
}

interface Log {
  watermark?: number
  /** Later changes that were read too, by id, with their transactions. */
  seen: Map<number, number>
  /** Time of the last read, in ms of the monotonic clock. */
  readAt: number
  followers: Set<Follower>
  read: () => Promise<void>
}

const logs = new WeakMap<Db, Log>()

function logOf(db: Db): Log {
  const known = logs.get(db)
  if (known) return known
  const log: Log = { seen: new Map(), readAt: 0, followers: new Set(), read: oneAfterAnother(() => read(db, log)) }
  logs.set(db, log)
  return log
}

/**
 * Calls the follower for each change that is read after this call. What the follower keeps must be read after this call
 * too.
 */
export function followChanges(db: Db, follower: Follower): void {
  logOf(db).followers.add(follower)
}

/**
 * Passes the changes of all transactions that ended before this call to the followers (decision 008). Callers at the
 * same time share one statement; inside a transaction, where nothing is kept, it does nothing. Throws the driver's
 * error when the database does not answer.
 */
export async function readChanges(db: Db): Promise<void> {
  if (!db.isTransaction) await logOf(db).read()
}

async function read(db: Db, log: Log): Promise<void> {
  const now = performance.now()
  const isLate = log.watermark !== undefined && now - log.readAt > MAX_PAUSE
  const { watermark, changes } = await selectChanges(db, isLate ? undefined : log.watermark)
  const unseen = changes.filter(({ id }) => !log.seen.has(id))
  const shown = unseen.filter(({ scope }) => scope !== 'delivery')
  if (isLate) report(log, 'all', 'all')
  else if (shown.length > 0) report(log, idsOf(shown.filter(({ scope }) => scope === 'list')), idsOf(shown))
  if (unseen.some(({ scope }) => scope === 'names')) for (const { onNames } of log.followers) onNames?.()
  if (isLate || shown.length < unseen.length) for (const { onDelivery } of log.followers) onDelivery?.()
  for (const { id, transaction } of unseen) log.seen.set(id, transaction)
  for (const [id, transaction] of log.seen) if (transaction < watermark) log.seen.delete(id)
  log.watermark = watermark
  log.readAt = now
}

function report({ followers }: Log, listed: Changed, shown: Changed): void {
  for (const { onList, onPage } of followers) {
    if (listed === 'all' || listed.size > 0) onList?.(listed)
    onPage?.(shown)
  }
}

function idsOf(changes: Change[]): Changed {
  const ids = new Set<number>()
  for (const { product_id, bundles } of changes) {
    if (product_id === null) return 'all'
    ids.add(product_id)
    for (const bundle of bundles ?? []) ids.add(bundle)
  }
  return ids
}

/**
 * Runs work one at a time. Callers that arrive during a run share the next one: the current run may have started too
 * early for them.
 */
export function oneAfterAnother<Result>(work: () => Promise<Result>): () => Promise<Result> {
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

/** Retention of the change log (ms): twice the time after which a server reads everything again. */
const KEPT = 3_600_000

/** Deletes changes that no server needs any more, and returns their number. */
export async function purgeCatalogChanges({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  return deleteChangesBefore(db, new Date(now().getTime() - KEPT))
}
