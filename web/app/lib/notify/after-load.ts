import { readStoredList, store } from '#app/lib/storage/stored.ts'
import { notify, type Toast } from './notify.ts'

const KEY = 'toasts'

/** A toast for the next document: plain text. */
type LaterToast = Pick<Toast, 'type'> & { title: string; body?: string }

const isToast = (value: unknown): value is LaterToast => typeof value === 'object' && value !== null && 'title' in value

const waiting = () => readStoredList('sessionStorage', KEY, isToast)

/**
 * Stores a toast for this tab's next document, for actions that end with a new document: login, password reset. Browser
 * only.
 */
export function notifyAfterLoad(toast: LaterToast): void {
  store('sessionStorage', KEY, [...waiting(), toast])
}

/** Shows the toast that the previous document stored. */
export function notifyFromBefore(): void {
  for (const toast of waiting()) notify(toast)
  store('sessionStorage', KEY, null)
}
