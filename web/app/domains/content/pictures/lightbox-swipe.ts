import { type PointerEvent, useRef } from 'react'

/** So far goes a finger that turns the page, pixels. */
const SWIPE = 48

/** Tells a swipe of a finger by its step in the direction of reading: 1 forward, -1 back. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y, isPrimary }: PointerEvent) {
      from.current = pointerType === 'touch' && isPrimary ? { x, y } : null
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      if (!from.current) return
      const [across, down] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down) * 1.5) return
      const forward = getComputedStyle(currentTarget).direction === 'rtl' ? across > 0 : across < 0
      onSwipe(forward ? 1 : -1)
    },
    onPointerCancel() {
      from.current = null
    },
  }
}
