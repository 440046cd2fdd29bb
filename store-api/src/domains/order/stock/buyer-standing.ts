import type { Context } from '#src/http/context.ts'
import { atMost } from '#src/limits.ts'
import { type JudgedOrder, lockBuyer, type ProvenBuyer, selectStanding } from './buyer-standing.queries.ts'
import type { Reserved } from './reserve-stock.ts'
import { selectStockOfOrder } from './stock.queries.ts'

// Open unpaid orders of one buyer; above these numbers the shop calls first (docs/rules/limits.md#orders).
const MAX_OPEN = atMost('order-buyer-open', 5)
const MAX_SUM = atMost('order-buyer-sum', 2_000_000)
const share = { share: atMost('order-buyer-stock', 1 / 5), atLeast: atMost('order-buyer-units', 5) }

const REFUSAL_DAYS = 180
const DAY = 86_400_000

/** Whether an order is above the limits of its buyer, and whether the buyer refused one lately. */
export interface Judgement {
  isAbove: boolean
  hasRefused: boolean
}

/** Judges a new order of a proven buyer, who must be locked; its units are not reserved yet, `total` is in piastres. */
export function judgeNew(context: Context, buyer: ProvenBuyer, order: { id: number; total: number; more: Reserved[] }): Promise<Judgement> {
  return judge(context, buyer, { ...order, isHeld: false }, { isReserved: false, adds: 1 })
}

/** Locks the buyer of a locked order and judges the order, which has been proven now (docs/rules/orders.md#open-orders-of-one-buyer). */
export async function isAboveOnceProven(context: Context, { id, total, customer_id: customerId, contact }: Order): Promise<boolean> {
  const buyer = { customerId, mobile: contact.mobile }
  await lockBuyer(context.db, buyer)
  const more = await selectStockOfOrder(context.db, id)
  return (await judge(context, buyer, { id, total, more, isHeld: false }, { isReserved: true, adds: 1 })).isAbove
}

/** Judges a change of a locked order, whose buyer must be locked and whose `more` units are reserved; its number of orders stays. */
export async function isAboveOnceGrown(context: Context, { id, customer_id: customerId, contact }: Order, grown: { total: number; more: Reserved[] }): Promise<boolean> {
  const buyer = { customerId, mobile: contact.mobile }
  return (await judge(context, buyer, { id, ...grown, isHeld: true }, { isReserved: true, adds: 0 })).isAbove
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
  const { delivered, open, sum, tooMuch, hasRefused } = await selectStanding(db, buyer, order, { share, isReserved, since })
  const isMany = adds > 0 && open + adds > MAX_OPEN + delivered
  return { isAbove: tooMuch || isMany || sum + total > MAX_SUM * (1 + delivered), hasRefused }
}
