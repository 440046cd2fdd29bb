import type { Context } from '#src/http/context.ts'
import { updateOrdersOfMobile } from '#src/domains/order/order.queries.ts'

/**
 * Gives a customer, in the transaction of `context`, the orders that were placed without an account from the mobile (E.164) that a
 * code has just shown to be hers; says how many.
 */
export async function claimOrders({ db }: Pick<Context, 'db'>, customerId: number, mobile: string): Promise<number> {
  return updateOrdersOfMobile(db, customerId, mobile)
}
