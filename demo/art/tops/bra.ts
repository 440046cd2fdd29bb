import { DARK, LIGHT, darken, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, seam, stitch } from '#demo/art/kit/markup.ts'
import { byX, fromMiddle, line, mirrored, pts, SIDES } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, round, sheet } from '#demo/art/kit/sheet.ts'
import { knit, ribs } from '#demo/art/kit/texture.ts'
import { shirtPrint } from './print.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** A sports bra: a soft cup front, a racer back. */
export function bra(pen: Pen, p: Spec, view: ArtView): Markup {
  const back = view === 'back'
  const t = tone(p.main)
  const body = back
    ? mirrored(
        pts(
          '400,388 424,372 452,330 470,262* 508,262* 500,350 492,430 520,496 622,540* 604,640* 598,690* 520,706 400,712',
        ),
      )
    : mirrored(
        pts('400,470 444,456 482,384 498,262* 542,268* 548,372 590,458 624,520* 604,640* 598,690* 520,706 400,712'),
      )
  const folds = createFolds()
  for (const side of SIDES) {
    const fold = folds.half(side)
    fold(202, 530, 120, 572, 14, 10)
    fold(60, 656, 150, 634, 14, 9)
    fold(150, 660, 200, 600, 10, 9)
    if (!back) fold(14, 490, 40, 616, -10, 10)
  }
  const cups = back
    ? pen.spot(400, 470, 60, 170, DARK, 0.2 * t.shade) + pen.spot(320, 590, 90, 60, LIGHT, 0.14 * t.light)
    : pen.spot(306, 548, 96, 88, LIGHT, 0.26 * t.light) +
      pen.spot(488, 548, 96, 88, LIGHT, 0.18 * t.light) +
      pen.spot(400, 580, 36, 110, DARK, 0.34 * t.shade) +
      pen.spot(300, 640, 110, 26, DARK, 0.22 * t.shade) +
      pen.spot(500, 640, 110, 26, DARK, 0.22 * t.shade)
  const inside = mirrored(pts('400,420 450,392 498,258* 536,258* 552,390 612,512 400,580'))
  const art =
    p.pattern === 'block' ? path('M100 530Q400 610 700 530V800H100Z', p.second) : shirtPrint(pen, p, back).body
  // Small in an upright picture, so drawn larger than other clothes.
  const drawing = [
    pen.shadow(400, 752, 220, 20, 0.3),
    back ? '' : path(inside, darken(p.main, 0.5)),
    sheet(pen, body, p.main, {
      t,
      texture: knit(pen, 4, 0.05),
      art,
      shade: [round(pen, 180, 620, t, 0.9), cups, folds.draw(pen, t, 7, [160, 240, 480, 480])],
    }),
    braBand(pen, p),
    braSeams(back),
  ]
  return group({ transform: 'translate(-112 -130) scale(1.28)' }, drawing)
}

function braBand(pen: Pen, p: Spec): string {
  const band = mirrored(pts('400,660 520,654 604,634* 599,692* 520,708 400,714'))
  const color = p.trim ?? (p.second === p.main ? darken(p.main, 0.14) : p.second)
  const roundness = pen.linear(190, 0, 610, 0, ramp('0:-.45 .35:+.12 .65:-.04 1:-.48'))
  return (
    coat(pen, band, [color, ribs(pen, 7, 0.12), roundness], { drop: -3 }) +
    stitch('M206 654Q400 686 594 654', LIGHT, 0.3)
  )
}

function braSeams(back: boolean): Markup {
  if (back) {
    return [
      SIDES.map((side) =>
        stitch(line(pts('78,272 86,350 82,430 112,494 214,546').map(byX(fromMiddle(side)))), LIGHT, 0.3),
      ),
      stitch('M340 272Q352 340 400 382Q448 340 460 272', LIGHT, 0.3),
      seam('M400 392V650', 0.24),
    ]
  }
  return [
    stitch(line(pts('508,276 494,384 450,464 400,482 350,464 306,384 292,276')), LIGHT, 0.3),
    SIDES.map((side) => {
      const X = fromMiddle(side)
      const armhole = stitch(line(pts('134,280 140,380 182,468 214,528').map(byX(X))), LIGHT, 0.3)
      const cup = seam(line(pts('100,392 128,520 104,652').map(byX(X))), 0.3)
      return armhole + cup + stitch(line(pts('106,392 134,520 110,652').map(byX(X))), LIGHT, 0.2)
    }),
  ]
}
