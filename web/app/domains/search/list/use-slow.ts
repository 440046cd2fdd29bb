import { useEffect, useState } from 'react'

/** True once something has been under way for `after` ms: what is quick should not flicker. */
export function useSlow(underWay: boolean, after = 150): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!underWay) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), after)
    return () => clearTimeout(timer)
  }, [underWay, after])
  return underWay && slow
}
