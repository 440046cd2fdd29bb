import type { ApolloCache } from '@apollo/client'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { CartLineRow_LineFragment as Line, WholeCart_CartFragment as Cart } from './__generated__/whole-cart.ts'
import { CartShownDocument, type CartShownQuery } from './__generated__/cart-writes.ts'

/**
 * Returns the cart with another quantity of a line, for the time until the server answers. Unit prices come from the
 * server; only totals are computed here.
 */
export function withQuantity(cart: Cart, lineId: string, quantity: number, locale: Locale): Cart {
  const lines = cart.lines.map((line) =>
    line.id === lineId
      ? { ...line, quantity, problem: problemAfter(line, quantity), price: priceOf(line, quantity, locale) }
      : line,
  )
  return withTotals(cart, lines, locale)
}

/** Returns the cart without a line. */
export function withoutLine(cart: Cart, lineId: string, locale: Locale): Cart {
  const lines = cart.lines.filter(({ id }) => id !== lineId)
  // Changes of the line are removed with it.
  const changes = cart.changes.filter((change) => change.line?.id !== lineId)
  return withTotals({ ...cart, changes }, lines, locale)
}

function withTotals(cart: Cart, lines: Line[], locale: Locale): Cart {
  const sum = (amountOf: (line: Line) => number) => lines.reduce((total, line) => total + amountOf(line), 0)
  const price = sum((line) => piastresOf(line.unitPrice) * orderableUnits(line))
  const before = sum((line) => piastresOf(line.compareAtPrice ?? line.unitPrice) * orderableUnits(line))
  const fee = cart.deliveryFee ? piastresOf(cart.deliveryFee) : 0
  // Only the server evaluates a coupon: until it answers, the last discount stays.
  const coupon = Math.min(piastresOf(cart.couponDiscount), price)
  const total = price - coupon + fee
  return {
    ...cart,
    lines,
    quantity: sum((line) => line.quantity),
    subtotal: moneyOf(before, locale),
    discount: moneyOf(before - price, locale),
    couponDiscount: moneyOf(coupon, locale),
    freeDelivery: progressAt(cart.freeDelivery, price - coupon, locale),
    total: moneyOf(total, locale),
    tax: moneyOf(Math.round((total * piastresOf(cart.tax)) / (piastresOf(cart.total) || 1)), locale),
  }
}

/** Returns how many units of a line can be ordered: its sums count no more (docs/rules/cart.md#lines). */
export function orderableUnits({ quantity, available }: Pick<Line, 'quantity' | 'available'>): number {
  return Math.min(quantity, available)
}

function progressAt(freeDelivery: Cart['freeDelivery'], itemsTotal: number, locale: Locale): Cart['freeDelivery'] {
  if (!freeDelivery) return null
  const missing = Math.max(0, piastresOf(freeDelivery.from) - itemsTotal)
  return { ...freeDelivery, missing: moneyOf(missing, locale), reached: missing === 0 }
}

function priceOf({ unitPrice }: Line, quantity: number, locale: Locale): Line['price'] {
  return moneyOf(piastresOf(unitPrice) * quantity, locale)
}

function problemAfter({ problem, available }: Line, quantity: number): Line['problem'] {
  return problem === 'QUANTITY_REDUCED' && quantity <= available ? null : problem
}

let last = 0

/** Shows another quantity of a line wherever the cart is shown. Returns a function that undoes it. */
export function showPendingQuantity(cache: ApolloCache, lineId: string, quantity: number, locale: Locale): () => void {
  const id = `cart-quantity-${++last}`
  cache.recordOptimisticTransaction((layer) => {
    const cart = layer.readQuery({ query: CartShownDocument }, true)?.cart
    if (cart)
      layer.writeQuery({ query: CartShownDocument, data: { cart: withQuantity(cart, lineId, quantity, locale) } })
  }, id)
  return () => cache.removeOptimistic(id)
}

/** Returns the cart with pending changes, as pages show it; null when the cache does not hold all of it. */
export function readShownCart(cache: ApolloCache): CartShownQuery['cart'] {
  return cache.readQuery({ query: CartShownDocument }, true)?.cart ?? null
}
