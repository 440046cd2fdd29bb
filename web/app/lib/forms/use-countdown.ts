import { useCallback, useEffect, useState } from 'react'

/** Seconds left of `from`, counted down in the browser. `restart` starts again. */
export function useCountdown(from: number): { left: number; restart: (seconds: number) => void } {
  const [count, setCount] = useState({ from })
  const [left, setLeft] = useState(from)
  const restart = useCallback((seconds: number) => {
    setCount({ from: seconds })
    setLeft(seconds)
  }, [])
  useEffect(() => {
    if (count.from === 0) return
    const end = Date.now() + count.from * 1_000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [count])
  return { left, restart }
}
