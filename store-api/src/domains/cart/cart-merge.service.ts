import { requireCustomer } from '#src/domains/account/session.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'
import { ApiError } from '#src/http/api-error.ts'
import { cartOwner, limitNewCart, showCart } from './cart-change.service.ts'
import {
  type CartLineRow, type CartWithLines, deleteCart, insertCart, lockBoth, lockCart, putLine, selectCartOf, setAddress, setClient, touchCart,
} from './cart.queries.ts'
import type { CartMerge, CartView } from './cart.schema.ts'
import { type Choice, shareStock, variantIdsOf, type Variants } from './cart-stock.ts'
import { isCustomers, makeCart } from './cart-line.service.ts'

const NOTHING: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }

/**
 * Puts a guest's cart into the cart of the customer who is logged in, and says what became of its lines. One transaction that holds
 * both carts: all of it is done and the guest's cart is gone, or nothing is. Without such a cart (any more) nothing changes.
 * Who orders and where it goes are the guest's where the customer's cart does not say. Gives null when there is no cart at all.
 * Throws UNAUTHENTICATED.
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

/** A line that a cart is to have; a part that there is no more is 0. */
type WantedLine = Pick<CartLineRow, 'variantId' | 'parts' | 'quantity' | 'names'>

/**
 * Puts lines into the caller's cart in one transaction, each as far as it can be had, at the prices of now; what is in the cart stays.
 * Without a cart one is made, and a guest is told its token. Throws VARIANT_UNAVAILABLE when there would be a cart with nothing.
 */
export async function fillCart(
  context: Context,
  token: string | undefined,
  wanted: WantedLine[],
): Promise<{ cart: CartView; merged: CartMerge }> {
  const owner = await cartOwner(context, token)
  await limitNewCart(context, owner)
  const fresh = newToken()
  const { id, isNew, merged } = await context.db.transaction().execute(async (db) => {
    const known = owner && (await lockCart(db, owner))
    const cart = known ?? (await makeCart(db, owner, fresh))
    const variants = await findSellableVariants({ ...context, db }, variantIdsOf([...cart.lines, ...wanted]))
    const priceOf = (variantId: number) => variants.get(variantId)?.variant.price ?? 0
    const others = wanted.map((line) => ({ ...line, id: 0, seenPrice: priceOf(line.variantId) }))
    const joined = joinLines(cart.lines, others, variants, context)
    if (!known && joined.lines.length === 0) throw new ApiError('VARIANT_UNAVAILABLE')
    for (const line of joined.lines) await putLine(db, cart.id, line)
    await touchCart(db, cart.id)
    return { id: cart.id, isNew: !known, merged: joined.merged }
  })
  return { cart: await showCart(context, id, isNew && !isCustomers(owner) ? fresh : null), merged }
}

/** A line as it is to be put into the cart; `price` is the one that was seen. */
type JoinedLine = Choice & { quantity: number; price: number }

/**
 * What becomes of a cart's lines when those of another one are put to it: equal choices are summed, everything as far as the stock and
 * the limits go. What is in the cart already stays, and is served first. Gives the lines that change and the report.
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
    const told = { name: line.names[language], wanted, quantity }
    if (quantity === 0) merged.dropped.push(told)
    else if (quantity < wanted) merged.reduced.push(told)
    else if (same) merged.summed += 1
    else merged.added += 1
  }
  return { lines, merged }
}
