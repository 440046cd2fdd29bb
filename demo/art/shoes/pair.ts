import { flat, group } from '#demo/art/kit/markup.ts'
import type { Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** Draws a shoe once and shows it twice: the far one mirrored and higher, the near one in front. */
export function pairOf(pen: Pen, draw: (pen: Pen, p: Spec) => Markup, p: Spec, ground: number): Markup {
  pen.plain = true // both are scaled: see createPen
  const ref = pen.store(flat(draw(pen, p)))
  return [
    group({ transform: 'translate(796 -174) scale(-1 1)' }, pen.shadow(400, ground, 330, 26, 0.4), pen.use(ref)),
    group({ transform: 'translate(-46 40) scale(1.08)' }, pen.shadow(400, ground + 2, 330, 26, 0.55), pen.use(ref)),
  ]
}
