import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf, wholeNumber } from '#src/http/rules.ts'
import { cartOwner } from './cart-access.service.ts'
import { type Change, changeCart, changeOrCreateCart } from './cart-change.service.ts'
import type { CartWithLines } from './cart.queries.ts'
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
  const change: Change = (inside, cart) => addedLine(inside, cart, choice, quantity)
  return changeOrCreateCart(context, await cartOwner(context, token), change, { key, contents: { add: choice, quantity } })
}

/** Sets the quantity of a line; the same `key` does so once. Throws what addToCart throws, and NOT_FOUND for a line of another cart. */
export async function updateCartLine(context: Context, token: string | undefined, body: CartUpdateBody, key?: string): Promise<CartView> {
  const quantity = checkedQuantity(body.quantity, context.config.maxQuantity)
  const keyed = { key, contents: { update: body.lineId, quantity } }
  const change: Change = async (inside, cart) => {
    const line = cart.lines.find(({ id }) => id === body.lineId)
    if (!line) throw new ApiError('NOT_FOUND')
    if (line.quantity === quantity) return { write: null }
    const variants = await findSellableVariants(inside, variantIdsOf(cart.lines))
    refuseWithoutStock(cart, line, quantity, variants)
    return { write: { put: [{ ...line, quantity, price: line.seenPrice }] }, variants }
  }
  return changeCart(context, token, 'NOT_FOUND', change, keyed)
}

/** Removes a line; the same `key` does so once. Throws NOT_FOUND for a line of another cart. */
export async function removeCartLine(context: Context, token: string | undefined, lineId: number, key?: string): Promise<CartView> {
  const change: Change = async (_, cart) => {
    if (!cart.lines.some(({ id }) => id === lineId)) throw new ApiError('NOT_FOUND')
    return { write: { remove: [lineId] } }
  }
  return changeCart(context, token, 'NOT_FOUND', change, { key, contents: { remove: lineId } })
}

/** Removes all lines. Throws CART_EMPTY without a cart. */
export async function clearCart(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async (_, { lines }) => ({ write: lines.length > 0 ? { remove: lines.map(({ id }) => id) } : null }))
}

/** Returns the quantity of a line, 1 to `max`; reads Arabic digits too. Throws VALIDATION_FAILED at `quantity`. */
export function checkedQuantity(given: Quantity, max: number): number {
  return valuesOf({ quantity: wholeNumber(given, { max, rule: 'quantity' }) }).quantity
}

async function addedLine(context: Context, cart: CartWithLines, choice: Choice, quantity: number): ReturnType<Change> {
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
  return { write: { put: [{ ...choice, quantity: wanted, price: chosen.variant.price }] }, variants }
}

/** Throws when the stock is too low for this line after the other lines of the cart: VARIANT_UNAVAILABLE, OUT_OF_STOCK, QUANTITY_REDUCED. */
function refuseWithoutStock(cart: CartWithLines, choice: Choice, quantity: number, variants: Variants): void {
  if (!componentsOf(choice, variants)) throw new ApiError('VARIANT_UNAVAILABLE')
  const others = cart.lines.filter((line) => line !== choice)
  const available = shareStock([...others, { ...choice, quantity }], variants).at(-1) ?? 0
  if (available >= quantity) return
  throw new ApiError(available === 0 ? 'OUT_OF_STOCK' : 'QUANTITY_REDUCED', { available })
}
