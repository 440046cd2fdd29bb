import { LIGHT, ink, luminance } from '#demo/art/kit/color.ts'
import { letters, text } from '#demo/art/kit/letters.ts'
import { group } from '#demo/art/kit/markup.ts'
import { r1 } from '#demo/art/kit/number.ts'
import type { Spec } from '#demo/art/art.ts'
import type { LetterShape } from '#demo/art/kit/letters.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** A number or a name; on patterned cloth an edge keeps it readable. */
type Figures = { ink: string; edge?: string }

const NUMBER: LetterShape = { width: 0.42, gap: 0.27 }
const NAME: LetterShape = { width: 0.6, gap: 0.32 }

/** Colour of number and name: that of the art, otherwise one that is readable on every colour of the cloth. */
export function figuresFor(p: Spec): Figures {
  const busy = p.pattern === 'halves' || /stripes|hoops|checks|quarters|bands/.test(p.pattern)
  if (!busy) return { ink: p.ink ?? ink(p.main, p.second, p.accent) }
  const light = [p.main, p.second].every((color) => luminance(color) > 0.5)
  const color = p.ink ?? (light ? '#14171f' : LIGHT)
  return { ink: color, edge: luminance(color) > 0.5 ? '#14171f' : LIGHT }
}

/** Draws the edge as copies shifted in all directions: a wider stroke would fill the counters of the letters. */
function put(
  pen: Pen,
  figures: Figures,
  value: string,
  y: number,
  height: number,
  weight: number,
  shape: LetterShape,
): string {
  const face = text(value, 400, y, height, figures.ink, { weight, shape })
  if (!figures.edge) return face
  const e = r1(height * 0.03 + 0.6)
  const ref = pen.shape(letters(value, 400, y, height, shape).d)
  const nudges = [-e, 0, e].flatMap((dx) => [-e, 0, e].map((dy) => `translate(${dx} ${dy})`))
  const edge = nudges.map((transform) => pen.use(ref, { transform }))
  return group({ fill: 'none', stroke: figures.edge, strokeWidth: r1(height * weight) }, edge) + face
}

/** Name and number on the back of a shirt, if the art has them. */
export function backFigures(pen: Pen, p: Spec): Markup {
  const figures = figuresFor(p)
  const name = p.name ?? ''
  const height = Math.min(38, (38 * 300) / Math.max(1, letters(name, 400, 0, 38, NAME).total))
  return [
    name ? put(pen, figures, name, 251 - height / 2, height, 0.18, NAME) : '',
    p.number === undefined ? '' : put(pen, figures, String(p.number), 322, 250, 0.19, NUMBER),
  ]
}

/** The small number on the chest, below the tip of a yoke; a sash leaves no space for it. */
export function chestNumber(pen: Pen, p: Spec): string {
  if (p.number === undefined || p.frontNumber === false || p.pattern === 'sash') return ''
  return put(pen, figuresFor(p), String(p.number), p.pattern === 'yoke' ? 432 : 372, 78, 0.2, NUMBER)
}
