import { limitCode, limitedCheck, mayReach, RESEND_AFTER } from '#src/domains/account/account-limits.ts'
import type { Context } from '#src/http/context.ts'
import { maySpend } from '#src/http/rate-limit.ts'
import type { Wait } from '#src/domains/order/changing/confirm-proof.ts'

/** As long as a customer may confirm (DOMAIN §2.1), and as often as any code may be tried (§2.4). */
const confirmTries = { name: 'order-confirm', tries: 5, seconds: 48 * 3600 }

/** Counts a try of the code of a message; false when the five are used up. The database must be no transaction. */
export function mayTryConfirm({ db }: Context, { orderId, seq }: Wait): Promise<boolean> {
  return maySpend(db, [confirmTries, `${orderId}:${seq}`])
}

// An order's code costs the same patience as an account's: 60 s, 5 a day for a phone, by network.
export { limitCode, limitedCheck, mayReach, RESEND_AFTER }
