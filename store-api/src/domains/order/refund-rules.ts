import { fieldRules } from '#src/field-rules.ts'
import { foldDigits, tidyText } from '#src/http/text.ts'
import { type Given, type Judged, mobile, requireValid } from '#src/http/rules.ts'
import type { OrderRow, ReturnRow } from './order.queries.ts'
import { type RefundMethod, refundMethods } from './return.schema.ts'

/** How a return is refunded, as it is stored. */
export interface Refund {
  method: RefundMethod
  /** InstaPay address or E.164; null for cash. */
  account: string | null
}

/**
 * Returns the chosen refund (docs/rules/returns.md#refund-method). Throws VALIDATION_FAILED at `refundMethod` and
 * `refundAccount`.
 */
export function parseRefund({
  refundMethod = 'cash',
  refundAccount,
}: {
  refundMethod?: string
  refundAccount?: Given
}): Refund {
  const { refundMethod: method } = requireValid({ refundMethod: judgeMethod(refundMethod) })
  if (method === 'cash') return { method, account: null }
  const judged = method === 'instapay' ? instapayAddress(refundAccount) : mobile(refundAccount)
  return { method, account: requireValid({ refundAccount: judged }).refundAccount }
}

/**
 * Returns what the shop paid back of an order, what it still owes, and what ways back cost, in piastres: a refund
 * counts as paid once it is noted (docs/rules/returns.md#refund). Every view of an order asks this function.
 */
export function refundsOf(
  order: Pick<OrderRow, 'refunded'>,
  returns: Pick<ReturnRow, 'status' | 'refund' | 'refundedAt' | 'returnFee'>[],
) {
  const refundDue = returns.reduce(
    (sum, { status, refund, refundedAt }) => sum + (status === 'received' && !refundedAt ? refund : 0),
    0,
  )
  return { refunded: order.refunded - refundDue, refundDue, returnFee: returnFeesOf(returns) }
}

/** Returns what the ways back of received returns cost the customer, in piastres. */
export function returnFeesOf(returns: Pick<ReturnRow, 'status' | 'returnFee'>[]): number {
  return returns.reduce((sum, { status, returnFee }) => sum + (status === 'received' ? returnFee : 0), 0)
}

/** Hides a stored account but for the ends that its owner recognises: `0100***4567`, `mo***@instapay`. */
export function maskAccount(account: string): string {
  const [name = '', bank] = account.split('@')
  return bank === undefined ? account.replace(/^\+20(\d{3})\d+(\d{4})$/, '0$1***$2') : `${name.slice(0, 2)}***@${bank}`
}

function judgeMethod(given: string): Judged<RefundMethod> {
  const method = refundMethods.find((each) => each === given)
  return method ? { value: method } : { fault: { rule: 'ref' } }
}

/** An InstaPay address in lower case; `@instapay` may be left out. */
function instapayAddress(given: Given): Judged<string> {
  const typed = foldDigits(tidyText(given ?? '')).toLowerCase()
  if (typed === '') return { fault: { rule: 'required' } }
  const value = typed.includes('@') ? typed : `${typed}@instapay`
  const { max, pattern } = fieldRules.instapayAddress
  return value.length <= max && pattern.test(value) ? { value } : { fault: { rule: 'instapay' } }
}
