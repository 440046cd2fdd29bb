import { type MouseEvent, useRef } from 'react'

/** Maximum time between the presses of a double press, in milliseconds. */
const PAUSE = 500

/** Maximum distance between them, in pixels. */
const NEAR = 16

/**
 * Returns handlers of a form that drop the second press of a double press when it hits another control: the errors that
 * the first one brought moved it below the pointer. A double press of the order button must not accept the terms.
 */
export function useSecondPress() {
  const first = useRef<{ control: Element | null; x: number; y: number; at: number }>(undefined)
  const drop = (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: at, type } = event
    const control = controlOf(event.target)
    const before = first.current
    // A press by a key or a script has no place.
    const isSecond =
      before && (x > 0 || y > 0) && at - before.at < PAUSE && Math.hypot(x - before.x, y - before.y) < NEAR
    if (isSecond && control !== before.control) {
      event.preventDefault()
      event.stopPropagation()
    } else if (type === 'click') first.current = { control, x, y, at }
  }
  return { onMouseDownCapture: drop, onClickCapture: drop }
}

/** Returns the control that a press works on: of a label its field, which the browser presses after it. */
function controlOf(target: EventTarget): Element | null {
  const pressed = target instanceof Element ? target.closest('a, button, label, input, select, textarea') : null
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed
}
