import { ApiError } from '#src/http/api-error.ts'
import { mobile } from '#src/http/rules.ts'
import { readOrderNumber } from '#src/domains/order/order-number.ts'

/** Reads an order number and a mobile (to E.164) in any of their usual forms; null when one of them cannot be one. */
export function readTracking(orderNumber: string, typed: string): { number: string; mobile: string } | null {
  const number = readOrderNumber(orderNumber)
  const judged = mobile(typed)
  return number && !judged.fault ? { number, mobile: judged.value } : null
}

/** Reads both as `readTracking`. Throws VALIDATION_FAILED at `number` and `mobile`. */
export function parseTracking(asked: { number: string; mobile: string }): { number: string; mobile: string } {
  const read = readTracking(asked.number, asked.mobile)
  if (read) return read
  const { fault } = mobile(asked.mobile)
  const rule = asked.number.trim() === '' ? 'required' : 'ref'
  const fields = { ...(!readOrderNumber(asked.number) && { number: [{ rule }] }), ...(fault && { mobile: [fault] }) }
  throw new ApiError('VALIDATION_FAILED', { fields })
}
