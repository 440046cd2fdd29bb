import type { AddressDocument } from '#src/db/tables/cart.ts'
import { sumUp } from '#src/domains/cart/cart-sums.service.ts'
import { changeSaved, type CouponBefore, getCouponOfOrder } from '#src/domains/coupon/coupon.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { type CheckoutLine, orderLinesOf, priceLines, toOrderColumns } from '#src/domains/order/order-lines.ts'
import { deliveryTo, pickupIn } from '#src/domains/order/order-destination.service.ts'
import { insertLineStock, type Reserved, selectLineStock } from '#src/domains/order/stock/stock.queries.ts'
import { type OrderRow, selectLines, selectSnapshots } from '#src/domains/order/order.queries.ts'
import { exceedsUnprovenShare, reserveStock } from '#src/domains/order/stock/reserve-stock.ts'
import { lockBuyer } from '#src/domains/order/stock/buyer-standing.queries.ts'
import { exceedsLimitsAfterEdit } from '#src/domains/order/stock/buyer-standing.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { formatMoney } from '#src/money.ts'
import { priceEditedLines, type EditedLine, parseEditLines } from './edit-rules.ts'
import { keepLines, updateHead, updateLine } from './changes.queries.ts'
import type { EditSaveBody } from './changes.schema.ts'

/**
 * Applies an edit to an order in the transaction that has locked it, with current stock, prices, fee and delivery
 * promise; its coupon is evaluated again for the items (docs/rules/orders.md#changing); `address` is null for a pick-up
 * order, which stays in its branch. Returns the new total in piastres. Throws VALIDATION_FAILED,
 * REGION_NOT_DELIVERABLE, and at `lines.<lineId>` VARIANT_UNAVAILABLE, OUT_OF_STOCK, QUANTITY_REDUCED; when `limited`,
 * what limitGrowth throws; last PRICE_CHANGED with the new `total` when it is not `expectedTotal`: the quote of a
 * change that can be saved.
 */
export async function rewriteOrder(
  context: Context,
  order: OrderRow,
  {
    lines: kept,
    expectedTotal,
    address,
    limited,
  }: Pick<EditSaveBody, 'lines' | 'expectedTotal'> & { address: AddressDocument | null; limited: boolean },
): Promise<number> {
  const { db, config } = context
  const held = await selectLineStock(db, order.id)
  const edited = parseEditLines(await selectLines(db, order.id), kept, config.maxQuantity)
  const known = [...edited.map(({ variantId }) => variantId), ...held.map(({ variantId }) => variantId)]
  const variants = await findSellableVariants(context, [...new Set(known)])
  const lines = priceEditedLines(edited, held, variants)
  const destination = await (address
    ? deliveryTo(context, address)
    : pickupIn(context, lines, order.pickup_branch_id ?? 0))
  if (limited) await lockBuyer(db, { customerId: order.customer_id, mobile: order.contact.mobile })
  const taken = await reserveStock(context, lines, variants, destination.from, held)
  const coupon = await getCouponOfOrder(context, order.id)
  const sums = await sumUp(context, priceLines(lines, variants), {
    user: coupon && { coupon, buyer: null, before: couponBefore(order, edited) },
    quote: destination.quote,
  })
  if (limited) await limitGrowth(context, order, { total: sums.totals.total, more: differenceOf(taken, held) })
  const { total } = sums.totals
  if (expectedTotal !== undefined && expectedTotal !== total)
    throw new ApiError('PRICE_CHANGED', {
      fields: { expectedTotal: [{ rule: 'price', values: { sum: formatMoney(total, context.language) } }] },
      total,
    })
  if (coupon) await changeSaved(context, order.id, sums.saving)
  await writeLines(context, order.id, { lines, variants, discounts: sums.discounts })
  await insertLineStock(
    db,
    lines.map(({ id }) => id),
    taken,
  )
  await updateHead(db, order.id, { ...toOrderColumns(sums), ...destination.columns })
  return total
}

function couponBefore(order: OrderRow, edited: EditedLine[]): CouponBefore {
  return {
    lines: edited.map(({ row }) => ({ quantity: row.quantity, discount: row.coupon_discount })),
    isFreeDelivery: order.coupon_free_delivery,
  }
}

async function writeLines(
  { db }: Context,
  orderId: number,
  {
    lines,
    variants,
    discounts,
  }: { lines: CheckoutLine[]; variants: Parameters<typeof orderLinesOf>[1]; discounts: number[] },
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const snapshots = await selectSnapshots(
    db,
    lines.flatMap(({ variantId, parts }) => [variantId, ...parts]),
  )
  await keepLines(db, orderId, ids)
  for (const [index, line] of orderLinesOf(lines, variants, snapshots, discounts).entries())
    await updateLine(db, ids[index] ?? 0, line)
}

function differenceOf(taken: Reserved[], held: Reserved[]): Reserved[] {
  return [...taken, ...held.map((units) => ({ ...units, quantity: -units.quantity }))]
}

/**
 * Throws when an order grows by `more` above its limits; it may always shrink. CONFIRM_FIRST for an unproven order
 * above the share of the stock, ORDER_LIMIT for a proven one above those of its buyer, and for one that waits for a
 * call.
 */
async function limitGrowth(
  context: Context,
  order: OrderRow,
  grown: { total: number; more: Reserved[] },
): Promise<void> {
  const units = Map.groupBy(grown.more, ({ variantId }) => variantId)
  if (![...units.values()].some((each) => each.reduce((sum, { quantity }) => sum + quantity, 0) > 0)) return
  if (order.placed_from !== null || order.awaits_call) {
    if (await exceedsUnprovenShare(context, grown.more))
      throw new ApiError(order.awaits_call ? 'ORDER_LIMIT' : 'CONFIRM_FIRST')
  } else if (await exceedsLimitsAfterEdit(context, order, grown)) throw new ApiError('ORDER_LIMIT')
}
