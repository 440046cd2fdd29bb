import { faultError } from '#app/lib/apollo/fault.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'

/** Their code is kept from the first visit on (server/build-worker.ts). */
const KEPT = /^\/($|search$|my-cart$|products\/[^/]+$)/

/**
 * Without a network a link to a page whose code is not on the device opens as a document: the one that was kept, or the page that says
 * what can be opened. Where nothing is kept the visitor stays, and is told. React Router would load the page anew that she is on. Gives
 * the way to stop.
 */
export function openKeptDocuments(): () => void {
  document.addEventListener('click', openDocument, true)
  return () => document.removeEventListener('click', openDocument, true)
}

function openDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (navigator.onLine || !link?.href || !plain || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
  // Where nothing is kept (a first visit's first moments) any document would be the browser's own complaint.
  const kept = Boolean(navigator.serviceWorker?.controller)
  if (kept && KEPT.test(link.pathname)) return
  event.preventDefault()
  if (kept) location.assign(link.href)
  else notifyError(faultError({ code: 'UPSTREAM_UNAVAILABLE' }))
}
