import type { SessionCustomer } from '#src/domains/account/session.service.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { Context } from '#src/http/context.ts'
import type { AdmittedGuest } from './guest-order.service.ts'
import { judgeOrder, type Verdict } from './order-conditions.ts'
import { selectPast } from './order-conditions.queries.ts'

/** A refusal at the door counts for so long (DOMAIN §2.1). */
const REFUSAL_DAYS = 180
const DAY = 86_400_000

/** Who orders. */
export type Buyer = Pick<SessionCustomer, 'id'> | AdmittedGuest

/** Where an order goes from `new` by itself; one statement for a customer, none for a guest. */
export async function settleOrder(
  { db, config, now }: Context,
  order: { mobile: string; total: number; address: AddressDocument },
  buyer: Buyer,
): Promise<Verdict | null> {
  const since = new Date(now().getTime() - REFUSAL_DAYS * DAY)
  const past = 'network' in buyer ? (buyer.proven ? 'proven' : 'guest') : await selectPast(db, buyer.id, order.mobile, since)
  return judgeOrder({ ...order, limit: config.confirmAbove }, past)
}
