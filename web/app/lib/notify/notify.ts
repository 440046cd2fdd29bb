import type { ReactNode } from 'react'
import { bufferedChannel } from '#app/lib/browser/buffered-channel.ts'
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

const toastKey = (order: Order) => ('dismiss' in order ? order.dismiss : order.show.key)

/**
 * `attachArea` subscribes the toaster to waiting and future toasts. Skips toasts that expired before it mounted;
 * otherwise their exit animation would overlap the next toast.
 */
const { publish: send, subscribe: attachArea } = bufferedChannel<Order>((waiting, order) => {
  const others = waiting.filter((each) => toastKey(each) !== toastKey(order))
  return 'dismiss' in order ? others : [...others, order]
})
/** `onToast` subscribes to the need of a toaster. */
const { publish: needArea, subscribe: onToast } = bufferedChannel<Show>()
export { attachArea, onToast }

/**
 * Shows a toast and returns its key. 'loading' stays until `dismiss`. Toasts created before the toaster mounts wait for
 * it. Browser only.
 */
export function notify(toast: Toast): string {
  const order = { show: { ...toast, key: toast.key ?? randomId() } }
  send(order)
  needArea(order)
  return order.show.key
}

/** Dismisses a toast. */
export function dismiss(key: string): void {
  send({ dismiss: key })
}
