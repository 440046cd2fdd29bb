import { DARK, LIGHT, darken, lighten, luminance, mix, tone } from '#demo/art/kit/color.ts'
import { group, path, seam, stitch, stroke } from '#demo/art/kit/markup.ts'
import { box, curve, ellipse, flip, line, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat } from '#demo/art/kit/sheet.ts'
import { knit, ribs } from '#demo/art/kit/texture.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

export type CollarType = 'crew' | 'v' | 'polo'

/** A collar: the neckline of the torso (from left to right), the part behind the neck and the part in front. */
export type Collar = { neck: Point[]; behind: string; front: string }

const NECKLINE = {
  crew: { right: pts('344,196 400,222 456,196'), depth: 222 },
  v: { right: pts('354,204 400,268* 446,204'), depth: 268 },
  polo: { right: pts('360,200 400,236* 440,200'), depth: 240 },
}

/** A collar seen from behind: a plain band. */
export function backCollar(pen: Pen, trim: string): Collar {
  const t = tone(trim)
  const band = curve(pts('474,134* 440,141 400,143 360,141 326,134* 320,152* 358,164 400,168 442,164 480,152*'))
  const front = group(
    {},
    coat(pen, band, [trim, pen.linear(320, 0, 480, 0, ramp('0:-.4k .4:+.12 1:-.45k', t)), ribs(pen, 6, 0.12)]),
    seam('M320 152Q400 180 480 152', 0.3),
  )
  return { neck: pts('360,160 400,163 440,160'), behind: '', front }
}

/** The inside of the back, the neck tape and an unprinted label. */
function insideOfNeck(pen: Pen, main: string, trim: string, depth: number): string {
  const t = tone(trim)
  const inside = curve(pts(`476,148* 445,138 400,135 355,138 324,148* 344,200 400,${depth + 8} 456,200`))
  const band = curve(
    pts('485,154* 472,143 440,134 400,131 360,134 328,143 315,154* 336,154* 364,155 400,156 436,155 464,154*'),
  )
  const underside = pen.linear(0, 128, 0, 158, [
    [0, LIGHT, 0.12],
    [0.4, DARK, 0.12],
    [1, DARK, 0.45 * t.shade + 0.1],
  ])
  return group(
    {},
    path(inside, darken(main, 0.42)),
    path(inside, pen.linear(0, 130, 0, depth, ramp('0:-.12 1:-.6'))),
    path(inside, knit(pen, 6, 0.06)),
    path('M334 156Q400 172 466 156L464 164Q400 180 336 164Z', mix(darken(main, 0.3), trim, 0.35)),
    path(box(381, 163, 38, 25, 2), '#e9ebee', { fillOpacity: 0.9 }),
    path(box(388, 170, 24, 2.4) + box(388, 176, 17, 2.4), '#5b616e', { fillOpacity: 0.7 }),
    coat(pen, band, [trim, underside, ribs(pen, 6, 0.14)]),
  )
}

function button(y: number, color: string): string {
  const threads = stroke(`M398 ${y - 1}h.1m4 0h.1m-4.1 3h.1m4 0h.1`, DARK, 1.6, {
    strokeOpacity: 0.5,
    strokeLinecap: 'round',
  })
  const disc = ellipse(400, y, 5.6)
  return (
    path(ellipse(400, y + 1.5, 6), DARK, { fillOpacity: 0.3 }) +
    path(disc, color, { stroke: DARK, strokeOpacity: 0.3 }) +
    threads
  )
}

function poloFront(pen: Pen, main: string, trim: string): string {
  const t = tone(trim)
  const leaf = pts('468,142* 488,154 492,180 462,250* 424,240 400,228* 432,196 466,152')
  const placket = curve(pts('386,228* 414,228* 414,348* 386,348*'))
  const buttons = luminance(main) > 0.6 ? '#f4f4f2' : lighten(trim, 0.2)
  const light = pen.linear(330, 140, 480, 250, ramp('0:+.16 .6:-.02 1:-.26k', t))
  return group(
    {},
    coat(pen, placket, [main, pen.linear(386, 0, 414, 0, ramp('0:-.1 1:-.03'))]),
    stitch('M391 234V343H409V234', LIGHT, 0.25),
    [262, 296, 330].map((y) => button(y, buttons)),
    coat(pen, curve(leaf), [trim, light], { drop: 7 }),
    coat(pen, curve(flip(leaf)), [trim, light], { drop: 7 }),
  )
}

/** The ribbed band of a crew or V neck. */
function ribbedFront(pen: Pen, type: 'crew' | 'v', trim: string): string {
  const t = tone(trim)
  const { depth } = NECKLINE[type]
  const isV = type === 'v'
  const inner = isV
    ? pts(`466,152* 438,196 400,${depth - 25}* 362,196 334,152*`)
    : pts(`465,151* 446,184 400,${depth - 19} 354,184 335,151*`)
  const outer = isV
    ? pts(`484,153* 453,208 400,${depth + 4}* 347,208 316,153*`)
    : pts(`484,153* 460,202 400,${depth + 4} 340,202 316,153*`)
  const band = curve([...outer, ...inner.toReversed()])
  return group(
    {},
    group({ transform: 'translate(0 5)' }, stroke(line(outer), DARK, 7, { strokeOpacity: 0.13 })),
    path(band, trim),
    path(band, ribs(pen, 6, 0.12)),
    path(band, pen.linear(316, 150, 484, 250, ramp('0:-.3k .3:+.16 .6:-.04 1:-.36k', t))),
    stroke(line(inner), LIGHT, 1.4, { strokeOpacity: 0.3 * t.light }),
    stroke(line(outer), DARK, 1.5, { strokeOpacity: 0.32 }),
    isV ? seam(`M400 ${depth - 26}V${depth + 4}`, 0.35) : '',
  )
}

/** A collar seen from the front. */
export function frontCollar(pen: Pen, type: CollarType, main: string, trim: string): Collar {
  const { right, depth } = NECKLINE[type]
  const front = type === 'polo' ? poloFront(pen, main, trim) : ribbedFront(pen, type, trim)
  return { neck: right, behind: insideOfNeck(pen, main, trim, depth), front }
}
