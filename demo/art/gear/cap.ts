import { artwork } from '#demo/art/kit/artwork.ts'
import { LIGHT, darken, lighten, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, seam, stitch, stroke } from '#demo/art/kit/markup.ts'
import { box, curve, ellipse, line, mirrored, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { twill } from '#demo/art/kit/texture.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const CROWN = curve(
  pts('172,596* 170,500 210,400 296,332 400,310 504,332 590,400 630,500 628,596* 520,570 400,562 280,570'),
)
const BRIM = curve(
  pts(
    '172,592* 280,560 400,550 520,560 628,592* 656,640 664,700 640,716 540,690 400,678 260,690 160,716 136,700 144,640',
  ),
)
const UNDER_BRIM = curve(pts('150,712* 260,686 400,674 540,686 650,712* 540,706 400,698 260,706'))
const PANEL_SEAMS = ['M400 312V562', 'M400 312Q290 380 262 574', 'M400 312Q510 380 538 574']

const topButton = (main: string) =>
  path(ellipse(400, 312, 18, 9), darken(main, 0.12)) + path(ellipse(400, 309, 16, 7), lighten(main, 0.12))
const eyelet = (x: number, y: number, main: string) => stroke(ellipse(x, y, 6), darken(main, 0.4), 3)
const doubleSeam = (d: string) => seam(d, 0.32) + stitch(d, LIGHT, 0.24)

function crownShade(pen: Pen, d: string, t: Tone): Markup {
  const folds = createFolds()
    .add(220, 560, 250, 420, 12, 12)
    .add(580, 560, 550, 420, -12, 12)
    .add(330, 360, 310, 470, 8, 12)
    .add(470, 360, 490, 470, -8, 12)
  return [
    path(d, pen.radial(ramp('0:+.22k .4:+0 .75:-.2k 1:-.6k', t), { cx: 0.38, cy: 0.3, r: 0.8 })),
    path(d, pen.linear(0, 500, 0, 596, ramp('0:-0 1:-.34'))),
    folds.draw(pen, t, 8, [170, 310, 460, 290]),
  ]
}

function fromFront(pen: Pen, p: Spec): Markup {
  const brim = p.trim ?? p.second
  const art = artwork(p.pattern, { panels: () => path('M400 300Q290 380 262 600H538Q510 380 400 300Z', p.accent) })
  const brimShade = [
    path(BRIM, pen.linear(0, 552, 0, 720, ramp('0:-.5 .25:-.06 .6:+.2 1:-.22'))),
    path(BRIM, pen.linear(136, 0, 664, 0, ramp('0:-.4 .3:+.06 1:-.44'))),
  ]
  const rows = [0, 26, 52, 78].map((up, i) =>
    stitch(
      line(
        pts(`${156 + i * 6},${690 - up} 260,${672 - up} 400,${660 - up} 540,${672 - up} ${644 - i * 6},${690 - up}`),
      ),
      LIGHT,
      0.22,
    ),
  )
  return [
    pen.shadow(400, 752, 270, 24, 0.5),
    sheet(pen, CROWN, p.main, {
      bounds: [170, 310, 630, 600],
      texture: twill(pen),
      art,
      shade: crownShade(pen, CROWN, tone(p.main)),
    }),
    PANEL_SEAMS.map(doubleSeam),
    topButton(p.main) + eyelet(316, 420, p.main) + eyelet(484, 420, p.main),
    path(UNDER_BRIM, darken(brim, 0.55)),
    sheet(pen, BRIM, brim, { bounds: [136, 560, 660, 720], texture: twill(pen), shade: brimShade }),
    rows,
  ]
}

/** The back: the opening with its strap, and the brim showing on both sides. */
function fromBehind(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const brim = p.trim ?? p.second
  const crown = mirrored(pts('400,310 504,332 590,400 630,500 634,640* 560,660 490,666* 478,580 440,540 400,530'))
  const inside = mirrored(pts('400,520 448,534 490,580 500,660* 400,672'))
  const strap = curve(pts('300,612* 400,630 500,612* 500,652* 400,672 300,652*'))
  return [
    pen.shadow(400, 752, 260, 24, 0.5),
    coat(pen, curve(pts('150,650* 250,640 400,648 550,640 650,650* 640,716 540,700 400,696 260,700 160,716')), [
      darken(brim, 0.5),
    ]),
    path(inside, darken(p.main, 0.6)),
    path(inside, pen.linear(0, 520, 0, 672, ramp('0:-.6 1:-.1'))),
    sheet(pen, crown, p.main, {
      t,
      bounds: [170, 310, 630, 660],
      texture: twill(pen),
      shade: crownShade(pen, crown, t),
    }),
    ['M400 312V528', 'M400 312Q290 380 236 640', 'M400 312Q510 380 564 640'].map(doubleSeam),
    stitch(line(pts('304,660 318,586 354,546 400,536 446,546 482,586 496,660')), LIGHT, 0.3),
    topButton(p.main) + eyelet(316, 430, p.main) + eyelet(484, 430, p.main),
    coat(pen, strap, [darken(p.main, 0.16), twill(pen), pen.linear(300, 0, 500, 0, ramp('0:-.4 .4:+.12 1:-.4'))], {
      drop: 5,
    }),
    stitch('M306 622Q400 640 494 622M306 644Q400 662 494 644', LIGHT, 0.25),
    coat(pen, box(424, 620, 44, 44, 6), ['#b9bec7', pen.linear(424, 620, 468, 664, ramp('0:+.4 1:-.4'))]),
    path(box(434, 630, 24, 24, 3), darken(p.main, 0.3)),
  ]
}

export const cap = (pen: Pen, p: Spec, view: ArtView): Markup =>
  group({ transform: 'translate(-80 -130) scale(1.2)' }, view === 'back' ? fromBehind(pen, p) : fromFront(pen, p))
