import type { CodeRefusal } from '#src/domains/account/code.service.ts'
import { readCode } from '#src/domains/order/code-rules.ts'
import { contendedTransaction } from '#src/domains/order/contended-transaction.queries.ts'
import { limitedCheck } from '#src/domains/order/order-limits.ts'
import { viewPlaced } from '#src/domains/order/order-view.service.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfRequest } from './placing-rules.ts'
import { claimKey, deleteKeys, freeKey, keepAnswer } from './placing.queries.ts'

/** The result of a request's transaction. */
export type Outcome = { orderId: number; replayed: boolean } | { refused: CodeRefusal }

const codeRules: Record<CodeRefusal, string> = { CODE_INVALID: 'wrong', CODE_EXPIRED: 'expired', CODE_TOO_MANY_TRIES: 'tries' }

/**
 * Runs `place` in one transaction and returns the order that it made; `mobile` is that of the code. A wrong code commits that
 * transaction, so that the try counts. Throws CODE_INVALID, CODE_EXPIRED, CODE_TOO_MANY_TRIES at `code`, RATE_LIMITED, and what `place` throws.
 */
export async function placeInTransaction(
  context: Context,
  given: { code: string | null | undefined; mobile: string },
  place: (inside: Context, code: string | null) => Promise<Outcome>,
): Promise<{ order: Order; replayed: boolean }> {
  const moment = context.now()
  const code = given.code?.trim() ? readCode(given.code) : null
  const run = async () => {
    const outcome = await contendedTransaction(context.db, (db) => place({ ...context, db, now: () => moment }, code))
    if ('orderId' in outcome) return outcome
    throw new ApiError(outcome.refused, { fields: { code: [{ rule: codeRules[outcome.refused] }] } })
  }
  const { orderId, replayed } = await (code === null ? run() : limitedCheck(context, given.mobile, run))
  return { order: await viewPlaced(context, orderId), replayed }
}

/** The key, its scope, and the contents of the request. A code is not among the contents: it is added to the same request. */
export interface RequestKey {
  scope: string
  key: string
  contents: object
}

/**
 * Places an order under a key once, inside the transaction of `context`: the key's earlier order is returned again. Throws
 * IDEMPOTENCY_CONFLICT for other contents under the same key, and what `place` throws.
 */
export async function placeOnce(
  { db }: Context,
  { scope, key, contents }: RequestKey,
  place: () => Promise<number | CodeRefusal>,
): Promise<Outcome> {
  const hash = hashOfRequest({ ...contents })
  const earlier = await claimKey(db, scope, key, hash)
  if (earlier && !earlier.request_hash.equals(hash)) throw new ApiError('IDEMPOTENCY_CONFLICT')
  if (earlier) return { orderId: earlier.answer.orderId, replayed: true }
  const placed = await place()
  if (typeof placed === 'string') {
    await freeKey(db, scope, key)
    return { refused: placed }
  }
  await keepAnswer(db, scope, key, { orderId: placed })
  return { orderId: placed, replayed: false }
}

const DAY = 86_400_000
/** No client repeats a request after that; a cart that was ordered is empty by then anyway. */
const KEPT_DAYS = 7
const AT_ONCE = 10_000

/** Forgets the idempotency keys that are older than 7 days, a bounded number at a time, and says how many. */
export async function purgeRequestKeys({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteKeys(db, new Date(now().getTime() - KEPT_DAYS * DAY), AT_ONCE)
}
