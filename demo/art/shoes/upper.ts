import { LIGHT } from '#demo/art/kit/color.ts'
import { path, stroke } from '#demo/art/kit/markup.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** The padded edge of a shoe's opening. */
export const paddedRim = (d: string, under: string, roll: string, width: number): Markup => [
  stroke(d, under, width + 4, { strokeLinecap: 'round', transform: 'translate(0 9)', strokeOpacity: 0.5 }),
  stroke(d, roll, width, { strokeLinecap: 'round', transform: 'translate(0 6)' }),
  stroke(d, LIGHT, 2.8, { strokeOpacity: 0.4, transform: 'translate(0 3)' }),
]

/** Shading of an upper: light from above, roundness from heel to toe. */
export const upperShade = (pen: Pen, d: string, top: number, t: Tone): Markup => [
  path(d, pen.linear(0, top, 0, top + 240, ramp('0:+.14k .48:+0 1:-.38k', t))),
  path(d, pen.linear(84, 0, 748, 0, ramp('0:-.38k .14:-0 .87:-0 1:-.36k', t))),
]
