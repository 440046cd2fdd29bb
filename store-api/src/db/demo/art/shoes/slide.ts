import { DARK, LIGHT, darken, lighten } from '#src/db/demo/art/kit/color.ts'
import { path, stitch, stroke } from '#src/db/demo/art/kit/markup.ts'
import { repeat } from '#src/db/demo/art/kit/number.ts'
import { byX, curve, line, pts } from '#src/db/demo/art/kit/outline.ts'
import { ramp } from '#src/db/demo/art/kit/ramp.ts'
import { coat, sheet } from '#src/db/demo/art/kit/sheet.ts'
import { mesh, twill } from '#src/db/demo/art/kit/texture.ts'
import { LAST } from './sole.ts'
import type { Spec } from '#src/db/demo/art/art.ts'
import type { Markup } from '#src/db/demo/art/kit/markup.ts'
import type { Point } from '#src/db/demo/art/kit/outline.ts'
import type { Pen } from '#src/db/demo/art/kit/pen.ts'

/** A pair of slides from above. */
export function slidesFromAbove(pen: Pen, p: Spec): Markup {
  const { main, second, accent } = p
  const one = (side: number) => {
    const X = (x: number) => 400 + side * (146 + x)
    const rim = curve(LAST.map(([x, y]): Point => [X(x * 1.06), 490 + y * 1.05]))
    const footbed = curve(LAST.map(([x, y]): Point => [X(x * 0.9), 490 + y * 0.96]))
    const strap = curve(pts('-116,300* -60,262 10,250 80,264 124,306* 126,470* 70,440 4,432 -60,440 -114,470*').map(byX(X)))
    return [
      coat(pen, rim, [darken(main, 0.15), pen.linear(X(-110), 0, X(110), 0, ramp('0:-.4 .4:+.16 1:-.4'))]),
      coat(pen, footbed, [main, mesh(pen, 12, 0.18), pen.linear(0, 160, 0, 820, ramp('0:-.25 .6:+.05 1:-.3'))]),
      pen.spot(X(8), 700, 56, 80, DARK, 0.26),
      pen.spot(X(2), 240, 64, 50, DARK, 0.2),
      coat(pen, strap, [second, pen.linear(X(-118), 0, X(126), 0, ramp('0:-.5 .35:+.24 .6:+0 1:-.5'))], { drop: 10 }),
      stitch(line(pts('-108,314 -56,278 10,266 76,280 116,318').map(byX(X))), LIGHT, 0.35),
      stitch(line(pts('-106,452 -56,424 4,416 68,424 116,452').map(byX(X))), LIGHT, 0.35),
      stroke(`M${X(-30)} 352H${X(38)}`, accent, 14, { strokeLinecap: 'round' }),
    ]
  }
  return [pen.shadow(400, 850, 260, 24, 0.4), one(-1), one(1)]
}

const SOLE = curve(
  pts(
    '86,560* 160,578 280,600 400,596 540,572 660,560 726,560* 752,586 744,634 690,668 600,680 420,682 220,684 120,680 78,652 70,600',
  ),
)
const FOOTBED = curve(pts('88,560* 180,548 300,570 420,566 560,544 680,536 730,560* 660,576 540,590 400,614 280,616 160,598'))
const STRAP = curve(pts('330,628* 340,540 386,446 456,394 546,396 624,450 668,520 684,604* 600,632 470,646'))
const STRAP_INSIDE = curve(pts('342,560 386,446 452,386 548,388 610,436 500,520 430,584'))

/** A slide from the side; the toe points right. */
export function slideSide(pen: Pen, p: Spec): Markup {
  const { main, second, accent } = p
  const grooves = repeat(13, i => `M${130 + i * 46} ${652 - (i > 9 ? (i - 9) * 6 : 0)}l16 0`)
  const soleShade = [
    path(SOLE, pen.linear(0, 560, 0, 684, ramp('0:+.28 .3:+.04 1:-.42'))),
    stroke('M76 620Q300 646 420 640Q600 632 746 606', DARK, 2, { strokeOpacity: 0.3 }),
    stroke('M76 623Q300 649 420 643Q600 635 746 609', LIGHT, 2, { strokeOpacity: 0.3 }),
    stroke(grooves, DARK, 6, { strokeOpacity: 0.22, strokeLinecap: 'round' }),
  ]
  const band = path('M372 634Q390 510 474 452Q570 444 646 590L676 580Q600 404 500 402Q392 420 344 600Z', accent)
  const strapShade = [
    path(STRAP, pen.linear(340, 600, 660, 430, ramp('0:-.42 .35:+.05 .6:+.28 1:-.24'))),
    path(STRAP, pen.linear(0, 394, 0, 646, ramp('0:+.18 .5:+0 1:-.42'))),
    pen.spot(480, 470, 90, 40, LIGHT, 0.26, -18),
  ]
  return [
    coat(pen, STRAP_INSIDE, [darken(second, 0.6)]),
    coat(pen, FOOTBED, [lighten(main, 0.06), mesh(pen, 9, 0.16), pen.linear(80, 0, 740, 0, ramp('0:+.15 .5:-.34 1:+.1'))]),
    pen.spot(510, 590, 170, 22, DARK, 0.5),
    sheet(pen, SOLE, main, { scale: 0.7, bounds: [80, 560, 740, 684], shade: soleShade }),
    sheet(pen, STRAP, second, {
      scale: 0.9,
      bounds: [330, 394, 684, 646],
      texture: twill(pen),
      art: accent === second ? '' : band,
      shade: strapShade,
    }),
    stitch(line(pts('346,616 356,548 398,462 460,412 542,414 610,462 652,526 668,596')), LIGHT, 0.4),
    stitch(line(pts('470,632 590,618 668,594')), LIGHT, 0.3),
  ]
}
