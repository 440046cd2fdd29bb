/** Lifetime of navigation data in the specification, in milliseconds (§9). */
const LIFE = 3_600_000

/**
 * Revalidates the page when its tab becomes visible after more than an hour, or when it is restored from the back/forward cache. Returns a
 * function that stops it. Browser only.
 */
export function renewOldTab(renew: () => void): () => void {
  let fresh = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - fresh <= LIFE) return
    fresh = Date.now()
    renew()
  }
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
