import type { Variants } from '#src/domains/cart/cart-stock.ts'
import { askToConfirm } from '#src/domains/order/moving/ask-confirm.service.ts'
import { insertFirstEvents, insertLines, insertOrder, type NewOrder } from './placing.queries.ts'
import type { NewEvent } from '#src/domains/order/moving/transition.queries.ts'
import { newOrderNumber } from '#src/domains/order/order-number.ts'
import { orderLinesOf, orderTotals } from '#src/domains/order/order-lines.ts'
import { insertLineStock } from '#src/domains/order/stock/stock.queries.ts'
import type { Taken } from '#src/domains/order/stock/branch-choice.ts'
import type { Context } from '#src/http/context.ts'
import { type Buyer, settleOrder, type Verdict } from './buyer.service.ts'
import { selectDispatchEnd, selectSnapshots } from '#src/domains/order/order.queries.ts'
import type { CheckoutCart } from './checkout.service.ts'
import type { CheckedRequest } from './placing-rules.ts'

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
  await insertLineStock(db, lineIds, taken)
  await writeFirstEvents(context, { id, number, total: totals.total, client: cart.client }, verdict)
  return id
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

const NUMBER_TRIES = 20

type Totals = ReturnType<typeof orderTotals>
type Settled = Pick<NewOrder, 'customer_id' | 'placed_from' | 'status' | 'revision'>

/** Writes what an order is beside its lines, under a number that is free. Answers with its id and number. */
async function writeHead(
  context: Context,
  cart: CheckoutCart,
  request: CheckedRequest,
  { deliveryFee, ...totals }: Totals,
  settled: Settled,
): Promise<{ id: number; number: string }> {
  const { db, now, language } = context
  const order: Omit<NewOrder, 'number'> = {
    cart_id: cart.id,
    ...settled,
    client: JSON.stringify(cart.client),
    address: JSON.stringify({ ...cart.address, names: cart.place.names }),
    notes: request.notes,
    language,
    ...totals,
    delivery_fee: deliveryFee,
    payment_method: request.paymentMethod,
    promised_from: cart.quote.from,
    promised_to: cart.quote.to,
    promised_dispatch_at: await selectDispatchEnd(db, now()),
    placed_at: now(),
  }
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const number = newOrderNumber(attempt)
    const id = await insertOrder(db, { ...order, number })
    if (id !== undefined) return { id, number }
  }
  throw new Error('No free order number was drawn')
}
