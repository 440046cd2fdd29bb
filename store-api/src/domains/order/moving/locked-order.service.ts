import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { moveInside } from './move-inside.service.ts'
import { factsOf, withoutStaleEdit } from '#src/domains/order/order-facts.ts'
import { lockOrderRow, type OrderRow } from '#src/domains/order/order.queries.ts'

/**
 * Locks an order for the transaction of `context`, as it is once a change whose time ran out has been dropped. Throws NOT_FOUND.
 */
export async function lockOrder(context: Context, id: number): Promise<OrderRow> {
  const order = await lockOrderRow(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  const { status } = withoutStaleEdit(factsOf(order, []), context.now())
  if (status === order.status) return order
  await moveInside(context, id, { to: status, actor: 'S', reason: 'editExpired', key: `edit-expired:${order.revision}` })
  return lockOrder(context, id)
}
