import type { Variants } from '#src/domains/cart/cart-stock.ts'
import type { Context } from '#src/http/context.ts'
import { askToConfirm } from '#src/domains/order/moving/ask-confirm.service.ts'
import type { Taken } from './branch-choice.ts'
import { orderLinesOf } from './checkout-lines.ts'
import type { CheckedRequest } from './checkout-rules.ts'
import type { CheckoutCart } from './checkout.service.ts'
import { selectSnapshots } from './checkout.queries.ts'
import type { Verdict } from './order-conditions.ts'
import { writeHead } from './order-head.service.ts'
import { insertLines, insertLineStock } from '#src/domains/order/order.queries.ts'
import { orderTotals } from '#src/domains/order/order-totals.ts'
import { settleOrder } from './settle-order.service.ts'
import type { Buyer } from './unproven-order.service.ts'
import { insertFirstEvents, type NewEvent } from '#src/domains/order/moving/transition.queries.ts'

/**
 * Writes the order, its lines, where they are reserved, and the first events of its history: directly after `new` the shop moves
 * it by docs/rules/orders.md#status-after-placing, and asks for the customer's word when they want it. Answers with its id.
 */
export async function writeOrder(
  context: Context,
  cart: CheckoutCart,
  request: CheckedRequest,
  variants: Variants,
  taken: Taken[],
  buyer: Buyer,
): Promise<number> {
  const { db } = context
  const snapshots = await selectSnapshots(
    db,
    cart.lines.flatMap(({ variantId, parts }) => [variantId, ...parts]),
  )
  const totals = orderTotals(cart.lines, variants, cart.fee)
  const verdict = await settleOrder(context, { total: totals.total, address: cart.address }, buyer)
  const settled = {
    customer_id: buyer.customerId,
    placed_from: buyer.proof || verdict?.to === 'confirm' ? null : buyer.network,
    status: verdict?.to ?? 'new',
    revision: verdict ? 2 : 1,
  }
  const { id, number } = await writeHead(context, cart, request, totals, settled)
  const lineIds = await insertLines(db, id, orderLinesOf(cart.lines, variants, snapshots))
  await insertLineStock(db, stockRows(taken, lineIds))
  await writeFirstEvents(context, { id, number, total: totals.total, client: cart.client }, verdict)
  return id
}

/** Where the lines of an order are reserved; `taken` names them by their place in the list of their ids. */
export function stockRows(taken: Taken[], lineIds: number[]) {
  return taken.map(({ line, variantId, branchId, quantity }) => ({
    order_line_id: lineIds[line] ?? 0,
    variant_id: variantId,
    branch_id: branchId,
    quantity,
  }))
}

async function writeFirstEvents(
  context: Context,
  { id, ...order }: { id: number; number: string; total: number; client: CheckoutCart['client'] },
  verdict: Verdict | null,
): Promise<void> {
  const { db, language, now } = context
  const at = now()
  const placed: NewEvent = { from_status: 'added', to_status: 'new', actor: 'C', at }
  if (!verdict) return insertFirstEvents(db, id, [placed])
  const { to, reason } = verdict
  const settled: NewEvent = { from_status: 'new', to_status: to, actor: 'S', reason_code: reason, key: `placed:${to}`, at }
  await insertFirstEvents(db, id, [placed, settled])
  if (to === 'waitingCustomer') await askToConfirm(context, { ...order, language, placed_at: at }, { orderId: id, seq: 2, at })
}
