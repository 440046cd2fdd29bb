import { DARK, LIGHT, darken, ink, luminance, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { byX, curve, ellipse, pts } from '#demo/art/kit/outline.ts'
import { fade, ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { knit, mesh } from '#demo/art/kit/texture.ts'
import { laceBow, laceStrips } from './laces.ts'
import { LAST } from './sole.ts'
import type { Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

type Foot = { side: number; X: (x: number) => number }

/** Outline of the foot at a scale about its last. */
const around = ({ X }: Foot, scale: number, tall: number) =>
  curve(LAST.map(([x, y]): Point => [X(x * scale), 480 + y * tall * (0.5 + scale / 2)]))

function upper(pen: Pen, p: Spec, foot: Foot, tall: number): string {
  const { side, X } = foot
  const t = tone(p.main)
  const d = around(foot, 0.95, tall)
  const folds = createFolds()
    .add(X(-70), 330, X(70), 330, side * -16, 10)
    .add(X(-60), 300, X(60), 296, side * -20, 8)
    .add(X(-66), 620, X(-40), 420, side * 8, 12)
    .add(X(74), 620, X(48), 420, side * -8, 12)
  const inner = curve(pts('-110,560* -50,600 -50,840* -130,840*').map(byX(X)))
  const outer = curve(pts('120,560* 60,600 66,840* 130,840*').map(byX(X)))
  const lines = repeat(5, (i) => `M${X(-110)} ${260 + i * 20}Q${X(0)} ${170 + i * 22} ${X(115)} ${270 + i * 20}`)
  const art = path(inner + outer, p.second) + stroke(lines, pen.linear(0, 180, 0, 360, fade(p.accent, '0:.1 1:.8')), 5)
  const across = pen.linear(X(-side * 100), 0, X(side * 100), 0, ramp('0:-.4k .25:+.05 .45:+.16k .7:-.05 1:-.5k', t))
  const shade = [
    path(d, across),
    pen.spot(X(-4), 250, 60, 70, LIGHT, 0.3 * t.light),
    folds.draw(pen, t, 7, [side > 0 ? 420 : 130, 140, 250, 680]),
  ]
  return sheet(pen, d, p.main, { t, texture: mesh(pen, 8, luminance(p.main) < 0.25 ? 0.3 : 0.12), art, shade })
}

function throatAndLaces(pen: Pen, p: Spec, { X }: Foot): Markup {
  const { main, second, accent } = p
  const lace = p.laces ?? ink(main, LIGHT, second)
  const throat = curve(pts('-34,590* -40,480 -36,400 4,372 44,400 50,480 48,590*').map(byX(X)))
  const mouth = curve(pts('4,570 50,596 58,680 42,758 6,776 -28,758 -42,680 -36,596').map(byX(X)))
  const tongue = curve(pts('-34,640* -34,560 -30,520 4,512 38,520 44,560 44,640*').map(byX(X)))
  const rows = repeat(6, (i) => `M${X(-50)} ${415 + i * 27}Q${X(4)} ${398 + i * 27} ${X(58)} ${415 + i * 27}`)
  return [
    coat(pen, throat, [mix(main, DARK, 0.25), pen.linear(X(-40), 0, X(50), 0, ramp('0:-.4 .5:+.08 1:-.4'))]),
    stroke(throat, mix(main, accent, 0.4), 12, { strokeOpacity: 0.9 }),
    coat(pen, mouth, [darken(main, 0.72), pen.linear(0, 570, 0, 780, ramp('0:-.8 1:+.1'))]),
    path(ellipse(X(6), 690, 34, 66), mix(second, '#15181f', 0.55), { fillOpacity: 0.9 }),
    stroke(mouth, mix(main, LIGHT, 0.08), 15),
    stroke(mouth, LIGHT, 2.4, { strokeOpacity: 0.3 }),
    coat(pen, tongue, [mix(main, second, 0.2), knit(pen, 5, 0.1), pen.linear(0, 510, 0, 640, ramp('0:+.16 1:-.3'))], {
      drop: 6,
    }),
    laceStrips(pen, rows, lace),
    laceBow(X(4), 556, lace),
  ]
}

/** A pair from above; `sole` is the colour of the rim that shows round the upper. */
export function pairFromAbove(pen: Pen, p: Spec, sole: string, tall: number): Markup {
  const one = (side: number) => {
    const foot: Foot = { side, X: (x) => 400 + side * (146 + x) }
    const rim = pen.linear(foot.X(-110), 0, foot.X(110), 0, ramp('0:-.35 .3:+.15 1:-.4'))
    return [coat(pen, around(foot, 1.06, tall), [sole, rim]), upper(pen, p, foot, tall), throatAndLaces(pen, p, foot)]
  }
  return [pen.shadow(400, 840, 270, 26, 0.4), one(-1), one(1)]
}
