import { startTransition, useEffect, useRef, useState } from 'react'

/** Returns whether an element is out of view; false until it is known. */
export function useOutOfView<E extends Element>() {
  const ref = useRef<E>(null)
  const [outside, setOutside] = useState(false)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      // A transition, because an urgent update would hide parts whose code is still loading.
      startTransition(() => setOutside(entries.at(-1)?.isIntersecting === false))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, outside }
}
