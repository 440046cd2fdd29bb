import type { Art, SingleArt } from '#src/db/demo/art/art.ts'
import type { BundleDraft, Draft } from '#src/db/demo/catalogue/draft.ts'
import { cloths } from '#src/db/demo/catalogue/texts-cloth.ts'
import { club } from '#src/db/demo/clubs/clubs.ts'
import { categoryId } from '#src/db/demo/names/categories.ts'
import { barcodeOf } from './barcode.ts'
import { show } from './pictures.ts'
import { hoursOf, type Shop } from './product-rows.ts'

type Part = { draft: Draft; id: number; quantity: number }

/**
 * Adds a bundle: one variant without colour and size, priced as the sum of its parts less the saving. Its parts must be in the
 * shop.
 */
export function addBundle(shop: Shop, bundle: BundleDraft, catalogue: Draft[]): void {
  const id = shop.products.length + 1
  const parts = bundle.parts.map(({ code, quantity }) => partOf(code, quantity, catalogue))
  const sum = parts.reduce((total, { draft, quantity }) => total + draft.price * quantity, 0)
  shop.products.push({
    id,
    slug: bundle.slug,
    code: bundle.code,
    kind: 'bundle',
    status: 'online',
    name_ar: bundle.name[0],
    name_en: bundle.name[1],
    description_ar: bundle.about[0],
    description_en: bundle.about[1],
    care_ar: cloths.kit.care.map(([ar]) => ar),
    care_en: cloths.kit.care.map(([, en]) => en),
    category_id: categoryId(bundle.category),
    club_id: bundle.club ? club(bundle.club).id : null,
    gender: bundle.gender,
  })
  shop.ages.push({ id, hours: hoursOf(bundle) })
  for (const [i, part] of parts.entries())
    shop.parts.push({ bundle_id: id, position: i + 1, product_id: part.id, quantity: part.quantity })
  const variant = shop.variants.length + 1
  shop.variants.push({
    id: variant,
    sku: bundle.code,
    product_id: id,
    color_id: null,
    size_id: null,
    barcode: barcodeOf(variant),
    price: (sum - bundle.saving) * 100,
    compare_at_price: sum * 100,
  })
  show(shop.gallery, { productId: id, name: bundle.name, colorId: null, color: null, art: together(parts) })
}

function partOf(code: string, quantity: number, catalogue: Draft[]): Part {
  const at = catalogue.findIndex((draft) => draft.code === code)
  const draft = catalogue[at]
  if (!draft) throw new Error(`a bundle wants ${code}, which is not in the catalogue`)
  return { draft, id: at + 1, quantity }
}

function together(parts: Part[]): Art {
  return { kind: 'bundle', parts: parts.map(({ draft }) => single(draft.ways[0]?.art)) }
}

/** A part that is drawn as two pieces itself shows its first piece. */
function single(art: Art | undefined): SingleArt {
  const one = art?.kind === 'bundle' ? art.parts[0] : art
  if (!one) throw new Error('a part of a bundle has no picture')
  return one
}
