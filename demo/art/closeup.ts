import { group, path } from '#demo/art/kit/markup.ts'
import { HEIGHT, WIDTH, box } from '#demo/art/kit/outline.ts'
import { knit, mesh, stitches, twill, weave } from '#demo/art/kit/texture.ts'
import { KINDS } from './kinds.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { Spec } from './art.ts'
import type { Weave } from './kinds.ts'

/** Draws the weave over a close-up without scaling it: the rasteriser takes seconds for an enlarged tile. */
const WEAVES: Record<Weave, (pen: Pen) => string> = {
  mesh: (pen) => mesh(pen, 14, 0.2),
  knit: (pen) => knit(pen, 10, 0.16),
  fleece: (pen) => knit(pen, 12, 0.14),
  canvas: (pen) => weave(pen, 8, 0.12),
  twill: (pen) => twill(pen, 9, 0.14),
  wool: stitches,
}

/** Enlarges a drawing about the focus of its kind. */
export function closeup(pen: Pen, p: Spec): string {
  const { draw, views, focus, weave: cloth } = KINDS[p.kind]
  const [x, y, zoom] = focus
  const move = `translate(${WIDTH / 2 - x * zoom} ${HEIGHT / 2 - y * zoom}) scale(${zoom})`
  pen.enlarged = true
  const drawing = group({ transform: move }, draw(pen, p, views[0] ?? 'front'))
  pen.enlarged = false
  if (!cloth || pen.plain || pen.cloth.length === 0) return drawing
  const outlines = pen.cloth.map((ref) => pen.use(ref, { transform: move })).join('')
  const clip = pen.define((id) => `<clipPath id="${id}">${outlines}</clipPath>`)
  return drawing + group({ clipPath: clip }, path(box(0, 0, WIDTH, HEIGHT), WEAVES[cloth](pen)))
}
