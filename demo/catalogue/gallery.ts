import { createHash } from 'node:crypto'
import type { Art, ArtView } from '#demo/art/art.ts'
import { viewsOf } from '#demo/art/check.ts'

type Pair = readonly [ar: string, en: string]

type ImageRow = { id: string; art: Art; view: ArtView }
type PlacedRow = {
  product_id: number
  color_id: number | null
  position: number
  image_id: string
  alt_ar: string
  alt_en: string
}

export type Gallery = { images: Map<string, ImageRow>; placed: PlacedRow[] }
export type Shown = { productId: number; name: Pair; colorId: number | null; color: Pair | null; art: Art }

const VIEW_NAMES: Record<ArtView, Pair> = {
  front: ['من قدّام', 'front'],
  back: ['من ورا', 'back'],
  side: ['من الجنب', 'side'],
  pair: ['الجوز', 'the pair'],
  top: ['من فوق', 'from above'],
  sole: ['النعل', 'sole'],
  flat: ['مفرود', 'laid flat'],
  detail: ['تفاصيل عن قرب', 'close-up'],
  fabric: ['ملمس الخامة', 'texture of the cloth'],
  part1: ['القطعة الأولى', 'first piece'],
  part2: ['القطعة التانية', 'second piece'],
  part3: ['القطعة التالتة', 'third piece'],
  part4: ['القطعة الرابعة', 'fourth piece'],
}

/** Adds the pictures of all views of a product in one colour. Products share equal pictures. */
export function addPictures(gallery: Gallery, { productId, name, colorId, color, art }: Shown): void {
  const before = gallery.placed.filter((row) => row.product_id === productId).length
  for (const [i, view] of viewsOf(art).entries()) {
    const id = imageId(art, view)
    gallery.images.set(id, { id, art, view })
    gallery.placed.push({
      product_id: productId,
      color_id: colorId,
      position: before + i + 1,
      image_id: id,
      alt_ar: [name[0], VIEW_NAMES[view][0], color?.[0]].filter(Boolean).join('، '),
      alt_en: [name[1], VIEW_NAMES[view][1], color?.[1]].filter(Boolean).join(', '),
    })
  }
}

/** Returns the id of a picture: a hash of art and view, so that its URL is immutable. */
export function imageId(art: Art, view: ArtView): string {
  return createHash('sha256').update(JSON.stringify({ art, view })).digest('hex').slice(0, 20)
}
