import { DARK, LIGHT, darken, lighten, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { box, byX, curve, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { knit, ribs } from '#demo/art/kit/texture.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

type Finger = { x: number; y: number; turn: number; height: number }
const FINGERS: readonly Finger[] = [
  { x: -66, y: 300, turn: 8, height: 196 },
  { x: -16, y: 236, turn: 2, height: 230 },
  { x: 36, y: 232, turn: -3, height: 232 },
  { x: 86, y: 290, turn: -9, height: 190 },
]
const PALM = pts('-104,430* -60,400 0,392 60,400 112,424* 118,520 104,620 84,690* 0,700 -80,690* -104,600 -112,520')
const THUMB = pts('-96,590* -128,556 -160,490 -172,450 -158,424 -132,434 -106,490 -84,520*')
const CUFF = pts('-84,672* 0,682 88,672* 96,740 92,812* 0,824 -90,812* -92,740')
const STRAP = pts('-92,716* 94,700* 96,764* -93,778*')

type Hand = { side: number; palmUp: boolean; X: (x: number) => number }

function finger(pen: Pen, p: Spec, { side, palmUp, X }: Hand, { x, y, turn, height }: Finger): string {
  const cx = X(x)
  const t = tone(palmUp ? p.second : p.main)
  const d = box(cx - 25, y, 50, height, 24)
  const roundness = pen.linear(cx - 25, 0, cx + 25, 0, ramp('0:-.44k .35:+.22 1:-.46k', t))
  const back = [
    path(box(cx - 13, y + 22, 26, height - 60, 12), p.second),
    stroke(`M${cx - 13} ${y + 80}h26M${cx - 13} ${y + 118}h26`, DARK, 3, { strokeOpacity: 0.3 }),
    stitch(box(cx - 17, y + 17, 34, height - 50, 16), LIGHT, 0.3),
  ]
  const latex = [
    path(box(cx - 19, y + 8, 38, height - 20, 18), lighten(p.second, 0.12)),
    stroke(`M${cx - 16} ${y + 74}h32M${cx - 16} ${y + 124}h32`, DARK, 5, {
      strokeOpacity: 0.16,
      strokeLinecap: 'round',
    }),
    pen.spot(cx - 5, y + 40, 10, 26, LIGHT, 0.4),
  ]
  return group(
    { transform: `rotate(${-side * turn} ${cx} 440)` },
    coat(pen, d, [palmUp ? p.second : p.main, roundness]),
    palmUp ? latex : back,
  )
}

function hand(pen: Pen, p: Spec, side: number, palmUp: boolean): Markup {
  const X = (x: number) => 400 + side * (178 + x)
  const shape = (points: readonly Point[]) => curve(points.map(byX(X)))
  const color = palmUp ? p.second : p.main
  const t = tone(color)
  const across = pen.linear(X(-side * 110), 0, X(side * 120), 0, ramp('0:-.3k .35:+.16 .7:-.06 1:-.44k', t))
  const folds = createFolds()
    .add(X(-90), 660, X(-30), 600, side * 10, 11)
    .add(X(90), 660, X(40), 610, -side * 10, 11)
  const palm = shape(PALM)
  const backArt = [
    path(shape(pts('-70,470* 0,446 80,470* 70,600 0,650 -62,600')), p.second),
    stroke(
      repeat(4, (i) => `M${X(-56)} ${500 + i * 34}Q${X(4)} ${480 + i * 34} ${X(64)} ${500 + i * 34}`),
      p.accent,
      9,
    ),
  ]
  const palmArt = [
    path(shape(pts('-92,446* 0,420 100,442* 104,560 74,668 0,680 -74,668 -98,560')), lighten(p.second, 0.12)),
    stroke(`M${X(-80)} 560Q${X(-20)} 500 ${X(90)} 520M${X(-60)} 640Q${X(-10)} 540 ${X(20)} 450`, DARK, 6, {
      strokeOpacity: 0.14,
      strokeLinecap: 'round',
    }),
    pen.spot(X(30), 600, 60, 60, LIGHT, 0.24),
  ]
  const strap = [p.accent === p.second ? darken(p.second, 0.3) : p.accent, across]
  const strapStitches = stitch(curve(pts('-84,724* 86,710* 88,756* -84,768*').map(byX(X))), LIGHT, 0.4)
  return [
    coat(pen, shape(THUMB), [color, pen.linear(X(-172), 0, X(-90), 0, ramp('0:-.34k .35:+.16 1:-.4k', t))]),
    FINGERS.map((one) => finger(pen, p, { side, palmUp, X }, one)),
    sheet(pen, palm, color, {
      t,
      art: palmUp ? palmArt : backArt,
      texture: knit(pen, 6, 0.07),
      shade: [path(palm, across), folds.draw(pen, t, 7, [Math.min(X(-120), X(120)), 560, 240, 150])],
    }),
    coat(pen, shape(CUFF), [mix(palmUp ? p.main : p.second, DARK, 0.06), ribs(pen, 8, 0.16), across]),
    palmUp ? wristVent(pen, X, p) : [coat(pen, shape(STRAP), strap, { drop: 4 }), strapStitches],
  ]
}

/** The slit on the palm side of the wrist, through which the glove is put on. */
const wristVent = (pen: Pen, X: (x: number) => number, p: Spec): Markup => {
  const d = curve(pts('-12,690* 12,690* 18,800 0,822 -18,800').map(byX(X)))
  return [
    coat(pen, d, [darken(p.main, 0.6), pen.linear(0, 690, 0, 822, ramp('0:-.5 1:+.1'))]),
    stitch(`M${X(-60)} 700V806M${X(60)} 700V806`, LIGHT, 0.35),
  ]
}

/** A pair of goalkeeper's gloves: backs, or palms with their latex. */
export function gloves(pen: Pen, p: Spec, view: ArtView): Markup {
  const palms = view === 'back'
  return [pen.shadow(400, 844, 290, 24, 0.42), hand(pen, p, palms ? 1 : -1, palms), hand(pen, p, palms ? -1 : 1, palms)]
}
