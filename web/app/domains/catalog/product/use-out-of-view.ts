import { startTransition, useEffect, useRef, useState } from 'react'

/** Whether an element is above or below the screen. False until it is known. */
export function useOutOfView<E extends Element>() {
  const ref = useRef<E>(null)
  const [outside, setOutside] = useState(false)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      // No hurry: an urgent update would take parts off the screen whose code is still on its way.
      startTransition(() => setOutside(entries.at(-1)?.isIntersecting === false))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, outside }
}
