import { useEffect, useState } from 'react'

/**
 * The time in ms, every second on the second. `served` is the time at which the page's data was made: server and browser render
 * that one first, so that both say the same, and the browser's own clock takes over once the page stands.
 */
export function useNow(served: number): number {
  const [now, setNow] = useState(served)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = Date.now()
      setNow(time)
      timer = setTimeout(tick, 1000 - (time % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
