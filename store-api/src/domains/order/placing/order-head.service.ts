import type { Context } from '#src/http/context.ts'
import type { CheckedRequest } from './checkout-rules.ts'
import type { CheckoutCart } from './checkout.service.ts'
import { selectDispatchEnd } from './checkout.queries.ts'
import { insertOrder, type NewOrder } from '#src/domains/order/order.queries.ts'
import { newOrderNumber } from '#src/domains/order/order-number.ts'
import type { orderTotals } from '#src/domains/order/order-totals.ts'

/** Business days until an order should have left the shop; the job `late` watches it. */
export const DISPATCH_DAYS = 2
const NUMBER_TRIES = 20

type Totals = ReturnType<typeof orderTotals>
type Settled = Pick<NewOrder, 'customer_id' | 'placed_from' | 'status' | 'revision'>

/** Writes what an order is beside its lines, under a number that is free. Answers with its id and number. */
export async function writeHead(
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
    promised_dispatch_at: await selectDispatchEnd(db, now(), DISPATCH_DAYS),
    placed_at: now(),
  }
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const number = newOrderNumber(attempt)
    const id = await insertOrder(db, { ...order, number })
    if (id !== undefined) return { id, number }
  }
  throw new Error('No free order number was drawn')
}
