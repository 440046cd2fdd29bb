import { listBranches } from '#src/domains/branch/branch.service.ts'
import type { Branch } from '#src/domains/branch/branch.schema.ts'
import { getStateFees } from '#src/domains/location/location.service.ts'
import { offersSms } from '#src/domains/message/message.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Db } from '#src/db/pool.ts'
import type { Context } from '#src/http/context.ts'
import { type DeliveryChoice, deliveryChoiceOf, partStarts } from './delivery-time.schema.ts'
import { expectedTimeOf } from './expected-time.ts'
import { nextStepOf } from './next-step.ts'
import { accountConfirms, type Caller, customerCaller, orderToken, pickupCode, lastWaitEvent } from './order-access.ts'
import {
  type EventRow,
  isOpenReturn,
  type LineViewRow,
  type OrderEventRow,
  type OrderRow,
  type ReturnRow,
  selectDeliveryParts,
  selectEventsOf,
  selectHygieneLines,
  selectLineViews,
  selectOrder,
  selectOrdersById,
  selectReturns,
} from './order.queries.ts'
import type { LinkedOrder, Order, OrderLine, OrderPickup } from './order.schema.ts'
import { allowedActions, hasInvoice } from './order.transitions.ts'
import { orderFacts, type OrderFacts, withoutStaleEdit } from './order-facts.ts'
import { viewAddress, viewEvent, viewLine, viewReturn } from './order-view-parts.ts'
import { callEnd } from './contact-hours.ts'
import { timelineOf } from './order-timeline.ts'
import { refundsOf } from './refund-rules.ts'
import { DEFECT_RETURN_DAYS, exchangeRefusal, RETURN_DAYS, returnRefusal } from './return-rights.ts'
import { returnReasons } from './return.schema.ts'

const DAY = 86_400_000
/** Included in the prices (docs/rules/orders.md#totals). */
const VAT_PERCENT = 14

/**
 * Returns the parts of an order that every view of it shows; the code of a pick-up only to the `caller` who opened the
 * order.
 */
export async function viewProgress(context: Context, order: OrderRow, caller: Caller | null = null) {
  const { db, language, now } = context
  const [lines, events, returns, branches, hygieneLines] = await Promise.all([
    selectLineViews(db, language, [order.id]),
    selectEventsOf(db, [order.id]),
    order.delivered_at ? selectReturns(db, [order.id]) : [],
    branchesOf(context, [order]),
    hygieneLinesOf(db, [order]),
  ])
  const facts = orderFacts(order, events)
  const lineViews = lines.map((line) => viewLine(line, language, { facts, hygieneLines, now: now() }))
  const pickup = pickupOf(context, order, branches, caller)
  return {
    progress: progressOf(order, events, returns, { facts, lines: lineViews, pickup, now: now() }),
    lines: lineViews,
  }
}

/** Returns an order in the language of the request, with the actions of `caller` (none for null). Throws NOT_FOUND. */
export async function viewOrder(context: Context, id: number, caller: Caller | null = null): Promise<Order> {
  const order = await selectOrder(context.db, id)
  const [view] = order ? await viewOrders(context, [order], caller) : []
  if (!view) throw new ApiError('NOT_FOUND')
  return view
}

/**
 * Returns an order to the caller who placed it, with the token that opens it without an account; `placed` is its row if
 * known. Throws NOT_FOUND.
 */
export async function viewPlaced(context: Context, id: number, placed?: OrderRow): Promise<Order> {
  const order = placed ?? (await selectOrder(context.db, id))
  const [view] = order ? await viewOrders(context, [order], customerCaller(order.customer_id)) : []
  if (!order || !view) throw new ApiError('NOT_FOUND')
  // The token starts with the order, so that a retry gets the same one.
  return { ...view, token: orderToken(context.config, id, order.placed_at) }
}

/**
 * Returns several orders as `viewOrder` does, in two statements; two more if one was delivered, and one if it can be
 * returned, is of an exchange, is collected, or needs a new delivery time.
 */
