import { flat, group } from '#demo/art/kit/markup.ts'
import { HEIGHT, WIDTH } from '#demo/art/kit/outline.ts'
import { createPen } from '#demo/art/kit/pen.ts'
import { checkArt, partOf, viewsOf } from './check.ts'
import { closeup } from './closeup.ts'
import { fabric } from './fabric.ts'
import { KINDS } from './kinds.ts'
import { canonical, specOf } from './spec.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { Art, ArtView, BundleArt, SingleArt } from './art.ts'

type Painting = { defs: string; body: string }

/** Replaces outlines that are painted more than once by references to one definition. */
function storeRepeats(pen: Pen, body: string): string {
  const outlines = /<path d="([^"]{80,})"/g
  const seen = new Map<string, number>()
  for (const [, d = ''] of body.matchAll(outlines)) seen.set(d, (seen.get(d) ?? 0) + 1)
  return body.replace(outlines, (found, d: string) =>
    (seen.get(d) ?? 0) > 1 || pen.isStored(d) ? `<use href="${pen.shape(d)}"` : found,
  )
}

/**
 * Draws a product as markup for a larger drawing.
 *
 * @param place prefix of the ids, which tells equal parts of one drawing apart; empty for a picture of one product
 * @param floating leaves out the shadow on the ground
 */
export function paint(art: SingleArt, view: ArtView, place = '', floating = false): Painting {
  const p = specOf(art)
  const { draw: drawKind, weave: cloth } = KINDS[art.kind]
  const pen = createPen(`${place}${view}${canonical(p)}`, place !== '')
  pen.floating = floating
  const markup =
    view === 'detail' ? closeup(pen, p) : view === 'fabric' && cloth ? fabric(pen, p, cloth) : drawKind(pen, p, view)
  const body = storeRepeats(pen, flat(markup))
  return { defs: pen.defs(), body }
}

/** Placement of the parts of a bundle, from back to front: x, y and scale. */
const LAYOUTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  2: [
    [-6, 24, 0.66],
    [286, 336, 0.64],
  ],
  3: [
    [-24, 110, 0.64],
    [396, 16, 0.5],
    [366, 470, 0.52],
  ],
  4: [
    [-30, -10, 0.6],
    [400, 10, 0.5],
    [-4, 490, 0.5],
    [364, 446, 0.56],
  ],
}

function paintTogether(art: BundleArt): Painting {
  const parts = art.parts.map((part, i) => paint(part, viewsOf(part)[0] ?? 'front', `${i}.`))
  const places = LAYOUTS[parts.length] ?? []
  const placed = parts.map(({ body }, i) => {
    const [x, y, scale] = places[i] ?? [0, 0, 1]
    return group({ transform: `translate(${x} ${y}) scale(${scale})` }, body)
  })
  return { defs: parts.map(({ defs }) => defs).join(''), body: placed.join('') }
}

function paintBundle(art: BundleArt, view: ArtView): Painting {
  const part = partOf(art, view)
  return part ? paint(part, viewsOf(part)[0] ?? 'front') : paintTogether(art)
}

/**
 * Draws a product picture as transparent SVG, 800 × 1000, with the shadow of the product, without fonts, scripts or
 * links. The result is the same on every machine. Ids contain a hash of the parameters, so that one document can hold
 * several pictures. Throws an Error that names the fault: an unknown kind, view, pattern or option, a colour that is
 * not hexadecimal.
 */
export function draw(art: Art, view: ArtView): string {
  checkArt(art)
  const views = viewsOf(art)
  if (!views.includes(view)) throw new Error(`art: ${art.kind} has no view '${view}': ${views.join(', ')}`)
  const { defs, body } = art.kind === 'bundle' ? paintBundle(art, view) : paint(art, view)
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body}</svg>`
}
