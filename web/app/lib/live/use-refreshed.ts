import { useEffect } from 'react'

/** Refreshes every so many milliseconds while somebody looks (0 is never), and at once when somebody comes back to the page. */
export function useRefreshed(refresh: () => void, every: number): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) refresh()
    }
    const timer = every > 0 ? setInterval(look, every) : undefined
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh, every])
}
