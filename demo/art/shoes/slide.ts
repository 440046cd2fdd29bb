import { DARK, LIGHT, darken, lighten } from '#demo/art/kit/color.ts'
import { group, path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { byX, curve, line, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { mesh, twill } from '#demo/art/kit/texture.ts'
import { LAST } from './sole.ts'
import type { Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** A pair of slides from above. */
export function slidesFromAbove(pen: Pen, p: Spec): Markup {
  const { main, second, accent } = p
  const one = (side: number) => {
    const X = (x: number) => 400 + side * (146 + x)
    const rim = curve(LAST.map(([x, y]): Point => [X(x * 1.06), 490 + y * 1.05]))
    const footbed = curve(LAST.map(([x, y]): Point => [X(x * 0.9), 490 + y * 0.96]))
    const strap = curve(
      pts('-116,300* -60,262 10,250 80,264 124,306* 126,470* 70,440 4,432 -60,440 -114,470*').map(byX(X)),
    )
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
    '86,560* 160,578 280,600 400,596 540,572 660,560 726,560* 752,586 744,634 690,668 600,680 420,682 220,684 ' +
      '120,680 78,652 70,600',
  ),
)
const FOOTBED = curve(
  pts('88,560* 180,548 300,570 420,566 560,544 680,536 730,560* 660,576 540,590 400,614 280,616 160,598'),
)
const STRAP = curve(pts('352,628* 376,556 416,486 456,448* 520,438 592,462 654,508 702,556 726,598* 640,632 480,650'))
const STRAP_INSIDE = curve(pts('456,448* 430,424 388,444 344,510 318,590 352,628* 400,540'))

/** Offset of the strap: it sits behind the toes. */
const STRAP_PLACE = 'translate(-56 -2)'

/** A slide from the side; the toe points right. */
export function slideSide(pen: Pen, p: Spec): Markup {
  const { main, second, accent } = p
  const grooves = repeat(13, (i) => `M${130 + i * 46} ${652 - (i > 9 ? (i - 9) * 6 : 0)}l16 0`)
  const soleShade = [
    path(SOLE, pen.linear(0, 560, 0, 684, ramp('0:+.28 .3:+.04 1:-.42'))),
    stroke('M76 620Q300 646 420 640Q600 632 746 606', DARK, 2, { strokeOpacity: 0.3 }),
    stroke('M76 623Q300 649 420 643Q600 635 746 609', LIGHT, 2, { strokeOpacity: 0.3 }),
    stroke(grooves, DARK, 6, { strokeOpacity: 0.22, strokeLinecap: 'round' }),
  ]
  const band = stroke('M430 590Q540 520 690 574', accent, 26, { strokeLinecap: 'round' })
  const strapShade = [
    path(STRAP, pen.linear(352, 0, 726, 0, ramp('0:-.4 .14:-.04 .4:+.14 .7:-.04 1:-.36'))),
    path(STRAP, pen.linear(0, 440, 0, 650, ramp('0:+.34 .3:+.06 .6:-.06 1:-.4'))),
  ]
  return [
    group({ transform: STRAP_PLACE }, coat(pen, STRAP_INSIDE, [darken(second, 0.6)])),
    coat(pen, FOOTBED, [
      lighten(main, 0.06),
      mesh(pen, 9, 0.16),
      pen.linear(80, 0, 740, 0, ramp('0:+.15 .5:-.34 1:+.1')),
    ]),
    pen.spot(450, 594, 190, 22, DARK, 0.5),
    sheet(pen, SOLE, main, { scale: 0.7, bounds: [80, 560, 740, 684], shade: soleShade }),
    group(
      { transform: STRAP_PLACE },
      sheet(pen, STRAP, second, {
        scale: 0.9,
        bounds: [316, 440, 722, 650],
        texture: twill(pen),
        art: accent === second ? '' : band,
        shade: strapShade,
      }),
      stitch(line(pts('368,622 390,560 428,496 464,464')), LIGHT, 0.4),
      stitch(line(pts('372,632 480,638 630,620 708,594')), LIGHT, 0.3),
    ),
  ]
}
