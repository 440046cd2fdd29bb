import { useEffect, useRef, useState } from 'react'

/**
 * For a row that scrolls sideways: whether it stands at its start or end, and a step of most of its width along the reading
 * direction (`1` forward, `-1` back). In right-to-left `scrollLeft` runs from 0 to negative, hence the absolute values.
 */
export function useScrollEnds<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = () => {
      const gone = Math.abs(row.scrollLeft)
      const next = { atStart: gone < 2, atEnd: gone + row.clientWidth > row.scrollWidth - 2 }
      setEnds((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next))
    }
    row.addEventListener('scroll', look, { passive: true })
    // It looks for the first time as well, once the row is laid out: asked for here, the whole page would be laid out at once.
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
    if (watch) watch.observe(row)
    else look()
    return () => {
      row.removeEventListener('scroll', look)
      watch?.disconnect()
    }
  }, [])
  function scrollBy(steps: number) {
    const row = ref.current
    if (!row) return
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollBy({ left: sign * steps * row.clientWidth * 0.8, behavior: scrollBehavior() })
  }
  return { ref, ...ends, scrollBy }
}

/** Smooth, unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
