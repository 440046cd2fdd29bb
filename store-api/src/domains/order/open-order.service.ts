import { findCustomer } from '#src/domains/account/session.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type Caller, customerCaller, requireOrderToken } from './order-access.ts'
import { type OrderRow, selectOrder, selectOwnOrder } from './order.queries.ts'

/** An order with who may see it. */
export interface OpenedOrder {
  order: OrderRow
  caller: Caller
}

/**
 * An order for its customer who is logged in, or for who has its signed token. Throws NOT_FOUND for everybody else, whether there
 * is one or not, and LINK_EXPIRED when the token was good once.
 */
export async function openOrder(context: Context, id: number, token: string | undefined): Promise<OpenedOrder> {
  const customer = await findCustomer(context)
  const own = customer && (await selectOwnOrder(context.db, id, customer.id))
  if (customer && own) return { order: own, caller: customerCaller(customer.id) }
  requireOrderToken(context, id, token)
  const order = await selectOrder(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  return { order, caller: customerCaller(null) }
}
