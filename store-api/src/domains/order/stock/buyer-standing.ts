import type { Context } from '#src/http/context.ts'
import { atMost } from '#src/limits.ts'
import { type JudgedOrder, lockBuyer, type ProvenBuyer, selectStanding } from './buyer-standing.queries.ts'
import { type Reserved, selectStockOfOrder } from './stock.queries.ts'

// Open unpaid orders of one buyer; above these numbers the shop calls first (docs/rules/limits.md#orders).
const MAX_OPEN = atMost('order-buyer-open', 5)
const MAX_SUM = atMost('order-buyer-sum', 2_000_000)
const share = { share: atMost('order-buyer-stock', 1 / 5), atLeast: atMost('order-buyer-units', 5) }

const REFUSAL_DAYS = 180
const DAY = 86_400_000

/** The judgement of an order: whether it is above the limits of its buyer. */
export interface Judgement {
  isAbove: boolean
  /** The shop calls about another order of the buyer already. */
  hasCall: boolean
  /** The buyer refused an order lately. */
  hasRefused: boolean
}

/** Judges a new order of a proven buyer, who must be locked; its units are not reserved yet, `total` is in piastres. */
export function judgeNew(
  context: Context,
  buyer: ProvenBuyer,
  order: { id: number; total: number; more: Reserved[] },
): Promise<Judgement> {
  return judge(context, buyer, { ...order, isHeld: false }, { isReserved: false, adds: 1 })
}

/**
 * Locks the buyer of a locked order and judges the order, which is proven now
 * (docs/rules/orders.md#open-orders-of-one-buyer).
 */
export async function judgeConfirmed(
  context: Context,
  { id, total, customer_id: customerId, contact }: Order,
): Promise<Judgement> {
  const buyer = { customerId, mobile: contact.mobile }
  await lockBuyer(context.db, buyer)
  const more = await selectStockOfOrder(context.db, id)
  return judge(context, buyer, { id, total, more, isHeld: false }, { isReserved: true, adds: 1 })
}

/**
 * Returns whether an edit puts a locked order above the limits of its buyer, who must be locked; its `more` units are
 * reserved.
 */
export async function exceedsLimitsAfterEdit(
  context: Context,
  order: Order,
  grown: { total: number; more: Reserved[] },
): Promise<boolean> {
  const buyer = { customerId: order.customer_id, mobile: order.contact.mobile }
  // An edit that costs no more raises no sum.
  const total = grown.total > order.total ? grown.total : -Infinity
  return (
    await judge(context, buyer, { id: order.id, total, more: grown.more, isHeld: true }, { isReserved: true, adds: 0 })
  ).isAbove
}

interface Order {
  id: number
  total: number
  customer_id: number | null
  contact: { mobile: string }
}

async function judge(
  { db, now }: Context,
  buyer: ProvenBuyer,
  { total, ...order }: JudgedOrder & { total: number },
  { isReserved, adds }: { isReserved: boolean; adds: 0 | 1 },
): Promise<Judgement> {
  const since = new Date(now().getTime() - REFUSAL_DAYS * DAY)
  const { delivered, open, sum, tooMuch, hasCall, hasRefused } = await selectStanding(db, buyer, order, {
    share,
    isReserved,
    since,
  })
  const isMany = adds > 0 && open + adds > MAX_OPEN + delivered
  return { isAbove: tooMuch || isMany || sum + total > MAX_SUM * (1 + delivered), hasCall, hasRefused }
}
