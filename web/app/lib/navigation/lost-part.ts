import { isAhead } from '#app/lib/later/ahead.ts'
import { navigationTarget } from './follow-navigation.ts'

/** The specification's guard (§9): at most one reload in 10 s. */
const GUARD_MS = 10_000
const KEY = 'part-reloaded-at'

/**
 * Loads a whole document when a part of a page cannot be loaded, because a new version was put online (specification §8): the page that
 * a click leads to, else this one. Does nothing without a network, where it would help nobody, nor for code that is only prefetched.
 */
export function loadDocumentOnLostPart(): void {
  let isLeaving = false
  addEventListener('vite:preloadError', (event) => {
    const isTold = navigator.onLine && !isAhead()
    if (!isTold || !mayReload(Date.now(), sessionStorage)) return
    event.preventDefault()
    const target = navigationTarget()
    isLeaving = target !== undefined
    if (target) location.assign(target)
    else location.reload()
  })
  // React Router reloads the page of the click when a route's own file is lost. Where a browser lacks this interface, it still does.
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const target = navigationTarget()
    if (event.navigationType !== 'reload' || event.userInitiated || !target) return
    event.preventDefault()
    if (isLeaving) return
    // Starts the guard; the click itself is not held back by it.
    mayReload(Date.now(), sessionStorage)
    location.assign(target)
  })
}

/** Whether the page may be reloaded at a time in ms; remembers that it was. */
export function mayReload(now: number, memory: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(memory.getItem(KEY) ?? 0)
  if (now - last < GUARD_MS) return false
  memory.setItem(KEY, String(now))
  return true
}
