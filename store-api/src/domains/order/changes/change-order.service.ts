import type { Context } from '#src/http/context.ts'
import { contendedTransaction } from '#src/contended-transaction.ts'
import { lockOrder } from '#src/domains/order/transitions/move-order.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import type { Caller } from '#src/domains/order/order-access.ts'
import { allowedActions } from '#src/domains/order/order.transitions.ts'
import { orderFacts } from '#src/domains/order/order-facts.ts'
import { type EventRow, type OrderRow, selectEvents } from '#src/domains/order/order.queries.ts'
import type { Order, OrderAction } from '#src/domains/order/order.schema.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'

/** A locked order with the actions of its caller. */
export interface Changing {
  context: Context
  order: OrderRow
  history: EventRow[]
  caller: Caller
  may: (action: OrderAction) => boolean
}

/**
 * Runs a change of an order in one transaction, for its customer, and returns the order. Throws what openOrder and
 * `change` throw.
 */
export async function changeOrder(
  context: Context,
  id: number,
  token: string | undefined,
  change: (changing: Changing) => Promise<void>,
): Promise<Order> {
  const { caller } = await openOrder(context, id, token)
  return changeOpened(context, id, caller, change)
}

/** Runs a change as `changeOrder`, for a caller whose access was checked. */
export async function changeOpened(
  context: Context,
  id: number,
  caller: Caller,
  change: (changing: Changing) => Promise<void>,
): Promise<Order> {
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    const order = await lockOrder(inside, id)
    const history = await selectEvents(db, id)
    const actions = allowedActions(orderFacts(order, history), caller, context.now())
    await change({ context: inside, order, history, caller, may: (action) => actions.includes(action) })
  })
  return viewOrder(context, id, caller)
}
