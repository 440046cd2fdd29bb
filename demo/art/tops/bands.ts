import { r1 } from '#demo/art/kit/number.ts'
import { box, curve, line } from '#demo/art/kit/outline.ts'
import { halfWidth } from './silhouette.ts'
import type { Point } from '#demo/art/kit/outline.ts'

/** Bands that lie on a body: uprights bend with the waist, hoops bow, stripes narrow towards the edge. */

const LEVELS = [130, 300, 400, 510, 620, 760, 910]
const across = (u: number, y: number) => 400 + u * halfWidth(y < 380 ? 400 : y)

/** An upright band between two places across the body; -1 is the left edge, 1 the right. */
export function upright(from: number, to: number): string {
  const side = (u: number) =>
    LEVELS.map((y, i): Point => [400 + u * (y < 380 ? 210 : halfWidth(y)), y, i === 0 || i === LEVELS.length - 1])
  return curve([...side(from), ...side(to).reverse()])
}

/** An upright thread at one place across the body. */
export const thread = (u: number): string => line(LEVELS.map((y): Point => [across(u, y), y]))

const bow = (y: number) => 8 + (y - 300) * 0.07

/** A hoop round the body between two heights. */
export const hoop = (top: number, bottom: number): string =>
  `M150 ${r1(top)}Q400 ${r1(top + bow(top))} 650 ${r1(top)}V${r1(bottom)}Q400 ${r1(bottom + bow(bottom))} 150 ${r1(bottom)}Z`

/** Where the i-th of n edges lies across the body: the outer stripes look narrower, as on a cylinder. */
export const wrapped = (i: number, n: number): number =>
  Math.sin((i / n) * Math.PI - Math.PI / 2) * 0.35 + ((2 * i) / n - 1) * 0.65

/** A bowed hoop round an arm, in the arm's own frame. */
export const armHoop = (y: number, height: number): string => `M-150 ${y}q150 22 300 0v${height}q-150 22 -300 0Z`

/** The whole arm, in its own frame. */
export const WHOLE_ARM = box(-200, -200, 400, 1200)
