import { randomUUID } from 'node:crypto'
import type { OrderMove, OrderStatus, ShopOrder } from '../../store-api/src/domains/order/order.schema.ts'
import { type Answer, Refusal, type StoreApi } from './store-api.ts'
import { facts, moment, pounds, table } from './table.ts'

export type Mover = 'B' | 'K' | 'S'
export type MoveOptions = {
  as?: Mover
  reason?: string
  note?: string
  lines?: { lineId: number; quantity: number }[]
  branchId?: number
  sellable?: boolean
  key?: string
}

/** The newest orders, of these statuses when there are any. */
export function listOrders(
  api: StoreApi,
  statuses: OrderStatus[],
  first: number,
  after?: string | null,
): Promise<Answer<ShopOrder[]>> {
  const query = new URLSearchParams({
    first: String(first),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(after && { after }),
  })
  return api.get<ShopOrder[]>(`/internal/orders?${query.toString()}`)
}

/** An order by its number or id. */
export async function findOrder(api: StoreApi, number: string): Promise<ShopOrder> {
  const { data } = await api.get<ShopOrder>(`/internal/orders/${encodeURIComponent(number)}`).catch((error: Error) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? new Error(`There is no order ${number}.`) : error
  })
  return data
}

/**
 * Makes a move, by whoever may make it unless that is said, and says by whom. Throws an Error that tells the moves the order
 * allows when this is none of them.
 */
export async function moveOrder(
  api: StoreApi,
  order: ShopOrder,
  to: OrderStatus,
  { as, key, ...more }: MoveOptions,
): Promise<Mover> {
  const actor = as ?? moverOf(order.moves.find((move) => move.to === to)) ?? 'B'
  const body = { to, actor, key: key ?? `ops-${randomUUID()}`, ...more }
  await api.post(`/orders/${order.id}/transition`, body).catch((error: Error) => {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_TRANSITION') throw error
    const known = order.moves.some((move) => move.to === to && move.actors.includes(actor))
    const why = known ? 'with these pieces: a part that comes back is split, the whole is returnedReceived' : 'now'
    throw new Error(
      `${order.number} is ${order.status}; ${actorNames[actor]} cannot move it to ${to} ${why}. It may move to: ${movesOf(order)}.`,
    )
  })
  return actor
}

export const actorNames: Record<Mover, string> = { B: 'the branch', K: 'the courier', S: 'the system' }

/** Who of the shop may make a move; undefined when nobody may. */
export function moverOf(move: OrderMove | undefined): Mover | undefined {
  return (['B', 'K', 'S'] as const).find((mover) => move?.actors.includes(mover))
}

/** Orders as a table. */
export function orderTable(orders: ShopOrder[]): string {
  const rows = orders.map(({ number, status, placedAt, total, lines, client, address }) => [
    number,
    status,
    moment(placedAt),
    pounds(total),
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    client.mobile,
    address.stateName,
    client.fullName,
  ])
  return orders.length > 0
    ? table(['NUMBER', 'STATUS', 'PLACED', 'EGP', 'UNITS', 'MOBILE', 'TO', 'CUSTOMER'], rows)
    : 'No orders.'
}

/** All that the shop knows of an order. */
export function orderSheet(order: ShopOrder): string {
  const { client, address } = order
  const head = facts([
    ['Order', `${order.number} (id ${order.id}, revision ${order.revision})`],
    ['Status', order.status],
    ['Placed', moment(order.placedAt)],
    ['Promised', `${order.promisedFrom} to ${order.promisedTo}`],
    ['Customer', client.fullName],
    ['Mobile', `${client.mobile}, ${client.anotherMobile}`],
    [
      'Address',
      [address.stateName, address.cityName, address.regionName, address.streetAddress, address.buildingNumber].join(', '),
    ],
    ['Branch', order.branchName],
    ['Comes again', order.deliveryTime && `${order.deliveryTime.day} ${order.deliveryTime.from}–${order.deliveryTime.to}`],
    ['Notes', order.notes],
    ['Sums', `${pounds(order.subtotal)} − ${pounds(order.discount)} + ${pounds(order.deliveryFee)} = ${pounds(order.total)} EGP`],
    ['Cash', order.paid ? `${pounds(order.collected)} taken, ${pounds(order.refunded)} given back` : 'not taken'],
  ])
  const lines = table(
    ['LINE', 'VARIANT', 'SKU', 'UNITS', 'RETURNED', 'EGP', 'PRODUCT'],
    order.lines.map((line) => [
      line.id,
      line.variantId,
      line.sku,
      line.quantity,
      line.returnedQuantity,
      pounds(line.price),
      [line.name, line.color, line.size].filter(Boolean).join(' · '),
    ]),
  )
  const returns = order.returns.map(({ status, refund, lines: pieces, note }) =>
    [
      `Return ${status}`,
      `${pounds(refund)} EGP`,
      pieces.map(({ lineId, quantity, reason }) => `${lineId}:${quantity} (${reason})`).join(', '),
      note ?? '',
    ].join('  '),
  )
  const events = table(
    ['#', 'AT', 'FROM', 'TO'],
    order.events.toReversed().map(({ seq, at, from, to }) => [seq, moment(at), from, to]),
  )
  return [head, lines, ...returns, events, `May move to: ${movesOf(order)}`].join('\n\n')
}

function movesOf({ moves }: ShopOrder): string {
  return moves.map(({ to, actors }) => `${to} (${actors.join(', ')})`).join(', ') || 'nothing'
}
