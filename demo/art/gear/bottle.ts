import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, darken, ink, mix } from '#demo/art/kit/color.ts'
import { text } from '#demo/art/kit/letters.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { box, mirrored, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { ribs } from '#demo/art/kit/texture.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const BODY = mirrored(pts('400,330 470,334 508,372 516,420 514,520 502,560 514,600 516,760 510,850 484,880 400,886'))
const CAP = mirrored(pts('400,226 462,228 478,240 486,330* 440,344 400,346'))
const NOZZLE = mirrored(pts('400,140 424,142 432,156 430,200 400,206'))
const NECK = mirrored(pts('400,190 440,192 450,232* 400,240'))

/** The gloss of a plastic cylinder between x1 and x2. */
const gloss = (pen: Pen, x1: number, x2: number) =>
  pen.linear(x1, 0, x2, 0, ramp('0:-.5 .12:-.2 .2:+.1 .28:+.6 .36:+.1 .6:-.02 .86:-.3 .95:-.5 1:+.16'))

function bodyArt({ pattern, second, accent }: Spec): string {
  return artwork(pattern, {
    slash: () => path('M250 620L550 560V680L250 740Z', second) + path('M250 760L550 700V716L250 776Z', accent),
    wave: () =>
      path('M250 640Q330 590 400 640T560 640V900H250Z', second) +
      stroke('M250 620Q330 570 400 620T560 620', accent, 10),
    bands: () =>
      path('M250 600Q400 616 550 600v40Q400 656 250 640ZM250 666Q400 682 550 666v16Q400 698 250 682Z', second),
  })
}

/** The scale of the contents: a long mark every second line. */
const scale = (x: number, color: string, k: number) =>
  stroke(
    repeat(6, (i) => `M${x} ${640 + i * 34}h${(i % 2 ? 14 : 24) * k}`),
    color,
    3 * k,
    { strokeOpacity: 0.7 },
  )

/** The back has a transparent strip with a scale in millilitres. */
function window(pen: Pen, p: Spec): Markup {
  const strip = box(352, 612, 96, 236, 20)
  const level = path('M352 716Q400 726 448 716V828Q448 848 428 848H372Q352 848 352 828Z', '#9fc6de', {
    fillOpacity: 0.7,
  })
  const marks = [600, 450, 300, 150].map((ml, i) =>
    text(String(ml), 412, 640 + i * 50, 16, '#14171f', { weight: 0.18 }),
  )
  return [
    coat(pen, strip, [mix(p.main, LIGHT, 0.72)]),
    group({ clipPath: pen.clip(strip) }, level),
    stroke(
      repeat(4, (i) => `M358 ${648 + i * 50}h22`),
      '#14171f',
      3,
    ),
    marks,
  ]
}

function standing(pen: Pen, p: Spec, back: boolean): Markup {
  const shade = [
    path(BODY, gloss(pen, 284, 516)),
    path('M284 540Q400 556 516 540V584Q400 600 284 584Z', DARK, { fillOpacity: 0.12 }),
    stroke('M290 540Q400 556 510 540M290 584Q400 600 510 584', DARK, 3, { strokeOpacity: 0.2 }),
    path(BODY, pen.linear(0, 800, 0, 886, ramp('0:-0 1:-.4'))),
  ]
  const art = group({ transform: back ? 'matrix(-1 0 0 1 800 0)' : undefined }, bodyArt(p))
  return [
    pen.shadow(400, 888, 170, 22, 0.6),
    coat(pen, NOZZLE, [p.accent, gloss(pen, 368, 432)]),
    coat(pen, NECK, [darken(p.second, 0.2), gloss(pen, 350, 450)]),
    coat(pen, CAP, [p.second, ribs(pen, 9, 0.2), gloss(pen, 314, 486)]),
    sheet(pen, BODY, p.main, {
      scale: 0.7,
      bounds: [284, 330, 516, 886],
      art: back ? [art, window(pen, p)] : art,
      shade,
    }),
    back ? '' : scale(474, ink(p.main, LIGHT), 1),
  ]
}

/** The bottle lying on its side: turned and enlarged. */
function lying(pen: Pen, p: Spec): Markup {
  pen.plain = true // turned: see createPen
  const shadow = pen.shadow(400, 646, 370, 24, 0.55)
  pen.floating = true // the shadow of a lying bottle is drawn separately
  return [shadow, group({ transform: 'translate(913 120) rotate(90)' }, standing(pen, p, false))]
}

export const bottle = (pen: Pen, p: Spec, view: ArtView): Markup =>
  view === 'side' ? lying(pen, p) : standing(pen, p, view === 'back')
