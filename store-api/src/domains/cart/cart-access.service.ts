import type { ContactDocument } from '#src/db/tables/cart.ts'
import { findCustomer, type SessionCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { networkOf } from 'server-kit/network.ts'
import { hashOfToken } from '#src/http/opaque-token.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import { type CartOwner, type CartWithLines, deleteLines, hasCart, insertCart, lockCart, selectCartOf, setCoupon, touchCart } from './cart.queries.ts'

/**
 * Returns the owner of the caller's cart: the authenticated customer, whatever token the request has, else the guest with the token;
 * undefined without either. Throws ACCOUNT_BLOCKED.
 */
export async function cartOwner(context: Context, token: string | undefined): Promise<CartOwner | undefined> {
  return ownerOf(await findCustomer(context), token)
}

function ownerOf(customer: SessionCustomer | null, token: string | undefined): CartOwner | undefined {
  if (customer) return { customerId: customer.id }
  const tokenHash = hashOfToken(token)
  return tokenHash ? { tokenHash } : undefined
}

/** Returns whether a cart belongs to a customer, and therefore needs no token. */
export function isCustomers(owner: CartOwner | undefined): owner is { customerId: number } {
  return owner !== undefined && 'customerId' in owner
}

/** Returns the client details of the caller's cart; undefined without a cart or details. */
export async function findCartContact(context: Context, token: string | undefined): Promise<ContactDocument | undefined> {
  const owner = await cartOwner(context, token)
  return (owner && (await selectCartOf(context.db, owner)))?.contact ?? undefined
}

/** Locks the caller's cart for the transaction of `context`, so that it can be ordered; undefined when there is none. */
export async function lockCartForOrder(
  context: Context,
  token: string | undefined,
): Promise<{ cart: CartWithLines; customer: SessionCustomer | null } | undefined> {
  const customer = await findCustomer(context)
  const owner = ownerOf(customer, token)
  const cart = owner && (await lockCart(context.db, owner))
  return cart && { cart, customer }
}

/** Removes the lines and the coupon of an ordered cart. Client and address stay for the next order. */
export async function emptyOrderedCart({ db }: Context, cartId: number): Promise<void> {
  await deleteLines(db, cartId)
  await setCoupon(db, cartId, null)
  await touchCart(db, cartId)
}

// Why this number: docs/rules/limits.md#accounts-and-forms.
const cartByNetwork = limit({ name: 'cart-net', tries: 1000, seconds: 3600 })

/** Counts a new cart of a guest; a token without a cart counts as none. Throws RATE_LIMITED. */
export async function limitNewCart({ db, address }: Context, owner: CartOwner | undefined): Promise<void> {
  if (owner && (isCustomers(owner) || (await hasCart(db, owner)))) return
  await spend(db, [[cartByNetwork, networkOf(address)]])
}

/** Locks the cart of an owner, or creates it: a customer's, else one with a new `token`, since the cart of an old token may be deleted. */
export async function lockOrCreateCart(
  db: Context['db'],
  owner: CartOwner | undefined,
  token: string,
): Promise<{ cart: CartWithLines; isNew: boolean }> {
  const known = owner && (await lockCart(db, owner))
  if (known) return { cart: known, isNew: false }
  const tokenHash = hashOfToken(token)
  if (!tokenHash) throw new Error('A new token is not a token')
  const newOwner = isCustomers(owner) ? owner : { tokenHash }
  await insertCart(db, newOwner)
  const cart = await lockCart(db, newOwner)
  if (!cart) throw new Error('The new cart is missing')
  return { cart, isNew: true }
}
