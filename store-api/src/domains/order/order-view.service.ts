import { picture } from '#src/domains/catalog/picture.service.ts'
import { chosenTime, listDeliveryChoices } from './delivery-choices.service.ts'
import { DEFECT_RETURN_DAYS, type OrderFacts, RETURN_DAYS } from './order.transitions.ts'
import {
  type LineViewRow, type OrderEventRow, type ReturnRow, selectEventsOf, selectLineViews, selectReturns,
} from './order-view.queries.ts'
import type { OrderReturn } from './return.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { Language } from '#src/http/language.ts'
import { accountConfirms, type Caller, customerCaller, orderToken } from './order-access.ts'
import { allowedActions } from './order-actions.ts'
import { factsOf, hasInvoice, waitOf, withoutStaleEdit } from './order-facts.ts'
import { timelineOf } from './order-timeline.ts'
import { type EventRow, type OrderRow, selectOrder } from './order.queries.ts'
import type { Order, OrderEvent, OrderLine, OrderStatus } from './order.schema.ts'

const DAY = 86_400_000
/** Included in the prices (docs/rules/orders.md#totals). */
const VAT_PERCENT = 14

/** The parts of an order that every view of it shows. */
export async function viewProgress({ db, language, now }: Context, order: OrderRow) {
  const [lines, events] = await Promise.all([selectLineViews(db, language, [order.id]), selectEventsOf(db, [order.id])])
  const facts = factsOf(order, events)
  return { progress: progressOf(order, events), lines: lines.map((line) => lineOf(line, language, facts, now())) }
}

/**
 * A whole order, in the language of the request, with what `caller` may do with it (nobody: nothing). Throws NOT_FOUND.
 */
export async function viewOrder(context: Context, id: number, caller: Caller | null = null): Promise<Order> {
  const order = await selectOrder(context.db, id)
  const [view] = order ? await viewOrders(context, [order], caller) : []
  if (!view) throw new ApiError('NOT_FOUND')
  return view
}

/** An order as who placed it gets it: with the token that opens it without an account. Throws NOT_FOUND. */
export async function viewPlaced(context: Context, id: number): Promise<Order> {
  const order = await selectOrder(context.db, id)
  const [view] = order ? await viewOrders(context, [order], customerCaller(order.customer_id)) : []
  if (!order || !view) throw new ApiError('NOT_FOUND')
  // Counted from the order itself, so that a repeated answer carries the same token.
  return { ...view, token: orderToken(context.config, id, order.placed_at) }
}

/** As `viewOrder` for several orders, in two statements; a third when one was handed over, a fourth when one waits for a new time. */
export async function viewOrders(context: Context, orders: OrderRow[], caller: Caller | null): Promise<Order[]> {
  const { db, language } = context
  const ids = orders.map(({ id }) => id)
  const [lines, events, returns] = await Promise.all([
    selectLineViews(db, language, ids),
    selectEventsOf(db, ids),
    orders.some(({ delivered_at }) => delivered_at) ? selectReturns(db, ids) : [],
  ])
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  const eventsOf = Map.groupBy(events, ({ order_id }) => order_id)
  const returnsOf = Map.groupBy(returns, ({ orderId }) => orderId)
  const views = orders.map((order) => ({
    ...wholeOrder(context, order, linesOf.get(order.id) ?? [], eventsOf.get(order.id) ?? [], caller),
    returns: (returnsOf.get(order.id) ?? []).map(returnOf),
    branchName: branchOf(linesOf.get(order.id) ?? []),
  }))
  const waits = ({ allowedActions: actions }: Pick<Order, 'allowedActions'>) => actions.includes('chooseDeliveryTime')
  const choices = views.some(waits) ? await listDeliveryChoices(context) : []
  return views.map((view) => ({ ...view, deliveryChoices: waits(view) ? choices : [] }))
}

