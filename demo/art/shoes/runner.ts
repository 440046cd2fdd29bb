import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, darken, ink, luminance, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { curve, line, pts } from '#demo/art/kit/outline.ts'
import { fade, ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { knit, mesh } from '#demo/art/kit/texture.ts'
import { laceBow, laces } from './laces.ts'
import { paddedRim, upperShade } from './upper.ts'
import type { Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** Outlines of a running shoe from the side; the toe points right. */
const SOLE = curve(
  pts(
    '96,590* 180,606 300,618 420,621 540,618 640,612 704,606* 732,614 742,632 726,654 676,674 600,687 500,692 ' +
      '330,690 190,690 140,683 102,664 80,634 80,606',
  ),
)
const UPPER = curve(
  pts(
    '108,612* 96,566 102,512 100,472 82,426 94,410 118,420 148,462 194,490 238,484 276,452 308,404* 350,396 ' +
      '400,432 462,474 522,508 584,532 646,552 690,580 708,622* 640,630 420,640 240,636',
  ),
)
const TONGUE = curve(pts('276,470* 292,410 286,358 296,334 320,332 342,362 362,398 384,440*'))
const LINING = curve(pts('98,412 140,436 196,462 240,452 276,418 306,384 330,420 250,500 190,510 130,470'))
const HEEL = curve(pts('108,612* 96,566 102,512 100,474* 128,476 164,520 196,572 212,636*'))
const TOE = curve(pts('708,622* 690,580 660,557* 628,578 604,606 592,640* 700,640*'))
const STAY = curve(
  pts('308,404* 350,396 400,432 462,474 522,508 546,518* 532,540 500,540 440,512 380,480 330,462 284,446*'),
)
const RIM = line(pts('94,410 118,420 148,462 194,490 238,484 276,452 308,404'))
const TREAD =
  'M118 673Q140 690 190 691L300 691L312 697H176Q130 696 118 673ZM420 691L560 691Q660 686 712 660L716 664Q668 696 570 698L410 697Z'
const PULL_TAB = 'M88 416C66 400 62 452 98 470'

function quarterArt(pen: Pen, { pattern, second, accent }: Spec): string {
  return artwork(pattern, {
    lines: () => {
      const colors = pen.linear(130, 0, 640, 0, [
        [0, second, 0],
        [0.22, second, 0.95],
        [0.6, accent, 0.75],
        [1, accent, 0],
      ])
      const flow = (y: number, i: number) =>
        `M130 ${y}C280 ${y - 20 + i * 1.5} 420 ${y - 6 + i * 5} 660 ${y + 14 + i * 6}`
      return stroke(
        repeat(13, (i) => flow(628 - i * 13, i)),
        colors,
        5,
      )
    },
    panel: () =>
      path('M300 470L392 486L470 640H230Q250 540 300 470Z', second) +
      path('M392 486L448 514L560 640H470Z', accent, { fillOpacity: 0.9 }),
    fade: () =>
      path(UPPER, pen.linear(90, 560, 640, 560, fade(second, '0:1 .35:.75 .75:0'))) +
      path(UPPER, pen.linear(480, 0, 740, 0, fade(accent, '0:0 1:.55'))),
    shards: () =>
      path('M210 640L300 520L336 640ZM350 640L360 500L440 640ZM456 640L430 530L540 640Z', second, {
        fillOpacity: 0.9,
      }) + path('M270 640L318 560L344 640ZM400 640L392 550L452 640Z', accent),
  })
}

function upper(pen: Pen, p: Spec): string {
  const t = tone(p.main)
  const folds = createFolds()
    .add(470, 560, 560, 520, 12, 9)
    .add(500, 590, 600, 548, 12, 8)
    .add(150, 500, 236, 500, -14, 10)
    .add(100, 628, 420, 640, 8, 14)
    .add(400, 640, 726, 614, 6, 12)
    .add(300, 470, 520, 548, 10, 9)
  const shade = [
    upperShade(pen, UPPER, 400, t),
    pen.spot(636, 572, 80, 26, LIGHT, 0.4 * t.light, 20),
    pen.spot(330, 540, 130, 60, LIGHT, 0.12 * t.light, -30),
    folds.draw(pen, t, 7, [70, 380, 680, 280], '-4 -9'),
  ]
  const texture = mesh(pen, 8, luminance(p.main) < 0.25 ? 0.32 : 0.13)
  return sheet(pen, UPPER, p.main, {
    t,
    texture,
    art: quarterArt(pen, p),
    scale: 0.9,
    bounds: [90, 380, 700, 650],
    shade,
  })
}

/** Heel counter, toe cap and lace stay. */
function overlays(pen: Pen, { main, second, accent, heel }: Spec): Markup {
  const t = tone(main)
  const heelColor = heel ?? (second === main ? darken(main, 0.18) : second)
  const stayColor = mix(main, accent === main ? DARK : accent, 0.22)
  const heelLight = [
    pen.linear(96, 0, 212, 0, ramp('0:-.45 .25:+.22 .6:+.02 1:-.2')),
    pen.linear(0, 480, 0, 630, ramp('0:+.08 1:-.3')),
  ]
  return [
    coat(pen, HEEL, [heelColor, ...heelLight]),
    stitch(line(pts('128,484 158,524 188,574 203,624')), LIGHT, 0.35),
    coat(pen, TOE, [mix(main, second, 0.25), pen.linear(640, 560, 700, 640, ramp('0:+.3k .45:+0 1:-.42', t))]),
    coat(pen, STAY, [stayColor, pen.linear(330, 500, 450, 440, ramp('0:-.28 .4:+.04 1:+.22'))], { drop: 5 }),
    stitch(line(pts('294,440 336,453 384,470 442,501 500,530 530,531')), LIGHT, 0.35),
  ]
}

function sole(pen: Pen, p: Spec): Markup {
  const color = p.midsole ?? (luminance(p.main) > 0.8 ? '#f1f2f4' : '#fbfbfa')
  const wedge = path(curve(pts('60,640* 160,640 300,656 420,676 520,700* 60,720*')), p.wedge ?? p.accent, {
    fillOpacity: 0.95,
  })
  const faded = p.pattern === 'fade' ? path(SOLE, pen.linear(400, 0, 744, 0, fade(p.second, '0:0 1:.5'))) : ''
  const creases = createFolds().add(84, 640, 380, 664, 14, 9).add(360, 664, 700, 640, 14, 8)
  const grooves = repeat(9, (i) => `M${460 + i * 22} ${660 - i * 1.5}l10 14`)
  const shade = [
    path(SOLE, pen.linear(0, 596, 0, 692, ramp('0:+.3 .25:+.06 .6:-.05 1:-.4'))),
    path(SOLE, pen.linear(72, 0, 744, 0, ramp('0:-.3 .1:-0 .9:-0 1:-.3'))),
    creases.draw(pen, { shade: 0.6, light: 1 }, 4, [60, 600, 700, 100], '0 -8'),
    stroke('M84 626Q300 654 420 650Q600 646 738 626', DARK, 1.6, { strokeOpacity: 0.18 }),
    stroke('M84 628Q300 656 420 652Q600 648 738 628', LIGHT, 1.6, { strokeOpacity: 0.5 }),
    stroke(grooves, DARK, 3, { strokeOpacity: 0.12, strokeLinecap: 'round' }),
  ]
  const lugs = [196, 232, 268, 470, 512, 554, 596, 638].map(
    (x, i) => `M${x} ${[691, 691, 691, 691, 691, 690, 687, 682][i]}h4v7h-4z`,
  )
  return [
    stroke(line(pts('100,604 300,626 420,628 560,624 690,612')), DARK, 10, { strokeOpacity: 0.3 }),
    sheet(pen, SOLE, color, { t: tone(color), scale: 0.8, bounds: [80, 590, 740, 690], art: wedge + faded, shade }),
    path(TREAD, p.outsole ?? darken(p.accent, 0.25)),
    path(lugs.join(''), DARK, { fillOpacity: 0.45 }),
  ]
}

/** A running shoe from the side. */
export function runner(pen: Pen, p: Spec): Markup {
  const { main, second } = p
  const lace = p.laces ?? ink(main, LIGHT, second)
  return [
    coat(pen, LINING, [darken(main, 0.6), pen.linear(0, 400, 0, 510, ramp('0:+.16 .4:-.2 1:-.7'))]),
    coat(pen, TONGUE, [
      mix(main, second, 0.18),
      knit(pen, 5, 0.1),
      pen.linear(284, 400, 384, 380, ramp('0:-.4 .5:+.12 1:-.2')),
    ]),
    stitch('M294 362Q304 346 328 356', LIGHT, 0.3),
    upper(pen, p),
    overlays(pen, p),
    paddedRim(RIM, darken(main, 0.35), mix(main, LIGHT, luminance(main) > 0.8 ? 0 : 0.1), 13),
    stroke(PULL_TAB, second, 10, { strokeLinecap: 'round' }),
    stroke(PULL_TAB, LIGHT, 2, { strokeOpacity: 0.35, transform: 'translate(-2 0)' }),
    laces(pen, [344, 402], [514, 504], lace, 32),
    laceBow(346, 398, lace),
    sole(pen, p),
  ]
}
