import type { ReactNode } from 'react'
import { randomId } from '#app/lib/http/random-id.ts'
import type { ToastType } from '#app/ui/toast-view.tsx'

export type Toast = {
  type?: ToastType
  /** Translated. */
  title: ReactNode
  body?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  /** Not read to screen readers: the page says the same where they hear it. */
  silent?: boolean
  /** A toast with the same key is replaced. */
  key?: string
}

type Show = { show: Toast & { key: string } }
type Order = Show | { dismiss: string }

let waiting: Show[] = []
let area: ((order: Order) => void) | undefined
let call: (() => void) | undefined

/**
 * Shows a toast and returns its key. 'loading' stays until `dismiss`. Toasts from before the area is on the page wait for it.
 * Browser only.
 */
export function notify(toast: Toast): string {
  const key = toast.key ?? randomId()
  send({ show: { ...toast, key } })
  return key
}

/** Takes a toast away. */
export function dismiss(key: string): void {
  send({ dismiss: key })
}

/** The area where toasts appear takes what waited and what comes. Returns how to stop. */
export function attachArea(take: (order: Order) => void): () => void {
  area = take
  for (const order of waiting) take(order)
  waiting = []
  return () => {
    area = undefined
  }
}

/** Calls `bring` when there is a toast and no area for it. Returns how to stop. */
export function onToast(bring: () => void): () => void {
  call = bring
  if (waiting.length > 0) bring()
  return () => {
    call = undefined
  }
}

function send(order: Order): void {
  if (area) return area(order)
  // What is over before the area is there was never seen: shown and taken away at once, it would leave beside what came after it.
  const key = 'dismiss' in order ? order.dismiss : order.show.key
  waiting = waiting.filter(({ show }) => show.key !== key)
  if ('dismiss' in order) return
  waiting.push(order)
  call?.()
}
