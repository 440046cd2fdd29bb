import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { cartOwner, type Change, changeCart, limitNewCart, showCart, wasMade } from './cart-change.service.ts'
import {
  type CartOwner,
  type CartWithLines,
  deleteLine,
  deleteLines,
  insertCart,
  lockCart,
  putLine,
  setQuantity,
  touchCart,
} from './cart.queries.ts'
import type { CartAddBody, CartUpdateBody, CartView } from './cart.schema.ts'
import { type Choice, componentsOf, partsFit, shareStock, type Variants, variantIdsOf } from './cart-stock.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'
import { checkedQuantity } from './cart-rules.ts'

/**
 * Puts a variant into the cart; a choice that is there already gets more of it. Without a cart one is made, and the answer carries
 * the token of a guest's, once. Prices come from the catalogue alone. The same `key` changes a cart once (docs/rules/cart.md#lines).
 * Throws IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, NOT_FOUND, VARIANT_UNAVAILABLE, QUANTITY_LIMIT, OUT_OF_STOCK or QUANTITY_REDUCED; the cart is then
 * as before.
 */
export async function addToCart(context: Context, token: string | undefined, body: CartAddBody, key?: string): Promise<CartView> {
  const quantity = checkedQuantity(body.quantity ?? 1, context.config.maxQuantity)
  const choice = { variantId: body.variantId, parts: body.parts ?? [] }
  const owner = await cartOwner(context, token)
  await limitNewCart(context, owner)
  const fresh = newToken()
  const { id, isNew } = await context.db.transaction().execute(async (db) => {
    const known = owner && (await lockCart(db, owner))
    const cart = known ?? (await makeCart(db, owner, fresh))
    const inside = { ...context, db }
    if (await wasMade(inside, cart.id, { key, asked: { add: choice, quantity } })) return { id: cart.id, isNew: false }
    await addLine(inside, cart, choice, quantity)
    if (known || cart.lines.length > 0) await touchCart(db, cart.id)
    return { id: cart.id, isNew: !known }
  })
  return showCart(context, id, isNew && !isCustomers(owner) ? fresh : null)
}

/** Sets how many pieces a line has; the same `key` does so once. Throws as addToCart, and NOT_FOUND for a line that is not in this cart. */
export async function updateCartLine(context: Context, token: string | undefined, body: CartUpdateBody, key?: string): Promise<CartView> {
  const quantity = checkedQuantity(body.quantity, context.config.maxQuantity)
  const wish = { key, asked: { update: body.lineId, quantity } }
  const change: Change = async (inside, cart) => {
    const line = cart.lines.find(({ id }) => id === body.lineId)
    if (!line) throw new ApiError('NOT_FOUND')
    if (line.quantity === quantity) return false
    const variants = await findSellableVariants(inside, variantIdsOf(cart.lines))
    refuseWithoutStock(cart, line, quantity, variants)
    await setQuantity(inside.db, cart.id, line.id, quantity)
    return true
  }
  return changeCart(context, token, 'NOT_FOUND', change, wish)
}

/** Takes a line out; the same `key` does so once. Throws NOT_FOUND for a line that is not in this cart. */
export async function removeCartLine(context: Context, token: string | undefined, lineId: number, key?: string): Promise<CartView> {
  const change: Change = async ({ db }, cart) => {
    if (!cart.lines.some(({ id }) => id === lineId)) throw new ApiError('NOT_FOUND')
    await deleteLine(db, cart.id, lineId)
    return true
  }
  return changeCart(context, token, 'NOT_FOUND', change, { key, asked: { remove: lineId } })
}

/** Takes all lines out. Throws CART_EMPTY when there is no cart. */
export async function clearCart(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async ({ db }, cart) => {
    await deleteLines(db, cart.id)
    return cart.lines.length > 0
  })
}

/** A customer's cart, or that of a new token: the old one may be long gone. */
export async function makeCart(db: Context['db'], owner: CartOwner | undefined, token: string): Promise<CartWithLines> {
  const tokenHash = hashOfToken(token)
  if (!tokenHash) throw new Error('A new token is not a token')
  const of = isCustomers(owner) ? owner : { tokenHash }
  await insertCart(db, of)
  const made = await lockCart(db, of)
  if (!made) throw new Error('The cart that was made is not there')
  return made
}

/** Whether a cart is that of a customer who is logged in, and needs no token. */
export function isCustomers(owner: CartOwner | undefined): owner is { customerId: number } {
  return owner !== undefined && 'customerId' in owner
}

async function addLine(context: Context, cart: CartWithLines, choice: Choice, quantity: number): Promise<void> {
  const { maxQuantity, maxCartLines } = context.config
  const variants = await findSellableVariants(context, variantIdsOf([...cart.lines, choice]))
  const chosen = variants.get(choice.variantId)
  if (!chosen) throw new ApiError('NOT_FOUND')
  if (chosen.sellable && !partsFit(chosen, choice.parts, variants)) {
    throw new ApiError('VALIDATION_FAILED', { fields: { parts: [{ rule: 'ref' }] } })
  }
  const same = cart.lines.find((line) => line.variantId === choice.variantId && String(line.parts) === String(choice.parts))
  const wanted = (same?.quantity ?? 0) + quantity
  if (wanted > maxQuantity) throw new ApiError('QUANTITY_LIMIT', { limit: maxQuantity })
  if (!same && cart.lines.length >= maxCartLines) throw new ApiError('QUANTITY_LIMIT', { limit: maxCartLines })
  refuseWithoutStock(cart, same ?? choice, wanted, variants)
  await putLine(context.db, cart.id, { ...choice, quantity: wanted, price: chosen.variant.price })
}

/** Refuses what the stock does not hold for this line once the other lines of the cart are served. */
function refuseWithoutStock(cart: CartWithLines, choice: Choice, quantity: number, variants: Variants): void {
  if (!componentsOf(choice, variants)) throw new ApiError('VARIANT_UNAVAILABLE')
  const others = cart.lines.filter((line) => line !== choice)
  const available = shareStock([...others, { ...choice, quantity }], variants).at(-1) ?? 0
  if (available >= quantity) return
  throw new ApiError(available === 0 ? 'OUT_OF_STOCK' : 'QUANTITY_REDUCED', { available })
}
