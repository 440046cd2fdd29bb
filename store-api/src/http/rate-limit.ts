import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#src/db/pool.ts'
import type { Limit } from '#src/limits.ts'
import { ApiError } from './api-error.ts'

/** A limit and the subject that it counts. */
export type Spent = readonly [limit: Limit, subject: string]

const limiters = new WeakMap<Db, Map<string, RateLimiterPostgres>>()

/** When an exhausted limit ends, and when the database is asked again; in milliseconds since 1970. */
interface Exhausted {
  endsAt: number
  askAt: number
}

/** Exhausted limits by limiter and subject: a burst of refused tries must write no rows. */
let exhausted = new WeakMap<Db, Map<string, Exhausted>>()
const MOST_EXHAUSTED = 10_000
/** Milliseconds after which the database is asked again: another process may have reset the limit. */
const REMEMBERED_MS = 10_000

/**
 * Counts a try under all limits in their order, shared by all processes on one database. At the first exhausted limit
 * it reverts the counts, so that a refused try costs nothing, and throws RATE_LIMITED with the seconds to wait. `db`
 * must be no transaction: failed tries count too.
 */
export async function spend(db: Db, spent: readonly Spent[]): Promise<void> {
  const remembered = Math.max(...spent.map((each) => msLeft(db, each)))
  if (remembered > 0) throw rateLimited(remembered)
  for (const [index, one] of spent.entries()) {
    const [limit, subject] = one
    try {
      await limiterOf(db, limit).consume(hashSubject(subject))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      await giveBack(db, spent.slice(0, index))
      const { consumedPoints } = await limiterOf(db, limit).reward(hashSubject(subject))
      // Successes that ran at the same time may have given back theirs.
      if (consumedPoints >= limit.tries) remember(db, one, reason.msBeforeNext)
      throw rateLimited(reason.msBeforeNext)
    }
  }
}

/** Like `spend` for one limit, but returns the refusal instead of throwing it. */
export async function trySpend(db: Db, spent: Spent): Promise<ApiError | undefined> {
  try {
    await spend(db, [spent])
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** Like `spend` for one limit, but returns whether the try is allowed. */
export async function maySpend(db: Db, spent: Spent): Promise<boolean> {
  return (await trySpend(db, spent)) === undefined
}

/** Returns the refusal of an exhausted limit, otherwise undefined. Counts nothing. */
export async function peekLimit(db: Db, spent: Spent): Promise<ApiError | undefined> {
  const remembered = msLeft(db, spent)
  if (remembered > 0) return rateLimited(remembered)
  const [limit, subject] = spent
  const state = await limiterOf(db, limit).get(hashSubject(subject))
  return state && state.consumedPoints >= limit.tries ? rateLimited(state.msBeforeNext) : undefined
}

/** Resets the count of one subject. */
export async function forgetSpent(db: Db, [limit, subject]: Spent): Promise<void> {
  exhausted.get(db)?.delete(memoryKey(limit, subject))
  await limiterOf(db, limit).delete(hashSubject(subject))
}

/** Reverts the counts of `spend` after a success: only failures count. */
export async function giveBack(db: Db, spent: readonly Spent[]): Promise<void> {
  for (const [limit, subject] of spent) {
    exhausted.get(db)?.delete(memoryKey(limit, subject))
    await limiterOf(db, limit).reward(hashSubject(subject))
  }
}

/** Forgets which limits are exhausted, for tests that delete the counts. */
export function forgetExhausted(): void {
  exhausted = new WeakMap()
}

/** Returns how long a limit is known to be exhausted, in milliseconds; 0 when the database decides. */
function msLeft(db: Db, [limit, subject]: Spent): number {
  const known = exhausted.get(db)
  const key = memoryKey(limit, subject)
  const { endsAt, askAt } = known?.get(key) ?? { endsAt: 0, askAt: 0 }
  if (askAt > Date.now()) return endsAt - Date.now()
  known?.delete(key)
  return 0
}

function remember(db: Db, [limit, subject]: Spent, ms: number): void {
  const known = exhausted.get(db) ?? new Map<string, Exhausted>()
  if (known.size >= MOST_EXHAUSTED) known.clear()
  const now = Date.now()
  exhausted.set(
    db,
    known.set(memoryKey(limit, subject), { endsAt: now + ms, askAt: now + Math.min(ms, REMEMBERED_MS) }),
  )
}

function memoryKey({ name }: Limit, subject: string): string {
  return `${name} ${hashSubject(subject)}`
}

/** Deletes expired counts, at most `atOnce`, and returns their number. The limiter uses the real clock. */
export async function purgeLimits(db: Db, atOnce = 10_000): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from rate_limit where key in (select key from rate_limit where expire < ${Date.now()} limit ${atOnce} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows)
}

function limiterOf(db: Db, { name, tries, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(db) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(db, known)
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: clientOf(db),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // One process deletes expired rows for all (`jobs/cleanup.ts`).
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: tries,
      duration: seconds,
    })
  known.set(name, limiter)
  return limiter
}

/** The PostgreSQL client of the limiter, on our pool. */
function clientOf(db: Db) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}

function rateLimited(ms: number): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.ceil(ms / 1000) || 1 })
}

/** Hashes a subject: the counts store no mobiles and addresses. */
export function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
