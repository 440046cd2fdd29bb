import { stroke } from './markup.ts'
import { r1 } from './number.ts'
import type { Attributes } from './markup.ts'

/**
 * Strokes of the letters on a grid of 5 × 7: `xy xy …`, strokes separated by a bar. Drawn without a font, so that every
 * machine draws the same.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  0: '10 30 41 45 36 16 05 01 10',
  1: '10 20 26',
  2: '01 10 30 41 42 05 06 46',
  3: '01 10 30 41 42 33 42 45 36 16 05|13 33',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 16 05',
  6: '41 30 10 01 05 16 36 45 44 33 03',
  7: '00 40 41 16',
  8: '13 02 01 10 30 41 42 33 44 45 36 16 05 04 13 33',
  9: '05 16 36 45 41 30 10 01 02 13 43',
  A: '06 01 10 30 41 46|03 43',
  B: '00 30 41 42 33 03|33 44 45 36 06 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 30 41 45 36 06 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 13 46|03 13',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '-': '13 33',
  '.': '26 26',
  ' ': '',
}

/** Whether a text can be drawn: Latin letters, digits, space, hyphen and dot. */
export const isWritable = (text: string): boolean =>
  [...text.toUpperCase()].every((letter) => GLYPHS[letter] !== undefined)

/** `width` of a letter and `gap` between letters, as shares of the cap height. */
export type LetterShape = { width: number; gap: number }
const NORMAL: LetterShape = { width: 0.52, gap: 0.3 }

function letterWidth(letter: string): number {
  if (letter === 'I' || letter === '.') return 0.15
  if (letter === '1') return 0.62
  return letter === ' ' ? 0.5 : 1
}

/** Returns one line of text centred on cx: its strokes as path data, and its width. */
export function letters(
  text: string,
  cx: number,
  top: number,
  height: number,
  shape: LetterShape = NORMAL,
): { d: string; total: number } {
  const written = [...text.toUpperCase()].filter((letter) => GLYPHS[letter] !== undefined)
  const widthOf = (letter: string) => letterWidth(letter) * height * shape.width
  const gap = height * shape.gap
  const total = written.reduce((sum, letter) => sum + widthOf(letter) + (letter === ' ' ? 0 : gap), -gap)
  let x = cx - total / 2
  let d = ''
  for (const letter of written) {
    const width = widthOf(letter)
    const step = letter === 'I' || letter === '.' ? 0 : letter === '1' ? width / 2 : width / 4
    const left = letter === '1' ? x - step : x
    for (const run of (GLYPHS[letter] ?? '').split('|').filter(Boolean)) {
      const corners = run
        .split(' ')
        .map(([col, row]) => `${r1(left + Number(col) * step)} ${r1(top + (Number(row) * height) / 6)}`)
      d += `M${corners.join('L')}`
    }
    x += width + gap
  }
  return { d, total }
}

type TextLook = { weight?: number; shape?: LetterShape; more?: Attributes }

/** Draws block letters; `weight` is the stroke width as a share of the cap height. */
export const text = (
  value: string,
  cx: number,
  top: number,
  height: number,
  color: string,
  look: TextLook = {},
): string =>
  stroke(letters(value, cx, top, height, look.shape).d, color, r1(height * (look.weight ?? 0.17)), {
    strokeLinejoin: 'miter',
    strokeLinecap: 'butt',
    ...look.more,
  })
