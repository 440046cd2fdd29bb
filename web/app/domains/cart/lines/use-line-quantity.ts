import { useEffect, useMemo } from 'react'
import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { reportResult } from '#app/lib/notify/notify-error.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { useCartLineUpdateMutation } from '#app/domains/cart/__generated__/cart-writes.ts'
import { readShownCart, showPendingQuantity } from '#app/domains/cart/optimistic-cart.ts'

/** Milliseconds to wait for a further click before the quantity is sent. */
const QUIET = 300

/**
 * Changes the quantity of a cart line: the page, its sums and the badge show it at once, only the last of several quick
 * changes is sent, and a refused one is undone with a toast that says why. `flush` sends at once, `drop` discards what
 * was not sent yet.
 */
export function useLineQuantity(lineId: string) {
  const { locale } = useTranslation()
  const { cache } = useApolloClient()
  const [update] = useCartLineUpdateMutation()
  const changes = useMemo(() => {
    const send = (quantity: number) => {
      const cart = readShownCart(cache)
      const shown = { cartLineUpdate: { __typename: 'CartLineUpdatePayload' as const, userErrors: [], cart } }
      const variables = { input: { lineId, quantity, idempotencyKey: randomId() } }
      return update({ variables, optimisticResponse: cart ? shown : undefined }).then(reportResult)
    }
    return quantityChanges({ cache, lineId, locale, send })
  }, [cache, lineId, locale, update])
  useEffect(() => changes.flush, [changes])
  return changes
}

type Line = { cache: ApolloCache; lineId: string; locale: Locale; send: (quantity: number) => Promise<unknown> }

function quantityChanges({ cache, lineId, locale, send }: Line) {
  let forget: (() => void) | undefined
  const { set, flush, drop } = coalesce<number>({ wait: QUIET, send, onSettled: () => forget?.() })
  function change(quantity: number): void {
    forget?.()
    forget = showPendingQuantity(cache, lineId, quantity, locale)
    set(quantity)
  }
  return { change, flush, drop }
}

type Options<Value> = {
  /** Milliseconds without a new value before the last value is sent. */
  wait: number
  /** Sends a value. Settles with the answer; a rejection is ignored. */
  send: (value: Value) => Promise<unknown>
  /** Called when all values were answered or dropped. */
  onSettled?: () => void
}

/**
 * Debounces values: only the last one is sent, one call at a time, so that answers cannot overtake each other. `flush`
 * sends the pending value at once, `drop` discards it.
 */
export function coalesce<Value>({ wait, send, onSettled }: Options<Value>) {
  let waiting: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (busy || !waiting) return
    const { value } = waiting
    waiting = undefined
    busy = true
    await send(value).catch(() => undefined)
    busy = false
    // A value was set during the call: its delay starts now.
    if (waiting) timer = setTimeout(() => void flush(), wait)
    else onSettled?.()
  }

  function set(value: Value): void {
    waiting = { value }
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }

  function drop(): void {
    clearTimeout(timer)
    waiting = undefined
    if (!busy) onSettled?.()
  }
  return { set, drop, flush: () => void flush() }
}
