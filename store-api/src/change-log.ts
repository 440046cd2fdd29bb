import { type Change, deleteChangesBefore, selectChanges } from './db/catalog-change.queries.ts'
import { type Db, writesOf } from './db/pool.ts'

/** Older changes may be deleted already (ms); the log keeps them for twice this time. */
const MAX_PAUSE = 30 * 60_000
/** One look serves all answers of this time (ms), until this process writes. */
export const LOOK_EVERY = 25

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
  /** Another server answers, or the same one after a restart: everything may have changed. */
  onServer?: () => void
}

interface Log {
  server?: string
  snapshot?: string
  /** Starts of the last look and of the last one that was answered, in ms of the monotonic clock. */
  lookedAt: number
  readAt: number
  /** Writes of this process that ended before the last look began. */
  writes: number
  followers: Set<Follower>
  latest: Promise<void>
  look: () => Promise<void>
}

const logs = new WeakMap<Db, Log>()

function logOf(db: Db): Log {
  const known = logs.get(db)
  if (known) return known
  const log: Log = {
    lookedAt: Number.NEGATIVE_INFINITY,
    readAt: Number.NEGATIVE_INFINITY,
    writes: 0,
    followers: new Set(),
    latest: Promise.resolve(),
    look: oneAfterAnother(() => (log.latest = look(db, log))),
  }
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
 * Passes the changes of all transactions that ended to the followers (decision 008): of this process those that ended
 * before this call, of others those that ended 25 ms earlier. Callers at the same time share one statement; inside a
 * transaction, where nothing is kept, it does nothing. Throws the driver's error when the database does not answer.
 */
export async function readChanges(db: Db): Promise<void> {
  if (db.isTransaction) return
  const log = logOf(db)
  const isFresh = log.writes === writesOf(db) && performance.now() - log.lookedAt < LOOK_EVERY
  await (isFresh ? log.latest : log.look())
}

/** Returns how many rows of the log ended since the last look of this process. It does not pass them on. */
export async function changesBehind(db: Db): Promise<number> {
  const { snapshot } = logOf(db)
  return snapshot ? (await selectChanges(db, snapshot)).changes.length : 0
}

async function look(db: Db, log: Log): Promise<void> {
  const now = performance.now()
  log.lookedAt = now
  log.writes = writesOf(db)
  try {
    const { server, snapshot, changes } = await selectChanges(db, log.snapshot)
    // Another server may lack what was read from the first one, and give other transactions the same numbers.
    const isOther = log.server !== undefined && server !== log.server
    const isLate = log.server !== undefined && now - log.readAt > MAX_PAUSE
    if (isOther) for (const { onServer } of log.followers) onServer?.()
    notify(log, isOther || isLate ? 'all' : changes)
    Object.assign(log, { server, snapshot, readAt: now })
  } catch (error) {
    log.lookedAt = Number.NEGATIVE_INFINITY
    throw error
  }
}

function notify(log: Log, changes: Change[] | 'all'): void {
  if (changes === 'all') report(log, 'all', 'all')
  const known = changes === 'all' ? [] : changes
  const shown = known.filter(({ scope }) => scope !== 'delivery')
  if (shown.length > 0) report(log, idsOf(shown.filter(({ scope }) => scope === 'list')), idsOf(shown))
  if (known.some(({ scope }) => scope === 'names')) for (const { onNames } of log.followers) onNames?.()
  if (changes === 'all' || shown.length < known.length) for (const { onDelivery } of log.followers) onDelivery?.()
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
