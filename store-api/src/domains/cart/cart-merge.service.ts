import { requireCustomer } from '#src/domains/account/session.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'
import { ApiError } from '#src/http/api-error.ts'
import { cartOwner, isCustomers, limitNewCart, lockOrCreateCart } from './cart-access.service.ts'
import { showCart } from './cart-change.service.ts'
import {
  type CartLineRow, type CartWithLines, deleteCart, insertCart, lockBoth, putLine, selectCartOf, setAddress, setContact, setCoupon, setPickup, touchCart,
} from './cart.queries.ts'
import type { CartMerge, CartView } from './cart.schema.ts'
import { type Choice, shareStock, variantIdsOf, type Variants } from './cart-stock.ts'

const NOTHING: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }

/**
 * Merges a guest's cart into the authenticated customer's and reports the result (docs/rules/cart.md#merging). One transaction locks both
 * carts and deletes the guest's. Without a guest's cart nothing changes; returns null when the customer has none either. Throws
 * UNAUTHENTICATED.
 */
export async function mergeCart(context: Context, guestToken: string): Promise<CartView | null> {
  const { id: customerId } = await requireCustomer(context)
  const tokenHash = hashOfToken(guestToken)
  const work = (hash: Buffer) => context.db.transaction().execute((db) => mergeInside({ ...context, db }, customerId, hash))
  const merged = tokenHash ? await work(tokenHash) : NOTHING
  const cart = await selectCartOf(context.db, { customerId })
  return cart ? { ...(await showCart(context, cart.id)), merged } : null
}

async function mergeInside(context: Context, customerId: number, tokenHash: Buffer): Promise<CartMerge> {
  const { db } = context
  // A guest without a cart must not create an empty one for the customer.
  if (await selectCartOf(db, { tokenHash })) await insertCart(db, { customerId })
  const { own, guests } = await lockBoth(db, customerId, tokenHash)
  if (!own || !guests) return NOTHING
  const variants = await findSellableVariants(context, variantIdsOf([...own.lines, ...guests.lines]))
  const { lines, merged } = joinLines(own.lines, guests.lines, variants, context)
  for (const line of lines) await putLine(db, own.id, line)
  await copyMissingDetails(context, own, guests)
  await deleteCart(db, guests.id)
  await touchCart(db, own.id)
  return merged
}

/** Copies contact, address, coupon and pick-up of the guest's cart where the customer's cart has none. */
async function copyMissingDetails({ db }: Context, own: CartWithLines, guests: CartWithLines): Promise<void> {
  if (!own.contact && guests.contact) await setContact(db, own.id, guests.contact)
  if (!own.address && guests.address) await setAddress(db, own.id, guests.address)
  if (!own.couponId && guests.couponId) await setCoupon(db, own.id, guests.couponId)
  if (own.pickupBranchId === null && guests.pickupBranchId !== null) await setPickup(db, own.id, guests.pickupBranchId)
}

/** A line to add; 0 stands for a bundle part that no longer exists. */
type WantedLine = Pick<CartLineRow, 'variantId' | 'parts' | 'quantity' | 'names'>

/**
 * Adds lines to the caller's cart in one transaction, each as far as stock and limits allow, at current prices. Creates the cart when there
 * is none; only that response contains a guest's token. Throws VARIANT_UNAVAILABLE when the new cart would be empty.
 */
export async function fillCart(
  context: Context,
  token: string | undefined,
  wanted: WantedLine[],
): Promise<{ cart: CartView; merged: CartMerge }> {
  const owner = await cartOwner(context, token)
  await limitNewCart(context, owner)
  const freshToken = newToken()
  const { id, isNew, merged } = await context.db.transaction().execute(async (db) => {
    const { cart, isNew } = await lockOrCreateCart(db, owner, freshToken)
    const variants = await findSellableVariants({ ...context, db }, variantIdsOf([...cart.lines, ...wanted]))
    const priceOf = (variantId: number) => variants.get(variantId)?.variant.price ?? 0
    const others = wanted.map((line) => ({ ...line, id: 0, seenPrice: priceOf(line.variantId) }))
    const joined = joinLines(cart.lines, others, variants, context)
    if (isNew && joined.lines.length === 0) throw new ApiError('VARIANT_UNAVAILABLE')
    for (const line of joined.lines) await putLine(db, cart.id, line)
    await touchCart(db, cart.id)
    return { id: cart.id, isNew, merged: joined.merged }
  })
  return { cart: await showCart(context, id, isNew && !isCustomers(owner) ? freshToken : null), merged }
}

/** A line as it is stored; `price` is the one that the customer saw. */
type JoinedLine = Choice & { quantity: number; price: number }

/**
 * Joins the lines of another cart to a cart's own: equal choices are summed, each line as far as stock and limits allow, own lines first.
 * Returns the changed lines and the report.
 */
function joinLines(
  own: readonly CartLineRow[],
  others: readonly CartLineRow[],
  variants: Variants,
  { config, language }: Pick<Context, 'config' | 'language'>,
): { lines: JoinedLine[]; merged: CartMerge } {
  const served = own.map((line) => ({ ...line }))
  const lines: JoinedLine[] = []
  const merged: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }
  for (const line of others) {
    const same = served.find(({ variantId, parts }) => variantId === line.variantId && String(parts) === String(line.parts))
    const before = same?.quantity ?? 0
    const wanted = before + line.quantity
    const most = !same && served.length >= config.maxCartLines ? 0 : Math.min(wanted, config.maxQuantity)
    const rest = served.filter((each) => each !== same)
    const available = shareStock([...rest, { ...line, quantity: most }], variants).at(-1) ?? 0
    const quantity = Math.max(before, Math.min(most, available))
    if (quantity > before) {
      if (same) same.quantity = quantity
      else served.push({ ...line, quantity })
      lines.push({ variantId: line.variantId, parts: line.parts, quantity, price: same?.seenPrice ?? line.seenPrice })
    }
    const report = { name: line.names[language], wanted, quantity }
    if (quantity === 0) merged.dropped.push(report)
    else if (quantity < wanted) merged.reduced.push(report)
    else if (same) merged.summed += 1
    else merged.added += 1
  }
  return { lines, merged }
}
