import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { freeOfBundle, freeOfVariant } from '#src/domains/catalog/stock.queries.ts'

export interface FeedVariant {
  sku: string
  barcode: string
  /** Piastres. */
  price: number
  compareAtPrice: number | null
  color: { id: number; slug: string; name: string } | null
  size: { slug: string; kind: string; label: string } | null
  free: number
}

export interface FeedProduct {
  id: number
  code: string
  slug: string
  kind: 'simple' | 'bundle'
  status: 'online' | 'onlineComing'
  name: string
  description: string
  gender: 'men' | 'women' | 'kids' | 'unisex' | null
  brand: string | null
  /** From the root down. */
  categories: string[]
  /** In order; pictures without a colour show all colours. */
  images: { id: string; colorId: number | null }[]
  variants: FeedVariant[]
}

/** Selects the next visible products after `last`, by id, with the data for ad platforms. */
export async function selectFeedProducts(
  db: Db,
  language: Language,
  last: number,
  limit: number,
): Promise<FeedProduct[]> {
  const text = texts(language)
  const { rows } = await sql<FeedProduct>`
    select p.id, p.code, p.slug, p.kind, p.status, ${text('p.name')} as name, ${text('p.description')} as description, p.gender,
      ${text('b.name')} as brand, trail.list as categories,
      coalesce(images.list, '[]') as images, coalesce(variants.list, '[]') as variants
    from product p
    left join brand b on b.id = p.brand_id
    cross join lateral (
      with recursive above as (
        select c.parent_id, c.name_ar, c.name_en, 0 as height from category c where c.id = p.category_id
        union all
        select c.parent_id, c.name_ar, c.name_en, above.height + 1 from above join category c on c.id = above.parent_id
      )
      select json_agg(${text('above.name')} order by height desc) as list from above
    ) trail
    cross join lateral (
      select json_agg(json_build_object('id', i.image_id, 'colorId', i.color_id) order by i.position) as list
      from product_image i where i.product_id = p.id
    ) images
    cross join lateral (
      select json_agg(json_build_object('sku', v.sku, 'barcode', v.barcode, 'price', v.price,
        'compareAtPrice', v.compare_at_price,
        'color', case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', ${text('c.name')}) end,
        'size', case when z.id is not null
          then json_build_object('slug', z.slug, 'kind', z.kind, 'label', ${text('z.label')}) end,
        'free', case p.kind when 'bundle' then ${freeOfBundle} else ${freeOfVariant} end) order by v.id) as list
      from variant v
      left join color c on c.id = v.color_id
      left join size z on z.id = v.size_id
      where v.product_id = p.id
    ) variants
    where p.id > ${last} and p.status <> 'hidden'
    order by p.id limit ${limit}
  `.execute(db)
  return rows
}

/** Selects the highest delivery fee in piastres. */
export async function selectHighestFee(db: Db): Promise<number> {
  const { rows } = await sql<{
    fee: number
  }>`select coalesce(max(fee), 0)::integer as fee from state where deliverable`.execute(db)
  return rows[0]?.fee ?? 0
}
