import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, darken, lighten, luminance, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { path, stitch, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { box, byX, curve, fromMiddle, line, mirrored, pts } from '#demo/art/kit/outline.ts'
import { fade, ramp } from '#demo/art/kit/ramp.ts'
import { coat, round, sheet } from '#demo/art/kit/sheet.ts'
import { mesh, weave } from '#demo/art/kit/texture.ts'
import { zipLine, zipPull } from './zip.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Folds } from '#demo/art/kit/fold.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const BODY = mirrored(pts('400,160 476,163 540,188 578,250 594,400 602,600 598,770 576,836 510,852 400,856'))
const POCKET = mirrored(pts('400,520 500,522 546,536 568,590 574,700 566,790 530,826 400,834'))
const SIDES = [-1, 1]

/** Contour lines, as on a map. */
const contours = (count: number, top: number, color: string) => {
  const lines = repeat(count, (i) => {
    const y = top + i * 52
    const rise = `M180 ${y}C300 ${y - 80 + i * 4} 380 ${y + 96 - i * 9} 480 ${y}`
    return `${rise}S600 ${y + 20 - i * 4} 640 ${y - 10}`
  })
  return stroke(lines, color, 3.4, { strokeOpacity: 0.55 })
}

function bodyArt(pen: Pen, { pattern, second, accent }: Spec): string {
  return artwork(pattern, {
    block: () => path(curve(pts('190,700* 300,720 400,724 500,720 610,700* 610,880* 190,880*')), second),
    diagonal: () => path('M180 560L620 300V470L180 730Z', second) + path('M180 750L620 490V520L180 780Z', accent),
    fade: () => path(BODY, pen.linear(0, 200, 0, 856, fade(second, '0:.95 .75:0'))),
    topo: () => contours(12, 230, second),
  })
}

function shoulderStrap(main: string, side: number): Markup {
  const d = line(pts('120,200 196,290 224,460 218,640 186,760').map(byX(fromMiddle(side))))
  return [
    stroke(d, DARK, 46, { strokeOpacity: 0.25, transform: 'translate(0 6)' }),
    stroke(d, darken(main, 0.32), 42),
    stroke(d, darken(main, 0.12), 30),
    stitch(d, LIGHT, 0.25),
  ]
}

function sidePocket(pen: Pen, p: Spec, side: number): Markup {
  const X = fromMiddle(side)
  const d = curve(pts('184,610* 222,622 234,700 230,800 206,838 180,836*').map(byX(X)))
  const net = coat(pen, d, [
    darken(p.main, 0.3),
    mesh(pen, 9, 0.4),
    pen.linear(X(180), 0, X(236), 0, ramp('0:-.4 .5:+.1 1:-.5')),
  ])
  return [net, stroke(`M${X(184)} 612L${X(222)} 624`, p.accent, 8, { strokeLinecap: 'round' })]
}

function frontPocket(pen: Pen, p: Spec): Markup {
  const color = p.pattern === 'block' ? p.second : mix(p.main, DARK, 0.06)
  const t = tone(color)
  const art = p.pattern === 'topo' ? contours(8, 530, p.second) : ''
  const shade = round(pen, 226, 574, t, 0.8) + path(POCKET, pen.linear(0, 520, 0, 834, ramp('0:+.2k .3:+0 1:-.3k', t)))
  const tab = coat(pen, box(352, 650, 96, 40, 6), [
    mix(color, DARK, 0.25),
    pen.linear(0, 650, 0, 690, ramp('0:+.16 1:-.2')),
  ])
  return [
    path(POCKET, DARK, { fillOpacity: 0.28, transform: 'translate(0 7)' }),
    sheet(pen, POCKET, color, { t, texture: weave(pen), art, shade }),
    zipLine(line(pts('240,628 252,580 300,562 400,558 500,562 548,580 560,628'))),
    zipPull(252, 594, p.accent, 14),
    stitch(line(pts('244,790 400,812 556,790')), LIGHT, 0.22),
    tab,
    stitch(box(358, 656, 84, 28, 4), LIGHT, 0.25),
    path(box(376, 667, 48, 6, 3), p.accent),
  ]
}

function creases(pen: Pen): Folds {
  const folds = createFolds()
  const vary = pen.jitter
  for (const side of SIDES) {
    const fold = folds.half(side)
    fold(190, 560, 150, 360 + vary(20), 14, 15)
    fold(176, 250, 110, 300, 12, 14)
    fold(60 + vary(20), 480, 100, 330 + vary(20), 10, 14)
    fold(186, 470, 120, 500, -8, 12)
  }
  return folds
}

function fromFront(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const handle = 'M354 172C350 92 450 92 446 172'
  const shade = [
    round(pen, 194, 606, t, 1),
    path(BODY, pen.linear(0, 160, 0, 856, ramp('0:+.18k .2:+0 .7:-.06 1:-.36k', t))),
    creases(pen).draw(pen, t, 9, [190, 160, 420, 440]),
    pen.spot(330, 320, 90, 130, LIGHT, 0.12 * t.light),
  ]
  return [
    pen.shadow(400, 876, 250, 26, 0.6),
    SIDES.map((side) => shoulderStrap(p.main, side)),
    stroke(handle, darken(p.main, 0.4), 24) + stroke(handle, darken(p.main, 0.1), 17),
    stroke('M351 170C347 90 453 90 449 170', LIGHT, 2, { strokeOpacity: 0.25 }),
    SIDES.map((side) => sidePocket(pen, p, side)),
    sheet(pen, BODY, p.main, { t, art: bodyArt(pen, p), texture: weave(pen), scale: 1.1, shade }),
    zipLine(line(pts('226,560 228,400 244,280 292,214 400,198 508,214 556,280 572,400 574,560'))),
    zipPull(238, 308, p.accent, 12) + zipPull(562, 308, p.accent, -12),
    path(curve(pts('300,356* 400,362 500,356* 496,440* 400,446 304,440*')), DARK, { fillOpacity: 0.1 }),
    zipLine(line(pts('300,356 400,362 500,356')), 7) + zipPull(486, 358, p.accent, -4),
    frontPocket(pen, p),
  ]
}

/** Back padding, one side: mesh over foam. */
function backPad(pen: Pen, main: string, side: number): string {
  const d = curve(pts('84,250 128,280 140,420 132,560 84,580 40,560 34,420 42,280').map(byX(fromMiddle(side))))
  const color = luminance(main) < 0.3 ? lighten(main, 0.1) : darken(main, 0.3)
  const grooves = [340, 420, 500].map((y) =>
    stroke(`M${400 + side * 48} ${y}L${400 + side * 124} ${y - 14}`, DARK, 5, {
      strokeOpacity: 0.28,
      strokeLinecap: 'round',
    }),
  )
  return (
    coat(pen, d, [color, mesh(pen, 10, 0.35), pen.linear(0, 240, 0, 590, ramp('0:+.14 1:-.3'))], { drop: 5 }) +
    grooves.join('')
  )
}

/** A shoulder strap with its webbing, buckle and chest clip. */
function backStrap(pen: Pen, p: Spec, side: number): Markup {
  const X = fromMiddle(side)
  const d = curve(
    pts('40,176* 96,168 150,240 184,420 176,600 140,700* 104,700* 120,560 118,400 90,270 44,230*').map(byX(X)),
  )
  const edge = line(pts('60,184 104,184 138,248 168,420 162,596 132,690').map(byX(X)))
  return [
    coat(pen, d, [p.main, mesh(pen, 10, 0.25), pen.linear(X(40), 0, X(184), 0, ramp('0:+.1 .5:+.06 1:-.5'))], {
      drop: 10,
    }),
    stitch(edge, p.accent === p.main ? LIGHT : p.accent, 0.7),
    stroke(`M${X(122)} 700L${X(150)} 800`, darken(p.main, 0.35), 24),
    coat(pen, box(X(124) - 24, 688, 48, 30, 6), ['#23262e', pen.linear(0, 688, 0, 718, ramp('0:+.3 1:-.2'))]),
  ]
}

function fromBehind(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const panel = mirrored(pts('400,214 500,218 546,262 556,420 560,640 548,744 400,752'))
  return [
    pen.shadow(400, 876, 240, 24, 0.5),
    stroke('M352 176C352 104 448 104 448 176', darken(p.main, 0.2), 20),
    SIDES.map((side) => sidePocket(pen, p, side)),
    sheet(pen, BODY, darken(p.main, 0.1), { t, texture: weave(pen), shade: round(pen, 194, 606, t) }),
    coat(pen, panel, [
      darken(p.main, 0.24),
      mesh(pen, 8, 0.22),
      pen.linear(240, 0, 560, 0, ramp('0:-.3k .4:+.1k 1:-.34k', t)),
    ]),
    SIDES.map((side) => backPad(pen, p.main, side)),
    SIDES.map((side) => backStrap(pen, p, side)),
    stroke('M300 420H500', '#15181f', 12) +
      coat(pen, box(376, 408, 48, 24, 6), ['#2b2f38', pen.linear(0, 408, 0, 432, ramp('0:+.3 1:-.2'))]),
    stitch(box(240, 780, 320, 40, 8), LIGHT, 0.2),
  ]
}

export const backpack = (pen: Pen, p: Spec, view: ArtView): Markup =>
  view === 'back' ? fromBehind(pen, p) : fromFront(pen, p)
