import { faultError } from '#app/lib/apollo/fault.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'

/** Pages whose code is cached from the first visit on (server/build-worker.ts). */
const KEPT = /^\/($|search$|my-cart$|products\/[^/]+$)/

/**
 * Offline, opens links to pages whose code is not cached as documents: the cached page, or the offline page. When nothing is cached, shows
 * a message and stays. React Router would reload the current page instead. Returns a function that stops it.
 */
export function openKeptDocuments(): () => void {
  document.addEventListener('click', openDocument, true)
  return () => document.removeEventListener('click', openDocument, true)
}

function openDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (navigator.onLine || !link?.href || !plain || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
  // When nothing is cached (the first moments of a first visit), a document request would show the browser's own error page.
  const kept = Boolean(navigator.serviceWorker?.controller)
  if (kept && KEPT.test(link.pathname)) return
  event.preventDefault()
  if (kept) location.assign(link.href)
  else notifyError(faultError({ code: 'UPSTREAM_UNAVAILABLE' }))
}
