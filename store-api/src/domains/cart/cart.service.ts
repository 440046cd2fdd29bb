import { bookAddress } from '#src/domains/account/book-address.service.ts'
import type { Context } from '#src/http/context.ts'
import { checkedAddress } from './address.service.ts'
import { changeCart } from './cart-change.service.ts'
import { cartOwner } from './cart-owner.service.ts'
import { viewCart } from './cart-view.service.ts'
import { acceptPrices, type CartWithLines, deleteLines, lockCart, selectCartOf, setAddress, setClient, touchCart } from './cart.queries.ts'
import type { Cart, CartAddressChoiceBody, CartClientBody } from './cart.schema.ts'
import { checkedClient } from './client-rules.ts'

/** The visitor's cart with the prices and stock of now; null when there is none. */
export async function getCart(context: Context, token: string | undefined): Promise<Cart | null> {
  const owner = await cartOwner(context, token)
  const cart = owner && (await selectCartOf(context.db, owner))
  return cart ? viewCart(context, cart) : null
}

/**
 * Takes today's prices as seen and drops what is no longer shown; the revision moves only when something differed. Throws
 * CART_EMPTY without a cart.
 */
export async function refreshCart(context: Context, token: string | undefined): Promise<Cart> {
  return changeCart(context, token, 'CART_EMPTY', ({ db }, cart) => acceptPrices(db, cart.id))
}

/** Stores the client details of the cart (docs/rules/cart.md#checkout-steps). Throws VALIDATION_FAILED with every fault, CART_EMPTY without a cart. */
export async function setCartClient(context: Context, token: string | undefined, body: CartClientBody): Promise<Cart> {
  const client = checkedClient(body)
  return changeCart(context, token, 'CART_EMPTY', async ({ db }, cart) => {
    await setClient(db, cart.id, client)
    return true
  })
}

/**
 * Stores the delivery address of the cart (docs/rules/cart.md#checkout-steps), by an address of the customer's book or in full. Throws VALIDATION_FAILED with every fault,
 * REGION_NOT_DELIVERABLE when that is the only one, CART_EMPTY without a cart, UNAUTHENTICATED and NOT_FOUND of the address book.
 */
export async function setCartAddress(context: Context, token: string | undefined, body: CartAddressChoiceBody): Promise<Cart> {
  const address = await checkedAddress(context, body.addressId ? await bookAddress(context, body.addressId) : body)
  return changeCart(context, token, 'CART_EMPTY', async ({ db }, cart) => {
    await setAddress(db, cart.id, address)
    return true
  })
}

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
