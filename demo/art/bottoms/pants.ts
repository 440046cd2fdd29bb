import { artwork } from '#demo/art/kit/artwork.ts'
import { LIGHT, darken, ink, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { path, seam, stitch, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { byX, curve, fromMiddle, line, mirrored, pts, SIDES } from '#demo/art/kit/outline.ts'
import { fade } from '#demo/art/kit/ramp.ts'
import { sheet } from '#demo/art/kit/sheet.ts'
import { knit } from '#demo/art/kit/texture.ts'
import { backPocket, drawcords, legShade, waistband } from './parts.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Folds } from '#demo/art/kit/fold.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const TRACK = mirrored(
  pts('400,96 490,94 548,88* 574,190 586,330 584,520 570,720 556,880* 508,892 460,888* 452,700 436,480 400,330*'),
)
const TIGHT = mirrored(
  pts(
    '400,92 480,90 532,84* 556,170 566,270 556,400 538,520 532,610 530,700 516,800 502,892* 476,899 448,893* ' +
      '446,780 444,660 438,560 426,430 400,322*',
  ),
)

function creases(pen: Pen, tight: boolean): Folds {
  const folds = createFolds()
  const vary = pen.jitter
  const fullness = tight ? 0.55 : 1
  for (const side of SIDES) {
    const fold = folds.half(side, fullness)
    fold(4, 326, 100 + vary(10), 280, 12, 11)
    fold(4, 334, 120 + vary(12), 350, -12, 12)
    fold(14, 360, 90 + vary(10), 440, -14, 11)
    if (tight) {
      fold(40, 560, 120, 546 + vary(8), 10, 10)
      fold(42, 584, 118, 576 + vary(8), -8, 10)
      fold(48, 860, 100, 850, 8, 8)
      fold(46, 836, 104, 824, -8, 8)
      continue
    }
    fold(44, 540, 130 + vary(10), 500 + vary(14), 12, 12)
    fold(48, 590, 160, 556 + vary(14), 14, 12)
    fold(50, 640, 120, 660 + vary(10), -8, 10)
    fold(170, 640, 90, 700 + vary(14), 12, 12)
    fold(60, 800, 156, 770 + vary(10), 10, 11)
    fold(62, 850, 150, 824 + vary(8), 10, 10)
    fold(152, 760, 90, 800, 8, 9)
    fold(118, 500, 112 + vary(8), 300, 6, 15)
    fold(60, 140, 84, 240, 8, 10)
    fold(120, 140, 136, 260, 8, 11)
  }
  return folds
}

function legArt(pen: Pen, { pattern, second }: Spec, outline: string): string {
  return artwork(pattern, {
    sides: () => path('M556 60Q610 400 566 900H700V60ZM244 60Q190 400 234 900H100V60Z', second),
    stripe: () => stroke('M546 80Q596 400 562 640L548 900M254 80Q204 400 238 640L252 900', second, 13),
    block: () => path('M100 560Q400 620 700 560V940H100Z', second),
    gradient: () => path(outline, pen.linear(0, 380, 0, 880, fade(second, '0:0 1:.9'))),
    swirl: () =>
      stroke(
        repeat(9, (i) => `M200 ${420 + i * 56}Q300 ${340 + i * 60} 400 ${460 + i * 56}T600 ${420 + i * 56}`),
        second,
        9,
        { strokeOpacity: 0.7 },
      ),
  })
}

/** Slanting pockets and ribbed ankles. */
const trackParts = (pen: Pen, main: string, back: boolean): Markup =>
  SIDES.map((side) => {
    const X = fromMiddle(side)
    const pocket =
      stroke(`M${X(136)} 168L${X(164)} 290`, darken(main, 0.5), 4) +
      stroke(`M${X(134)} 168L${X(162)} 290`, LIGHT, 1.4, { strokeOpacity: 0.25 })
    const ankle = curve(pts('58,850* 108,855 159,842* 153,892* 108,903 64,900*').map(byX(X)))
    return [back ? '' : pocket, waistband(pen, ankle, darken(main, 0.1), X(56), X(160))]
  })

const tightSeams = (back: boolean): Markup => [
  SIDES.map((side) =>
    stitch(line(pts('150,160 120,330 96,560 100,700 84,890').map(byX(fromMiddle(side)))), LIGHT, 0.3),
  ),
  back ? seam('M262 214Q340 268 400 262Q460 268 538 214', 0.26) : '',
]

function legs(pen: Pen, p: Spec, view: ArtView, tight: boolean): Markup {
  const back = view === 'back'
  const t = tone(p.main)
  const outline = tight ? TIGHT : TRACK
  const [edge, top] = tight ? [532, 84] : [548, 88]
  const high = tight ? 150 : 132
  const waist = mirrored(
    pts(`400,94 490,92 ${edge},${top}* ${tight ? 553 : 560},${high - 8}* 490,${high + 2} 400,${high + 6}`),
  )
  const inside = mirrored(pts(`400,70 470,73 ${edge - 2},${top + 2}* 470,104 400,108`))
  const sheen = [330, 480].map((x) => pen.spot(x, 300, 50, 130, LIGHT, 0.15 * t.light))
  const folds = creases(pen, tight).draw(pen, t, tight ? 6 : 8, [190, 80, 420, 830])
  const shade = [SIDES.map((side) => legShade(pen, outline, side, tight ? 170 : 184, 20, t)), tight ? sheen : '', folds]
  return [
    pen.shadow(400, 932, 200, 20, 0.36),
    back ? '' : path(inside, darken(p.main, 0.55)),
    sheet(pen, outline, p.main, { t, art: legArt(pen, p, outline), texture: knit(pen, 4, 0.04), shade }),
    seam(back ? 'M400 140V324' : 'M400 140V328', 0.28),
    tight ? tightSeams(back) : trackParts(pen, p.main, back),
    waistband(pen, waist, p.trim ?? (tight ? mix(p.main, p.second, 0.12) : darken(p.main, 0.12)), 246, 554),
    back ? (tight ? zippedPocket(high) : backPocket(440, 200, 76, 90)) : '',
    tight || back ? '' : drawcords(pen, 400, 128, p.cord ?? ink(p.main, p.second), 90),
  ]
}

/** The small key pocket in the waistband of leggings. */
const zippedPocket = (y: number): string =>
  stroke(`M356 ${y - 26}H444`, '#15181f', 7, { strokeLinecap: 'round' }) +
  stroke(`M356 ${y - 26}H444`, '#aab0ba', 3, { strokeDasharray: '2 2' }) +
  stroke(`M440 ${y - 24}v22`, '#c3c8d0', 5, { strokeLinecap: 'round' })

export const pants = (pen: Pen, p: Spec, view: ArtView): Markup => legs(pen, p, view, false)
export const leggings = (pen: Pen, p: Spec, view: ArtView): Markup => legs(pen, p, view, true)
