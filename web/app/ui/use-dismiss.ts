import { useEffect, type RefObject } from 'react'

/**
 * Closes a `details` element like a menu: by Escape (focus returns to its summary), a press or focus outside, or a
 * choice inside.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const stop = new AbortController()
    const { signal } = stop
    const summary = box.querySelector('summary')
    const leave = (target: EventTarget | null) => {
      if (target instanceof Node && !box.contains(target)) box.open = false
    }
    document.addEventListener('pointerdown', (event) => leave(event.target), { signal })
    box.addEventListener('focusout', (event) => leave(event.relatedTarget), { signal })
    box.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Node && !summary?.contains(event.target)) box.open = false
      },
      { signal },
    )
    box.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !box.open) return
        event.stopPropagation()
        box.open = false
        summary?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [ref])
}
