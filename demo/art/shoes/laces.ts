import { DARK, LIGHT, darken } from '#demo/art/kit/color.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

type Place = readonly [x: number, y: number]

const ROUND = { strokeLinecap: 'round' }

/** Paints lace rows given as path data: shadow, strip, weave and a lit edge. */
export function laceStrips(pen: Pen, d: string, color: string): string {
  const ref = pen.shape(d)
  return group(
    { fill: 'none' },
    pen.use(ref, { stroke: DARK, strokeWidth: 15, strokeOpacity: 0.3, transform: 'translate(2 4)', ...ROUND }),
    pen.use(ref, { stroke: darken(color, 0.3), strokeWidth: 12.5, ...ROUND }),
    pen.use(ref, { stroke: color, strokeWidth: 10, ...ROUND }),
    pen.use(ref, { stroke: DARK, strokeWidth: 10, strokeOpacity: 0.1, strokeDasharray: '2 3' }),
    pen.use(ref, { stroke: LIGHT, strokeWidth: 2.4, strokeOpacity: 0.5, transform: 'translate(-1.5 -2)', ...ROUND }),
  )
}

/**
 * Six rows of laces across the instep between two points of the opening; each wraps over its edge. `length` is the
 * length of a row.
 */
export function laces(pen: Pen, from: Place, to: Place, color: string, length: number): string {
  const rows = 6
  const along = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / along, (to[1] - from[1]) / along]
  const [px, py] = [uy, -ux]
  let d = ''
  let eyelets = ''
  for (let i = 0; i < rows; i++) {
    const k = i / (rows - 1)
    const x = from[0] + ux * along * k
    const y = from[1] + uy * along * k + Math.sin(k * Math.PI) * 5
    const [bx, by] = [x - px * length + ux * 11, y - py * length + uy * 11]
    const [tx, ty] = [x + px * 7 - ux * 4, y + py * 7 - uy * 4]
    const middle = `${Math.round((bx + tx) / 2 + px * 3 + ux * 3)} ${Math.round((by + ty) / 2 + py * 3 + uy * 3)}`
    d += `M${Math.round(bx)} ${Math.round(by)}Q${middle} ${Math.round(tx)} ${Math.round(ty)}`
    eyelets += ellipse(bx, by, 6.4)
  }
  return (
    path(eyelets, '#0b0d13', { fillOpacity: 0.75 }) +
    stroke(eyelets, LIGHT, 1.2, { strokeOpacity: 0.3 }) +
    laceStrips(pen, d, color)
  )
}

/** The tied bow, its knot at x, y. */
export function laceBow(x: number, y: number, color: string): string {
  const loops = `M${x} ${y}c-16 -18 -46 -8 -44 10c2 14 26 8 44 -8M${x} ${y}c20 -8 38 10 30 24c-8 10 -24 -6 -30 -22`
  const ends = `M${x - 2} ${y}c-4 22 -14 36 -26 46M${x + 2} ${y}c4 20 10 34 18 44`
  const knot = ellipse(x, y + 1, 9, 8)
  return group(
    { fill: 'none' },
    stroke(loops + ends, DARK, 10, { strokeOpacity: 0.26, transform: 'translate(2 4)', ...ROUND }),
    stroke(loops + ends, darken(color, 0.3), 8, ROUND),
    stroke(loops + ends, color, 6, ROUND),
    path(knot, color, { stroke: DARK, strokeOpacity: 0.3 }),
  )
}
