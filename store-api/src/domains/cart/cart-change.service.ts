import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ErrorCode } from '#src/http/error-codes.ts'
import { wasMade, type Wish } from './cart-once.service.ts'
import { cartOwner } from './cart-owner.service.ts'
import { type CartWithLines, lockCart, selectCartById, touchCart } from './cart.queries.ts'
import type { Cart } from './cart.schema.ts'
import { viewCart } from './cart-view.service.ts'

/** Changes a cart inside the transaction of `context`; false when nothing had to change. */
export type Change = (context: Context, cart: CartWithLines) => Promise<boolean>

/**
 * Runs one change under the lock of the visitor's cart, counts it, and answers with the cart as it is then. A `wish` that was made
 * before under its key is not made again. Throws `missing` when there is no such cart, and whatever the change throws; then nothing has changed.
 */
export async function changeCart(
  context: Context,
  token: string | undefined,
  missing: ErrorCode,
  change: Change,
  wish: Wish = { key: undefined, asked: {} },
): Promise<Cart> {
  const owner = await cartOwner(context, token)
  if (!owner) throw new ApiError(missing)
  const id = await context.db.transaction().execute(async (db) => {
    const cart = await lockCart(db, owner)
    if (!cart) throw new ApiError(missing)
    if (await wasMade({ ...context, db }, cart.id, wish)) return cart.id
    if (await change({ ...context, db }, cart)) await touchCart(db, cart.id)
    return cart.id
  })
  return showCart(context, id)
}

/** The cart as it is now. */
export async function showCart(context: Context, id: number, token: string | null = null): Promise<Cart> {
  const cart = await selectCartById(context.db, id)
  if (!cart) throw new ApiError('NOT_FOUND')
  return viewCart(context, cart, token)
}
