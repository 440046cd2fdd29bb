import type { ReactNode } from 'react'
import { randomId } from '#app/lib/http/random-id.ts'
import type { ToastType } from '#app/ui/toast-view.tsx'

export type Toast = {
  type?: ToastType
  /** The translated text. */
  title: ReactNode
  body?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  /** Hidden from screen readers, because the page announces the same. */
  silent?: boolean
  /** Replaces a toast with the same key. */
  key?: string
}

type Show = { show: Toast & { key: string } }
type Order = Show | { dismiss: string }

let waiting: Show[] = []
let area: ((order: Order) => void) | undefined
let call: (() => void) | undefined

/**
 * Shows a toast and returns its key. 'loading' stays until `dismiss`. Toasts created before the toaster mounts wait for
 * it. Browser only.
 */
export function notify(toast: Toast): string {
  const key = toast.key ?? randomId()
  send({ show: { ...toast, key } })
  return key
}

/** Dismisses a toast. */
export function dismiss(key: string): void {
  send({ dismiss: key })
}

/** Subscribes the toaster to waiting and future toasts. Returns a function that unsubscribes. */
export function attachArea(take: (order: Order) => void): () => void {
  area = take
  for (const order of waiting) take(order)
  waiting = []
  return () => {
    area = undefined
  }
}

/** Calls `bring` when a toast exists and no toaster is mounted. Returns a function that stops it. */
export function onToast(bring: () => void): () => void {
  call = bring
  if (waiting.length > 0) bring()
  return () => {
    call = undefined
  }
}

function send(order: Order): void {
  if (area) return area(order)
  // Skips toasts that expired before the toaster mounted; otherwise their exit animation would overlap the next toast.
  const key = 'dismiss' in order ? order.dismiss : order.show.key
  waiting = waiting.filter(({ show }) => show.key !== key)
  if ('dismiss' in order) return
  waiting.push(order)
  call?.()
}
