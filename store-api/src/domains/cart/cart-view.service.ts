import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { readChanges } from '#src/change-log.ts'
import { findCards } from '#src/domains/catalog/product-card.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { getCoupon } from '#src/domains/coupon/coupon.service.ts'
import { findAddressTerms, findLowestFreeFrom } from '#src/domains/location/location.service.ts'
import { viewPoint } from '#src/domains/location/point.service.ts'
import type { DeliveryAddress, DeliveryQuote } from '#src/domains/location/location.schema.ts'
import type { Context } from '#src/http/context.ts'
import { findPickupBranch } from './cart-pickup.service.ts'
import type { PickupBranch } from './cart-pickup.schema.ts'
import type { CartLineRow, CartWithLines } from './cart.queries.ts'
import type { Cart, CartChange, CartLine, CartView } from './cart.schema.ts'
import { componentsOf, shareStock, type Variants, variantIdsOf } from './cart-stock.ts'
import { couponOf, sumUp } from './cart-sums.service.ts'

interface ShownLine {
  line: CartLine
  row: CartLineRow
}

/** A cart that is stored nowhere. */
export const emptyCart: CartWithLines = {
  id: 0,
  revision: 1,
  contact: null,
  address: null,
  pickupBranchId: null,
  couponId: null,
  buyer: null,
  lines: [],
  isOrdered: false,
}

/** Facts that the caller of viewCart has already read. */
interface Known {
  /** The token of a cart that the request created. */
  token?: string | null
  /** The variants of the lines, read by this request. */
  variants?: Variants | undefined
}

/** Returns the cart with current prices and stock. */
export async function viewCart(
  context: Context,
  cart: CartWithLines,
  { token = null, variants: known }: Known = {},
): Promise<CartView> {
  // Cards and terms of delivery are kept: they are read after the change log.
  const isFresh = readChanges(context.db)
  const [variants, { address, delivery, pickup }, coupon] = await Promise.all([
    known ?? findSellableVariants(context, variantIdsOf(cart.lines)),
    isFresh.then(() => findDestination(context, cart)),
    cart.couponId === null ? null : getCoupon(context, cart.couponId),
  ])
  const cards = await findCards(
    context,
    [...variants.values()].map(({ productId }) => productId),
  )
  const shown = linesOf(context, cart.lines, variants, cards)
  const lines = shown.map(({ line }) => line)
  const sums = await sumUp(
    context,
    // Only what can be ordered (docs/rules/cart.md#lines).
    lines
      .map((line) => ({ ...line, productId: line.product.id, quantity: Math.min(line.quantity, line.available) }))
      .filter(({ quantity }) => quantity > 0),
    {
      user: coupon && { coupon, buyer: cart.buyer },
      quote: pickup
        ? { fee: 0, freeFrom: null }
        : (delivery ?? { fee: null, freeFrom: await findLowestFreeFrom(context) }),
    },
  )
  return {
    id: cart.id,
    revision: cart.revision,
    token,
    lines,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...sums.totals,
    coupon: couponOf(context, sums),
    freeDelivery: sums.freeDelivery,
    contact: cart.contact,
    address,
    delivery,
    pickup,
    nextStep: checkoutStepOf(cart, lines, { delivery, pickup }),
    changes: [...shown.flatMap(changesOf), ...hiddenChanges(context, cart.lines, shown)],
    merged: null,
    isOrdered: cart.isOrdered,
  }
}

/**
 * Returns the address of the cart, null when the place no longer exists, with either its delivery quote or the branch
 * of the pick-up.
 */
async function findDestination(
  context: Context,
  { address, lines, pickupBranchId }: CartWithLines,
): Promise<{ address: DeliveryAddress | null; delivery: DeliveryQuote | null; pickup: PickupBranch | null }> {
  const terms = address && (await findAddressTerms(context, address))
  const pickup =
    pickupBranchId === null ? null : await findPickupBranch(context, lines, pickupBranchId, address?.location)
  if (!address || !terms) return { address: null, delivery: null, pickup }
  const names = terms.names[context.language]
  const delivery = pickup ? null : terms.quote
  return {
    address: {
      ...address,
      location: viewPoint(address.location),
      stateName: names.state,
      cityName: names.city,
      regionName: names.region,
    },
    delivery,
    pickup,
  }
}

/**
 * Returns the lines to show. A hidden product has no card: its line is reported as a change instead, and
 * `/cart/refresh` removes it.
 */
function linesOf(
  { config }: Context,
  rows: CartLineRow[],
  variants: Variants,
  cards: Map<number, ProductCard>,
): ShownLine[] {
  const free = shareStock(rows, variants)
  return rows.flatMap((row, index) => {
    const chosen = variants.get(row.variantId)
    const product = chosen && cards.get(chosen.productId)
    if (!chosen || !product) return []
    const { price, compareAtPrice } = chosen.variant
    const available = Math.min(free[index] ?? 0, config.maxQuantity)
    const line: CartLine = {
      id: row.id,
      product,
      variant: chosen.variant,
      parts: toLineParts(row, variants, cards),
      quantity: row.quantity,
      unitPrice: price,
      compareAtPrice,
      price: price * row.quantity,
      available,
      problem: lineProblem(row, variants, available),
    }
    return [{ line, row }]
  })
}

function toLineParts(row: CartLineRow, variants: Variants, cards: Map<number, ProductCard>): CartLine['parts'] {
  const quantities = variants.get(row.variantId)?.partsOf ?? []
  return row.parts.flatMap((id, index) => {
    const part = variants.get(id)
    if (!part) return []
    const { color, size } = part.variant
    return [
      {
        variantId: id,
        name: cards.get(part.productId)?.name ?? '',
        color,
        size,
        quantity: quantities[index]?.quantity ?? 1,
      },
    ]
  })
}

function lineProblem(row: CartLineRow, variants: Variants, available: number): CartLine['problem'] {
  if (!componentsOf(row, variants)) return 'VARIANT_UNAVAILABLE'
  if (available === 0) return 'OUT_OF_STOCK'
  return available < row.quantity ? 'QUANTITY_REDUCED' : null
}

function checkoutStepOf(
  cart: CartWithLines,
  lines: CartLine[],
  { delivery, pickup }: Pick<Cart, 'delivery' | 'pickup'>,
): Cart['nextStep'] {
  const purchasable = lines.some(({ problem }) => problem === null || problem === 'QUANTITY_REDUCED')
  if (!purchasable) return 'cart'
  if (!cart.contact) return 'contact'
  return (pickup ? pickup.complete : delivery?.deliverable) ? 'payment' : 'address'
}

function changesOf({ line, row }: ShownLine): CartChange[] {
  const { name } = line.product
  const price: CartChange[] =
    line.unitPrice === row.seenPrice
      ? []
      : [{ lineId: line.id, code: 'PRICE_CHANGED', name, was: row.seenPrice, now: line.unitPrice }]
  const stock: CartChange[] = line.problem
    ? [{ lineId: line.id, code: line.problem, name, was: line.quantity, now: line.available }]
    : []
  return [...price, ...stock]
}

function hiddenChanges({ language }: Context, rows: CartLineRow[], shown: ShownLine[]): CartChange[] {
  const visible = new Set(shown.map(({ row }) => row.id))
  const hidden = rows.filter(({ id }) => !visible.has(id))
  return hidden.map(({ id, names, quantity }) => ({
    lineId: id,
    code: 'VARIANT_UNAVAILABLE',
    name: names[language],
    was: quantity,
    now: 0,
  }))
}
