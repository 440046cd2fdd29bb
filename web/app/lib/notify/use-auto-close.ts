import { useEffect, useRef } from 'react'

/** Minimum remaining time after a pause, in milliseconds. */
const AT_LEAST = 1_000

/** Calls `close` after a toast was shown for `after` milliseconds, not counting pauses (`held`). Never without `after`. */
export function useAutoClose(close: () => void, { after, held }: { after: number | undefined; held: boolean }): void {
  const left = useRef(after)
  const run = useRef(close)
  useEffect(() => {
    run.current = close
  })
  useEffect(() => {
    if (held || left.current === undefined) return
    const since = Date.now()
    const timer = setTimeout(() => run.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(AT_LEAST, (left.current ?? 0) - (Date.now() - since))
    }
  }, [held])
}
