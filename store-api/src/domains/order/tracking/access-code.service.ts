import { limitCode, withCheckLimit, mayReachGuest, RESEND_AFTER } from '#src/domains/account/account-limits.service.ts'
import { sendCode, useCode } from '#src/domains/account/code.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { parseTracking } from './tracking-rules.ts'
import { orderToken, readCode } from '#src/domains/order/order-access.ts'
import { selectOrderByNumber } from '#src/domains/order/order.queries.ts'
import type { OrderAccess } from './tracking.schema.ts'

/** Number of an order and the mobile it was placed with, from a guest who lost its link. */
export interface AccessRequest {
  number: string
  mobile: string
}

/**
 * Sends a code to the mobile of an order and returns after how many seconds another can be requested. Neither the
 * answer nor its duration reveals whether the order exists. Throws VALIDATION_FAILED, RATE_LIMITED.
 */
export async function sendAccessCode(context: Context, requested: AccessRequest): Promise<number> {
  const { number, mobile } = parseTracking(requested)
  await limitCode(context, mobile)
  const order = await selectOrderByNumber(context.db, number, mobile)
  const muted = !(await mayReachGuest(context, mobile, order ? mobile : null))
  await context.db
    .transaction()
    .execute((db) =>
      sendCode(
        { ...context, db },
        { askedWith: codeSubject(number, mobile), mobile, purpose: 'order', muted: muted || !order },
      ),
    )
  return RESEND_AFTER
}

/**
 * Returns the token of an order for its code. Throws VALIDATION_FAILED, CODE_INVALID, CODE_EXPIRED,
 * CODE_TOO_MANY_TRIES, RATE_LIMITED.
 */
export async function checkAccessCode(context: Context, requested: AccessRequest, given: string): Promise<OrderAccess> {
  const { number, mobile } = parseTracking(requested)
  const code = readCode(given)
  const order = await withCheckLimit(context, mobile, () =>
    useCode(context, { askedWith: codeSubject(number, mobile), purpose: 'order', code }, ({ db }) =>
      selectOrderByNumber(db, number, mobile),
    ),
  )
  if (!order) throw new ApiError('CODE_EXPIRED')
  return { id: order.id, token: orderToken(context.config, order.id, context.now()) }
}

/** Returns what a code is requested with: it opens only this order. */
function codeSubject(number: string, mobile: string): string {
  return `${number} ${mobile}`
}
