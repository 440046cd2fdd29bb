import { requireCustomer } from '#src/domains/account/session.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken } from '#src/http/opaque-token.ts'
import { ApiError } from '#src/http/api-error.ts'
import { cartOwner } from './cart-access.service.ts'
import { changeOrCreateCart } from './cart-change.service.ts'
import { type CartLineRow, type CartWithLines, deleteCart, insertCart, lockBoth, selectCartOf } from './cart.queries.ts'
import type { CartMerge, CartView } from './cart.schema.ts'
import { type Choice, shareStock, variantIdsOf, type Variants } from './cart-stock.ts'
import { viewCart } from './cart-view.service.ts'
import { type CartWrite, writeCart } from './cart-write.queries.ts'

const NOTHING: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }

/**
 * Merges a guest's cart into the authenticated customer's and reports the result (docs/rules/cart.md#merging). One
 * transaction locks both carts and deletes the guest's. Without a guest's cart nothing changes; returns null when the
 * customer has none either. Throws UNAUTHENTICATED.
 */
export async function mergeCart(context: Context, guestToken: string): Promise<CartView | null> {
  const { id: customerId } = await requireCustomer(context)
  const tokenHash = hashOfToken(guestToken)
  const work = (hash: Buffer) =>
    context.db.transaction().execute((db) => mergeInside({ ...context, db }, customerId, hash))
  const merged = tokenHash ? await work(tokenHash) : NOTHING
  const cart = await selectCartOf(context.db, { customerId })
  return cart ? { ...(await viewCart(context, cart)), merged } : null
}

async function mergeInside(context: Context, customerId: number, tokenHash: Buffer): Promise<CartMerge> {
  const { db } = context
  // A guest without a cart must not create an empty one for the customer.
  if (await selectCartOf(db, { tokenHash })) await insertCart(db, customerId)
  const { own, guests } = await lockBoth(db, customerId, tokenHash)
  if (!own || !guests) return NOTHING
  const variants = await findSellableVariants(context, variantIdsOf([...own.lines, ...guests.lines]))
  const { lines, merged } = joinLines(own.lines, guests.lines, variants, context)
  if (!(await writeCart(db, own, { columns: missingDetails(own, guests), put: lines })))
    throw new Error('A locked cart has moved')
  await deleteCart(db, guests.id)
  return merged
}

/** Returns contact, address, coupon and pick-up of the guest's cart where the customer's cart has none. */
function missingDetails(own: CartWithLines, guests: CartWithLines): CartWrite['columns'] {
  return {
    contact: own.contact ?? guests.contact,
    address: own.address ?? guests.address,
    couponId: own.couponId ?? guests.couponId,
    pickupBranchId: own.pickupBranchId ?? guests.pickupBranchId,
  }
}

/** A line to add; 0 stands for a bundle part that no longer exists. */
type WantedLine = Pick<CartLineRow, 'variantId' | 'parts' | 'quantity' | 'names'>

/**
 * Adds lines to the caller's cart in one transaction, each as far as stock and limits allow, at current prices. Creates
 * the cart when there is none; only that response contains a guest's token. Throws VARIANT_UNAVAILABLE when the new
 * cart would be empty.
 */
export async function fillCart(
  context: Context,
  token: string | undefined,
  wanted: WantedLine[],
): Promise<{ cart: CartView; merged: CartMerge }> {
  let merged = NOTHING
  const cart = await changeOrCreateCart(
    context,
    await cartOwner(context, token),
    async (inside, { id, lines: own }) => {
      const variants = await findSellableVariants(inside, variantIdsOf([...own, ...wanted]))
      const joined = joinLines(
        own,
        wanted.map((line) => ({ ...line, seenPrice: variants.get(line.variantId)?.variant.price ?? 0 })),
        variants,
        context,
      )
      if (id === 0 && joined.lines.length === 0) throw new ApiError('VARIANT_UNAVAILABLE')
      merged = joined.merged
      return { write: { put: joined.lines }, variants }
    },
  )
  return { cart, merged }
}

/** A line as it is stored; `price` is the one that the customer saw. */
type JoinedLine = Choice & { quantity: number; price: number }

/**
 * Joins the lines of another cart to a cart's own: equal choices are summed, each line as far as stock and limits
 * allow, own lines first. Returns the changed lines and the report.
 */
function joinLines(
  own: readonly CartLineRow[],
  others: readonly (WantedLine & { seenPrice: number })[],
  variants: Variants,
  { config, language }: Pick<Context, 'config' | 'language'>,
): { lines: JoinedLine[]; merged: CartMerge } {
  const served: (WantedLine & { seenPrice: number })[] = own.map((line) => ({ ...line }))
  const lines = new Map<string, JoinedLine>()
  const merged: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }
  for (const line of others) {
    const same = served.find(
      ({ variantId, parts }) => variantId === line.variantId && String(parts) === String(line.parts),
    )
    const before = same?.quantity ?? 0
    const wanted = before + line.quantity
    const most = !same && served.length >= config.maxCartLines ? 0 : Math.min(wanted, config.maxQuantity)
    const rest = served.filter((each) => each !== same)
    const available = shareStock([...rest, { ...line, quantity: most }], variants).at(-1) ?? 0
    const quantity = Math.max(before, Math.min(most, available))
    if (quantity > before) {
      if (same) same.quantity = quantity
      else served.push({ ...line, quantity })
      lines.set(`${line.variantId} ${String(line.parts)}`, {
        variantId: line.variantId,
        parts: line.parts,
        quantity,
        price: same?.seenPrice ?? line.seenPrice,
      })
    }
    const report = { name: line.names[language], wanted, quantity }
    if (quantity === 0) merged.dropped.push(report)
    else if (quantity < wanted) merged.reduced.push(report)
    else if (same) merged.summed += 1
    else merged.added += 1
  }
  return { lines: [...lines.values()], merged }
}
