import { DARK, LIGHT, darken, tone } from '#demo/art/kit/color.ts'
import { group, path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { box, byX, fromMiddle, line, mirrored, pts, SIDES } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat } from '#demo/art/kit/sheet.ts'
import { knit } from '#demo/art/kit/texture.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** The pocket of a hoodie. */
export function pouch(pen: Pen, main: string, t: Tone): string {
  const d = mirrored(pts('400,596 486,596* 560,716 572,744* 572,838* 400,846'))
  const openings = SIDES.map((side) => {
    const edge = line(pts('86,596 160,716 172,744').map(byX(fromMiddle(side))))
    const inset = group({ transform: `translate(${-side * 8} 3)` }, stitch(edge, LIGHT, 0.26))
    return stroke(edge, DARK, 8, { strokeOpacity: 0.25 * t.shade }) + inset
  })
  const across = pen.linear(220, 0, 580, 0, ramp('0:-.3k .35:+.07k .7:-.05 1:-.3k', t))
  const down = pen.linear(0, 596, 0, 846, ramp('0:+.06k 1:-.14k', t))
  return group(
    {},
    coat(pen, d, [main, across, knit(pen, 5, 0.055), down], { drop: 5 }),
    stitch('M316 603H484', LIGHT, 0.26),
    openings,
  )
}

/** Slanting zipped pockets of a jacket. */
export const sidePockets = (main: string): Markup =>
  SIDES.map((side) => {
    const d = `M${400 + side * 128} 610L${400 + side * 172} 760`
    return [
      stroke(d, DARK, 13, { strokeOpacity: 0.2, strokeLinecap: 'round' }),
      stroke(d, darken(main, 0.35), 7, { strokeLinecap: 'round' }),
      stroke(d, '#cfd3da', 1.6, { strokeOpacity: 0.6, strokeDasharray: '2 2' }),
      stroke(`M${400 + side * 129} 618v26`, '#9aa0aa', 5, { strokeLinecap: 'round' }),
    ]
  })

/** A front zip between two heights; `color` is its pull. */
export function zipper(y1: number, y2: number, color: string): string {
  const d = `M400 ${y1}V${y2}`
  return group(
    {},
    stroke(d, DARK, 24, { strokeOpacity: 0.1 }),
    stroke(d, DARK, 15, { strokeOpacity: 0.22 }),
    stroke(d, '#20232b', 8),
    stroke(d, '#aab0ba', 6, { strokeDasharray: '2.4 2.4', strokeOpacity: 0.85 }),
    stitch(`M386 ${y1 + 8}V${y2}M414 ${y1 + 8}V${y2}`, LIGHT, 0.2),
    path(box(393, y1 + 10, 14, 20, 4), '#b9bec7'),
    path(box(396, y1 + 26, 8, 36, 4), color),
    path(box(396, y1 + 26, 3, 36, 2), LIGHT, { fillOpacity: 0.3 }),
  )
}

/** The standing collar of a jacket. */
export function standCollar(pen: Pen, color: string, back: boolean, zip: string): string {
  const t = tone(color)
  if (back) {
    const band = mirrored(pts('400,104 440,103 472,98* 488,160* 440,172 400,175'))
    return coat(pen, band, [color, pen.linear(312, 0, 488, 0, ramp('0:-.4 .4:+.12 1:-.45'))])
  }
  const outside = mirrored(pts('400,118 448,112 474,104* 486,160* 440,196 400,206'))
  const inside = mirrored(pts('400,92 440,94 472,106* 440,122 400,126'))
  return group(
    {},
    path(inside, darken(color, 0.5)),
    coat(pen, outside, [color, pen.linear(314, 0, 486, 0, ramp('0:-.42k .34:+.16 .6:-.04 1:-.46k', t))], { drop: 6 }),
    stroke('M326 106Q360 114 400 118Q440 114 474 106', LIGHT, 1.6, { strokeOpacity: 0.3 }),
    zipper(116, 210, zip),
  )
}
