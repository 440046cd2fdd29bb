import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, darken, ink, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { r1, repeat } from '#demo/art/kit/number.ts'
import { curve, ellipse, line, pts } from '#demo/art/kit/outline.ts'
import { fade, ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { knit, ribs } from '#demo/art/kit/texture.ts'
import { laceBow, laces } from './laces.ts'
import { paddedRim, upperShade } from './upper.ts'
import type { Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** Outlines of a football boot from the side; the toe points right. */
const UPPER = curve(
  pts(
    '112,640* 98,596 104,540 104,500 92,462 104,448 126,456 154,492 198,516 244,508 282,474 312,430* 352,420 ' +
      '404,456 470,502 540,540 610,566 676,586 724,612 742,640* 640,656 420,660 240,656',
  ),
)
const PLATE = curve(
  pts(
    '104,630* 180,648 300,652 420,652 560,652 680,646 744,628 752,640 728,660 640,672 520,678 430,670 330,664 ' +
      '230,676 150,676 108,660',
  ),
)
const SOCK = curve(
  pts('96,470* 92,420 98,384* 220,378 346,356* 352,390 358,426* 312,440 270,490 244,508 198,516 154,492 126,460'),
)
const TONGUE = curve(pts('278,490* 294,434 290,386 300,364 324,362 346,388 366,422 388,460*'))
const LINING = curve(pts('104,450 146,468 200,490 244,480 280,446 312,414 330,450 250,520 190,530 130,490'))
const HEEL = curve(pts('112,640* 98,596 104,540 105,512* 140,530 176,574 196,656*'))
const STAY = curve(pts('312,430* 352,420 404,456 470,502 528,534* 508,552 440,530 380,500 330,486 292,468*'))
const RIM = line(pts('104,448 126,456 154,492 198,516 244,508 282,474 312,430'))

function bootArt(pen: Pen, { pattern, second, accent }: Spec): string {
  return artwork(pattern, {
    flash: () =>
      path('M96 640L300 560L260 610L520 540L430 600L700 590L560 660H96Z', second) +
      path('M150 660L330 600L300 632L470 590L420 660Z', accent, { fillOpacity: 0.9 }),
    fade: () => path(UPPER, pen.linear(100, 0, 700, 0, fade(second, '0:1 .5:.35 .9:0'))),
    ribs: () =>
      stroke(
        repeat(14, (i) => `M${380 + i * 26} 660Q${350 + i * 27} 600 ${392 + i * 26} ${448 + i * 16}`),
        second,
        5,
        { strokeOpacity: 0.8 },
      ),
    split: () => path('M80 400H330Q300 520 420 660H80Z', second) + stroke('M330 420Q300 530 420 662', accent, 8),
  })
}

/** The near row of studs, and the far row behind it. */
function studs(pen: Pen, color: string): Markup {
  const stud = (x: number, w: number, h: number, y: number) => {
    const d = `M${x - w} ${y}L${r1(x - w * 0.62)} ${y + h}Q${x} ${y + h + 6} ${r1(x + w * 0.62)} ${y + h}L${x + w} ${y}Z`
    return coat(pen, d, [color, pen.linear(x - w, 0, x + w, 0, ramp('0:-.4 .35:+.4 1:-.5'))])
  }
  const far = [150, 232, 470, 560, 640].map((x) =>
    group({ opacity: 0.75, transform: 'translate(20 -2)' }, stud(x, 13, 24, 666)),
  )
  return [far, [138, 222, 448, 534].map((x) => stud(x, 17, 32, 668)), stud(618, 16, 30, 668), stud(682, 13, 24, 656)]
}

/** Inside of the opening: the high knitted collar, or lining and tongue. */
function opening(pen: Pen, { main, second }: Spec, high: boolean): Markup {
  if (!high) {
    return [
      coat(pen, LINING, [darken(main, 0.6), pen.linear(0, 450, 0, 530, ramp('0:+.14 1:-.7'))]),
      coat(pen, TONGUE, [
        mix(main, second, 0.25),
        knit(pen, 5, 0.1),
        pen.linear(286, 0, 384, 0, ramp('0:-.4 .5:+.14 1:-.2')),
      ]),
      stitch('M298 390Q308 374 332 384', LIGHT, 0.3),
    ]
  }
  const mouth = ellipse(222, 370, 125, 13)
  const transform = 'rotate(-6.5 222 370)'
  return [
    coat(pen, SOCK, [
      mix(main, second, 0.2),
      ribs(pen, 9, 0.14),
      pen.linear(90, 0, 356, 0, ramp('0:-.5 .4:+.16 1:-.3')),
    ]),
    path(mouth, darken(main, 0.55), { transform }),
    stroke(mouth, mix(main, second, 0.4), 5, { transform }),
  ]
}

function upper(pen: Pen, p: Spec): string {
  const t = tone(p.main)
  const folds = createFolds()
    .add(470, 600, 560, 556, 12, 10)
    .add(520, 630, 620, 588, 12, 9)
    .add(156, 526, 240, 526, -14, 10)
    .add(108, 648, 420, 660, 8, 12)
    .add(400, 658, 740, 640, 6, 12)
    .add(310, 500, 540, 584, 12, 9)
  const shade = [
    upperShade(pen, UPPER, 430, t),
    pen.spot(630, 594, 100, 18, LIGHT, 0.55 * t.light, 17),
    pen.spot(400, 540, 140, 40, LIGHT, 0.16 * t.light, 24),
    pen.spot(136, 560, 16, 60, LIGHT, 0.3 * t.light),
    folds.draw(pen, t, 7, [80, 420, 680, 260], '-4 -9'),
  ]
  const grid =
    stroke('M0 9L9 0', LIGHT, 2, { strokeOpacity: 0.08 }) + stroke('M0 0L9 9', DARK, 2, { strokeOpacity: 0.08 })
  const texture = p.texture === 'knit' ? knit(pen, 7, 0.12) : pen.tile(9, 9, grid)
  return sheet(pen, UPPER, p.main, { t, texture, art: bootArt(pen, p), scale: 0.9, bounds: [90, 420, 720, 660], shade })
}

/** A football boot from the side. */
export function cleat(pen: Pen, p: Spec): Markup {
  const { main, second } = p
  const plate = p.plate ?? p.accent
  const lace = p.laces ?? ink(main, second, LIGHT)
  const high = p.collar === 'high'
  const stay = coat(pen, STAY, [mix(main, DARK, 0.22), pen.linear(340, 520, 440, 460, ramp('0:-.2 1:+.24'))], {
    drop: 5,
  })
  const plateLight = path(PLATE, pen.linear(0, 630, 0, 680, ramp('0:+.4 .3:+.05 1:-.45')))
  return [
    studs(pen, mix(plate, second, 0.4)),
    opening(pen, p, high),
    upper(pen, p),
    coat(pen, HEEL, [mix(second, main, 0.25), pen.linear(98, 0, 196, 0, ramp('0:-.45 .3:+.25 1:-.25'))]),
    stitch(line(pts('138,538 168,578 186,648')), LIGHT, 0.3),
    high && !p.laces ? '' : [stay, laces(pen, [346, 428], [510, 526], lace, 30)],
    high ? '' : [laceBow(340, 420, lace), paddedRim(RIM, darken(main, 0.35), mix(second, main, 0.5), 11)],
    stroke(line(pts('110,642 300,660 560,660 736,636')), DARK, 9, { strokeOpacity: 0.3 }),
    sheet(pen, PLATE, plate, { scale: 0.5, bounds: [100, 630, 750, 680], shade: plateLight }),
  ]
}
