import { useEffect } from 'react'

/** Minimum interval of refreshes in milliseconds: visibility and focus events occur in bursts. */
const PAUSE = 5_000

/**
 * Refreshes when the visitor returns to the page (tab, window, back navigation), at most every 5 s, and with `every` at
 * that interval in milliseconds while the page is visible.
 */
export function useRefreshOnReturn(refresh: () => void, every = 0): void {
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
