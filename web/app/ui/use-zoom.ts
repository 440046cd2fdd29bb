import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'

const most = 4
const step = 1.5

type Point = { x: number; y: number }

/**
 * Zoom of a scrolling stage, 1 to 4 times: by buttons, wheel, double click and two fingers, around the point that was meant.
 * Moving about is the browser's own scrolling, plus dragging with a mouse. The stage must be `dir="ltr"`.
 */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const shown = useRef(1)
  const anchor = useRef<Point>({ x: 0.5, y: 0.5 })
  const pinch = useRef(0)

  function zoomTo(next: number, at: Point = { x: 0.5, y: 0.5 }) {
    anchor.current = at
    setScale(Math.min(most, Math.max(1, next)))
  }

  useLayoutEffect(() => {
    const box = stage.current
    if (!box) return
    const ratio = scale / shown.current
    const { x, y } = anchor.current
    box.scrollLeft = (box.scrollLeft + x * box.clientWidth) * ratio - x * box.clientWidth
    box.scrollTop = (box.scrollTop + y * box.clientHeight) * ratio - y * box.clientHeight
    shown.current = scale
  }, [scale])

  // React listens to the wheel passively; the page below must not scroll instead.
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomTo(shown.current * (event.deltaY < 0 ? 1.2 : 1 / 1.2), pointIn(box, event))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => box.removeEventListener('wheel', onWheel)
  }, [])

  return {
    stage,
    scale,
    zoomIn: () => zoomTo(scale * step),
    zoomOut: () => zoomTo(scale / step),
    reset: () => zoomTo(1),
    canZoomIn: scale < most,
    canZoomOut: scale > 1,
    handlers: {
      onDoubleClick: (event: MouseEvent<HTMLElement>) => zoomTo(scale > 1 ? 1 : 2.5, pointIn(event.currentTarget, event)),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.buttons === 1) event.currentTarget.scrollBy(-event.movementX, -event.movementY)
      },
      onTouchMove: (event: TouchEvent<HTMLElement>) => {
        const [a, b] = [event.touches[0], event.touches[1]]
        if (!a || !b) return
        const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
        const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
        if (pinch.current > 0) zoomTo(shown.current * (apart / pinch.current), pointIn(event.currentTarget, middle))
        pinch.current = apart
      },
      onTouchEnd: () => {
        pinch.current = 0
      },
    },
  }
}

function pointIn(box: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const edge = box.getBoundingClientRect()
  if (edge.width === 0 || edge.height === 0) return { x: 0.5, y: 0.5 }
  return { x: (at.clientX - edge.left) / edge.width, y: (at.clientY - edge.top) / edge.height }
}
