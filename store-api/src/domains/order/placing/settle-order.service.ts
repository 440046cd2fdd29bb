import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { Context } from '#src/http/context.ts'
import { judgeOrder, type Verdict } from './order-conditions.ts'
import { selectPast } from './order-conditions.queries.ts'
import type { Buyer } from './unproven-order.service.ts'

/** How long a refusal at the door counts (docs/rules/orders.md#status-after-placing). */
const REFUSAL_DAYS = 180
const DAY = 86_400_000

/** Returns the status that a new order moves to by itself. Runs one statement for a customer, none for a guest or after a code. */
export async function settleOrder(
  { db, config, now }: Context,
  order: { total: number; address: AddressDocument },
  { customerId, mobile, proof }: Buyer,
): Promise<Verdict | null> {
  const since = new Date(now().getTime() - REFUSAL_DAYS * DAY)
  const judged = { ...order, limit: config.confirmAbove }
  if (proof === 'code') return judgeOrder(judged, 'proven')
  return judgeOrder(judged, customerId === null ? 'guest' : await selectPast(db, customerId, mobile, since))
}
