import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, darken, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { path, stroke } from '#demo/art/kit/markup.ts'
import { r1, repeat } from '#demo/art/kit/number.ts'
import { box, curve, ellipse, line, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import { stitches } from '#demo/art/kit/texture.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/**
 * A scarf that hangs from a hook: its centre line, and half its width along it (narrow at the neck, wide at the ends).
 */
const MIDDLE = pts('300,836 296,700 286,540 284,400 306,270 400,196 494,270 516,400 512,540 500,660 494,780')
const HALF = [76, 75, 72, 66, 60, 62, 60, 66, 72, 75, 76]

function border(side: number): Point[] {
  return MIDDLE.map(([x, y], i): Point => {
    const [ax, ay] = MIDDLE[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = MIDDLE[Math.min(MIDDLE.length - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = side * (HALF[i] ?? 0)
    return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half, i === 0 || i === MIDDLE.length - 1]
  })
}

/** Stripes across the scarf are dashes of a thick centre line; stripes along it are thinner lines. */
function scarfArt(p: Spec, middle: string): string {
  return artwork(p.pattern, {
    blocks: () => stroke(middle, p.second, 190, { strokeDasharray: '62 62', strokeDashoffset: -62 }),
    bars: () =>
      stroke(middle, p.second, 190, { strokeDasharray: '0 64 34 30 34 2000' }) +
      stroke(middle, p.accent, 190, { strokeDasharray: '0 1380 34 30 34 2000' }),
    vertical: () => stroke(middle, p.second, 52),
  })
}

const fringe = (pen: Pen, p: Spec, x: number, y: number, width: number): Markup => {
  const threads = repeat(15, (i) => {
    const left = x - width / 2 + 6 + (i * (width - 12)) / 14
    return `M${r1(left)} ${y}q${r1(pen.jitter(6))} 30 ${r1(pen.jitter(9))} ${r1(58 + pen.jitter(6))}`
  })
  return [
    stroke(threads, darken(p.main, 0.2), 7, { strokeLinecap: 'round' }),
    stroke(threads, p.second, 4.6, { strokeLinecap: 'round' }),
  ]
}

function hung(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const d = curve([...border(1), ...border(-1).toReversed()])
  const middle = line(MIDDLE)
  const folds = createFolds()
    .add(270, 836, 262, 420, 10, 12)
    .add(326, 820, 330, 380, -10, 12)
    .add(480, 780, 492, 400, 8, 12)
    .add(536, 760, 546, 380, -8, 12)
    .add(300, 330, 396, 214, 26, 10)
    .add(330, 350, 420, 236, 30, 10)
    .add(470, 330, 404, 236, -26, 10)
  const shade = [
    path(box(200, 100, 220, 800), pen.linear(214, 0, 372, 0, ramp('0:-.36k .3:+.14 .62:-.04 1:-.44k', t))),
    path(box(420, 100, 220, 800), pen.linear(436, 0, 590, 0, ramp('0:-.4k .34:+.12 .62:-.04 1:-.46k', t))),
    pen.spot(400, 300, 90, 90, DARK, 0.46),
    folds.draw(pen, t, 6, [200, 120, 420, 730]),
  ]
  const loop = 'M388 120H412V176H388Z'
  return [
    pen.shadow(400, 930, 210, 20, 0.36),
    fringe(pen, p, 300, 832, 150),
    fringe(pen, p, 494, 776, 150),
    path(loop, darken(p.main, 0.4)) + stroke(ellipse(400, 118, 14), '#aab0ba', 6),
    sheet(pen, d, p.main, { t, texture: stitches(pen), art: scarfArt(p, middle), shade }),
  ]
}

/** The scarf folded: three layers, fringes to the right. */
function folded(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const layer = (y: number) => box(150, y, 470, 214, 22)
  const top = layer(344)
  const rows = artwork(p.pattern, {
    blocks: () => path([0, 2, 4].map((i) => box(150 + i * 94, 300, 94, 300)).join(''), p.second),
    bars: () =>
      path([400, 460].map((x) => box(x, 300, 34, 300)).join(''), p.second) + path(box(196, 300, 34, 300), p.accent),
    vertical: () => path(box(150, 414, 470, 74), p.second),
  })
  const shade = [
    path(top, pen.linear(0, 344, 0, 558, ramp('0:+.16k .3:+.02 .8:-.1k 1:-.4k', t))),
    path(top, pen.linear(150, 0, 620, 0, ramp('0:-.3k .2:+.06 .8:-.04 1:-.16k', t))),
  ]
  const threads = repeat(
    9,
    (i) => `M616 ${366 + i * 21}q30 ${r1(pen.jitter(5))} ${r1(62 + pen.jitter(6))} ${r1(pen.jitter(8))}`,
  )
  const under = [436, 390].map((y, i) =>
    coat(pen, layer(y), [
      darken(i ? p.main : p.second, 0.16 - i * 0.06),
      stitches(pen),
      pen.linear(0, y + 120, 0, y + 214, ramp('0:-.1 .7:+.04 1:-.42')),
    ]),
  )
  return [
    pen.shadow(390, 662, 280, 24, 0.5),
    under,
    stroke(threads, darken(p.main, 0.2), 7, { strokeLinecap: 'round' }) +
      stroke(threads, p.second, 4.6, { strokeLinecap: 'round' }),
    path(top, DARK, { fillOpacity: 0.26, transform: 'translate(0 8)' }),
    sheet(pen, top, p.main, { t, texture: stitches(pen), art: rows, shade }),
  ]
}

export const scarf = (pen: Pen, p: Spec, view: ArtView): Markup => (view === 'flat' ? folded(pen, p) : hung(pen, p))
