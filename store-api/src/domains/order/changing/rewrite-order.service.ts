import type { AddressDocument } from '#src/db/tables/cart.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { findPlace, getDeliveryQuote } from '#src/domains/location/location.service.ts'
import { heldUnproven } from '#src/domains/order/order-limits.ts'
import { type CheckoutLine, orderLinesOf, orderTotals } from '#src/domains/order/order-lines.ts'
import { holdTooMuch, insertLineStock, selectLineShelves } from '#src/domains/order/stock/stock.queries.ts'
import { type OrderRow, selectDispatchEnd, selectLines, selectSnapshots } from '#src/domains/order/order.queries.ts'
import { type Held, reserveStock } from '#src/domains/order/stock/reserve-stock.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { editedLines, wishedLines } from './change-rules.ts'
import { keepLines, updateHead, updateLine } from './change.queries.ts'
import type { EditSaveBody } from './edit.schema.ts'

/**
 * Applies a change to an order in the transaction that has locked it, with the stock, prices, fee and promise of now
 * (docs/rules/orders.md#changing). Returns the new total, piastres. Throws VALIDATION_FAILED, REGION_NOT_DELIVERABLE, and of lines
 * VARIANT_UNAVAILABLE, OUT_OF_STOCK, QUANTITY_REDUCED at `lines.<lineId>`; when `limited`, CONFIRM_FIRST for more than unproven orders may hold.
 */
export async function rewriteOrder(
  context: Context,
  order: OrderRow,
  { lines: wished, address, limited }: { lines: EditSaveBody['lines']; address: AddressDocument; limited: boolean },
): Promise<number> {
  const { db, config, now } = context
  const held = await selectLineShelves(db, order.id)
  const wishes = wishedLines(await selectLines(db, order.id), wished, config.maxQuantity)
  const known = [...wishes.map(({ variantId }) => variantId), ...held.map(({ variantId }) => variantId)]
  const variants = await findSellableVariants(context, [...new Set(known)])
  const lines = editedLines(wishes, held, variants)
  const taken = await reserveStock(context, lines, variants, address.stateId, held)
  if (limited) await limitGrowth(context, taken, held)
  await writeLines(context, order.id, lines, variants)
  await insertLineStock(db, lines.map(({ id }) => id), taken)
  const { place, fee, from, to } = await deliveryTo(context, address)
  const { deliveryFee, ...totals } = orderTotals(lines, variants, fee)
  await updateHead(db, order.id, {
    ...totals,
    delivery_fee: deliveryFee,
    address: JSON.stringify({ ...address, names: place.names }),
    promised_from: from,
    promised_to: to,
    promised_dispatch_at: await selectDispatchEnd(db, now()),
  })
  return totals.total
}

async function writeLines(
  { db }: Context,
  orderId: number,
  lines: CheckoutLine[],
  variants: Parameters<typeof orderLinesOf>[1],
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const snapshots = await selectSnapshots(db, lines.flatMap(({ variantId, parts }) => [variantId, ...parts]))
  await keepLines(db, orderId, ids)
  for (const [index, line] of orderLinesOf(lines, variants, snapshots).entries()) await updateLine(db, ids[index] ?? 0, line)
}

async function deliveryTo(context: Context, address: AddressDocument) {
  const place = await findPlace(context, address)
  const { deliverable, fee, from, to } = await getDeliveryQuote(context, { region: address.regionId })
  if (!place || !deliverable || fee === null)
    throw new ApiError('REGION_NOT_DELIVERABLE', { fields: { regionId: [{ rule: 'deliverable' }] } })
  return { place, fee, from, to }
}

/** Throws CONFIRM_FIRST when an unproven order that changes from `held` to `taken` would hold too much; holding less never does. */
async function limitGrowth({ db }: Context, taken: Held[], held: Held[]): Promise<void> {
  const more = [...taken, ...held.map((piece) => ({ ...piece, quantity: -piece.quantity }))]
  if (await holdTooMuch(db, more, heldUnproven)) throw new ApiError('CONFIRM_FIRST')
}
