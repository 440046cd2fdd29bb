import { contendedTransaction } from '#src/contended-transaction.ts'
import { lockOrder, moveOrder } from '#src/domains/order/transitions/move-order.service.ts'
import { announceRefunds } from '#src/domains/order/transitions/order-news.service.ts'
import { findOrderPage } from '#src/domains/order/order-list.service.ts'
import { selectCalls, selectRefundsDue } from '#src/domains/order/order-list.queries.ts'
import { readOrderNumber } from '#src/domains/order/order-number.ts'
import { viewOrder, viewOrders } from '#src/domains/order/order-view.service.ts'
import {
  type EventRow,
  type OrderEventRow,
  type OrderRow,
  selectEventsOf,
  selectOrder,
  selectOrderOfNumber,
  selectReturns,
} from '#src/domains/order/order.queries.ts'
import { type Order, type OrderEvent, type OrderStatus, type TransitionBody } from '#src/domains/order/order.schema.ts'
import { type OrderMove, type RefundDue, type ShopOrder } from './shop.schema.ts'
import { orderStatuses } from '#src/order-statuses.ts'
import { type Actor, COLLECTED, isAllowed } from '#src/domains/order/order.transitions.ts'
import { orderFacts } from '#src/domains/order/order-facts.ts'
import { updateRefunded } from '#src/domains/order/transitions/return.queries.ts'
import { appendEvent } from '#src/domains/order/transitions/transition.queries.ts'
import type { OrderReturn } from '#src/domains/order/return.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { PageSize } from '#src/http/cursor.ts'
import { mobile, requireValid } from '#src/http/rules.ts'
import { parseTransition } from './shop-rules.ts'

const CALLS_AT_ONCE = 50
const REFUNDS_AT_ONCE = 50
const actors: readonly Actor[] = ['C', 'B', 'K', 'S']

/**
 * Returns orders of all customers, newest first, with their allowed transitions. Throws VALIDATION_FAILED
 * for a wrong cursor or mobile.
 */
export async function listShopOrders(
  context: Context,
  {
    status,
    exchange,
    otherArea,
    mobile: typed,
    ...query
  }: PageSize & { status: OrderStatus[]; exchange?: boolean; otherArea?: boolean; mobile?: string; after?: string },
) {
  const statuses = status.length > 0 ? status : orderStatuses
  const only = typed === undefined ? {} : requireValid({ mobile: mobile(typed) })
  const { rows, meta } = await findOrderPage(
    context,
    { customerId: null, statuses, exchanges: exchange, otherArea, ...only },
    query,
  )
  return { data: await viewForShop(context, rows), meta }
}

/** Returns the orders that wait for a call of the shop, the longest waiting first, at most 50. */
export async function listOrderCalls(context: Context): Promise<ShopOrder[]> {
  const orders = await viewForShop(context, await selectCalls(context.db, CALLS_AT_ONCE))
  // A call that was asked for before an edit began a new wait is over.
  return orders.filter(({ callRequestedAt }) => callRequestedAt !== null)
}

/** Returns the orders whose refund is due, the longest waiting first, at most 50. */
export async function listRefundsDue(context: Context): Promise<RefundDue[]> {
  const rows = await selectRefundsDue(context.db, context.now(), REFUNDS_AT_ONCE)
  const due = new Map(rows.map((row) => [row.id, row]))
  return (await viewForShop(context, rows)).flatMap((order) => {
    const row = due.get(order.id)
    return row ? [{ ...order, refundDueSince: row.since.toISOString(), refundDaysLeft: row.daysLeft }] : []
  })
}

/** Returns an order by id or number, with its allowed transitions. Throws NOT_FOUND. */
export async function getShopOrder(context: Context, idOrNumber: string): Promise<ShopOrder> {
  const [view] = await viewForShop(context, await findOrder(context, idOrNumber))
  if (!view) throw new ApiError('NOT_FOUND')
  return view
}

/** Finds an order by id, else by number. An id has digits only; such a number needs its letters. */
async function findOrder({ db }: Context, idOrNumber: string): Promise<OrderRow[]> {
  const number = readOrderNumber(idOrNumber)
  const byId = /^[1-9]\d{0,14}$/.test(idOrNumber) && (await selectOrder(db, Number(idOrNumber)))
  const order = byId || (number && (await selectOrderOfNumber(db, number)))
  return order ? [order] : []
}

/** Returns orders as staff see them: with whole refund accounts and the allowed transitions. */
export async function viewForShop(context: Context, rows: OrderRow[]): Promise<ShopOrder[]> {
  const views = await viewOrders(context, rows, null)
  const events = await selectEventsOf(
    context.db,
    rows.map(({ id }) => id),
  )
  const accounts = new Map(
    (
      await selectReturns(
        context.db,
        rows.map(({ id }) => id),
      )
    ).map(({ id, refundAccount }) => [id, refundAccount]),
  )
  const historyOf = Map.groupBy(events, ({ order_id }) => order_id)
  return rows.flatMap((row, index) => {
    const view = views[index]
    const history = historyOf.get(row.id) ?? []
    if (!view) return []
    return [
      {
        ...view,
        events: withDetails(view.events, history),
        returns: withAccounts(view.returns, accounts),
        moves: movesOf(row, history, context.now()),
      },
    ]
  })
}

/** Status changes with who made them and what was noted; `history` has the oldest first. */
function withDetails(events: OrderEvent[], history: OrderEventRow[]): ShopOrder['events'] {
  const rows = new Map(history.map((row) => [row.seq, row]))
  return events.flatMap((event) => {
    const row = rows.get(event.seq)
    return row ? [{ ...event, actor: row.actor, actorId: row.actor_id, reason: row.reason_code, notes: row.notes }] : []
  })
}

/** Returns with whole accounts: the shop pays to them. */
function withAccounts(returns: OrderReturn[], accounts: Map<number, string | null>): OrderReturn[] {
  return returns.map((each) => ({ ...each, refundAccount: accounts.get(each.id) ?? null }))
}

function movesOf(order: OrderRow, history: EventRow[], now: Date): OrderMove[] {
  const facts = orderFacts(order, history)
  return orderStatuses
    .map((to) => ({ to, actors: actors.filter((actor) => isAllowed(facts, to, actor, { now })) }))
    .filter((move) => move.actors.length > 0)
}

/**
 * Moves an order for the shop or the courier; a pick-up order is handed out by `collectOrder` alone. A repeat with the
 * same key changes nothing. Throws NOT_FOUND, INVALID_TRANSITION, ORDER_LOCKED.
 */
export async function transitionOrder(context: Context, id: number, body: TransitionBody): Promise<Order> {
  if (body.reason === COLLECTED) throw new ApiError('INVALID_TRANSITION')
  await moveOrder(context, id, parseTransition(body))
  return viewOrder(context, id)
}

/**
 * Notes that the shop paid the refunds of an order's received returns, in its history too, and tells the customer; a
 * repeat changes nothing. Throws NOT_FOUND, INVALID_TRANSITION without one.
 */
export async function noteRefund(context: Context, id: number): Promise<ShopOrder> {
  const order = await getShopOrder(context, String(id))
  if (!order.returns.some(({ status }) => status === 'received')) throw new ApiError('INVALID_TRANSITION')
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    const { status } = await lockOrder(inside, id)
    const paid = await announceRefunds(inside, id, await updateRefunded(db, id, context.now()))
    if (paid > 0)
      await appendEvent(db, id, {
        from_status: status,
        to_status: status,
        actor: 'B',
        reason_code: 'refunded',
        at: context.now(),
      })
  })
  return getShopOrder(context, String(id))
}
