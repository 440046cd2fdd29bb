import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#src/db/pool.ts'
import type { Limit } from '#src/limits.ts'
import { ApiError } from './api-error.ts'

/** A limit and the subject that it counts. */
export type Spent = readonly [limit: Limit, subject: string]

const limiters = new WeakMap<Db, Map<string, RateLimiterPostgres>>()

/**
 * Counts a try under all limits in their order, shared by all processes on one database. At the first exhausted limit it reverts the counts,
 * so that a refused try costs nothing, and throws RATE_LIMITED with the seconds to wait. `db` must be no transaction: failed tries count too.
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

/** Like `spend` for one limit, but returns the refusal instead of throwing it. */
export async function refusalOf(db: Db, spent: Spent): Promise<ApiError | undefined> {
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
  return (await refusalOf(db, spent)) === undefined
}

/** Returns the refusal of an exhausted limit, otherwise undefined. Counts nothing. */
export async function usedUp(db: Db, [limit, subject]: Spent): Promise<ApiError | undefined> {
  const state = await limiterOf(db, limit).get(keyOf(subject))
  return state && state.consumedPoints >= limit.tries ? rateLimited(state) : undefined
}

/** Resets the count of one subject. */
export async function forgetSpent(db: Db, [limit, subject]: Spent): Promise<void> {
  await limiterOf(db, limit).delete(keyOf(subject))
}

/** Reverts the counts of `spend` after a success: only failures count. */
export async function giveBack(db: Db, spent: readonly Spent[]): Promise<void> {
  for (const [limit, subject] of spent) await limiterOf(db, limit).reward(keyOf(subject))
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
      // One process deletes expired rows for all (`housekeeping.ts`).
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

function rateLimited({ msBeforeNext }: RateLimiterRes): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.ceil(msBeforeNext / 1000) || 1 })
}

/** Hashes a subject: the counts store no mobiles and addresses. */
export function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
