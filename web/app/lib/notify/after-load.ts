import { notify, type Toast } from './notify.ts'

const KEY = 'toasts'

/** What may be told of in the next document: plain text. */
type LaterToast = Pick<Toast, 'type'> & { title: string; body?: string }

/** Keeps a toast for this tab's next document, for what ends with a document loaded anew: logging in, a password reset. Browser only. */
export function notifyAfterLoad(toast: LaterToast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...waiting(), toast]))
  } catch {
    // No storage: what happened is seen all the same.
  }
}

/** Shows what the document before left to tell. */
export function notifyFromBefore(): void {
  for (const toast of waiting()) notify(toast)
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function waiting(): LaterToast[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as LaterToast[]
  } catch {
    return []
  }
}
