import { group } from '#demo/art/kit/markup.ts'
import { cleat } from './cleat.ts'
import { pairOf } from './pair.ts'
import { runner } from './runner.ts'
import { slideSide, slidesFromAbove } from './slide.ts'
import { bootSoles } from './sole.ts'
import { pairFromAbove } from './top-view.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** Scale of shoes: they are wide and low, so an upright picture shows them larger than other products. */
const alone = (pen: Pen, drawing: Markup, ground: number): Markup =>
  group({ transform: 'translate(-68 -84) scale(1.14)' }, pen.shadow(404, ground, 335, 24, 0.55), drawing)

export function shoe(pen: Pen, p: Spec, view: ArtView): Markup {
  if (view === 'top') return pairFromAbove(pen, p, p.midsole ?? '#f4f4f2', 1.02)
  if (view === 'pair') return pairOf(pen, runner, p, 698)
  return alone(pen, runner(pen, p), 700)
}

export function boot(pen: Pen, p: Spec, view: ArtView): Markup {
  if (view === 'sole') return bootSoles(pen, p)
  if (view === 'top') return pairFromAbove(pen, p, p.accent, 1)
  if (view === 'pair') return pairOf(pen, cleat, p, 702)
  return alone(pen, cleat(pen, p), 702)
}

export function slide(pen: Pen, p: Spec, view: ArtView): Markup {
  if (view === 'top') return slidesFromAbove(pen, p)
  if (view === 'pair') return pairOf(pen, slideSide, p, 690)
  return alone(pen, slideSide(pen, p), 690)
}
