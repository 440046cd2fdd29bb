import { randomUUID } from 'node:crypto'
import { contendedTransaction } from '#src/contended-transaction.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { lockOrder, moveInside } from '#src/domains/order/transitions/move-order.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import type { Caller } from '#src/domains/order/order-access.ts'
import { orderLinesOf } from '#src/domains/order/order-lines.ts'
import {
  type OrderRow,
  selectEvents,
  selectHygieneLines,
  selectLines,
  selectSnapshots,
} from '#src/domains/order/order.queries.ts'
import { allowedActions } from '#src/domains/order/order.transitions.ts'
import { orderFacts } from '#src/domains/order/order-facts.ts'
import { viewOrder, viewPlaced } from '#src/domains/order/order-view.service.ts'
import { requireIdempotencyKey, placeOnce, requireCheckout } from '#src/domains/order/checkout/place-order.service.ts'
import { insertWhole } from '#src/domains/order/checkout/write-order.service.ts'
import { parseRefund } from '#src/domains/order/refund-rules.ts'
import { parseReturnMethod } from '#src/domains/order/return-fee.ts'
import { commonReason, refuseHygieneLines, requireReturnable } from '#src/domains/order/returns/return.service.ts'
import { reserveStock } from '#src/domains/order/stock/reserve-stock.ts'
import { fieldRules } from '#src/field-rules.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { optionalText, requireValid } from '#src/http/rules.ts'
import { formatMoney } from '#src/money.ts'
import {
  exchangeCheckoutLines,
  type ExchangeableLine,
  exchangeQuote,
  exchangeTotals,
  priceExchange,
  withExchangePrices,
} from './exchange-rules.ts'
import type { ExchangeBody, ExchangeItem, ExchangeQuote, OrderExchange } from './exchange.schema.ts'

/**
 * Returns what an exchange costs (docs/rules/exchanges.md#price). Throws what requestExchange throws for the order and
 * the items, except for stock.
 */
export async function quoteExchange(
  context: Context,
  id: number,
  token: string | undefined,
  items: ExchangeItem[],
): Promise<ExchangeQuote> {
  const { order, caller } = await openOrder(context, id, token)
  return (await requireExchange(context, order, caller, items)).quote
}

/**
 * Requests an exchange (docs/rules/exchanges.md#request), by account or by the order's token: one transaction opens the
 * return of the order, reserves the new units and writes their order, or does nothing. The same key returns the same
 * new order. Throws NOT_FOUND, LINK_EXPIRED, IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_CONFLICT, INVALID_TRANSITION,
 * RETURN_WINDOW_CLOSED, PRICE_CHANGED at `expectedToPay`, VALIDATION_FAILED for the note, the refund and the items,
 * REGION_NOT_DELIVERABLE, and at `lines.<lineId>` VARIANT_UNAVAILABLE, OUT_OF_STOCK, QUANTITY_REDUCED.
 */
export async function requestExchange(
  context: Context,
  id: number,
  { token, idempotencyKey }: { token: string | undefined; idempotencyKey: string | undefined },
  body: ExchangeBody,
): Promise<{ exchanged: OrderExchange; replayed: boolean }> {
  const key = requireIdempotencyKey(idempotencyKey)
  const { caller } = await openOrder(context, id, token)
  const moment = context.now()
  const outcome = await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db, now: () => moment }
    const order = await lockOrder(inside, id)
    return placeOnce(inside, { scope: `exchange:${id}`, key, contents: body }, (newId) =>
      writeExchange(inside, order, newId, caller, body),
    )
  })
  if (!('orderId' in outcome)) throw new Error('An exchange needs no code')
  const exchanged = {
    order: await viewOrder(context, id, caller),
    exchange: await viewPlaced(context, outcome.orderId),
  }
  return { exchanged, replayed: outcome.replayed }
}

/** Writes the new order with this id and opens the return of the locked order. Returns the new order. */
async function writeExchange(
  context: Context,
  order: OrderRow,
  id: number,
  caller: Caller,
  body: ExchangeBody,
): Promise<OrderRow> {
  const { db } = context
  const notes = requireValid({ notes: optionalText(body.notes, fieldRules.returnNotes) }).notes
  const { items, quote, variants } = await requireExchange(context, order, caller, body.items)
  const refund = quote.toRefund > 0 ? parseRefund(body) : undefined
  if (quote.toPay !== body.expectedToPay)
    throw new ApiError('PRICE_CHANGED', {
      fields: { expectedToPay: [{ rule: 'price', values: { sum: formatMoney(quote.toPay, context.language) } }] },
    })
  const lines = exchangeCheckoutLines(items, variants)
  const { contact, address, pickup_branch_id: pickupBranchId } = order
  const cart = await requireCheckout(
    context,
    { id: 0, revision: 0, couponId: null, contact, address, pickupBranchId, lines },
    0,
  )
  const taken = await reserveStock(context, lines, variants, cart.destination.from)
  const totals = exchangeTotals(items, quote)
  const rows = orderLinesOf(
    lines,
    variants,
    await selectSnapshots(
      db,
      items.map(({ variantId }) => variantId),
    ),
    [],
  )
  const head = {
    id,
    ...totals,
    coupon_code: totals.coupon_discount > 0 ? order.coupon_code : null,
    customer_id: order.customer_id,
    placed_from: null,
    exchange_of: order.id,
    status: 'confirm' as const,
    revision: 2,
  }
  const written = await insertWhole(
    context,
    cart,
    { notes, paymentMethod: 'cod' },
    { head, lines: withExchangePrices(rows, items), taken, changes: [], first: { to: 'confirm', reason: 'exchange' } },
  )
  await moveInside(context, order.id, {
    to: 'returning',
    actor: 'C',
    actorId: caller.holder,
    reason: 'exchange',
    notes: notes ?? undefined,
    refund,
    returnBy: { method: parseReturnMethod(undefined, order), fee: 0 },
    lines: items.map(({ lineId, quantity, reason }) => ({ lineId, quantity, reason })),
    exchange: { orderId: id, credited: totals.credit },
    key: `exchange-${randomUUID()}`,
  })
  return written
}

/** Returns the priced items of an order that the caller may exchange now. */
async function requireExchange(context: Context, order: OrderRow, caller: Caller, items: ExchangeItem[]) {
  const { db, now } = context
  const facts = orderFacts(order, await selectEvents(db, order.id))
  const lines = await selectExchangeableLines(context, order.id)
  requireReturnable(facts, commonReason(items), now())
  if (!allowedActions(facts, caller, now()).includes('exchange')) throw new ApiError('INVALID_TRANSITION')
  refuseHygieneLines(items, await selectHygieneLines(db, [order.id]), 'items')
  const variants = await findSellableVariants(
    context,
    items.map(({ variantId }) => variantId),
  )
  const priced = priceExchange(items, lines, variants)
  return { items: priced, quote: exchangeQuote(priced, lines), variants }
}

async function selectExchangeableLines({ db }: Context, orderId: number): Promise<ExchangeableLine[]> {
  const lines = await selectLines(db, orderId)
  return lines.map(
    ({
      id,
      variant_id,
      product_id,
      quantity,
      returned_quantity,
      unit_price,
      compare_at_price,
      coupon_discount,
      parts,
    }) => ({
      id,
      variantId: variant_id,
      productId: product_id,
      quantity,
      kept: quantity - returned_quantity,
      unitPrice: unit_price,
      compareAtPrice: compare_at_price,
      couponDiscount: coupon_discount,
      isBundle: parts.length > 0,
    }),
  )
}
