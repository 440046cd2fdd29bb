import { DARK, LIGHT } from './color.ts'
import { group } from './markup.ts'
import { fromMiddle } from './outline.ts'
import type { Tone } from './color.ts'
import type { Pen } from './pen.ts'

/**
 * Collects spindle-shaped folds in one path, painted dark and, shifted towards the light, bright, under a single blur.
 */
export type Folds = {
  isEmpty: () => boolean
  /** adds a fold from one point to another; `bend` curves it sideways, `width` is its half width in the middle */
  add: (x1: number, y1: number, x2: number, y2: number, bend?: number, width?: number) => Folds
  /** returns `add` for a half of the sheet, with distances from its middle for x; `fullness` multiplies the widths */
  half: (
    side: number,
    fullness?: number,
  ) => (x1: number, y1: number, x2: number, y2: number, bend: number, width: number) => Folds
  /** @param area x, y, width and height of the blurred area; a smaller one is faster */
  draw: (pen: Pen, t: Pick<Tone, 'shade' | 'light'>, deviation: number, area?: Area, towardsLight?: string) => string
}
type Area = readonly [number, number, number, number]

export function createFolds(): Folds {
  let d = ''
  const folds: Folds = {
    isEmpty: () => d === '',
    add: (x1, y1, x2, y2, bend = 0, width = 10) => {
      const dx = x2 - x1
      const dy = y2 - y1
      const length = Math.hypot(dx, dy) || 1
      const side = (off: number) =>
        `${Math.round((x1 + x2) / 2 - (dy / length) * (bend + off))} ${Math.round((y1 + y2) / 2 + (dx / length) * (bend + off))}`
      const start = `${Math.round(x1)} ${Math.round(y1)}`
      d += `M${start}Q${side(width)} ${Math.round(x2)} ${Math.round(y2)}Q${side(-width)} ${start}`
      return folds
    },
    half: (side, fullness = 1) => {
      const X = fromMiddle(side)
      return (x1, y1, x2, y2, bend, width) => folds.add(X(x1), y1, X(x2), y2, side * bend, width * fullness)
    },
    draw: (pen, { shade, light }, deviation, area, towardsLight = '-9 -7') => {
      const ref = pen.shape(d)
      return group(
        { filter: pen.blur(deviation, area) },
        pen.use(ref, { fill: LIGHT, fillOpacity: 0.24 * light, transform: `translate(${towardsLight})` }),
        pen.use(ref, { fill: DARK, fillOpacity: 0.38 * shade }),
      )
    },
  }
  return folds
}
