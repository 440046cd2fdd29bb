import { useLiveOrder, usePolledOrder } from '#app/domains/order/following/use-live-order.ts'
import { isSettled } from '#app/domains/order/order-phase.ts'
import type { OrderCard_OrderFragment as Order } from './__generated__/order-list.ts'

/** Orders with a stream each: a browser has six connections to a site over HTTP/1.1. */
const MOST_FOLLOWED = 3

type Props = {
  /** Newest first. */
  orders: readonly Order[]
  /** Loads the list and its counts again: a moved order may belong to another group. */
  refresh: () => void
  /** Older orders were appended, which `refresh` would take away: orders change in their places only. */
  grown: boolean
}

const stay = () => undefined

/** Follows the newest unsettled orders of a list live; further ones are polled. Renders nothing. */
export function LiveOrders({ orders, refresh, grown }: Props) {
  const moving = orders.filter(({ status }) => !isSettled(status))
  const load = grown ? stay : refresh
  usePolledOrder(moving[MOST_FOLLOWED] ?? null, load)
  return moving.slice(0, MOST_FOLLOWED).map((order) => <LiveOrder key={order.id} order={order} refresh={load} />)
}

function LiveOrder({ order, refresh }: { order: Order; refresh: () => void }) {
  useLiveOrder({ id: order.id, token: null }, order, refresh, refresh)
  return null
}
