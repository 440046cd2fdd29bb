import { sendCode, useCode } from '#src/domains/account/code.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { readCode } from '#src/domains/order/code-rules.ts'
import { checkedTracking } from './tracking-rules.ts'
import { orderToken } from '#src/domains/order/order-access.ts'
import { limitCode, limitedCheck, mayReach, RESEND_AFTER } from '#src/domains/order/order-limits.ts'
import { selectOrderByNumber } from '#src/domains/order/order.queries.ts'
import type { OrderAccess } from '#src/domains/order/order.schema.ts'

/** A guest who has lost the link of an order: its number and the mobile it was made with. */
export interface AccessAsked {
  number: string
  mobile: string
}

/**
 * Sends a code to the mobile of an order and says after how many seconds another can be asked for; whether there is such an order
 * is told neither by the answer nor by its time. Throws VALIDATION_FAILED, RATE_LIMITED.
 */
export async function sendAccessCode(context: Context, asked: AccessAsked): Promise<number> {
  const { number, mobile } = checkedTracking(asked)
  await limitCode(context, mobile)
  const reachable = await mayReach(context, mobile)
  await context.db.transaction().execute(async (db) => {
    const order = await selectOrderByNumber(db, number, mobile)
    const muted = !order || !reachable
    await sendCode({ ...context, db }, { askedWith: askedWith(number, mobile), mobile, purpose: 'order', muted })
  })
  return RESEND_AFTER
}

/**
 * The token of an order's link for who has the code that was sent. Throws VALIDATION_FAILED, CODE_INVALID, CODE_EXPIRED,
 * CODE_TOO_MANY_TRIES, RATE_LIMITED.
 */
export async function checkAccessCode(context: Context, asked: AccessAsked, given: string): Promise<OrderAccess> {
  const { number, mobile } = checkedTracking(asked)
  const code = readCode(given)
  const order = await limitedCheck(context, mobile, () =>
    useCode(context, { askedWith: askedWith(number, mobile), purpose: 'order', code }, ({ db }) =>
      selectOrderByNumber(db, number, mobile),
    ),
  )
  if (!order) throw new ApiError('CODE_EXPIRED')
  return { id: order.id, token: orderToken(context.config, order.id, context.now()) }
}

/** A code opens the one order that it was asked for. */
function askedWith(number: string, mobile: string): string {
  return `${number} ${mobile}`
}
