import { useEffect, useRef, useState } from 'react'
import { scrollBehavior } from './use-scroll-ends.ts'

// Long enough for a smooth scroll to be between two frames, short enough to feel immediate after a swipe.
const settled = 90

/** A scroll-snap row of `count` full-width slides: which one is shown, however it got there, and a way to go to one. */
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

  /** Puts the keyboard on a slide without scrolling to it: the row is on its way there already. */
  function focusSlide(index: number) {
    const slide = track.current?.children[index]
    if (slide instanceof HTMLElement) slide.focus({ preventScroll: true })
  }

  return { track, focusSlide, current: Math.min(current, Math.max(0, count - 1)), go }
}
