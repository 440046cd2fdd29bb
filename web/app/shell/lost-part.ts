import { isPrefetching } from '#app/lib/lazy/lazy-part.tsx'
import { navigationTarget } from '#app/lib/navigation/follow-navigation.ts'

/** The specification's guard (§9): at most one reload in 10 s. */
const GUARD_MS = 10_000
const KEY = 'part-reloaded-at'

/**
 * Reloads the document when a chunk cannot be loaded because a new version was deployed (specification §8): the target
 * of the current navigation, else this page. Does nothing offline, where a reload would fail, nor for prefetched code.
 */
export function loadDocumentOnLostPart(): void {
  let isLeaving = false
  addEventListener('vite:preloadError', (event) => {
    const mustReload = navigator.onLine && !isPrefetching()
    if (!mustReload || !mayReload(Date.now(), sessionStorage)) return
    event.preventDefault()
    const target = navigationTarget()
    isLeaving = target !== undefined
    if (target) location.assign(target)
    else location.reload()
  })
  // React Router reloads the target page when a route's own chunk is missing. Browsers without this API rely on that.
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const target = navigationTarget()
    if (event.navigationType !== 'reload' || event.userInitiated || !target) return
    event.preventDefault()
    if (isLeaving) return
    // Starts the guard interval without blocking the navigation.
    mayReload(Date.now(), sessionStorage)
    location.assign(target)
  })
}

/** Whether the page may be reloaded at a time in milliseconds; records the reload. */
export function mayReload(now: number, memory: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(memory.getItem(KEY) ?? 0)
  if (now - last < GUARD_MS) return false
  memory.setItem(KEY, String(now))
  return true
}
