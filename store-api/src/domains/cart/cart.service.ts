import { bookAddress } from '#src/domains/account/address.service.ts'
import type { Context } from '#src/http/context.ts'
import { checkedAddress } from '#src/domains/location/address.service.ts'
import { cartOwner, changeCart } from './cart-change.service.ts'
import {
  acceptPrices, type CartWithLines, deleteCarts, deleteLines, lockCart, selectCartOf, setAddress, setClient, touchCart,
} from './cart.queries.ts'
import type { CartAddressChoiceBody, CartClientBody, CartView } from './cart.schema.ts'
import { viewCart } from './cart-view.service.ts'
import { checkedClient } from './cart-rules.ts'

/** The visitor's cart with the prices and stock of now; null when there is none. */
export async function getCart(context: Context, token: string | undefined): Promise<CartView | null> {
  const owner = await cartOwner(context, token)
  const cart = owner && (await selectCartOf(context.db, owner))
  return cart ? viewCart(context, cart) : null
}

/**
 * Takes today's prices as seen and drops what is no longer shown; the revision moves only when something differed. Throws
 * CART_EMPTY without a cart.
 */
export async function refreshCart(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', ({ db }, cart) => acceptPrices(db, cart.id))
}

/** Stores the client details of the cart (docs/rules/cart.md#checkout-steps). Throws VALIDATION_FAILED with every fault, CART_EMPTY without a cart. */
export async function setCartClient(context: Context, token: string | undefined, body: CartClientBody): Promise<CartView> {
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
export async function setCartAddress(context: Context, token: string | undefined, body: CartAddressChoiceBody): Promise<CartView> {
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

const DAY = 86_400_000
/** A guest's cart is kept twice as long as its token lives in a browser (docs/rules/cart.md#owner-and-lifetime). */
const KEPT_DAYS = { guest: 60, customer: 365 }
const AT_ONCE = 10_000

/**
 * Removes the carts that nobody has changed for 60 days, a customer's after a year, a bounded number at a time, and says how many.
 * An order counts as a change of its cart; the order itself stays.
 */
export async function purgeCarts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const since = (days: number) => new Date(now().getTime() - days * DAY)
  return deleteCarts(db, { guest: since(KEPT_DAYS.guest), customer: since(KEPT_DAYS.customer) }, AT_ONCE)
}
