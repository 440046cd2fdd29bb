import { findCustomer } from '#src/domains/account/session.service.ts'
import type { FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { requireValid } from '#src/http/rules.ts'
import { insertComplaint, isBranch, selectOrderId, selectSameComplaint } from './complaint.queries.ts'
import type { Complaint, ComplaintBody } from './feedback.schema.ts'
import { limitComplaint, limitComplaintTry } from './feedback-limits.ts'
import { underFreeNumber } from './feedback-number.ts'
import { judgeComplaint, orderNumberOf } from './feedback-rules.ts'
import { onceAMinute } from './once.service.ts'

/**
 * Accepts a complaint or a suggestion; no account needed. Its order must have the same mobile or belong to the
 * authenticated customer. Throws VALIDATION_FAILED, RATE_LIMITED.
 */
export async function addComplaint(context: Context, body: ComplaintBody): Promise<Complaint> {
  const { db, now } = context
  const customer = await findCustomer(context)
  const judged = judgeComplaint(body)
  await limitComplaintTry(context, { customer, mobile: judged.mobile })
  const orderId = await findOrder(
    context,
    body.orderNumber,
    judged.mobile.fault ? '' : judged.mobile.value,
    customer?.id ?? null,
  )
  const branchId = judged.branchId.fault ? null : judged.branchId.value
  const faults: Record<string, FieldRule[]> = {}
  if (orderId === undefined) faults.orderNumber = [{ rule: 'ref' }]
  if (branchId !== null && !(await isBranch(db, branchId))) faults.branchId = [{ rule: 'ref' }]
  const values = requireValid(judged, faults)
  const complaint = {
    ...values,
    kind: body.kind,
    orderId: orderId ?? null,
    customerId: customer?.id ?? null,
    at: now(),
  }
  const number = await onceAMinute(context, values.mobile, {
    same: (inside, since) => selectSameComplaint(inside, complaint, since),
    limit: () => limitComplaint(context, values.mobile),
    write: (trx) => underFreeNumber('C', (free) => insertComplaint(trx, free, complaint)),
  })
  return { number }
}

/** Returns null for no order, undefined for an unknown one. */
async function findOrder({ db }: Context, given: string | null | undefined, mobile: string, customerId: number | null) {
  const number = orderNumberOf(given)
  if (number === null) return null
  return number === undefined ? undefined : selectOrderId(db, number, mobile, customerId)
}
