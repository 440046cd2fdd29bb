import { DARK, LIGHT, tone } from '#demo/art/kit/color.ts'
import { path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { r1 } from '#demo/art/kit/number.ts'
import { box, SIDES } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat } from '#demo/art/kit/sheet.ts'
import { ribs } from '#demo/art/kit/texture.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** A gathered, ribbed waistband or ankle between x1 and x2. */
export const waistband = (pen: Pen, d: string, fill: string, x1: number, x2: number): string =>
  coat(pen, d, [
    fill,
    ribs(pen, 9, 0.15),
    pen.linear(x1, 0, x2, 0, ramp('0:-.42k .35:+.14 .65:-.04 1:-.46k', tone(fill))),
  ])

/** The two hanging ends of a drawcord. */
export const drawcords = (pen: Pen, x: number, y: number, color: string, length: number): Markup =>
  SIDES.map((side) => {
    const bend = r1(x + side * pen.jitter(26, 36))
    const end = r1(x + side * pen.jitter(20, 34))
    const d = `M${x + side * 9} ${y}C${x + side * 12} ${y + 30} ${bend} ${r1(y + length * 0.6)} ${end} ${y + length}`
    return [
      stroke(d, DARK, 7, { strokeOpacity: 0.22, transform: 'translate(3 4)', strokeLinecap: 'round' }),
      stroke(d, color, 5.6, { strokeLinecap: 'round' }),
      stroke(d, DARK, 5.6, { strokeOpacity: 0.15, strokeDasharray: '2 3' }),
    ]
  })

/** The shading of one leg, from its outer edge to the inner one, kept to its half of the sheet. */
export function legShade(pen: Pen, d: string, side: number, outer: number, inner: number, t: Tone): string {
  const light = pen.linear(400 + side * outer, 0, 400 + side * inner, 0, [
    [0, DARK, (side > 0 ? 0.52 : 0.43) * t.shade],
    [0.24, DARK, 0.08 * t.shade],
    [0.5, LIGHT, 0.13 * t.light],
    [0.76, DARK, 0.07 * t.shade],
    [1, DARK, 0.38 * t.shade],
  ])
  return path(d, light, { clipPath: pen.clip(box(side > 0 ? 400 : 80, 60, 320, 880)) })
}

/** A patch pocket on the back. */
export const backPocket = (x: number, y: number, width: number, height: number): string => {
  const d = `M${x} ${y}h${width}v${height - 18}l${-width / 2} 18l${-width / 2} -18Z`
  return (
    path(d, DARK, { fillOpacity: 0.06 }) +
    stroke(d, DARK, 1.6, { strokeOpacity: 0.3 }) +
    stitch(`M${x + 6} ${y + 8}h${width - 12}`, LIGHT, 0.35)
  )
}
