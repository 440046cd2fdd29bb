import { useEffect, useRef, useState } from 'react'
import { scrollBehavior } from './use-scroll-ends.ts'

// Longer than the gap between two frames of a smooth scroll, short enough to feel immediate after a swipe.
const settled = 90

/** Observes a scroll-snap row of `count` full-width slides: the current slide, and a function that scrolls to one. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const row = track.current
    if (!row) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (row.clientWidth > 0) setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
      }, settled)
    }
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      row.removeEventListener('scroll', look)
    }
  }, [])

  function go(index: number) {
    const row = track.current
    const next = Math.min(count - 1, Math.max(0, index))
    setCurrent(next)
    if (!row) return
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollTo?.({ left: sign * next * row.clientWidth, behavior: scrollBehavior() })
    if (row.contains(document.activeElement)) focusSlide(next)
  }

  /** Focuses a slide without scrolling, because the row is already scrolling to it. */
  function focusSlide(index: number) {
    const slide = track.current?.children[index]
    if (slide instanceof HTMLElement) slide.focus({ preventScroll: true })
  }

  return { track, focusSlide, current: Math.min(current, Math.max(0, count - 1)), go }
}
