import type { Insertable } from 'kysely'
import type { Tables } from '#src/db/tables.ts'
import { club } from '#src/db/demo/clubs/clubs.ts'
import type { Draft } from '#src/db/demo/catalogue/draft.ts'
import { cloths } from '#src/db/demo/catalogue/texts-cloth.ts'
import { brandId } from '#src/db/demo/names/brands.ts'
import { categoryId } from '#src/db/demo/names/categories.ts'
import { color } from '#src/db/demo/names/colors.ts'
import { season } from '#src/db/demo/names/seasons.ts'
import { branches } from '#src/db/demo/places/branches.ts'
import { dice } from '#src/db/demo/random.ts'
import { barcodeOf } from './barcode.ts'
import { show, type Gallery } from './pictures.ts'
import { stockOf } from './stock.ts'

type Row<T extends keyof Tables> = Insertable<Tables[T]>
type Age = { id: number; hours: number }

export type Shop = {
  products: Omit<Row<'product'>, 'published_at'>[]
  ages: Age[]
  colors: Row<'product_color'>[]
  variants: Row<'variant'>[]
  stock: Row<'branch_stock'>[]
  parts: Row<'bundle_part'>[]
  gallery: Gallery
}

export function emptyShop(): Shop {
  return { products: [], ages: [], colors: [], variants: [], stock: [], parts: [], gallery: { images: new Map(), placed: [] } }
}

/** Adds a simple product with its colours, pictures, variants and stock. EGP become piastres here. */
export function addProduct(shop: Shop, draft: Draft): void {
  const id = shop.products.length + 1
  const { material, care } = cloths[draft.cloth]
  shop.products.push({
    id,
    slug: draft.slug,
    code: draft.code,
    kind: 'simple',
    status: draft.stock === 'coming' ? 'onlineComing' : 'online',
    name_ar: draft.name[0],
    name_en: draft.name[1],
    description_ar: draft.about[0],
    description_en: draft.about[1],
    material_ar: material[0],
    material_en: material[1],
    fit_ar: draft.fit?.[0] ?? null,
    fit_en: draft.fit?.[1] ?? null,
    care_ar: care.map(([ar]) => ar),
    care_en: care.map(([, en]) => en),
    category_id: categoryId(draft.category),
    brand_id: brandId(draft.brand),
    club_id: draft.club ? club(draft.club).id : null,
    season_id: draft.season ? season(draft.season).id : null,
    kit_type: draft.kitType ?? null,
    gender: draft.gender,
  })
  shop.ages.push({ id, hours: hoursOf(draft) })
  for (const [i, way] of draft.ways.entries()) {
    const { id: colorId, ar, en } = color(way.color)
    shop.colors.push({ product_id: id, color_id: colorId, position: i + 1 })
    show(shop.gallery, { productId: id, name: draft.name, colorId, color: [ar, en], art: way.art })
    addVariants(shop, id, draft, way.color)
  }
}

function addVariants(shop: Shop, productId: number, draft: Draft, slug: string): void {
  for (const size of draft.sizes) {
    const id = shop.variants.length + 1
    const sku = `${draft.code}-${slug}-${size.slug}`.toUpperCase()
    shop.variants.push({
      id,
      sku,
      product_id: productId,
      color_id: color(slug).id,
      size_id: size.id,
      barcode: barcodeOf(id),
      price: draft.price * 100,
      compare_at_price: draft.was ? draft.was * 100 : null,
    })
    for (const { branch, quantity } of stockOf(sku, draft, branches.length)) {
      shop.stock.push({ variant_id: id, branch_id: branch, on_hand: quantity })
    }
  }
}

/** Days of age with an hour of their own, so that no two products came at the same moment by accident of rounding. */
export function hoursOf({ code, age }: { code: string; age: number }): number {
  return age * 24 + dice(`${code} hour`).between(0, 23)
}
