import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, darken, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { box, byX, curve, ellipse, mirrored, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { weave } from '#demo/art/kit/texture.ts'
import { zipLine, zipPull } from './zip.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const BODY = curve(
  pts(
    '120,452* 200,414 400,404 600,414 680,452* 716,520 722,640 704,728 660,766* 520,774 400,776 280,774 ' +
      '140,766* 96,728 78,640 84,520',
  ),
)
const LONG_STRAP = 'M110 480C40 300 240 250 400 268S770 320 690 480'

/** A carrying handle; `drop` lowers it towards the viewer. */
function handle(p: Spec, drop: number, shade: number): Markup {
  const d = `M278 ${470 + drop}C290 ${250 + drop} 510 ${250 + drop} 522 ${470 + drop}`
  return [
    stroke(d, DARK, 24, { strokeOpacity: 0.3, transform: 'translate(3 6)' }),
    stroke(d, darken(p.second, shade), 20),
    stitch(d, LIGHT, 0.3),
    stroke('M350 322Q400 298 450 322', darken(p.main, 0.3), 28, {
      strokeLinecap: 'round',
      transform: `translate(0 ${drop - 4})`,
    }),
  ]
}

function webbing(pen: Pen, p: Spec, x: number): Markup {
  const at = (dx: number) => `M${x + dx} 420Q${x - 6 + dx} 600 ${x + 2 + dx} 776`
  return [
    stroke(at(0), DARK, 30, { strokeOpacity: 0.2, transform: 'translate(3 3)' }),
    stroke(at(0), p.second, 24),
    stroke(at(0), pen.linear(0, 420, 0, 776, ramp('0:+.2 .5:-.05 1:-.5')), 24),
    stitch(at(-8) + at(8), LIGHT, 0.25),
  ]
}

function bodyArt({ pattern, second, accent }: Spec): string {
  return artwork(pattern, {
    block: () => path(curve(pts('60,640* 400,660 740,640* 740,800* 60,800*')), second),
    diagonal: () => path('M300 800L480 380H560L380 800Z', second) + path('M400 800L580 380H600L420 800Z', accent),
  })
}

function roundEnd(pen: Pen, p: Spec, left: boolean): string {
  const d = curve(
    pts('120,452* 150,440 190,600 170,768* 140,766 96,728 78,640 84,520').map(byX((x) => (left ? x : 800 - x))),
  )
  const across = pen.linear(left ? 78 : 722, 0, left ? 190 : 610, 0, ramp('0:-.45 .6:+.08 1:-.16'))
  return coat(pen, d, [
    p.pattern === 'ends' ? p.second : darken(p.main, 0.16),
    across,
    pen.linear(0, 440, 0, 770, ramp('0:+.12 1:-.3')),
  ])
}

function fromFront(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const folds = createFolds()
    .add(200, 430, 230, 560, 16, 16)
    .add(600, 430, 570, 560, -16, 16)
    .add(120, 740, 230, 690, 10, 15)
    .add(680, 740, 570, 690, -10, 15)
    .add(330, 440, 350, 520, 8, 13)
    .add(480, 440, 462, 530, -8, 13)
    .add(100, 560, 150, 480, 8, 13)
    .add(700, 560, 650, 480, -8, 13)
  const roundness = path(BODY, pen.linear(0, 404, 0, 776, ramp('0:-.1k .16:+.2k .4:+.02 .75:-.16k 1:-.5k', t)))
  const shade = [roundness, folds.draw(pen, t, 9, [80, 400, 640, 380])]
  return [
    pen.shadow(400, 790, 330, 26, 0.6),
    stroke(LONG_STRAP, darken(p.main, 0.35), 20) + stitch(LONG_STRAP, LIGHT, 0.2),
    handle(p, -22, 0.4),
    sheet(pen, BODY, p.main, {
      t,
      scale: 1.1,
      bounds: [80, 400, 720, 780],
      texture: weave(pen),
      art: bodyArt(p),
      shade,
    }),
    roundEnd(pen, p, true) + roundEnd(pen, p, false),
    zipLine('M196 436Q400 416 604 436') + zipPull(560, 436, p.accent, -70),
    [284, 516].map((x) => webbing(pen, p, x)),
    handle(p, 6, 0.1),
    coat(
      pen,
      box(330, 560, 140, 150, 14),
      [mix(p.main, DARK, 0.08), pen.linear(0, 560, 0, 710, ramp('0:+.14 1:-.22'))],
      { drop: 4 },
    ),
    zipLine('M340 588H460', 7) + zipPull(448, 590, p.accent),
  ]
}

/** The round end, with its grab loop and the shoe compartment's zip. */
function fromEnd(pen: Pen, p: Spec): Markup {
  const color = p.pattern === 'ends' ? p.second : p.main
  const t = tone(color)
  const outline = mirrored(pts('400,262 520,276 622,356 664,500 640,668 560,768 400,784'))
  const piping = mirrored(pts('400,290 508,302 598,374 636,502 614,656 544,744 400,756'))
  const shade = [
    path(outline, pen.radial(ramp('0:+.2k .5:+0 .8:-.16k 1:-.5k', t), { cx: 0.4, cy: 0.34, r: 0.75 })),
    createFolds()
      .add(250, 420, 320, 520, 14, 14)
      .add(560, 420, 500, 520, -14, 14)
      .add(260, 690, 360, 650, 12, 14)
      .draw(pen, t, 9, [130, 260, 540, 520]),
  ]
  const flap = mirrored(pts('400,560 520,566 592,600* 586,664 540,722 400,734'))
  return [
    pen.shadow(400, 800, 270, 26, 0.6),
    stroke('M330 280C320 130 480 130 470 280', darken(p.main, 0.4), 22) +
      stroke('M336 280C328 146 472 146 464 280', p.second, 16),
    sheet(pen, outline, color, { t, texture: weave(pen), shade }),
    stroke(piping, p.accent === color ? darken(color, 0.4) : p.accent, 7, { strokeOpacity: 0.9 }),
    coat(pen, flap, [mix(color, DARK, 0.12), pen.linear(0, 560, 0, 734, ramp('0:+.14 1:-.26'))], { drop: 4 }),
    zipLine('M214 604Q400 556 586 604', 8) + zipPull(566, 600, p.accent, 10),
    [
      [352, 620],
      [400, 616],
      [448, 620],
    ].map(
      ([x = 0, y = 0]) =>
        path(ellipse(x, y + 62, 9), DARK, { fillOpacity: 0.5 }) + stroke(ellipse(x, y + 62, 11), '#aab0ba', 4),
    ),
    stroke('M400 360C330 360 330 430 400 430S470 360 400 360', DARK, 6, { strokeOpacity: 0.2 }),
    stroke('M322 396H478', darken(p.second, 0.1), 30, { strokeLinecap: 'round' }) +
      stitch('M326 388H474M326 404H474', LIGHT, 0.3),
  ]
}

export const duffel = (pen: Pen, p: Spec, view: ArtView): Markup =>
  view === 'side' ? fromEnd(pen, p) : fromFront(pen, p)