export async function viewOrders(context: Context, orders: OrderRow[], caller: Caller | null): Promise<Order[]> {
  const { db, language } = context
  const ids = orders.map(({ id }) => id)
  const linkIds = orders.flatMap(({ exchange_of, exchange_order_id }) => exchange_of ?? exchange_order_id ?? [])
  const [lines, events, returns, links, branches, hygieneLines] = await Promise.all([
    selectLineViews(db, language, ids),
    selectEventsOf(db, ids),
    orders.some(({ delivered_at }) => delivered_at) ? selectReturns(db, ids) : [],
    linkIds.length > 0 ? selectOrdersById(db, linkIds) : new Map<number, OrderRow>(),
    branchesOf(context, orders),
    hygieneLinesOf(db, orders),
  ])
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  const eventsOf = Map.groupBy(events, ({ order_id }) => order_id)
  const returnsOf = Map.groupBy(returns, ({ orderId }) => orderId)
  const views = orders.map((order) => ({
    ...wholeOrder(
      context,
      {
        order,
        link: links.get(order.exchange_of ?? order.exchange_order_id ?? 0),
        returns: returnsOf.get(order.id) ?? [],
      },
      linesOf.get(order.id) ?? [],
      eventsOf.get(order.id) ?? [],
      { caller, branches, hygieneLines },
    ),
    branchName: branchOf(linesOf.get(order.id) ?? []),
  }))
  const waits = ({ allowedActions: actions }: Pick<Order, 'allowedActions'>) => actions.includes('chooseDeliveryTime')
  const choices = views.some(waits) ? await listDeliveryChoices(context) : []
  const fetchedFrom = views.flatMap(({ returnRefusal: refusal, address }) =>
    refusal === null && address ? address.stateId : [],
  )
  const fees = fetchedFrom.length > 0 ? await getStateFees(context, fetchedFrom) : new Map<number, number>()
  return views.map((view) => ({
    ...view,
    deliveryChoices: waits(view) ? choices : [],
    courierReturnFee: view.returnRefusal === null && view.address ? (fees.get(view.address.stateId) ?? null) : null,
  }))
}

