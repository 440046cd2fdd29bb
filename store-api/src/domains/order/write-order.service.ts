import type { Variants } from '#src/domains/cart/cart-stock.ts'
import type { Context } from '#src/http/context.ts'
import type { Taken } from './branch-choice.ts'
import { orderLinesOf } from './checkout-lines.ts'
import type { CheckedRequest } from './checkout-rules.ts'
import type { CheckoutCart } from './checkout.service.ts'
import { selectDispatchEnd, selectSnapshots } from './checkout.queries.ts'
import { insertLineStock, insertLines, insertOrder, type NewOrder } from './order.queries.ts'
import { newOrderNumber } from './order-number.ts'
import { orderTotals } from './order-totals.ts'
import { appendEvent } from './transition.queries.ts'

/** Business days until an order should have left the shop; the `late` job of later watches it. */
const DISPATCH_DAYS = 2
const NUMBER_TRIES = 20

/** Writes the order, its lines, where they are reserved, and the first event of its history. Answers with its id. */
export async function writeOrder(
  context: Context,
  cart: CheckoutCart,
  request: CheckedRequest,
  variants: Variants,
  taken: Taken[],
): Promise<number> {
  const { db, now } = context
  const snapshots = await selectSnapshots(
    db,
    cart.lines.flatMap(({ variantId, parts }) => [variantId, ...parts]),
  )
  const orderId = await writeHead(context, cart, request, variants)
  const lineIds = await insertLines(db, orderId, orderLinesOf(cart.lines, variants, snapshots))
  await insertLineStock(
    db,
    taken.map(({ line, variantId, branchId, quantity }) => ({
      order_line_id: lineIds[line] ?? 0,
      variant_id: variantId,
      branch_id: branchId,
      quantity,
    })),
  )
  await appendEvent(db, orderId, { from_status: 'added', to_status: 'new', actor: 'C', at: now() })
  return orderId
}

async function writeHead(context: Context, cart: CheckoutCart, request: CheckedRequest, variants: Variants): Promise<number> {
  const { db, now, language } = context
  const { deliveryFee, ...totals } = orderTotals(cart.lines, variants, cart.fee)
  const order: Omit<NewOrder, 'number'> = {
    cart_id: cart.id,
    status: 'new',
    client: JSON.stringify(cart.client),
    address: JSON.stringify({ ...cart.address, names: cart.place.names }),
    notes: request.notes,
    language,
    ...totals,
    delivery_fee: deliveryFee,
    payment_method: request.paymentMethod,
    promised_from: cart.quote.from,
    promised_to: cart.quote.to,
    promised_dispatch_at: await selectDispatchEnd(db, now(), DISPATCH_DAYS),
    placed_at: now(),
  }
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const id = await insertOrder(db, { ...order, number: newOrderNumber(attempt) })
    if (id !== undefined) return id
  }
  throw new Error('No free order number was drawn')
}
