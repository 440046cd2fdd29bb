import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, darken, lighten, luminance, tone } from '#demo/art/kit/color.ts'
import { path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { box, byX, curve, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { mesh, ribs } from '#demo/art/kit/texture.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** Closed outline about x = cx from its right half; the mirrored half is left of cx. */
const about = (cx: number, right: readonly Point[]): string =>
  curve([
    ...right.map(byX((x) => cx + x)),
    ...right
      .toReversed()
      .filter(([x]) => x !== 0)
      .map(byX((x) => cx - x)),
  ])

const RIM = pts('0,170 70,182 112,240 118,400 104,600 80,760 44,816 0,828')
const PLATE = pts('0,206 54,216 84,262 88,400 78,590 58,736 30,778 0,786')

function plateArt({ pattern, second, accent }: Spec, c: number): string {
  const art = artwork(pattern, {
    bar: () => path(`M${c - 20} 180H${c + 20}V820H${c - 20}Z`, second),
    flash: () => path(`M${c - 100} 560L${c + 100} 380V470L${c - 100} 650Z`, second),
    arrow: () => {
      const chevron = (y: number, h: number) =>
        `M${c - 100} ${y}L${c} ${y - 100}L${c + 100} ${y}V${y + h}L${c} ${y + h - 100}L${c - 100} ${y + h}Z`
      return path(chevron(480, 80) + chevron(600, 40), second)
    },
  })
  return pattern === 'solid' ? art : art + stroke(`M${c - 100} 690L${c + 100} 510`, accent, 8)
}

function front(pen: Pen, p: Spec, c: number): Markup {
  const t = tone(p.main)
  const rim = about(c, RIM)
  const plate = about(c, PLATE)
  const shade = [
    path(plate, pen.linear(c - 88, 0, c + 88, 0, ramp('0:-.5k .28:+.04 .38:+.5k .48:+.05 .75:-.12 1:-.55k', t))),
    path(plate, pen.linear(0, 206, 0, 786, ramp('0:+.2 .3:+0 1:-.3'))),
  ]
  const vents = [622, 650, 678, 706].map(
    (y) =>
      path(box(c - 34, y, 68, 9, 4), DARK, { fillOpacity: 0.45 }) +
      path(box(c - 34, y + 8, 68, 2, 1), LIGHT, { fillOpacity: 0.3 }),
  )
  return [
    path(rim, DARK, { fillOpacity: 0.3, transform: 'translate(6 8)' }),
    coat(pen, rim, [
      darken(p.second, 0.25),
      mesh(pen, 9, 0.3),
      pen.linear(c - 118, 0, c + 118, 0, ramp('0:-.5 .4:+.1 1:-.5')),
    ]),
    sheet(pen, plate, p.main, { t, scale: 0.8, art: plateArt(p, c), shade }),
    vents,
  ]
}

/** The inside: ribbed foam, and the strap that goes round the calf. */
function back(pen: Pen, p: Spec, c: number): Markup {
  const foam = luminance(p.second) > 0.5 ? p.second : lighten(p.second, 0.25)
  const t = tone(foam)
  const rim = about(c, RIM)
  const pad = about(c, PLATE)
  const cells = repeat(9, (i) => box(c - 52, 250 + i * 56, 104, 36, 16))
  const strap = (y: number) =>
    curve(pts(`-132,${y}* 0,${y + 14} 132,${y}* 132,${y + 54}* 0,${y + 70} -132,${y + 54}*`).map(byX((x) => c + x)))
  const roundness = pen.linear(c - 88, 0, c + 88, 0, ramp('0:-.34k .3:+.1 .6:-.04 1:-.4k', t))
  return [
    path(rim, DARK, { fillOpacity: 0.3, transform: 'translate(6 8)' }),
    coat(pen, rim, [darken(p.main, 0.2), pen.linear(c - 118, 0, c + 118, 0, ramp('0:-.4 .4:+.12 1:-.5'))]),
    sheet(pen, pad, foam, { t, scale: 0.7, texture: mesh(pen, 8, 0.12), shade: path(pad, roundness) }),
    path(cells, DARK, { fillOpacity: 0.1 }) +
      stroke(cells, LIGHT, 2, { strokeOpacity: 0.3, transform: 'translate(0 2)' }),
    [330, 600].map((y) => [
      coat(
        pen,
        strap(y),
        [
          darken(p.accent === p.main ? p.second : p.accent, 0.1),
          ribs(pen, 8, 0.16),
          pen.linear(c - 132, 0, c + 132, 0, ramp('0:-.5 .4:+.16 1:-.5')),
        ],
        { drop: 6 },
      ),
      coat(pen, box(c + 64, y + 4, 60, 54, 6), ['#23262e', pen.linear(0, y, 0, y + 60, ramp('0:+.2 1:-.2'))]),
    ]),
  ]
}

/** A pair of shin guards, outside or inside. */
export const shinguards = (pen: Pen, p: Spec, view: ArtView): Markup => [
  pen.shadow(400, 858, 260, 24, 0.45),
  [250, 550].map((c) => (view === 'back' ? back(pen, p, c) : front(pen, p, c))),
]
