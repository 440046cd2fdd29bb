import { useEffect, useState } from 'react'

/** How long a moment is told as now, milliseconds. */
const WHILE = 60_000

/** An ISO moment that goes on by itself: first the one that the server told, so that both say the same, then that of each minute. */
export function useMoment(told: string): string {
  const [now, setNow] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), WHILE)
    return () => clearInterval(timer)
  }, [])
  return now ?? told
}
