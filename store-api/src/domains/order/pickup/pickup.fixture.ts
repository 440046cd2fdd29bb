import { randomUUID } from 'node:crypto'
import { cartWith, newContact, SERVICE_KEY, type Shop, type Wish } from '#src/domains/cart/shop.fixture.ts'
import { moved, sendOrder } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

/** Creates a guest's cart that is ready to order for the pick-up in a branch, without an address. */
export async function pickupCart({ call }: Pick<Shop, 'call'>, branchId: number, ...wishes: Wish[]) {
  const { headers } = await cartWith({ call }, ...wishes)
  await call('POST', '/cart/contact', newContact(), headers)
  const { data: cart } = await call('POST', '/cart/pickup', { branchId }, headers)
  return { headers, cart, body: { expectedRevision: cart.revision, acceptTerms: true } }
}

/** Places a guest's order for the pick-up in a branch; `open` is the header that opens it. */
export async function pickupOrder(shop: Pick<Shop, 'call'>, branchId: number, ...wishes: Wish[]) {
  const { headers, body } = await pickupCart(shop, branchId, ...wishes)
  const { data: order } = await sendOrder(shop, headers, body)
  return { order, open: { 'x-order-token': order.token ?? '' } }
}

/** The same once it waits at the counter; `code` is that of its customer. */
export async function readyOrder(shop: Pick<Shop, 'call'>, branchId: number, ...wishes: Wish[]) {
  const { order, open } = await pickupOrder(shop, branchId, ...wishes)
  await moved(shop, order.id, ['inProgress', 'B'], ['confirm', 'B'], ['preparing', 'B'], ['ready', 'B'])
  const { data } = await shop.call<Order>('GET', `/orders/${order.id}`, undefined, open)
  return { order: data, open, code: data.pickup?.code ?? '' }
}

/** Hands an order out at the counter. */
export function collect({ call }: Pick<Shop, 'call'>, id: number, body: object) {
  return call<Order>(
    'POST',
    `/internal/orders/${id}/collected`,
    { idempotencyKey: randomUUID(), ...body },
    { 'x-service-key': SERVICE_KEY },
  )
}
