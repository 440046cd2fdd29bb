import { group } from '#demo/art/kit/markup.ts'
import { jacket } from '#demo/art/tops/heavy.ts'
import { pants } from './pants.ts'
import type { ArtView, Pattern, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

function pantsPattern({ pattern, piping }: Spec): Pattern {
  if (pattern === 'side') return 'sides'
  if (pattern === 'sleeves' || (pattern === 'solid' && piping)) return 'stripe'
  return 'solid'
}

/** The jacket in front, the pants behind it. */
export function tracksuit(pen: Pen, p: Spec, view: ArtView): Markup {
  const [main = p.main, second = p.bottom ? main : p.second] = p.bottom ?? []
  const bottom: Spec = { ...p, main, second, trim: undefined, pattern: pantsPattern(p) }
  pen.plain = true // both parts are scaled: see createPen
  return [
    group({ transform: 'translate(283 146) scale(.78)' }, pants(pen, bottom, view)),
    group({ transform: 'translate(28 84) scale(.68)' }, jacket(pen, p, view)),
  ]
}
