import type { CartWithLines } from '#src/domains/cart/cart.queries.ts'
import { viewCart } from '#src/domains/cart/cart-view.service.ts'
import { getDeliveryQuote } from '#src/domains/location/location.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { BuyNowQuery, BuyNowQuote } from './buy-now.schema.ts'
import { quotedTotals } from '#src/domains/order/order-totals.ts'

/** One product as a cart of its own, which is kept nowhere (decision 009). */
export function expressCart({ variantId, parts = [], quantity = 1 }: BuyNowQuery, seenPrice: number): CartWithLines {
  const line = { id: 1, variantId, parts, quantity, seenPrice, names: { ar: '', en: '' } }
  return { id: 0, revision: 1, client: null, address: null, lines: [line] }
}

/**
 * What one product would cost at the door; fee and days once the area is known. More than can be had is quoted as what can be had.
 * Throws NOT_FOUND for what is not shown and for an unknown area, VARIANT_UNAVAILABLE and OUT_OF_STOCK for what cannot be bought.
 */
export async function quoteBuyNow(context: Context, query: BuyNowQuery): Promise<BuyNowQuote> {
  const wanted = await lineOf(context, query)
  if (wanted.problem === 'VARIANT_UNAVAILABLE' || wanted.problem === 'OUT_OF_STOCK') throw new ApiError(wanted.problem, { available: 0 })
  const delivery = query.regionId === undefined ? null : await getDeliveryQuote(context, { region: query.regionId })
  const { product, variant, parts, available, unitPrice } = wanted
  const quantity = Math.min(wanted.quantity, available)
  const totals = quotedTotals({ ...wanted, quantity }, delivery?.fee ?? null)
  return { product, variant, parts, quantity, available, unitPrice, ...totals, delivery }
}

async function lineOf(context: Context, query: BuyNowQuery) {
  const { lines } = await viewCart(context, expressCart(query, 0))
  if (!lines[0]) throw new ApiError('NOT_FOUND')
  return lines[0]
}
