import { notify, type Toast } from './notify.ts'

const KEY = 'toasts'

/** A toast for the next document: plain text. */
type LaterToast = Pick<Toast, 'type'> & { title: string; body?: string }

/**
 * Stores a toast for this tab's next document, for actions that end with a new document: login, password reset. Browser
 * only.
 */
export function notifyAfterLoad(toast: LaterToast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...waiting(), toast]))
  } catch {
    // Without storage the result is visible on the page anyway.
  }
}

/** Shows the toast that the previous document stored. */
export function notifyFromBefore(): void {
  for (const toast of waiting()) notify(toast)
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to show.
  }
}

function waiting(): LaterToast[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as LaterToast[]
  } catch {
    return []
  }
}
