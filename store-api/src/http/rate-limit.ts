import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#src/db/pool.ts'
import type { Limit } from '#src/limits.ts'
import { ApiError } from './api-error.ts'

/** A limit, and who or what is counted. */
export type Spent = readonly [limit: Limit, subject: string]

const limiters = new WeakMap<Db, Map<string, RateLimiterPostgres>>()

/**
 * Counts a try under every limit, in their order, for all processes on one database. At the first limit that is used up it stops,
 * takes everything back, so that a stopped try uses up nothing, and throws RATE_LIMITED with the seconds to wait. `db` must be no
 * transaction: failed tries count as well.
 */
export async function spend(db: Db, spent: readonly Spent[]): Promise<void> {
  for (const [index, [limit, subject]] of spent.entries()) {
    try {
      await limiterOf(db, limit).consume(keyOf(subject))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      await giveBack(db, spent.slice(0, index + 1))
      throw rateLimited(reason)
    }
  }
}

/** As `spend` for one limit, but returns the refusal instead of throwing it. */
export async function refusalOf(db: Db, spent: Spent): Promise<ApiError | undefined> {
  try {
    await spend(db, [spent])
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** As `spend` for one limit, but says whether the try may be made instead of throwing. */
export async function maySpend(db: Db, spent: Spent): Promise<boolean> {
  return (await refusalOf(db, spent)) === undefined
}

/** The refusal of a limit that is used up, else undefined; counts nothing. */
export async function usedUp(db: Db, [limit, subject]: Spent): Promise<ApiError | undefined> {
  const state = await limiterOf(db, limit).get(keyOf(subject))
  return state && state.consumedPoints >= limit.tries ? rateLimited(state) : undefined
}

/** Forgets what one subject has spent of a limit. */
export async function forgetSpent(db: Db, [limit, subject]: Spent): Promise<void> {
  await limiterOf(db, limit).delete(keyOf(subject))
}

/** Takes back what `spend` counted: only what fails is to count. */
export async function giveBack(db: Db, spent: readonly Spent[]): Promise<void> {
  for (const [limit, subject] of spent) await limiterOf(db, limit).reward(keyOf(subject))
}

/** Forgets what is no longer counted, a bounded number at a time, and says how many. The limiter counts by the real clock. */
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
      // The house is kept by one process for all (`housekeeping.ts`).
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: tries,
      duration: seconds,
    })
  known.set(name, limiter)
  return limiter
}

/** What the limiter asks of a PostgreSQL client, on our pool. */
function clientOf(db: Db) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}

function rateLimited({ msBeforeNext }: RateLimiterRes): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.ceil(msBeforeNext / 1000) || 1 })
}

/** Numbers and addresses of people are not kept to count them. */
export function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
