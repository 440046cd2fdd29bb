import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, darken, ink, lighten, mix, tone } from '#demo/art/kit/color.ts'
import { text } from '#demo/art/kit/letters.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { r1, repeat } from '#demo/art/kit/number.ts'
import { curve, ellipse, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { sheet } from '#demo/art/kit/sheet.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const BODY = curve(pts('190,330* 360,356 530,330* 528,560 516,730 490,770 360,786 230,770 204,730 192,560'))
const HANDLE = 'M522 400C660 370 690 640 516 670'

function mugArt(p: Spec, back: boolean): string {
  const { second, accent, main } = p
  const panel = path('M180 480Q360 512 540 480V640Q360 672 180 640Z', second)
  const color = accent === second ? ink(second, main) : accent
  return artwork(p.pattern, {
    word: () =>
      panel +
      (back
        ? path(ellipse(360, 574, 34), color)
        : text(p.word ?? 'GOAL', 360, 534, 76, color, { weight: 0.2, shape: { width: 0.6, gap: 0.3 } })),
    stripes: () =>
      path(
        repeat(5, (i) => {
          const u = (i / 4 - 0.5) * 2.2
          const width = 34 * Math.cos(u) + 8
          return `M${r1(360 + Math.sin(u) * 150 - width / 2)} 300h${r1(width)}v520h${r1(-width)}Z`
        }),
        second,
      ),
    hoops: () =>
      path(
        repeat(
          3,
          (i) =>
            `M180 ${420 + i * 120}Q360 ${450 + i * 120} 540 ${420 + i * 120}v60Q360 ${510 + i * 120} 180 ${480 + i * 120}Z`,
        ),
        second,
      ),
  })
}

function handle(main: string): Markup {
  return [
    stroke(HANDLE, darken(main, 0.4), 46),
    stroke(HANDLE, main, 42),
    stroke('M524 390C676 362 700 650 518 682', LIGHT, 6, { strokeOpacity: 0.4 }),
    stroke('M520 414C636 396 660 620 516 656', DARK, 9, { strokeOpacity: 0.25 }),
  ]
}

function standing(pen: Pen, p: Spec, back: boolean): Markup {
  const t = tone(p.main)
  const gloss = pen.linear(
    190,
    0,
    530,
    0,
    ramp('0:-.42k .14:-.1 .22:+.1 .29:+.55 .35:+.08 .65:-.04 .9:-.3k 1:-.46k', t),
  )
  const mouth = ellipse(360, 332, 160, 33)
  const art = mugArt(p, back)
  const body = [
    handle(p.main),
    sheet(pen, BODY, p.main, {
      t,
      scale: 0.7,
      bounds: [190, 330, 530, 780],
      art,
      shade: [path(BODY, gloss), path(BODY, pen.linear(0, 680, 0, 786, ramp('0:-0 1:-.3')))],
    }),
    path(ellipse(360, 330, 170, 40), lighten(p.main, 0.1)),
    path(mouth, darken(mix(p.main, LIGHT, 0.1), 0.5)),
    path(mouth, pen.linear(200, 0, 520, 0, ramp('0:-.6 .7:+.25 1:+.1'))),
    stroke(ellipse(360, 330, 169, 39), LIGHT, 2, { strokeOpacity: 0.4 }),
  ]
  return [
    pen.shadow(back ? 420 : 380, 792, 230, 26, 0.6),
    group({ transform: back ? 'matrix(-1 0 0 1 800 0)' : undefined }, body),
  ]
}

/** From above: the handle to the right, the rim, the inside down to its floor. */
function fromAbove(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const rim = ellipse(370, 500, 240)
  const well = ellipse(370, 500, 214)
  const inside = lighten(p.main, 0.1)
  return [
    pen.shadow(390, 560, 300, 270, 0.5),
    stroke('M590 480H716', darken(p.main, 0.3), 50, { strokeLinecap: 'round', transform: 'translate(2 8)' }),
    stroke('M590 480H716', p.main, 44, { strokeLinecap: 'round' }) +
      stroke('M600 468H712', LIGHT, 5, { strokeOpacity: 0.4, strokeLinecap: 'round' }),
    sheet(pen, rim, p.main, {
      t,
      scale: 0.8,
      bounds: [130, 260, 610, 740],
      shade: path(rim, pen.linear(130, 260, 610, 740, ramp('0:+.3 .5:+0 1:-.4'))),
    }),
    path(well, darken(inside, 0.3)),
    path(well, pen.radial(ramp('0:+.1 .55:-.05 .8:-.3 1:-.62'), { cx: 0.56, cy: 0.58, r: 0.62 })),
    path(ellipse(384, 516, 138), inside) +
      path(ellipse(384, 516, 138), pen.linear(246, 378, 522, 654, ramp('0:-.36 .5:-.06 1:+.16'))),
    stroke(well, LIGHT, 3, { strokeOpacity: 0.4 }),
    pen.spot(452, 610, 60, 26, LIGHT, 0.3, -38),
  ]
}

export const mug = (pen: Pen, p: Spec, view: ArtView): Markup =>
  view === 'top' ? fromAbove(pen, p) : standing(pen, p, view === 'back')
