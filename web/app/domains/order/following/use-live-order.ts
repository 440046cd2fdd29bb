import { useRef } from 'react'
import { queryText } from '#app/lib/apollo/query-text.ts'
import { useRefreshed } from '#app/lib/live/use-refreshed.ts'
import { useStream } from '#app/lib/live/use-stream.ts'
import { OrderMovedDocument, type OrderMovedSubscription } from './__generated__/order-moved.ts'
import { isSettled, type Status } from '#app/domains/order/order-phase.ts'

/** How often an order is asked for that nothing tells of (ms). */
const EVERY = 20_000

type Followed = { status: Status; events: readonly { seq: number }[] } | null | undefined

/**
 * Calls `refresh` when an order moves: at once where the shop can tell of it, else every 20 s. An order that nothing is expected of
 * is left in peace.
 */
export function useLiveOrder(link: { id: string; token: string | null }, order: Followed, refresh: () => void): void {
  const told = useRef(0)
  const moving = isMoving(order)
  const live = useStream<OrderMovedSubscription>(moving, {
    query: queryText(OrderMovedDocument),
    variables: () => ({ ...link, after: Math.max(told.current, ...(order?.events ?? []).map(({ seq }) => seq)) }),
    next({ orderMoved }) {
      told.current = orderMoved.seq
      refresh()
    },
  })
  useRefreshed(refresh, moving && !live ? EVERY : 0)
}

/** As `useLiveOrder`, for who may only ask. */
export function useAskedOrder(order: Pick<NonNullable<Followed>, 'status'> | null, refresh: () => void): void {
  useRefreshed(refresh, isMoving(order) ? EVERY : 0)
}

function isMoving(order: Pick<NonNullable<Followed>, 'status'> | null | undefined): boolean {
  return order != null && !isSettled(order.status)
}
