import type { Context } from '#src/http/context.ts'
import { type CartWithLines, deleteLines, lockCart, touchCart } from './cart.queries.ts'
import { hashOfToken } from '#src/http/opaque-token.ts'

/** Locks the cart of a token for the transaction of `context`, for an order to be made of it; undefined when there is none. */
export async function lockCartForOrder({ db }: Context, token: string | undefined): Promise<CartWithLines | undefined> {
  const hash = hashOfToken(token)
  return hash ? lockCart(db, hash) : undefined
}

/** Empties a cart whose lines were ordered. Client and address stay for the next time. */
export async function emptyOrderedCart({ db }: Context, cartId: number): Promise<void> {
  await deleteLines(db, cartId)
  await touchCart(db, cartId)
}
