import { ApiError } from '#src/http/api-error.ts'
import { dayInCairo } from './contact-hours.ts'
import type { OrderRow } from './order.queries.ts'
import { isShopsFault } from './return-rights.ts'
import { type ReturnMethod, returnMethods, type ReturnReason } from './return.schema.ts'

/**
 * Returns how items come back: a courier fetches them unless the customer brings them to a branch, as those of a
 * pick-up order. Throws VALIDATION_FAILED at `returnMethod`.
 */
export function parseReturnMethod(given: string | undefined, { address }: Pick<OrderRow, 'address'>): ReturnMethod {
  const chosen = given ?? (address ? 'courier' : 'branch')
  const method = returnMethods.find((each) => each === chosen)
  if (!method || (method === 'courier' && !address))
    throw new ApiError('VALIDATION_FAILED', { fields: { returnMethod: [{ rule: 'ref' }] } })
  return method
}

interface Return {
  method: ReturnMethod
  reasons: ReturnReason[]
  /** What the courier takes in the governorate of the order, in piastres. */
  courierFee: number
  /** What was paid for the units, in piastres. */
  price: number
}

/**
 * Returns what the customer pays for the way back, in piastres (docs/rules/returns.md#return-fee): nothing when one of
 * the units comes back through a fault of the shop, and never more than the units are worth.
 */
export function returnFeeOf(
  order: Pick<OrderRow, 'delivered_at' | 'promised_to'>,
  { method, reasons, courierFee, price }: Return,
): number {
  const isLate = order.delivered_at !== null && dayInCairo.format(order.delivered_at) > order.promised_to
  const isShopsCost = reasons.some((reason) => isShopsFault(reason) || (reason === 'late' && isLate))
  return method === 'branch' || isShopsCost ? 0 : Math.min(courierFee, price)
}
