import type { AddressDocument } from '#src/db/tables/cart.ts'
import { type CodeRefusal, tryCode } from '#src/domains/account/code.service.ts'
import { findCustomer } from '#src/domains/account/session.service.ts'
import { isSamePlace } from '#src/domains/order/order-facts.ts'
import { heldUnproven, networkHash, openFromNetwork, openOfMobile } from '#src/domains/order/order-limits.ts'
import type { Held } from '#src/domains/order/stock/reserve-stock.service.ts'
import { holdTooMuch } from '#src/domains/order/stock/stock.queries.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { countUnproven, lockSource, type PastOrders, selectPast, type Source } from './placing.queries.ts'

/** Who orders; `proof` is what shows that the mobile is hers, null when nothing does: the order is unproven then. */
export interface Buyer extends Source {
  customerId: number | null
  proof: 'account' | 'code' | null
}

/**
 * Returns who orders for a mobile (E.164). Unless it is that of her account, locks mobile and network for the transaction of `context`,
 * before anything that others lock, and tries her code when she has one. Returns the refusal of a wrong code: commit the transaction
 * then, so that the try counts.
 */
export async function admitBuyer(context: Context, mobile: string, code: string | null): Promise<Buyer | CodeRefusal> {
  const customer = await findCustomer(context)
  const buyer = { customerId: customer?.id ?? null, mobile, network: networkHash(context) }
  if (customer?.mobile === mobile) return { ...buyer, proof: 'account' }
  await lockSource(context.db, buyer)
  if (code === null) return { ...buyer, proof: null }
  const tried = await tryCode(context, { askedWith: mobile, purpose: 'order', code })
  return typeof tried === 'string' ? tried : { ...buyer, proof: 'code' }
}

/** Throws CODE_REQUIRED when an unproven order is one too many, or would hold too much of what there is; `taken` is reserved already. */
export async function limitUnproven({ db }: Context, buyer: Buyer, taken: Held[]): Promise<void> {
  if (buyer.proof) return
  const { ofMobile, fromNetwork } = await countUnproven(db, buyer)
  if (ofMobile >= openOfMobile || fromNetwork >= openFromNetwork || (await holdTooMuch(db, taken, heldUnproven)))
    throw new ApiError('CODE_REQUIRED', { fields: { code: [{ rule: 'needed' }] } })
}

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

/** What the shop does with an order by itself, and why. */
export interface Verdict {
  to: 'waitingCustomer' | 'confirm'
  reason: 'guest' | 'firstOrder' | 'limit' | 'refusal' | 'address' | 'known' | 'code'
}

/** What is judged; money in piastres. */
export interface Judged {
  total: number
  address: AddressDocument
  /** Above it the customer confirms. */
  limit: number
}

/**
 * The next status of a new order (docs/rules/orders.md#status-after-placing); null when an agent looks at it first.
 */
export function judgeOrder({ total, address, limit }: Judged, past: PastOrders | 'guest' | 'proven'): Verdict | null {
  if (past === 'proven') return { to: 'confirm', reason: 'code' }
  if (past === 'guest') return { to: 'waitingCustomer', reason: 'guest' }
  if (past.ofPhone === 0) return { to: 'waitingCustomer', reason: 'firstOrder' }
  if (total > limit) return { to: 'waitingCustomer', reason: 'limit' }
  if (past.recentRefusals > 0) return { to: 'waitingCustomer', reason: 'refusal' }
  if (past.address && !isSamePlace(past.address, address)) return { to: 'waitingCustomer', reason: 'address' }
  return past.delivered > 0 && past.refusals === 0 ? { to: 'confirm', reason: 'known' } : null
}
