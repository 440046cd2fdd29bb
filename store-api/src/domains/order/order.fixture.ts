import { randomUUID } from 'node:crypto'
import { ADDRESS, CONTACT, readyCart, SERVICE_KEY, type Shop, type Wish } from '#src/domains/cart/shop.fixture.ts'
import type { Order, OrderStatus, TransitionBody } from './order.schema.ts'

let networks = 0
/** Returns a new network: one network has few unconfirmed orders at a time. */
const newNetwork = () => `10.1.${networks >> 8}.${networks++ & 255}`

/** Places an order, under a new key unless one is given. */
export function sendOrder(
  { call }: Pick<Shop, 'call'>,
  headers: Record<string, string>,
  body: object,
  key: string = randomUUID(),
) {
  return call<Order>('POST', '/orders', body, { 'x-forwarded-for': newNetwork(), ...headers, 'idempotency-key': key })
}

/** Places an order of these variants; returns it with its cart and the header that opens it. */
export async function placedOrder(shop: Pick<Shop, 'call'>, ...wishes: Wish[]) {
  const ready = await readyCart(shop, ...wishes)
  const { data: order } = await sendOrder(shop, ready.headers, ready.body)
  return { ...ready, order, open: { 'x-order-token': order.token ?? '' } }
}

interface Buyer {
  mobile: string
  headers: Record<string, string>
}

/**
 * Places an order of an authenticated customer for the account's mobile; `address` overrides fields of the usual one.
 */
export async function ownOrder(
  shop: Pick<Shop, 'call'>,
  { mobile, headers }: Buyer,
  wish: Wish,
  address: object = {},
): Promise<Order> {
  const call: Shop['call'] = (method, path, body, more) => shop.call(method, path, body, { ...more, ...headers })
  const ready = await readyCart({ call }, wish)
  await call('POST', '/cart/contact', { ...CONTACT, mobile }, ready.headers)
  const { data: cart } = await call('POST', '/cart/address', { ...ADDRESS, ...address }, ready.headers)
  const { data } = await sendOrder({ call }, ready.headers, { ...ready.body, expectedRevision: cart.revision })
  return data
}

/** Places an order of an authenticated customer and returns it after the shop asked her to confirm it. */
export async function waitingOrder(
  shop: Pick<Shop, 'call'>,
  buyer: Buyer,
  wish: Wish,
  address: object = {},
): Promise<Order> {
  const { id, token } = await ownOrder(shop, buyer, wish, address)
  return { ...(await moved(shop, id, ['inTransfer', 'B'], ['inProgress', 'B'], ['waitingCustomer', 'B'])), token }
}

/** Returns the parameters of the newest message of an order whose key begins with `about`, e.g. `confirm`. */
export async function selectMessage({ db }: Pick<Shop, 'db'>, orderId: number, about: string): Promise<string[]> {
  const row = await db
    .selectFrom('outbox_message')
    .select('params')
    .where('key', 'like', `order:${orderId}:${about}%`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.params ?? []
}

/**
 * Has the code of an order's confirmation sent by SMS, once for each wait, and returns it; `open` are the headers that
 * open the order.
 */
export async function smsCode(
  shop: Pick<Shop, 'call' | 'db' | 'clock'>,
  orderId: number,
  open: Record<string, string>,
): Promise<string> {
  await shop.call('POST', `/orders/${orderId}/confirm-code`, {}, open)
  // As outside of tests, a later wait begins at a later moment: the time of an SMS tells its wait.
  shop.clock.now = new Date(shop.clock.now.getTime() + 1)
  const [, code = ''] = await selectMessage(shop, orderId, 'confirm:%:sms')
  return code
}

/** Places an order that the shop has taken over (`inProgress`): it needs no confirmation. */
export async function takenOrder(shop: Pick<Shop, 'call'>, ...wishes: Wish[]) {
  const placed = await placedOrder(shop, ...wishes)
  return { ...placed, order: await moved(shop, placed.order.id, ['inProgress', 'B']) }
}

/** Makes these transitions of the shop and the courier, and returns the order. Throws when one is refused. */
export async function moved(
  { call }: Pick<Shop, 'call'>,
  id: number,
  ...moves: [OrderStatus, TransitionBody['actor']][]
): Promise<Order> {
  let order: Order | undefined
  for (const [to, actor] of moves) {
    const body = { to, actor, idempotencyKey: randomUUID() }
    const { status, data, error } = await call<Order>('POST', `/orders/${id}/transition`, body, {
      'x-service-key': SERVICE_KEY,
    })
    if (status !== 200) throw new Error(`${to} by ${actor}: ${error.error}`)
    order = data
  }
  if (!order) throw new Error('Nowhere to move')
  return order
}
