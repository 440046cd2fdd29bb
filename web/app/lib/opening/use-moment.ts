import { useEffect, useState } from 'react'

/** Update interval of the current time, in milliseconds. */
const WHILE = 60_000

/** The current time as an ISO timestamp: first the server's, for equal hydration, then updated every minute. */
export function useMoment(told: string): string {
  const [now, setNow] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), WHILE)
    return () => clearInterval(timer)
  }, [])
  return now ?? told
}
