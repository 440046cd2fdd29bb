import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { Color, ProductCard, Size } from './catalog.schema.ts'
import { freeOfBundle, freeOfVariant } from './stock.queries.ts'

export interface VariantRow {
  id: number
  product_id: number
  sku: string
  barcode: string
  price: number
  compare_at_price: number | null
  product_status: ProductCard['status'] | 'hidden'
  product_kind: ProductCard['kind']
  /** Available units; of a bundle, the number of complete bundles. */
  free: number
  color: Color | null
  size: Size | null
}

/** Selects the variants of these products, hidden ones included, by product, colour and size in display order. */
export function selectVariantsOfProducts(db: Db, language: Language, productIds: number[]): Promise<VariantRow[]> {
  return selectVariants(db, language, sql`v.product_id = any(${knownIds(productIds)}::integer[])`)
}

/** Selects the variants with these ids, those of hidden products included, without unknown ids. */
export function selectVariantsByIds(db: Db, language: Language, ids: number[]): Promise<VariantRow[]> {
  return selectVariants(db, language, sql`v.id = any(${knownIds(ids)}::integer[])`)
}

async function selectVariants(db: Db, language: Language, condition: RawBuilder<unknown>): Promise<VariantRow[]> {
  const text = texts(language)
  const { rows } = await sql<VariantRow>`
    select v.id, v.product_id, v.sku, v.barcode, v.price, v.compare_at_price,
      p.status as product_status, p.kind as product_kind,
      case p.kind when 'bundle' then ${freeOfBundle} else ${freeOfVariant} end as free,
      case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', ${text('c.name')}, 'hex', c.hex)
        end as color,
      case when z.id is not null then json_build_object('id', z.id, 'slug', z.slug, 'kind', z.kind, 'label', ${text('z.label')})
        end as size
    from variant v
    join product p on p.id = v.product_id
    left join color c on c.id = v.color_id
    left join product_color pc on pc.product_id = v.product_id and pc.color_id = v.color_id
    left join size z on z.id = v.size_id
    where ${condition}
    order by v.product_id, pc.position, z.position, v.id
  `.execute(db)
  return rows
}

export interface BundlePartRow {
  bundle_id: number
  position: number
  product_id: number
  quantity: number
}

/** Selects the parts of these bundles in order. */
export async function selectBundleParts(db: Db, bundleIds: number[]): Promise<BundlePartRow[]> {
  return db
    .selectFrom('bundle_part')
    .select(['bundle_id', 'position', 'product_id', 'quantity'])
    .where('bundle_id', '=', sql<number>`any(${knownIds(bundleIds)}::integer[])`)
    .orderBy('bundle_id')
    .orderBy('position')
    .execute()
}
