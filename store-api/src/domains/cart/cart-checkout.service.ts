import type { Context } from '#src/http/context.ts'
import { cartOwner } from './cart-owner.service.ts'
import { type CartWithLines, deleteLines, lockCart, touchCart } from './cart.queries.ts'

/** Locks the visitor's cart for the transaction of `context`, for an order to be made of it; undefined when there is none. */
export async function lockCartForOrder(context: Context, token: string | undefined): Promise<CartWithLines | undefined> {
  const owner = await cartOwner(context, token)
  return owner && lockCart(context.db, owner)
}

/** Empties a cart whose lines were ordered. Client and address stay for the next time. */
export async function emptyOrderedCart({ db }: Context, cartId: number): Promise<void> {
  await deleteLines(db, cartId)
  await touchCart(db, cartId)
}
