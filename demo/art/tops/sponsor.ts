import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { hash } from '#demo/art/kit/number.ts'
import { box, ellipse } from '#demo/art/kit/outline.ts'
import type { Spec } from '#demo/art/art.ts'

/** Invented marks, 200 × 44 about the origin: none has letters, or resembles that of a company. */
const MARKS = [
  (color: string) => path(box(-100, -22, 200, 27, 13) + box(-58, 13, 116, 9, 4), color),
  (color: string) => path(ellipse(-76, 0, 22) + box(-44, -20, 144, 17, 8) + box(-44, 5, 96, 15, 7), color),
  (color: string) => path('M-100 22L-76 -22H100L76 22Z', color),
  (color: string) =>
    stroke(box(-97, -19, 194, 38, 19), color, 6) + path(box(-72, -6, 112, 12, 6) + ellipse(66, 0, 8), color),
]

/** Free space of the chest by pattern: bands keep their field, so the mark is below them. */
const HEIGHTS: Partial<Record<Spec['pattern'], number>> = { band: 566, 'two-bands': 552, yoke: 470 }

/**
 * Draws the mark of the sponsor; a sash leaves no space for it. A busy pattern gets a patch of the cloth. The colours
 * of the shirt choose the mark.
 */
export function chestSponsor(p: Spec): string {
  if (!p.sponsor || p.pattern === 'sash') return ''
  const y = HEIGHTS[p.pattern] ?? (p.number === undefined || p.frontNumber === false ? 440 : 500)
  const mark = MARKS[hash(p.main + p.second + p.pattern) % MARKS.length] ?? MARKS[0]
  const isBusy = /stripes|pinstripe|hoops|checks|quarters|halves|zigzag|waves|diagonal|center/.test(p.pattern)
  const patch = isBusy ? path(box(-116, -36, 232, 72, 6), p.main) : ''
  return group({ transform: `translate(400 ${y}) scale(1.2)`, opacity: 0.94 }, patch, mark?.(p.sponsor) ?? '')
}
