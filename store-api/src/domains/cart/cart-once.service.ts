import { createHash } from 'node:crypto'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { claimChange } from './cart.queries.ts'

/** A change that may be sent more than once: its key, and what is asked. Without a key every sending counts. */
export type Wish = { key: string | undefined; asked: object }

/**
 * Whether a change of a cart was made before under its key, inside the transaction of `context` and under the lock of the cart: then
 * it is not made again. Throws IDEMPOTENCY_CONFLICT when the key was used for something else.
 */
export async function wasMade(context: Context, cartId: number, { key, asked }: Wish): Promise<boolean> {
  if (!key) return false
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest()
  const claim = await claimChange(context.db, cartId, key, hash)
  if (claim === 'other') throw new ApiError('IDEMPOTENCY_CONFLICT')
  return claim === 'again'
}
