import { faultError } from '#app/lib/apollo/fault.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'

const HOUR = 3_600_000

/**
 * Registers the service worker that caches visited pages, and reports what this page has loaded to it. Calls `onNewer`
 * with an activation function when a new release waits. Returns a function that stops it.
 */
export function bringWorker(onNewer: (update: () => void) => void): () => void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => undefined
  const { serviceWorker } = navigator
  let asked = Date.now()
  const lookForNewer = () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR) return
    asked = Date.now()
    void serviceWorker.getRegistration().then((registration) => registration?.update())
  }
  const watch = async () => {
    const registration = await serviceWorker.register('/service-worker.js')
    const offerUpdate = () =>
      registration.waiting && serviceWorker.controller && onNewer(() => takeOver(registration.waiting))
    offerUpdate()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', offerUpdate),
    )
    const { active } = await serviceWorker.ready
    active?.postMessage({ seen: { ...loaded(), pages: [location.href.split('#', 1)[0]] } })
  }
  // Disabled, not permitted or no storage: the shop works without it.
  watch().catch(() => undefined)
  document.addEventListener('visibilitychange', lookForNewer)
  return () => document.removeEventListener('visibilitychange', lookForNewer)
}

/** Makes the worker cache pages reached by client-side navigation. */
export function reportShownPage(pages: readonly string[]): void {
  if (pages.length > 0) navigator.serviceWorker?.controller?.postMessage({ seen: { ...loaded(), pages } })
}

function takeOver(waiting: ServiceWorker | null): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage({ takeOver: true })
}

/** Returns the files and images of this shop that the page has loaded. */
function loaded(): { files: string[]; pictures: string[] } {
  const all = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const paths = all.filter(({ origin }) => origin === location.origin).map(({ pathname, search }) => pathname + search)
  return {
    files: paths.filter((path) => /^\/(assets|texts)\//.test(path)),
    pictures: paths.filter((path) => path.startsWith('/images/')),
  }
}

/** Pages whose code is cached from the first visit on (server/build-worker.ts). */
const KEPT = /^\/($|search$|my-cart$|products\/[^/]+$)/

/**
 * Offline, opens links to pages whose code is not cached as documents: the cached page, or the offline page. When
 * nothing is cached, shows a message and stays. React Router would reload the current page instead. Returns a function
 * that stops it.
 */
export function openCachedDocuments(): () => void {
  document.addEventListener('click', openDocument, true)
  return () => document.removeEventListener('click', openDocument, true)
}

function openDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (
    navigator.onLine ||
    !link?.href ||
    !plain ||
    link.target ||
    link.origin !== location.origin ||
    link.pathname === location.pathname
  )
    return
  // When nothing is cached (the first moments of a first visit), a document request would show the browser's own error
  // page.
  const kept = Boolean(navigator.serviceWorker?.controller)
  if (kept && KEPT.test(link.pathname)) return
  event.preventDefault()
  if (kept) location.assign(link.href)
  else notifyError(faultError({ code: 'UPSTREAM_UNAVAILABLE' }))
}
