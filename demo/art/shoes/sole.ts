import { DARK, lighten, mix } from '#demo/art/kit/color.ts'
import { path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { curve, ellipse, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { sheet } from '#demo/art/kit/sheet.ts'
import type { Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** The outline of a foot's last from above, about its own middle; the inner side is negative x. */
export const LAST = pts(
  '-20,-322 42,-312 90,-250 106,-160 98,-60 82,60 80,180 72,274 36,324 -18,326 -56,276 -64,180 -66,60 ' +
    '-86,-60 -100,-160 -86,-262 -58,-308',
)
const STUDS = pts('-52,-190 52,-200 -64,-100 66,-110 -30,-260 40,-266 -40,190 44,190 -30,276 36,276')
const SPINE = pts('-24,-330 30,-320 40,-150 20,60 40,330 -20,330 -16,60 -36,-150')

/** The studded soles of a pair of boots. */
export function bootSoles(pen: Pen, p: Spec): Markup {
  const plate = p.plate ?? p.accent
  const one = (side: number, cx: number) => {
    const d = curve(LAST.map(([x, y]): Point => [cx + side * x, 500 + y * 1.08]))
    const spine = curve(SPINE.map(([x, y]): Point => [cx + side * x, 500 + y]))
    const chevrons = repeat(8, (i) => `M${cx - 80} ${470 + i * 22}L${cx} ${440 + i * 22}L${cx + 80} ${470 + i * 22}`)
    const art = path(spine, mix(p.main, plate, 0.1)) + stroke(chevrons, p.second, 4, { strokeOpacity: 0.5 })
    const shade = path(d, pen.linear(cx - 110, 0, cx + 110, 0, ramp('0:-.35 .35:+.25 1:-.4')))
    return [
      sheet(pen, d, plate, { art, shade }),
      STUDS.map(([x, y]) => stud(pen, p.second, cx + side * x, 500 + y * 1.05)),
    ]
  }
  return [pen.shadow(400, 880, 250, 22, 0.4), one(-1, 268), one(1, 532)]
}

function stud(pen: Pen, color: string, x: number, y: number): Markup {
  const disc = ellipse(x, y, 20)
  return [
    path(ellipse(x + 4, y + 8, 21), DARK, { fillOpacity: 0.35 }),
    path(disc, mix(color, '#888888', 0.2)),
    path(disc, pen.radial(ramp('0:+.5 .5:+.05 1:-.5'), { cx: 0.35, cy: 0.3, r: 0.8 })),
    path(ellipse(x - 2, y - 3, 10), lighten(color, 0.25)),
  ]
}
