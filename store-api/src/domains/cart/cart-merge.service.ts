import { requireCustomer } from '#src/domains/account/session.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken } from '#src/http/opaque-token.ts'
import { showCart } from './cart-change.service.ts'
import { joinLines } from './cart-join.ts'
import {
  type CartWithLines, deleteCart, insertCart, lockBoth, putLine, selectCartOf, setAddress, setClient, touchCart,
} from './cart.queries.ts'
import type { CartMerge } from './cart-merge.schema.ts'
import type { Cart } from './cart.schema.ts'
import { variantIdsOf } from './cart-stock.ts'

const NOTHING: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }

/**
 * Puts a guest's cart into the cart of the customer who is logged in, and says what became of its lines. One transaction that holds
 * both carts: all of it is done and the guest's cart is gone, or nothing is. Without such a cart (any more) nothing changes.
 * Who orders and where it goes are the guest's where the customer's cart does not say. Gives null when there is no cart at all.
 * Throws UNAUTHENTICATED.
 */
export async function mergeCart(context: Context, guestToken: string): Promise<Cart | null> {
  const { id: customerId } = await requireCustomer(context)
  const tokenHash = hashOfToken(guestToken)
  const work = (hash: Buffer) => context.db.transaction().execute((db) => mergeInside({ ...context, db }, customerId, hash))
  const merged = tokenHash ? await work(tokenHash) : NOTHING
  const cart = await selectCartOf(context.db, { customerId })
  return cart ? { ...(await showCart(context, cart.id)), merged } : null
}

async function mergeInside(context: Context, customerId: number, tokenHash: Buffer): Promise<CartMerge> {
  const { db } = context
  // Only when there is something for it: nobody needs an empty cart.
  if (await selectCartOf(db, { tokenHash })) await insertCart(db, { customerId })
  const { own, guests } = await lockBoth(db, customerId, tokenHash)
  if (!own || !guests) return NOTHING
  const variants = await findSellableVariants(context, variantIdsOf([...own.lines, ...guests.lines]))
  const { lines, merged } = joinLines(own.lines, guests.lines, variants, context)
  for (const line of lines) await putLine(db, own.id, line)
  await takeDetails(context, own, guests)
  await deleteCart(db, guests.id)
  await touchCart(db, own.id)
  return merged
}

async function takeDetails({ db }: Context, own: CartWithLines, guests: CartWithLines): Promise<void> {
  if (!own.client && guests.client) await setClient(db, own.id, guests.client)
  if (!own.address && guests.address) await setAddress(db, own.id, guests.address)
}
