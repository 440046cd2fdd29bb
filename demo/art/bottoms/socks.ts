import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, mix, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { byX, curve, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { ribs } from '#demo/art/kit/texture.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

type Place = { side: number; dx: number; top: number }

/** x of the sock's own frame (toe towards positive) on the sheet. */
const placed =
  ({ side, dx }: Place) =>
  (x: number) =>
    400 + side * x + dx

function sockArt(p: Spec, { top, ...place }: Place): string {
  const X = placed({ top, ...place })
  const hoop = (y: number, h: number) =>
    `M${X(-90)} ${y}Q${X(0)} ${y + 16} ${X(90)} ${y}v${h}Q${X(0)} ${y + h + 16} ${X(-90)} ${y + h}Z`
  return artwork(p.pattern, {
    ring: () => path(hoop(top + 70, 12), p.second),
    hoops: () =>
      path(
        repeat(4, (i) => hoop(top + 120 + i * 88, 44)),
        p.second,
      ),
    bands: () => path(hoop(top + 62, 20) + hoop(top + 96, 20), p.second),
    top: () => path(hoop(top - 30, 120), p.second),
    stripe: () => stroke(`M${X(0)} ${top}V700`, p.second, 30),
  })
}

function sock(pen: Pen, p: Spec, place: Place): string {
  const t = tone(p.main)
  const { side, top } = place
  const X = placed(place)
  const calf = Math.min(top + 130, 470)
  const points = pts(
    `-58,${top}* 0,${top - 6} 58,${top}* 62,${calf} ` +
      '54,500 46,640 50,700 92,760 158,806 178,842 160,872 110,880 40,868 ' +
      `-20,840 -58,800 -68,740 -52,640 -58,500 -66,${calf}`,
  ).map(byX(X))
  const d = curve(points)
  const folds = createFolds()
  const fold = (x1: number, y1: number, x2: number, y2: number, bend: number, width: number) =>
    folds.add(X(x1), y1, X(x2), y2, side * bend, width)
  fold(-60, 700, 40, 690, 12, 10)
  fold(-62, 726, 48, 716, -12, 9)
  fold(-50, 670, 30, 664, 8, 8)
  fold(40, 720, 90, 780, 8, 9)
  fold(-60, 780, 0, 820, 10, 10)
  fold(100, 880, 150, 820, 10, 9)
  const heel = curve(pts('-68,720* -30,740 -24,800 -10,850* -70,850*').map(byX(X)))
  const toe = curve(pts('110,770* 104,830 120,890* 200,890* 200,780*').map(byX(X)))
  const art = sockArt(p, place) + path(heel + toe, p.heel ?? mix(p.main, p.second, 0.85))
  const shade = [
    path(d, pen.linear(X(-66), 0, X(64), 0, ramp('0:-.42k .2:-.06 .4:+.16k .7:-.06 1:-.4k', t))),
    path(d, pen.linear(0, 760, 0, 880, ramp('0:-0 1:-.3k', t))),
    folds.draw(pen, t, 5, [Math.min(X(-80), X(190)), 640, 280, 250]),
  ]
  const cuff = curve(
    pts(`-59,${top}* 0,${top - 6} 59,${top}* 61,${top + 44}* 0,${top + 52} -61,${top + 44}*`).map(byX(X)),
  )
  const cuffColor = p.trim ?? (p.pattern === 'top' ? p.second : p.main)
  const cuffShade = pen.linear(X(-60), 0, X(60), 0, ramp('0:-.4k .4:+.14 1:-.4k', t))
  return (
    sheet(pen, d, p.main, { t, art, texture: ribs(pen, 6, 0.09), scale: 0.8, shade }) +
    coat(pen, cuff, [cuffColor, ribs(pen, 8, 0.2), cuffShade])
  )
}

/** A pair with the toes apart, or side by side with the toes in one direction. */
export function socks(pen: Pen, p: Spec, view: ArtView): Markup {
  const top = p.height === 'crew' ? 400 : 130
  if (view === 'pair') {
    return [
      pen.shadow(400, 894, 260, 22, 0.4),
      group({ transform: 'translate(0 -26)' }, sock(pen, p, { side: 1, dx: 76, top })),
      pen.spot(316, (top + 920) / 2, 110, (900 - top) * 0.42, DARK, 0.26),
      sock(pen, p, { side: 1, dx: -100, top }),
    ]
  }
  return [
    pen.shadow(400, 894, 260, 22, 0.4),
    sock(pen, p, { side: -1, dx: -96, top }),
    sock(pen, p, { side: 1, dx: 96, top }),
  ]
}
