import { networkOf } from 'server-kit/network.ts'
import { limitCode, limitedCheck, mayReach, RESEND_AFTER } from '#src/domains/account/account-limits.ts'
import type { Context } from '#src/http/context.ts'
import { giveBack, keyOf, maySpend, type Spent } from '#src/http/rate-limit.ts'
import { atMost, limit } from '#src/limits.ts'
import type { Wait } from './order-facts.ts'

const HOUR = 3600

// Why these numbers: docs/rules/limits.md#orders.
const confirmByMessage = limit({ name: 'order-confirm', tries: 5, seconds: 48 * HOUR })
const confirmByOrder = limit({ name: 'order-confirm-order', tries: 10, seconds: 30 * 24 * HOUR })
const confirmByMobile = limit({ name: 'order-confirm-mobile', tries: 20, seconds: 24 * HOUR })

/** How often the change of an order may be saved, whoever saves it: each may send a message to its mobile. */
export const MAX_SAVED_EDITS = atMost('order-edits', 5)

/** The narrowest first: a try that is stopped by its own message uses up nothing of the order or the mobile. */
function triesOf({ orderId, seq }: Wait, mobile: string): Spent[] {
  return [[confirmByMessage, `${orderId}:${seq}`], [confirmByOrder, String(orderId)], [confirmByMobile, mobile]]
}

/** Counts a try of the code of a message; false when there are none left. The database must be no transaction. */
export async function mayTryConfirm({ db }: Context, wait: Wait, mobile: string): Promise<boolean> {
  for (const spent of triesOf(wait, mobile)) if (!(await maySpend(db, spent))) return false
  return true
}

/** Takes back the try of a code that was right. */
export function forgetTry({ db }: Context, wait: Wait, mobile: string): Promise<void> {
  return giveBack(db, triesOf(wait, mobile))
}

// Limits of unproven orders; above them a code is required. Why these numbers: docs/rules/limits.md#orders.
export const openOfMobile = atMost('order-unproven-mobile', 1)
export const openFromNetwork = atMost('order-unproven-net', 20)
/** The share of a variant's and of a product's stock that such orders hold together, and the units that they hold in any case. */
export const heldUnproven = { share: atMost('order-unproven-stock', 1 / 3), atLeast: atMost('order-unproven-units', 5) }

/** The hash of the network that a request comes from. */
export function networkHash({ address }: Context): string {
  return keyOf(networkOf(address))
}

// An order's code costs the same patience as an account's: 60 s, 5 a day for a phone, by network.
export { limitCode, limitedCheck, mayReach, RESEND_AFTER }
