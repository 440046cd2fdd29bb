import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf, wholeNumber } from '#src/http/rules.ts'
import { newToken } from '#src/http/opaque-token.ts'
import { cartOwner, isCustomers, limitNewCart, lockOrCreateCart } from './cart-access.service.ts'
import { type Change, changeCart, isRepeated, showCart } from './cart-change.service.ts'
import { type CartWithLines, deleteLine, deleteLines, putLine, setQuantity, touchCart } from './cart.queries.ts'
import type { CartAddBody, CartUpdateBody, CartView, Quantity } from './cart.schema.ts'
import { type Choice, componentsOf, partsFit, shareStock, variantIdsOf, type Variants } from './cart-stock.ts'

/**
 * Adds units of a variant to the caller's cart, or to its line of the same choice (docs/rules/cart.md#lines). Creates the cart when there is
 * none; only that response contains a guest's token. The same `key` changes the cart once. Throws IDEMPOTENCY_CONFLICT, VALIDATION_FAILED,
 * NOT_FOUND, VARIANT_UNAVAILABLE, QUANTITY_LIMIT, OUT_OF_STOCK, QUANTITY_REDUCED, RATE_LIMITED; the cart is unchanged then.
 */
export async function addToCart(context: Context, token: string | undefined, body: CartAddBody, key?: string): Promise<CartView> {
  const quantity = checkedQuantity(body.quantity ?? 1, context.config.maxQuantity)
  const choice = { variantId: body.variantId, parts: body.parts ?? [] }
  const owner = await cartOwner(context, token)
  await limitNewCart(context, owner)
  const freshToken = newToken()
  const { id, isNew } = await context.db.transaction().execute(async (db) => {
    const { cart, isNew } = await lockOrCreateCart(db, owner, freshToken)
    const inside = { ...context, db }
    if (await isRepeated(inside, cart.id, { key, contents: { add: choice, quantity } })) return { id: cart.id, isNew: false }
    await addLine(inside, cart, choice, quantity)
    if (!isNew || cart.lines.length > 0) await touchCart(db, cart.id)
    return { id: cart.id, isNew }
  })
  return showCart(context, id, isNew && !isCustomers(owner) ? freshToken : null)
}

/** Sets the quantity of a line; the same `key` does so once. Throws what addToCart throws, and NOT_FOUND for a line of another cart. */
export async function updateCartLine(context: Context, token: string | undefined, body: CartUpdateBody, key?: string): Promise<CartView> {
  const quantity = checkedQuantity(body.quantity, context.config.maxQuantity)
  const keyed = { key, contents: { update: body.lineId, quantity } }
  const change: Change = async (inside, cart) => {
    const line = cart.lines.find(({ id }) => id === body.lineId)
    if (!line) throw new ApiError('NOT_FOUND')
    if (line.quantity === quantity) return false
    const variants = await findSellableVariants(inside, variantIdsOf(cart.lines))
    refuseWithoutStock(cart, line, quantity, variants)
    await setQuantity(inside.db, cart.id, line.id, quantity)
    return true
  }
  return changeCart(context, token, 'NOT_FOUND', change, keyed)
}

/** Removes a line; the same `key` does so once. Throws NOT_FOUND for a line of another cart. */
export async function removeCartLine(context: Context, token: string | undefined, lineId: number, key?: string): Promise<CartView> {
  const change: Change = async ({ db }, cart) => {
    if (!cart.lines.some(({ id }) => id === lineId)) throw new ApiError('NOT_FOUND')
    await deleteLine(db, cart.id, lineId)
    return true
  }
  return changeCart(context, token, 'NOT_FOUND', change, { key, contents: { remove: lineId } })
}

/** Removes all lines. Throws CART_EMPTY without a cart. */
export async function clearCart(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async ({ db }, cart) => {
    await deleteLines(db, cart.id)
    return cart.lines.length > 0
  })
}

/** Returns the quantity of a line, 1 to `max`; reads Arabic digits too. Throws VALIDATION_FAILED at `quantity`. */
export function checkedQuantity(given: Quantity, max: number): number {
  return valuesOf({ quantity: wholeNumber(given, { max, rule: 'quantity' }) }).quantity
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

/** Throws when the stock is too low for this line after the other lines of the cart: VARIANT_UNAVAILABLE, OUT_OF_STOCK, QUANTITY_REDUCED. */
function refuseWithoutStock(cart: CartWithLines, choice: Choice, quantity: number, variants: Variants): void {
  if (!componentsOf(choice, variants)) throw new ApiError('VARIANT_UNAVAILABLE')
  const others = cart.lines.filter((line) => line !== choice)
  const available = shareStock([...others, { ...choice, quantity }], variants).at(-1) ?? 0
  if (available >= quantity) return
  throw new ApiError(available === 0 ? 'OUT_OF_STOCK' : 'QUANTITY_REDUCED', { available })
}
