import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ErrorCode } from '#src/http/error-codes.ts'
import { requireValid, wholeNumber } from '#src/http/rules.ts'
import { cartOwner } from './cart-access.service.ts'
import { type Change, changeCart, changeOrCreateCart } from './cart-change.service.ts'
import type { CartAddBody, CartUpdateBody, CartView, Quantity } from './cart.schema.ts'
import { type Choice, componentsOf, partsFit, shareStock, variantIdsOf, type Variants } from './cart-stock.ts'

/**
 * Adds units of a variant to the caller's cart, or to its line of the same choice (docs/rules/cart.md#lines). Creates
 * the cart when there is none; only that response contains a guest's token. The same `key` changes the cart once.
 * Throws IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, NOT_FOUND, VARIANT_UNAVAILABLE, QUANTITY_LIMIT, OUT_OF_STOCK,
 * QUANTITY_REDUCED, RATE_LIMITED; the cart is unchanged then.
 */
export async function addToCart(
  context: Context,
  token: string | undefined,
  body: CartAddBody,
  key?: string,
): Promise<CartView> {
  const { choice, quantity } = parseLine(context, body)
  const change: Change = async (inside, cart) => {
    const variants = await findSellableVariants(inside, variantIdsOf([...cart.lines, choice]))
    return { write: { put: [increaseLine(context, cart, variants, choice, quantity)] }, variants }
  }
  return changeOrCreateCart(context, await cartOwner(context, token), change, {
    key,
    contents: { add: choice, quantity },
  })
}

/** Adds several lines like addToCart, all of them or none. What it throws names the line: `lines.1.quantity`. */
export async function addLinesToCart(
  context: Context,
  token: string | undefined,
  bodies: CartAddBody[],
  key?: string,
): Promise<CartView> {
  const wanted = bodies.map((body, place) => naming(place, () => parseLine(context, body)))
  const change: Change = async (inside, cart) => {
    const variants = await findSellableVariants(
      inside,
      variantIdsOf([...cart.lines, ...wanted.map(({ choice }) => choice)]),
    )
    const lines: Line[] = [...cart.lines]
    const put = new Map<string, PutLine>()
    for (const [place, { choice, quantity }] of wanted.entries()) {
      const added = naming(place, () => increaseLine(context, { lines }, variants, choice, quantity))
      const same = lines.findIndex((line) => isSame(line, choice))
      lines.splice(same < 0 ? lines.length : same, 1, added)
      put.set(`${added.variantId} ${String(added.parts)}`, added)
    }
    return { write: { put: [...put.values()] }, variants }
  }
  return changeOrCreateCart(context, await cartOwner(context, token), change, { key, contents: { addLines: wanted } })
}

/**
 * Sets the quantity of a line; the same `key` does so once. Throws what addToCart throws, and NOT_FOUND for a line of
 * another cart.
 */
export async function updateCartLine(
  context: Context,
  token: string | undefined,
  body: CartUpdateBody,
  key?: string,
): Promise<CartView> {
  const quantity = requireQuantity(body.quantity, context.config.maxQuantity)
  const keyed = { key, contents: { update: body.lineId, quantity } }
  const change: Change = async (inside, cart) => {
    const line = cart.lines.find(({ id }) => id === body.lineId)
    if (!line) throw lineGone()
    if (line.quantity === quantity) return { write: null }
    const variants = await findSellableVariants(inside, variantIdsOf(cart.lines))
    refuseWithoutStock(cart, line, quantity, variants)
    return { write: { put: [{ ...line, quantity, price: line.seenPrice }] }, variants }
  }
  return changeCart(context, token, 'NOT_FOUND', change, keyed)
}

/** The refusal of a line that is not in the cart, e.g. because another tab removed it. */
const lineGone = () => new ApiError('NOT_FOUND', { fields: { lineId: [{ rule: 'inCart' }] } })

/** Removes a line; the same `key` does so once. Throws NOT_FOUND for a line of another cart. */
export async function removeCartLine(
  context: Context,
  token: string | undefined,
  lineId: number,
  key?: string,
): Promise<CartView> {
  const change: Change = async (_, cart) => {
    if (!cart.lines.some(({ id }) => id === lineId)) throw lineGone()
    return { write: { remove: [lineId] } }
  }
  return changeCart(context, token, 'NOT_FOUND', change, { key, contents: { remove: lineId } })
}

