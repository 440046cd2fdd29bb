import { darken, lighten, luminance } from '#demo/art/kit/color.ts'
import { path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { box } from '#demo/art/kit/outline.ts'
import { fade } from '#demo/art/kit/ramp.ts'
import { WHOLE_ARM, armHoop, hoop, thread, upright, wrapped } from './bands.ts'
import type { Pattern, ShirtPattern, Spec } from '#demo/art/art.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** Artwork of torso and arms. The y axis of an arm runs along it. */
export type Print = { body: string; arm: string; leftArm?: string; rightArm?: string }
type Inks = Pick<Spec, 'main' | 'second' | 'accent'>
type Printer = (pen: Pen, inks: Inks, back: boolean) => Print

export const NO_PRINT: Print = { body: '', arm: '' }
const onBody = (body: string): Print => ({ body, arm: '' })

/** Every second of n stripes round the body, each `inset` narrower on both sides. */
const stripes = (n: number, inset = 0) =>
  repeat(n, (i) => (i % 2 ? upright(wrapped(i, n) + inset, wrapped(i + 1, n) - inset) : ''))

const skyline = (left: number, floor: number, heights: readonly number[]) =>
  heights.map((height, i) => `M${left + i * 62} 930V${Math.round(floor - height)}l31 -40l31 40V930Z`).join('')

const PRINTS: Record<ShirtPattern, Printer> = {
  solid: () => NO_PRINT,
  stripes: (_pen, { second }) => ({
    body: path(stripes(9), second),
    arm: path(box(-44, -120, 36, 900) + box(28, -120, 36, 900), second),
  }),
  'thin-stripes': (_pen, { second }) => ({
    body: path(stripes(21, 0.012), second),
    arm: path([-70, -32, 6, 44, 82].map((x) => box(x, -120, 16, 900)).join(''), second),
  }),
  pinstripe: (_pen, { second }) => ({
    body: stroke(
      repeat(17, (i) => thread(wrapped(i + 1, 18))),
      second,
      3,
    ),
    arm: stroke([-56, -28, 0, 28, 56].map((x) => `M${x} -120V800`).join(''), second, 3),
  }),
  hoops: (_pen, { second }) => ({
    body: path(
      repeat(5, (i) => hoop(238 + i * 142, 309 + i * 142)),
      second,
    ),
    arm: path(
      repeat(5, (i) => armHoop(-68 + i * 142, 71)),
      second,
    ),
  }),
  'thin-hoops': (_pen, { second }) => ({
    body: path(
      repeat(13, (i) => hoop(190 + i * 56, 210 + i * 56)),
      second,
    ),
    arm: path(
      repeat(14, (i) => armHoop(-100 + i * 56, 20)),
      second,
    ),
  }),
  sash: (_pen, { second }, back) =>
    onBody(
      path(back ? 'M632 120L538 120L160 800L160 960L252 905Z' : 'M168 120L262 120L640 800L640 960L548 905Z', second),
    ),
  halves: (_pen, { second }, back) => ({
    body: path(box(back ? 100 : 400, 100, 300, 900), second),
    arm: '',
    ...(back ? { leftArm: path(WHOLE_ARM, second) } : { rightArm: path(WHOLE_ARM, second) }),
  }),
  quarters: (_pen, { second }) => ({
    body: path(box(400, 100, 300, 420) + box(100, 520, 300, 420), second),
    arm: '',
    rightArm: path(WHOLE_ARM, second),
  }),
  sleeves: (_pen, { second }) => ({ body: '', arm: path(WHOLE_ARM, second) }),
  band: (_pen, { second, accent }) =>
    onBody(path(hoop(400, 520), second) + (accent === second ? '' : path(hoop(400, 412) + hoop(508, 520), accent))),
  'two-bands': (_pen, { second }) => onBody(path(hoop(352, 410) + hoop(446, 504), second)),
  'center-stripe': (_pen, { second, accent }) =>
    onBody(
      path(upright(-0.24, 0.24), second) +
        (accent === second ? '' : path(upright(-0.29, -0.24) + upright(0.24, 0.29), accent)),
    ),
  gradient: (pen, { second }) => ({
    body: path(box(100, 100, 600, 820), pen.linear(0, 330, 0, 900, fade(second, '0:0 .5:.55 1:1'))),
    arm: path(WHOLE_ARM, pen.linear(0, 60, 0, 420, fade(second, '0:0 1:.7'))),
  }),
  zigzag: (_pen, { second }) => ({
    body: stroke(
      repeat(9, (i) => `M150 ${250 + i * 80}${'l25 34l25 -34'.repeat(10)}`),
      second,
      15,
      { strokeOpacity: 0.85 },
    ),
    arm: stroke(
      repeat(8, (i) => `M-150 ${-60 + i * 80}${'l50 34l50 -34'.repeat(3)}`),
      second,
      15,
      { strokeOpacity: 0.85 },
    ),
  }),
  graphic: (pen, { second, accent }) => {
    const heights = (least: number, most: number) => Array.from({ length: 9 }, () => pen.jitter(least, most))
    const far = path(skyline(150, 880, heights(120, 420)), second, { fillOpacity: 0.5 })
    return onBody(far + path(skyline(130, 900, heights(60, 300)), accent, { fillOpacity: 0.75 }))
  },
  diagonal: (_pen, { second }) => ({
    body: path(
      repeat(16, (i) => `M${-340 + i * 76} 960L${160 + i * 76} 100h26L${-314 + i * 76} 960Z`),
      second,
      { fillOpacity: 0.8 },
    ),
    arm: path(
      repeat(12, (i) => `M-150 ${-190 + i * 70}l300 -120v26l-300 120Z`),
      second,
      { fillOpacity: 0.8 },
    ),
  }),
  waves: (_pen, { second }) => ({
    body: path(
      repeat(12, (i) => `M150 ${200 + i * 62}q62 -46 125 0t125 0t125 0t125 0v22q-62 46 -125 0t-125 0t-125 0t-125 0Z`),
      second,
      { fillOpacity: 0.75 },
    ),
    arm: path(
      repeat(12, (i) => `M-150 ${-120 + i * 62}q50 -40 100 0t100 0t100 0v20q-50 40 -100 0t-100 0t-100 0Z`),
      second,
      { fillOpacity: 0.75 },
    ),
  }),
  checks: (_pen, { second }) => {
    const field = (rows: number, perRow: number, left: number, top: number, shift: number) =>
      repeat(rows * perRow, (i) => {
        const row = Math.floor(i / perRow)
        return `M${left + (i % perRow) * 76 + (row % 2) * shift} ${top + row * 72}h38v72h-38Z`
      })
    return { body: path(field(11, 6, 172, 150, 38), second), arm: path(field(10, 4, -76, -120, -38), second) }
  },
  'side-panels': (_pen, { second }) =>
    onBody(
      path('M560 130Q590 420 556 640Q548 780 560 930H720V100ZM240 130Q210 420 244 640Q252 780 240 930H80V100Z', second),
    ),
  yoke: (_pen, { second, accent }) => ({
    body:
      path('M100 100H700V300Q540 330 400 396Q260 330 100 300Z', second) +
      (accent === second ? '' : stroke('M100 300Q260 330 400 396Q540 330 700 300', accent, 12)),
    arm: path(WHOLE_ARM, second),
  }),
}

export const SHIRT_PATTERNS = Object.keys(PRINTS) as ShirtPattern[]
const isShirtPattern = (pattern: Pattern): pattern is ShirtPattern => pattern in PRINTS

/** Draws the print of a shirt pattern on torso and arms, over its tonal print; nothing for other patterns. */
export function shirtPrint(pen: Pen, p: Spec, back: boolean): Print {
  const print = isShirtPattern(p.pattern) ? PRINTS[p.pattern](pen, p, back) : NO_PRINT
  if (!p.tonal) return print
  const shade = luminance(p.main) < 0.2 ? lighten(p.main, 0.1) : darken(p.main, 0.16)
  const below = PRINTS[p.tonal](pen, { main: p.main, second: shade, accent: shade }, back)
  const leftArm = (below.leftArm ?? below.arm) + (print.leftArm ?? print.arm)
  const rightArm = (below.rightArm ?? below.arm) + (print.rightArm ?? print.arm)
  return { body: below.body + print.body, arm: '', leftArm, rightArm }
}
