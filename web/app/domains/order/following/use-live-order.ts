import { startTransition, useEffect, useRef, useState } from 'react'
import type { EventContext } from '#app/lib/apollo/event-link.ts'
import { useRefreshed } from '#app/lib/live/use-refreshed.ts'
import { useOrderMovedSubscription } from './__generated__/order-moved.ts'
import { isSettled, type Status } from '#app/domains/order/order-phase.ts'

/** How often an order is asked for that no stream brings (ms). */
const EVERY = 20_000

type Followed = { __typename: 'Order' | 'ClientOrder'; status: Status; events: readonly { seq: number }[] }

/**
 * Follows an order until nothing is expected of it. Each move brings the order into the cache; without a stream `refresh` is called
 * every 20 s.
 */
export function useLiveOrder({ id, token }: { id: string; token: string | null }, order: Followed | null | undefined, refresh: () => void): void {
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
      // What the server wrote may still wait for its code: an urgent change would take it off the screen.
      onLive: (is) => startTransition(() => setLive(is)),
      queryDeduplication: false,
    } satisfies EventContext,
    // One item of an order is no part of the `Order` that arrives.
    onData: order?.__typename === 'ClientOrder' ? refresh : undefined,
    onError: refresh,
  })
  useRefreshed(refresh, moving && !isLive ? EVERY : 0)
}

/** As `useLiveOrder`, for who may only ask. */
export function useAskedOrder(order: Pick<Followed, 'status'> | null, refresh: () => void): void {
  useRefreshed(refresh, isMoving(order) ? EVERY : 0)
}

function isMoving(order: Pick<Followed, 'status'> | null | undefined): boolean {
  return order != null && !isSettled(order.status)
}
