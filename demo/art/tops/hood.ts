import { DARK, LIGHT, darken, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, seam, stitch, stroke } from '#demo/art/kit/markup.ts'
import { r1 } from '#demo/art/kit/number.ts'
import { box, byX, curve, ellipse, flip, fromMiddle, line, mirrored, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { round, sheet } from '#demo/art/kit/sheet.ts'
import { knit } from '#demo/art/kit/texture.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** The inside of a hood, behind the face. */
export function hoodLining(pen: Pen, lining: string): string {
  const d = mirrored(pts('400,52 462,62 512,104 532,166 520,218 474,256 412,292* 400,296'))
  return group(
    {},
    path(d, lining),
    path(d, pen.radial(ramp('0:-.7 .6:-.4 1:-.1'))),
    seam('M400 60V190', 0.4),
    path(box(381, 196, 38, 25, 2), '#e9ebee', { fillOpacity: 0.85 }),
  )
}

const RIGHT_HALF = pts(
  '400,52* 462,62 512,104 534,168 524,220 478,258 420,292 392,306* 390,268* 444,234 474,192 477,136 448,96 400,84*',
)

function hoodHalf(pen: Pen, main: string, side: number): string {
  const t = tone(main)
  const d = curve(side > 0 ? RIGHT_HALF : flip(RIGHT_HALF))
  const X = fromMiddle(side)
  const hem = line(pts('45,78 92,126 90,196 54,246 14,276').map(byX(X)))
  const shade = [
    path(box(250, 40, 300, 280), pen.linear(400, 0, X(136), 30, ramp('0:-.12 .5:+.1 1:-.42k', t))),
    pen.spot(X(96), 236, 60, 16, DARK, 0.34 * t.shade, -side * 40),
    pen.spot(X(106), 130, 14, 60, LIGHT, 0.2 * t.light, side * -8),
    pen.spot(X(124), 180, 12, 60, DARK, 0.3 * t.shade, side * 6),
    pen.spot(X(60), 258, 50, 10, LIGHT, 0.16 * t.light, -side * 38),
    pen.spot(X(72), 78, 40, 12, LIGHT, 0.16 * t.light, side * 40),
  ]
  const drop = path(d, DARK, { fillOpacity: 0.2, transform: 'translate(0 8)' })
  return drop + sheet(pen, d, main, { t, texture: knit(pen, 5, 0.055), shade }) + stitch(hem, LIGHT, 0.24, '4 3')
}

function drawcord(pen: Pen, cord: string, side: number): string {
  const x = 400 + side * 34
  const end = r1(x + side * pen.jitter(4, 14))
  const y = r1(408 + pen.jitter(16))
  const d = `M${x} 268C${x + side * 4} 310 ${end} 350 ${end} ${y}`
  return group(
    {},
    stroke(d, DARK, 9, { strokeOpacity: 0.2, transform: 'translate(4 5)' }),
    path(ellipse(x, 266, 7), '#8d929c', { stroke: '#2b2e36', strokeWidth: 2 }),
    stroke(d, cord, 7.5, { strokeLinecap: 'round' }),
    stroke(d, DARK, 7.5, { strokeOpacity: 0.14, strokeDasharray: '2 4' }),
    stroke(`M${end} ${r1(y - 4)}v26`, darken(cord, 0.25), 8.5, { strokeLinecap: 'round' }),
  )
}

/** A hood from the front; a zipped one has no drawcords. */
export function hoodFront(pen: Pen, main: string, cord: string, zipped: boolean): string {
  const cords = zipped ? '' : drawcord(pen, cord, -1) + drawcord(pen, cord, 1)
  return hoodHalf(pen, main, -1) + hoodHalf(pen, main, 1) + cords
}

/** A hood lying on the back. */
export function hoodDown(pen: Pen, main: string, t: Tone): string {
  const d = mirrored(pts('400,120 466,128 506,158 500,230 460,306 400,330'))
  const folds = createFolds()
    .add(330, 170, 400, 214, 20, 12)
    .add(470, 170, 402, 214, -20, 12)
    .add(310, 200, 380, 290, 16, 12)
    .add(490, 200, 420, 290, -16, 12)
  const shade = round(pen, 296, 504, t, 0.8) + folds.draw(pen, t, 7, [280, 100, 240, 250])
  const drop = path(d, DARK, { fillOpacity: 0.25, transform: 'translate(0 9)' })
  return drop + sheet(pen, d, main, { t, texture: knit(pen, 5, 0.05), shade }) + seam('M400 122V328', 0.25)
}
