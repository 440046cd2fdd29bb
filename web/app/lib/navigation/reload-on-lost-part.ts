import { isAhead } from '#app/lib/later/ahead.ts'

/** The specification's guard: at most one reload in 10 s. */
const GUARD = 10_000
const KEY = 'part-reloaded-at'

/**
 * A part of the page that cannot be loaded (a new version was put online) reloads the page (specification §8). Without a network that
 * would help nobody, and what is only fetched ahead nobody misses yet.
 */
export function reloadOnLostPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && !isAhead() && mayReload(Date.now(), sessionStorage)) {
      event.preventDefault()
      window.location.reload()
    }
  })
}

/** Whether the page may be reloaded at a time in ms; remembers that it was. */
export function mayReload(now: number, memory: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(memory.getItem(KEY) ?? 0)
  if (now - last < GUARD) return false
  memory.setItem(KEY, String(now))
  return true
}
