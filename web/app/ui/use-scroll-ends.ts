import { useEffect, useRef, useState } from 'react'

/**
 * Observes a horizontally scrolling row: whether it is at its start or end. `step` scrolls by most of its width in
 * reading direction (`1` forward, `-1` back). In right-to-left layouts `scrollLeft` is negative, hence the absolute
 * values.
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
    // The observer also reports the first state, after layout: measuring here would force a layout of the whole page.
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

/** Scrolls smoothly unless the visitor prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
