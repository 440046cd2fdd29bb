import { useEffect, useRef, useState } from 'react'

/**
 * Whether an element is within half a screen of the viewport. Stays true once it was; false during server rendering.
 */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || near) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const seen = (entries: IntersectionObserverEntry[]) => setNear(entries.some(({ isIntersecting }) => isIntersecting))
    const observer = new IntersectionObserver(seen, { rootMargin: '50% 0px' })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])
  return { ref, near }
}
