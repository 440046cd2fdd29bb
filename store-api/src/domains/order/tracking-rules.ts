import { mobile } from '#src/http/rules.ts'
import { readOrderNumber } from './order-number.ts'

/** The number and the mobile (E.164) that somebody asks for, in any of their usual forms; null when one of them cannot be. */
export function readTracking(orderNumber: string, phone: string): { number: string; mobile: string } | null {
  const number = readOrderNumber(orderNumber)
  const judged = mobile(phone)
  return number && !judged.fault ? { number, mobile: judged.value } : null
}