/** Removes all lines. Throws CART_EMPTY without a cart. */
export async function clearCart(context: Context, token: string | undefined): Promise<CartView> {
  return changeCart(context, token, 'CART_EMPTY', async (_, { lines }) => ({
    write: lines.length > 0 ? { remove: lines.map(({ id }) => id) } : null,
  }))
}

/** Returns the quantity of a line, 1 to `max`; reads Arabic digits too. Throws VALIDATION_FAILED at `quantity`. */
export function requireQuantity(given: Quantity, max: number): number {
  return requireValid({ quantity: wholeNumber(given, { max, rule: 'quantity' }) }).quantity
}

type Line = Choice & { quantity: number }
type PutLine = Line & { price: number }

function parseLine(
  { config }: Context,
  { variantId, quantity = 1, parts = [] }: CartAddBody,
): { choice: Choice; quantity: number } {
  return { choice: { variantId, parts }, quantity: requireQuantity(quantity, config.maxQuantity) }
}

function isSame(line: Choice, choice: Choice): boolean {
  return line.variantId === choice.variantId && String(line.parts) === String(choice.parts)
}

/** Returns the line of a choice with `quantity` more units. Throws what addToCart throws. */
function increaseLine(
  { config }: Context,
  cart: { lines: readonly Line[] },
  variants: Variants,
  choice: Choice,
  quantity: number,
): PutLine {
  const { maxQuantity, maxCartLines } = config
  const chosen = variants.get(choice.variantId)
  if (!chosen) throw new ApiError('NOT_FOUND')
  if (chosen.sellable && !partsFit(chosen, choice.parts, variants)) {
    throw new ApiError('VALIDATION_FAILED', { fields: { parts: [{ rule: 'ref' }] } })
  }
  const same = cart.lines.find((line) => isSame(line, choice))
  const wanted = (same?.quantity ?? 0) + quantity
  if (wanted > maxQuantity) throw new ApiError('QUANTITY_LIMIT', { limit: maxQuantity })
  if (!same && cart.lines.length >= maxCartLines) throw new ApiError('QUANTITY_LIMIT', { limit: maxCartLines })
  refuseWithoutStock(cart, same ?? choice, wanted, variants)
  return { ...choice, quantity: wanted, price: chosen.variant.price }
}

/** The field of a line that a refusal is about, and the rule that it breaks. */
const faultsOfLine: Partial<Record<ErrorCode, [field: string, rule: string]>> = {
  NOT_FOUND: ['variantId', 'ref'],
  VARIANT_UNAVAILABLE: ['variantId', 'unavailable'],
  OUT_OF_STOCK: ['quantity', 'soldOut'],
  QUANTITY_REDUCED: ['quantity', 'available'],
  QUANTITY_LIMIT: ['quantity', 'quantity'],
}

/** Runs a step for one line of several. An ApiError names the line at `place`. */
function naming<T>(place: number, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, extras } = error
    const [field, rule] = faultsOfLine[code] ?? ['', '']
    const values = { available: extras.available ?? 0, ...(extras.limit && { max: extras.limit }) }
    const fields = Object.entries(error.fields ?? { [field]: [{ rule, values }] }).map(
      ([name, rules]) => [`lines.${place}.${name}`, rules] as const,
    )
    throw new ApiError(code, { ...extras, fields: Object.fromEntries(fields) })
  }
}

/**
 * Throws when the stock is too low for this line after the other lines of the cart: VARIANT_UNAVAILABLE, OUT_OF_STOCK,
 * QUANTITY_REDUCED.
 */
function refuseWithoutStock(
  cart: { lines: readonly Line[] },
  choice: Choice,
  quantity: number,
  variants: Variants,
): void {
  if (!componentsOf(choice, variants)) throw new ApiError('VARIANT_UNAVAILABLE')
  const others = cart.lines.filter((line) => line !== choice)
  const available = shareStock([...others, { ...choice, quantity }], variants).at(-1) ?? 0
  if (available >= quantity) return
  throw new ApiError(available === 0 ? 'OUT_OF_STOCK' : 'QUANTITY_REDUCED', { available })
}
