import { sendCode, useCode } from '#src/domains/account/code.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { readCode } from './code-rules.ts'
import { checkedTracking } from './tracking-rules.ts'
import { orderToken } from './order-access.ts'
import { limitCode, limitedCheck, RESEND_AFTER } from './order-limits.ts'
import { selectOrderByNumber } from './order.queries.ts'
import type { OrderAccess } from './order.schema.ts'

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
  await context.db.transaction().execute(async (db) => {
    const order = await selectOrderByNumber(db, number, mobile)
    await sendCode({ ...context, db }, { mobile, purpose: 'order', muted: !order })
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
  const id = await limitedCheck(context, () =>
    useCode(context, { mobile, purpose: 'order', code }, async ({ db }) => {
      // The code was sent for an order of this mobile; another number is another try.
      const order = await selectOrderByNumber(db, number, mobile)
      if (!order) throw new ApiError('CODE_INVALID')
      return order.id
    }),
  )
  return { id, token: orderToken(context.config, id, context.now()) }
}
