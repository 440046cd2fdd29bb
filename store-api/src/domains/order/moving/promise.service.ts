import { deliveryTo, pickupIn } from '#src/domains/order/order-destination.service.ts'
import type { OrderRow } from '#src/domains/order/order.queries.ts'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { setPromise } from './transition.queries.ts'

/** Statuses from which an order goes on: a promise that it can no longer keep is replaced. */
const renewing: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['late', 'confirm', 'customerConfirmed'])

/**
 * Promises the time of an order placed now to one that moves to `to` and should have left the shop already (docs/rules/orders.md#late-orders).
 * Without its place or branch it keeps the old promise, which is over and no longer told.
 */
export async function renewPromise(context: Context, order: OrderRow, to: OrderStatus): Promise<void> {
  if (!renewing.has(to) || order.promised_dispatch_at > context.now()) return
  const destination = await (order.address ? deliveryTo(context, order.address) : pickupIn(context, [], order.pickup_branch_id ?? 0)).catch(nullWhenGone)
  if (!destination) return
  const { promised_from, promised_to, promised_dispatch_at, pickup_ready_at } = destination.columns
  await setPromise(context.db, order.id, { promised_from, promised_to, promised_dispatch_at, pickup_ready_at })
}

function nullWhenGone(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}
