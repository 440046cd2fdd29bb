import { startTransition, useEffect, useRef, useState } from 'react'
import type { EventContext } from '#app/lib/apollo/event-link.ts'
import { useOrderMovedSubscription } from './__generated__/order-moved.ts'
import { isSettled, type Status } from '#app/domains/order/order-phase.ts'

/** Polling interval without a stream, in milliseconds. */
const POLL_INTERVAL_MS = 20_000

type Followed = {
  __typename: 'Order' | 'GuestOrder'
  status: Status
  refundDue?: { amount: string }
  events: readonly { seq: number }[]
}

/**
 * Follows an order until it is settled and what it owes is refunded. Each event writes the order to the cache; without
 * a stream `refresh` is called every 20 s. `onMoved` is called after each event, by default for the page of one item
 * alone: the event contains an `Order`, not the `GuestOrder` that it shows.
 */
export function useLiveOrder(
  { id, token }: { id: string; token: string | null },
  order: Followed | null | undefined,
  refresh: () => void,
  onMoved = order?.__typename === 'GuestOrder' ? refresh : undefined,
): void {
  const newest = useRef(order)
  useEffect(() => void (newest.current = order))
  const [isLive, setLive] = useState(false)
  const moving = isMoving(order)
  useOrderMovedSubscription({
    variables: { id, token },
    skip: !moving,
    ignoreResults: true,
    context: {
      newest: () => ({ after: Math.max(0, ...(newest.current?.events ?? []).map(({ seq }) => seq)) }),
      // Parts of the server's HTML may not be hydrated yet: an urgent update would replace them with their fallback.
      onLive: (is) => startTransition(() => setLive(is)),
      queryDeduplication: false,
    } satisfies EventContext,
    onData: onMoved,
    onError: refresh,
  })
  usePolling(refresh, moving && !isLive)
}

/** Polls an order until it is settled, for visitors who may not subscribe to it. */
export function usePolledOrder(order: Pick<Followed, 'status' | 'refundDue'> | null, refresh: () => void): void {
  usePolling(refresh, isMoving(order))
}

/** Calls `refresh` every 20 s while the page is visible. Several orders of a list poll one query. */
function usePolling(refresh: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => document.hidden || refresh(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [refresh, isOn])
}

/** Whether an order may still change without an action of its customer. */
export function isMoving(order: Pick<Followed, 'status' | 'refundDue'> | null | undefined): boolean {
  return order != null && (!isSettled(order.status) || Number(order.refundDue?.amount ?? 0) > 0)
}
