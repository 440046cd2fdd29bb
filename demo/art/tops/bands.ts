import { r1 } from '#demo/art/kit/number.ts'
import { box, curve, line } from '#demo/art/kit/outline.ts'
import { halfWidth } from './silhouette.ts'
import type { Point } from '#demo/art/kit/outline.ts'

/** Bands on a body: vertical ones follow the waist, hoops are curved, stripes get narrower towards the edge. */

const LEVELS = [130, 300, 400, 510, 620, 760, 910]
const across = (u: number, y: number) => 400 + u * halfWidth(y < 380 ? 400 : y)

/** A vertical band between two positions across the body; -1 is the left edge, 1 the right. */
export function upright(from: number, to: number): string {
  const side = (u: number) =>
    LEVELS.map((y, i): Point => [400 + u * (y < 380 ? 210 : halfWidth(y)), y, i === 0 || i === LEVELS.length - 1])
  return curve([...side(from), ...side(to).reverse()])
}

/** A vertical line at one position across the body. */
export const thread = (u: number): string => line(LEVELS.map((y): Point => [across(u, y), y]))

const bow = (y: number) => 8 + (y - 300) * 0.07

/** A hoop round the body between two heights. */
export const hoop = (top: number, bottom: number): string =>
  `M150 ${r1(top)}Q400 ${r1(top + bow(top))} 650 ${r1(top)}V${r1(bottom)}Q400 ${r1(bottom + bow(bottom))} 150 ${r1(bottom)}Z`

/** Returns the position of the i-th of n edges across the body: outer stripes are narrower, as on a cylinder. */
export const wrapped = (i: number, n: number): number =>
  Math.sin((i / n) * Math.PI - Math.PI / 2) * 0.35 + ((2 * i) / n - 1) * 0.65

/** A curved hoop round an arm, in the coordinates of the arm. */
export const armHoop = (y: number, height: number): string => `M-150 ${y}q150 22 300 0v${height}q-150 22 -300 0Z`

/** The whole arm, in its coordinates. */
export const WHOLE_ARM = box(-200, -200, 400, 1200)
