/** The specification's life of navigation data, in milliseconds (§9). */
const LIFE = 3_600_000

/**
 * A tab that is looked at again after more than an hour, or that the way back brings as it was left then, asks for its page anew. Gives
 * the way to stop. Browser only.
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