/** Returns the branch that most units of an order come from: it ships the parcel. */
function branchOf(lines: LineViewRow[]): string | null {
  const units = new Map<string, number>()
  for (const { branch_name, branch_units } of lines)
    if (branch_name) units.set(branch_name, (units.get(branch_name) ?? 0) + (branch_units ?? 0))
  return [...units].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

function wholeOrder(
  context: Context,
  { order, link, returns }: { order: OrderRow; link: OrderRow | undefined; returns: ReturnRow[] },
  lines: LineViewRow[],
  events: OrderEventRow[],
  { caller, branches, hygieneLines }: { caller: Caller | null; branches: Branch[]; hygieneLines: Set<number> },
): Omit<Order, 'branchName' | 'deliveryChoices' | 'courierReturnFee'> {
  const { config, language, now } = context
  const moment = now()
  const facts = orderFacts(order, events)
  const lineViews = lines.map((line) => viewLine(line, language, { facts, hygieneLines, now: moment }))
  const linked = link ? linkOf(context, link, caller) : null
  const bundlesOnly = lineViews.every(({ exchangeableQuantity }) => exchangeableQuantity === 0)
  const noExchange = exchangeRefusal(facts, moment) ?? (bundlesOnly ? 'bundlesOnly' : null)
  return {
    id: order.id,
    ...progressOf(order, events, returns, {
      facts,
      lines: lineViews,
      pickup: pickupOf(context, order, branches, caller),
      now: moment,
    }),
    returns: returns.map(viewReturn),
    revision: order.revision,
    token: null,
    lines: lineViews,
    contact: order.contact,
    address: order.address && viewAddress(order.address, language),
    notes: order.notes,
    subtotal: order.subtotal,
    discount: order.discount,
    coupon: order.coupon_code === null ? null : { code: order.coupon_code, freeDelivery: order.coupon_free_delivery },
    couponDiscount: order.coupon_discount,
    deliveryFee: order.delivery_fee,
    total: order.total,
    paymentMethod: order.payment_method,
    paid: order.paid,
    allowedActions: allowedActions(facts, caller, moment).filter((action) => {
      if (action === 'requestCodeSms') return offersSms(config)
      if (action === 'exchange') return noExchange === null
      // Withdrawing the return of an exchange cancels the new order.
      return action !== 'withdrawReturn' || !facts.returning?.isExchange || !link || mayCancel(link, caller, moment)
    }),
    confirmBy:
      order.status === 'waitingCustomer' || order.status === 'online' ? (facts.confirmBy?.toISOString() ?? null) : null,
    confirmNeedsCode: order.status === 'waitingCustomer' && !(caller && accountConfirms(caller, order)),
    confirmMessageFailed: lastWaitEvent(events)?.message_failed ?? false,
    codeSmsAt: facts.codeSmsAt?.toISOString() ?? null,
    callRequestedAt: facts.callAskedAt?.toISOString() ?? null,
    callBy: order.awaits_call && order.call_asked_at ? callEnd(order.call_asked_at).toISOString() : null,
    edit: editOf(withoutStaleEdit(facts, moment), caller),
    deliveryTime: order.wanted_day && order.wanted_part ? deliveryChoiceOf(order.wanted_day, order.wanted_part) : null,
    failedDeliveries: facts.failedDeliveries,
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    returnableUntil: daysAfter(order.delivered_at, RETURN_DAYS),
    defectReturnableUntil: daysAfter(order.delivered_at, DEFECT_RETURN_DAYS),
    returnReasons: returnReasons.filter((reason) => lineViews.some((line) => line.returnReasons.includes(reason))),
    returnRefusal: returnRefusal(facts, moment),
    exchangeRefusal: noExchange,
    vatPercent: VAT_PERCENT,
    hasInvoice: hasInvoice(facts, order.paid),
    exchangeOrder: order.exchange_of === null ? linked : null,
    exchangeOf: order.exchange_of === null ? null : linked,
  }
}

function linkOf({ config }: Context, { id, number, placed_at }: OrderRow, caller: Caller | null): LinkedOrder {
  return {
    id,
    number,
    token: caller?.holder === customerCaller(null).holder ? orderToken(config, id, placed_at) : null,
  }
}

function mayCancel(order: OrderRow, caller: Caller | null, now: Date): boolean {
  const actions = allowedActions(orderFacts(order, []), caller, now)
  return actions.includes('cancel') || actions.includes('requestCancel')
}

function branchesOf(context: Context, orders: OrderRow[]): Promise<Branch[]> | [] {
  return orders.some(({ pickup_branch_id }) => pickup_branch_id !== null) ? listBranches(context) : []
}

/** Returns the pick-up of an order; null for delivery. End and code are there while it waits at the counter. */
function pickupOf({ config }: Context, order: OrderRow, branches: Branch[], caller: Caller | null): OrderPickup | null {
  const branch = branches.find(({ id }) => id === order.pickup_branch_id)
  if (!branch || !order.pickup_ready_at) return null
  const waits = order.status === 'ready' && order.hold_until
  return {
    branch,
    readyAt: order.pickup_ready_at.toISOString(),
    until: waits ? waits.toISOString() : null,
    code: waits && caller ? pickupCode(config, order.id) : null,
  }
}

/** Only what was delivered can come back. */
function hygieneLinesOf(db: Db, orders: OrderRow[]): Promise<Set<number>> {
  const delivered = orders.flatMap(({ id, delivered_at: at }) => (at ? id : []))
  return delivered.length > 0 ? selectHygieneLines(db, delivered) : Promise.resolve(new Set())
}

interface Seen {
  facts: OrderFacts
  lines: OrderLine[]
  pickup: OrderPickup | null
  now: Date
}

function progressOf(order: OrderRow, events: EventRow[], returns: ReturnRow[], { facts, lines, pickup, now }: Seen) {
  const status = order.status
  const expected = expectedTimeOf(order, facts, now)
  const refunds = refundsOf(order, returns)
  return {
    number: order.number,
    status,
    placedAt: order.placed_at.toISOString(),
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
    expected,
    next: nextStepOf(facts, { lines, expected, returnMethod: returns.find(isOpenReturn)?.returnMethod }),
    timeline: timelineOf(
      status,
      events.map((event) => ({ to: event.to_status, at: event.at })),
      { isPickup: pickup !== null },
    ),
    events: events.map(viewEvent).reverse(),
    pickup,
    tax: order.tax,
    // A credit that returned units left over pays for nothing.
    credit:
      order.credit &&
      order.subtotal - order.discount - order.coupon_discount + order.delivery_fee + refunds.returnFee - order.total,
    collected: order.collected,
    ...refunds,
  }
}

function editOf({ status, editHolder, editUntil }: OrderFacts, caller: Caller | null): Order['edit'] {
  if (status !== 'edit' || !editUntil) return null
  return { mine: editHolder === caller?.holder, until: editUntil.toISOString() }
}

function daysAfter(start: Date | null, days: number): string | null {
  return start && new Date(start.getTime() + days * DAY).toISOString()
}

const CHOICE_DAYS = 7

/** Returns the delivery times that a customer can choose from now on. */
export async function listDeliveryChoices({ db, now }: Context): Promise<DeliveryChoice[]> {
  const parts = await selectDeliveryParts(db, now(), CHOICE_DAYS, partStarts)
  return parts.map(({ day, part }) => deliveryChoiceOf(day, part))
}
