import { createHash } from 'node:crypto'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ErrorCode } from '#src/http/error-codes.ts'
import { cartOwner } from './cart-access.service.ts'
import { type CartWithLines, claimChange, lockCart, selectCartById, touchCart } from './cart.queries.ts'
import type { CartView } from './cart.schema.ts'
import { viewCart } from './cart-view.service.ts'

/** Changes a cart inside the transaction of `context`. Returns whether something changed. */
export type Change = (context: Context, cart: CartWithLines) => Promise<boolean>

/** A change that a client may repeat: its idempotency key and contents. Without a key every request counts. */
type KeyedChange = { key: string | undefined; contents: object }

/**
 * Runs one change under the lock of the caller's cart, increases its revision, and returns the cart. A change whose key was used before is
 * not repeated. Throws `missing` without a cart, and what the change throws; the cart is unchanged then.
 */
export async function changeCart(
  context: Context,
  token: string | undefined,
  missing: ErrorCode,
  change: Change,
  keyed: KeyedChange = { key: undefined, contents: {} },
): Promise<CartView> {
  const owner = await cartOwner(context, token)
  if (!owner) throw new ApiError(missing)
  const id = await context.db.transaction().execute(async (db) => {
    const cart = await lockCart(db, owner)
    if (!cart) throw new ApiError(missing)
    if (await isRepeated({ ...context, db }, cart.id, keyed)) return cart.id
    if (await change({ ...context, db }, cart)) await touchCart(db, cart.id)
    return cart.id
  })
  return showCart(context, id)
}

/** Returns a cart with current prices and stock. */
export async function showCart(context: Context, id: number, token: string | null = null): Promise<CartView> {
  const cart = await selectCartById(context.db, id)
  if (!cart) throw new ApiError('NOT_FOUND')
  return viewCart(context, cart, token)
}

/**
 * Claims the key of a change inside the transaction of `context`, under the lock of the cart. Returns whether the change was made before.
 * Throws IDEMPOTENCY_CONFLICT for a key with other contents.
 */
export async function isRepeated(context: Context, cartId: number, { key, contents }: KeyedChange): Promise<boolean> {
  if (!key) return false
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest()
  const claim = await claimChange(context.db, cartId, key, hash)
  if (claim === 'conflict') throw new ApiError('IDEMPOTENCY_CONFLICT')
  return claim === 'repeated'
}
