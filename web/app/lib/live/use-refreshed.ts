import { useEffect } from 'react'

/** Changes between tabs and windows come in bunches (ms). */
const PAUSE = 5_000

/**
 * Refreshes at once when somebody comes back to the page (to its tab, its window, by the way back), at most every 5 s, and with `every`
 * so many milliseconds apart while somebody looks.
 */
export function useRefreshed(refresh: () => void, every = 0): void {
  useEffect(() => {
    let last = -Infinity
    const look = () => {
      if (!document.hidden) refresh()
    }
    const comeBack = () => {
      if (document.hidden || Date.now() - last < PAUSE) return
      last = Date.now()
      refresh()
    }
    const restored = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    const timer = every > 0 ? setInterval(look, every) : undefined
    document.addEventListener('visibilitychange', comeBack)
    addEventListener('focus', comeBack)
    addEventListener('pageshow', restored)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
      removeEventListener('focus', comeBack)
      removeEventListener('pageshow', restored)
    }
  }, [refresh, every])
}