/** The branch that gives most of an order: its parcel leaves from there. */
function branchOf(lines: LineViewRow[]): string | null {
  const pieces = new Map<string, number>()
  for (const { branch_name, branch_pieces } of lines)
    if (branch_name) pieces.set(branch_name, (pieces.get(branch_name) ?? 0) + (branch_pieces ?? 0))
  return [...pieces].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

function wholeOrder(
  { language, now }: Context,
  order: OrderRow,
  lines: LineViewRow[],
  events: OrderEventRow[],
  caller: Caller | null,
): Omit<Order, 'branchName' | 'deliveryChoices' | 'returns'> {
  const { names, ...address } = order.address
  const { state, city, region } = names[language]
  const moment = now()
  const facts = factsOf(order, events)
  return {
    id: order.id,
    ...progressOf(order, events),
    revision: order.revision,
    token: null,
    lines: lines.map((line) => lineOf(line, language, facts, moment)),
    client: order.client,
    address: { ...address, stateName: state, cityName: city, regionName: region },
    notes: order.notes,
    subtotal: order.subtotal,
    discount: order.discount,
    deliveryFee: order.delivery_fee,
    total: order.total,
    paymentMethod: order.payment_method,
    paid: order.paid,
    allowedActions: allowedActions(facts, caller, moment),
    confirmBy: order.status === 'waitingCustomer' ? (facts.confirmBy?.toISOString() ?? null) : null,
    confirmNeedsCode: order.status === 'waitingCustomer' && !(caller && accountConfirms(caller, order)),
    confirmMessageFailed: waitOf(events)?.message_failed ?? false,
    edit: editOf(withoutStaleEdit(facts, moment), caller),
    deliveryTime: chosenTime(order),
    failedDeliveries: facts.failedDeliveries,
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    returnableUntil: daysAfter(order.delivered_at, RETURN_DAYS),
    defectReturnableUntil: daysAfter(order.delivered_at, DEFECT_RETURN_DAYS),
    vatPercent: VAT_PERCENT,
    hasInvoice: hasInvoice(facts, order.paid),
  }
}

function progressOf(order: OrderRow, events: EventRow[]) {
  const status = order.status as OrderStatus
  return {
    number: order.number,
    status,
    placedAt: order.placed_at.toISOString(),
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
    timeline: timelineOf(
      status,
      events.map((event) => ({ to: event.to_status as OrderStatus, at: event.at })),
    ),
    events: events.map(eventOf).reverse(),
    tax: order.tax,
    collected: order.collected,
    refunded: order.refunded,
  }
}

function eventOf({ seq, from_status, to_status, at }: EventRow): OrderEvent {
  return { seq, from: from_status as OrderStatus, to: to_status as OrderStatus, at: at.toISOString() }
}

function editOf({ status, editHolder, editUntil }: OrderFacts, caller: Caller | null): Order['edit'] {
  if (status !== 'edit' || !editUntil) return null
  return { mine: editHolder === caller?.holder, until: editUntil.toISOString() }
}

function daysAfter(start: Date | null, days: number): string | null {
  return start && new Date(start.getTime() + days * DAY).toISOString()
}

function lineOf(line: LineViewRow, language: Language, { status, deliveredAt }: OrderFacts, now: Date): OrderLine {
  const name = line[`name_${language}`]
  const kept = line.quantity - line.returned_quantity
  const returnable = status === 'delivered' && deliveredAt && now.getTime() <= deliveredAt.getTime() + DEFECT_RETURN_DAYS * DAY
  return {
    id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    name,
    color: line[`color_${language}`],
    size: line[`size_${language}`],
    sku: line.sku,
    barcode: line.barcode,
    image: line.image_id ? picture(line.image_id, name) : null,
    parts: line.parts.map((part) => ({
      name: part[`name_${language}`],
      color: part[`color_${language}`],
      size: part[`size_${language}`],
      quantity: part.quantity,
    })),
    quantity: line.quantity,
    unitPrice: line.unit_price,
    price: line.price,
    returnedQuantity: line.returned_quantity,
    returnableQuantity: returnable ? kept : 0,
    reviewable: deliveredAt !== null && kept > 0 && line.product_slug !== null && !line.reviewed,
    productSlug: line.product_slug,
  }
}

/** A return as it is told; `refund` in piastres. */
function returnOf({ id, status, note, askedAt, lines, refund }: ReturnRow): OrderReturn {
  return { id, status, lines, note, refund, askedAt: askedAt.toISOString() }
}
