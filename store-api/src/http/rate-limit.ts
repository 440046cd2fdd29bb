import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#src/db/pool.ts'
import { ApiError } from './api-error.ts'

/** So many tries in so many seconds, counted from the first. */
export interface Limit {
  name: string
  tries: number
  seconds: number
}

/** A limit, and who or what is counted. */
export type Spent = readonly [limit: Limit, subject: string]

const limiters = new WeakMap<Db, Map<string, RateLimiterPostgres>>()

/**
 * Counts a try under every limit, in their order, for all processes on one database. At the first limit that is used up it stops,
 * so that who is stopped uses up nothing of others, and throws RATE_LIMITED with the seconds to wait. `db` must be no transaction:
 * what failed counts as well.
 */
export async function spend(db: Db, spent: readonly Spent[]): Promise<void> {
  for (const [limit, subject] of spent) {
    await limiterOf(db, limit)
      .consume(keyOf(subject))
      .catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? new ApiError('RATE_LIMITED', { retryAfter: Math.ceil(reason.msBeforeNext / 1000) || 1 }) : reason
      })
  }
}

/** As `spend` for one limit, but says whether the try may be made instead of throwing. */
export async function maySpend(db: Db, spent: Spent): Promise<boolean> {
  try {
    await spend(db, [spent])
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
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
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  }
}

/** Numbers and addresses of people are not kept to count them. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
