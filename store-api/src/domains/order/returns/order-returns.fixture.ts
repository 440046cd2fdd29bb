import { randomUUID } from 'node:crypto'
import { SERVICE_KEY, type Shop } from '#src/domains/cart/shop.fixture.ts'
import type {
  ExchangeBody,
  ExchangeItem,
  ExchangeQuote,
  OrderExchange,
} from '#src/domains/order/exchange/exchange.schema.ts'
import type { Order, OrderStatus, TransitionBody } from '#src/domains/order/order.schema.ts'
import type { ReturnBody } from '#src/domains/order/return.schema.ts'

type Asking = Pick<Shop, 'call'>
type Opens = Record<string, string>

/** Makes a transition of the shop or the courier. */
export function moveBy(
  { call }: Asking,
  id: number,
  to: OrderStatus,
  actor: TransitionBody['actor'],
  more: Partial<TransitionBody> = {},
) {
  return call<Order>(
    'POST',
    `/orders/${id}/transition`,
    { to, actor, idempotencyKey: randomUUID(), ...more },
    { 'x-service-key': SERVICE_KEY },
  )
}

const onTheWay: [OrderStatus, TransitionBody['actor']][] = [
  ['preparing', 'B'],
  ['ready', 'B'],
  ['shippingAgent', 'B'],
  ['delivery', 'K'],
]

/** Moves a placed order to `delivery`, whatever its first status is. */
export async function toTheDoor(shop: Asking, { id, status }: Pick<Order, 'id' | 'status'>): Promise<void> {
  const first: typeof onTheWay =
    status === 'waitingCustomer'
      ? [
          ['inProgress', 'B'],
          ['confirm', 'B'],
        ]
      : [['confirm', 'B']]
  for (const [to, actor] of [...(status === 'confirm' ? [] : first), ...onTheWay]) {
    const answer = await moveBy(shop, id, to, actor)
    if (answer.status !== 200) throw new Error(`${id} did not move to ${to}: ${answer.error.error}`)
  }
}

/**
 * Requests a return that the customer brings to a branch, so without a fee; `open` are the headers that open the order,
 * `more` overrides fields of the body.
 */
export function askReturn(
  { call }: Asking,
  id: number,
  open: Opens,
  lines: ReturnBody['lines'],
  more: Partial<ReturnBody> = {},
) {
  return call<Order>('POST', `/orders/${id}/return`, { lines, returnMethod: 'branch', ...more }, open)
}

export function withdrawReturn({ call }: Asking, id: number, open: Opens) {
  return call<Order>('POST', `/orders/${id}/return/withdraw`, undefined, open)
}

export function chooseTime(
  { call }: Asking,
  id: number,
  open: Opens,
  { day, part }: Pick<Order['deliveryChoices'][number], 'day' | 'part'>,
) {
  return call<Order>('POST', `/orders/${id}/delivery-time`, { day, part }, open)
}

/** Requests an exchange at what it costs now; `more` overrides fields of the body. */
export async function askExchange(
  { call }: Asking,
  id: number,
  open: Opens,
  items: ExchangeItem[],
  more: Partial<ExchangeBody> = {},
  key: string = randomUUID(),
) {
  const { data: quote } = await call<ExchangeQuote>('POST', `/orders/${id}/exchange-quote`, { items }, open)
  const body = { items, expectedToPay: quote?.toPay ?? 0, ...more }
  return call<OrderExchange>('POST', `/orders/${id}/exchange`, body, { ...open, 'idempotency-key': key })
}
