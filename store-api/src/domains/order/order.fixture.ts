import { randomUUID } from 'node:crypto'
import { readyCart, type Shop, type Wish } from '#src/domains/cart/shop.fixture.ts'
import type { Order } from './order.schema.ts'

/** Sends an order, under a key of its own unless one is given. */
export function sendOrder({ call }: Pick<Shop, 'call'>, headers: Record<string, string>, body: object, key: string = randomUUID()) {
  return call<Order>('POST', '/orders', body, { ...headers, 'idempotency-key': key })
}

/** An order of these wishes, with the cart it was made of and the header that opens it. */
export async function placedOrder(shop: Pick<Shop, 'call'>, ...wishes: Wish[]) {
  const ready = await readyCart(shop, ...wishes)
  const { data: order } = await sendOrder(shop, ready.headers, ready.body)
  return { ...ready, order, open: { 'x-order-token': order.token ?? '' } }
}
