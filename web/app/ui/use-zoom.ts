import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

const most = 2
const step = 1.5
const doublePress = 2

type Point = { x: number; y: number }

const middle: Point = { x: 0.5, y: 0.5 }

/**
 * Zooms a scrolling stage 1 to 2 times, as far as a picture of 1200 px stays sharp: by buttons, wheel, double click and
 * pinch, around the pointer. Panning is native scrolling, plus dragging with a mouse. The stage must be `dir="ltr"`.
 */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(1)
  const shown = useRef(1)
  const anchor = useRef(middle)
  const apart = useRef(0)

  function zoomTo(next: number, at = middle) {
    anchor.current = at
    setScale(Math.min(most, Math.max(1, next)))
  }

  // Keeps the point under the pointer in place.
  useLayoutEffect(() => {
    const box = stage.current
    if (!box) return
    const ratio = scale / shown.current
    const { x, y } = anchor.current
    box.scrollTo?.({
      left: (box.scrollLeft + x * box.clientWidth) * ratio - x * box.clientWidth,
      top: (box.scrollTop + y * box.clientHeight) * ratio - y * box.clientHeight,
      behavior: 'instant',
    })
    shown.current = scale
  }, [scale, stage])

  const onWheel = useEffectEvent((box: HTMLElement, event: WheelEvent) => {
    event.preventDefault()
    zoomTo(scale * (event.deltaY < 0 ? 1.2 : 1 / 1.2), pointIn(box, event))
  })
  const onDoubleClick = useEffectEvent((box: HTMLElement, event: MouseEvent) => {
    zoomTo(scale > 1 ? 1 : doublePress, pointIn(box, event))
  })
  const onTouchMove = useEffectEvent((box: HTMLElement, { touches }: TouchEvent) => {
    const [a, b] = [touches[0], touches[1]]
    if (!a || !b) return
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    const between = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
    if (apart.current > 0) zoomTo(scale * (distance / apart.current), pointIn(box, between))
    apart.current = distance
  })

  // A native listener, because React's wheel listeners are passive and could not prevent scrolling the page.
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const stop = new AbortController()
    const { signal } = stop
    box.addEventListener('wheel', (event) => onWheel(box, event), { signal, passive: false })
    box.addEventListener('dblclick', (event) => onDoubleClick(box, event), { signal })
    box.addEventListener('touchmove', (event) => onTouchMove(box, event), { signal, passive: true })
    box.addEventListener('touchend', () => (apart.current = 0), { signal })
    box.addEventListener('pointermove', (event) => dragWithMouse(box, event), { signal })
    return () => stop.abort()
  }, [stage])

  return {
    scale,
    zoomIn: () => zoomTo(scale * step),
    zoomOut: () => zoomTo(scale / step),
    reset: () => zoomTo(1),
    canZoomIn: scale < most,
    canZoomOut: scale > 1,
  }
}

function dragWithMouse(box: HTMLElement, event: PointerEvent) {
  if (event.pointerType === 'mouse' && event.buttons === 1) box.scrollBy(-event.movementX, -event.movementY)
}

function pointIn(box: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const edge = box.getBoundingClientRect()
  if (edge.width === 0 || edge.height === 0) return middle
  return { x: (at.clientX - edge.left) / edge.width, y: (at.clientY - edge.top) / edge.height }
}
