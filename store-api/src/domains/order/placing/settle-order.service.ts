import { findCustomer } from '#src/domains/account/session.service.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { Context } from '#src/http/context.ts'
import { judgeOrder, type Verdict } from './order-conditions.ts'
import { selectPast } from './order-conditions.queries.ts'

/** A refusal at the door counts for so long (DOMAIN §2.1). */
const REFUSAL_DAYS = 180
const DAY = 86_400_000

/** Whose order it is, null for a guest, and where it goes from `new` by itself; one statement at most, none for a guest. */
export async function settleOrder(
  context: Context,
  order: { mobile: string; total: number; address: AddressDocument },
): Promise<{ customerId: number | null; verdict: Verdict | null }> {
  const { db, config, now } = context
  const customer = await findCustomer(context)
  const since = new Date(now().getTime() - REFUSAL_DAYS * DAY)
  const past = customer && (await selectPast(db, customer.id, order.mobile, since))
  return { customerId: customer?.id ?? null, verdict: judgeOrder({ ...order, limit: config.confirmAbove }, past) }
}
