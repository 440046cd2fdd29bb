import { startTransition, useEffect, useState } from 'react'

/** Seconds left of `from`, counted down in the browser; 0 on the server, where nobody waits. `restart` counts anew. */
export function useCountdown(from: number): { left: number; restart: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  const restart = (seconds: number) => {
    setEnd(Date.now() + seconds * 1_000)
    setLeft(seconds)
  }
  useEffect(() => startTransition(() => restart(from)), [from])
  useEffect(() => {
    if (end === 0) return
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [end])
  return { left, restart }
}
