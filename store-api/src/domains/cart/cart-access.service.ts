import type { ContactDocument } from '#src/db/tables/cart.ts'
import { findCustomer, type SessionCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { networkOf } from 'server-kit/network.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import { type CartOwner, type CartWithLines, lockCart, selectCartOf } from './cart.queries.ts'

/**
 * Returns the owner of the caller's cart: the authenticated customer, whatever token the request has, else the guest
 * with the token; undefined without either. Throws ACCOUNT_BLOCKED.
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
export async function findCartContact(
  context: Context,
  token: string | undefined,
): Promise<ContactDocument | undefined> {
  const owner = await cartOwner(context, token)
  return (owner && (await selectCartOf(context.db, owner)))?.contact ?? undefined
}

/**
 * Locks the caller's cart for the transaction of `context`, so that it can be ordered; undefined when there is none.
 */
export async function lockCartForOrder(
  context: Context,
  token: string | undefined,
): Promise<{ cart: CartWithLines; customer: SessionCustomer | null } | undefined> {
  const customer = await findCustomer(context)
  const owner = ownerOf(customer, token)
  const cart = owner && (await lockCart(context.db, owner))
  return cart && { cart, customer }
}

// Why this number: docs/rules/limits.md#accounts-and-forms.
const cartByNetwork = limit({ name: 'cart-net', tries: 1000, seconds: 3600 })

/** Counts a new cart of a guest. Throws RATE_LIMITED. */
export async function limitNewCart({ db, address }: Context, owner: CartOwner | undefined): Promise<void> {
  if (!isCustomers(owner)) await spend(db, [[cartByNetwork, networkOf(address)]])
}

/**
 * Returns the owner of a new cart, and the token to tell a guest: a new one, since the cart of an old token may be
 * deleted.
 */
export function newOwner(owner: CartOwner | undefined): { owner: CartOwner; token: string | null } {
  if (isCustomers(owner)) return { owner, token: null }
  const token = newToken()
  const tokenHash = hashOfToken(token)
  if (!tokenHash) throw new Error('A new token is not a token')
  return { owner: { tokenHash }, token }
}
