import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'

export interface NameRow {
  filter: 'category' | 'club' | 'brand' | 'season' | 'color' | 'size' | 'branch'
  id: number
  slug: string
  ar: string
  en: string
  position: number
  /** Parent of a category. */
  parent: number | null
  hex: string | null
  emblem: { pattern: string; colors: string[] } | null
  /** Nicknames of a club in both languages; of a shoe size its numbers in other systems (uk 8,us 9,kids uk 10). */
  nicknames: string | null
  /** What a size is for. */
  kind: string | null
}

/** Selects all filter values with their names in both languages. */
export async function selectNames(db: Db): Promise<NameRow[]> {
  const none = sql`null::integer as parent, null as hex, null::jsonb as emblem, null as nicknames, null as kind`
  const { rows } = await sql<NameRow>`
    select 'category' as filter, id, slug, name_ar as ar, name_en as en, position,
      parent_id as parent, null as hex, null::jsonb as emblem, null as nicknames, null as kind from category
    union all
    select 'club', id, slug, name_ar, name_en, position, null, null, emblem, concat_ws(' ', nicknames_ar, nicknames_en), null from club
    union all select 'brand', id, slug, name_ar, name_en, position, ${none} from brand
    union all select 'season', id, slug, name, name, date '1970-01-01' - starts_on, ${none} from season
    union all select 'color', id, slug, name_ar, name_en, position, null, hex, null, null, null from color
    union all select 'size', id, slug, label_ar, label_en, position, null, null, null, (
      select string_agg(distinct concat_ws(' ', case gender when 'kids' then 'kids' end, heading ->> 'key', line -> 'values' ->> (nth - 1)::integer), ',')
      from size_chart, jsonb_array_elements(columns) with ordinality as headings (heading, nth), jsonb_array_elements(rows) as line
      where kind = 'shoes' and line ->> 'size' = size.slug and heading ->> 'key' in ('uk', 'us')
    ), kind from size
    union all select 'branch', id, slug, name_ar, name_en, position, ${none} from branch
  `.execute(db)
  return rows
}

/** Selects the synonym groups. */
export async function selectSynonyms(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('search_synonym').select('words').orderBy('id').execute()
  return rows.map(({ words }) => words)
}

export interface ProductRow {
  id: number
  kind: 'simple' | 'bundle'
  status: 'online' | 'onlineComing'
  name_ar: string
  name_en: string
  category_id: number
  brand_id: number | null
  club_id: number | null
  season_id: number | null
  kit_type: string | null
  gender: string | null
  /** Microseconds since 1970. */
  published: number
  /** Piastres. */
  price_from: number
  compare_at_from: number | null
  sold_count: number
  rating_sum: number
  rating_count: number
  /**
   * Id, colour and size of each variant, separated by spaces; 0 without a colour or size. One text is read several
   * times faster than JSON.
   */
  items: string
  /** Hash of the searchable text. */
  text_hash: number
}

/** Selects the next visible products after an id, by id. */
export async function selectProductsBehind(db: Db, id: number, limit: number): Promise<ProductRow[]> {
  return selectProducts(db, sql`p.id > ${id} order by p.id limit ${limit}`)
}

/** Selects the visible ones of these products, and the bundles that contain them. */
export async function selectProductsWithBundles(db: Db, ids: number[]): Promise<ProductRow[]> {
  const these = sql`any(${knownIds(ids)}::integer[])`
  return selectProducts(
    db,
    sql`p.id in (
    select id from product where id = ${these} union select bundle_id from bundle_part where product_id = ${these}
  )`,
  )
}

async function selectProducts(db: Db, which: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.kind, p.status, p.name_ar, p.name_en, p.category_id, p.brand_id, p.club_id, p.season_id,
      p.kit_type, p.gender, (extract(epoch from p.published_at) * 1000000)::bigint as published,
      p.price_from, p.compare_at_from, p.sold_count, p.rating_sum, p.rating_count,
      coalesce(item.list, '') as items,
      hashtextextended(row(p.name_ar, p.name_en, p.category_id, p.brand_id, p.club_id, p.season_id, p.kit_type,
        p.gender, item.colors)::text, 0) as text_hash
    from product p
    cross join lateral (
      select string_agg(concat_ws(' ', v.id, coalesce(v.color_id, 0), coalesce(v.size_id, 0)), ' ' order by v.id) as list,
        string_agg(v.color_id::text, ' ' order by v.id) as colors
      from variant v where v.product_id = p.id
    ) item
    where p.status <> 'hidden' and ${which}
  `.execute(db)
  return rows
}

/** The variants that a branch has in stock: their ids, four bytes each. */
export interface StockRow {
  branch_id: number
  variants: Buffer
}

/** Selects the variants with ids from `from` to before `to` that are in stock, by branch. */
export async function selectStock(db: Db, from: number, to: number): Promise<StockRow[]> {
  return selectStockOf(db, sql`branch_stock s where s.variant_id >= ${from} and s.variant_id < ${to}`)
}

/** Like selectStock, for the variants of these products. */
export async function selectStockOfProducts(db: Db, ids: number[]): Promise<StockRow[]> {
  return selectStockOf(
    db,
    sql`variant v join branch_stock s on s.variant_id = v.id where v.product_id = any(${knownIds(ids)}::integer[])`,
  )
}

async function selectStockOf(db: Db, which: RawBuilder<unknown>): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select s.branch_id, string_agg(int4send(s.variant_id), '') as variants from ${which} and s.on_hand > s.reserved group by s.branch_id
  `.execute(db)
  return rows
}

export interface BundleStockRow {
  bundle_id: number
  /** Null means all branches together. */
  branch_id: number | null
}

/** Selects the branches with stock of all parts of each bundle; null for all branches together. */
export async function selectBundleStock(db: Db, bundleIds: number[]): Promise<BundleStockRow[]> {
  if (bundleIds.length === 0) return []
  const { rows } = await sql<BundleStockRow>`
    with piece as (
      select part.bundle_id, part.position, part.quantity, v.id as variant_id, s.branch_id, s.on_hand - s.reserved as free
      from bundle_part part
      join product p on p.id = part.product_id and p.status = 'online'
      join variant v on v.product_id = p.id
      join branch_stock s on s.variant_id = v.id and s.on_hand > s.reserved
      where part.bundle_id = any(${bundleIds}::integer[])
    ),
    enough as (
      select bundle_id, position, branch_id from piece where free >= quantity
      union
      select bundle_id, position, null from piece group by bundle_id, position, quantity, variant_id having sum(free) >= quantity
    )
    select bundle_id, branch_id from enough group by bundle_id, branch_id
    having count(*) = (select count(*) from bundle_part part where part.bundle_id = enough.bundle_id)
  `.execute(db)
  return rows
}

export interface CatalogCounts {
  products: number
  variants: number
  lastVariant: number
}

/** Counts the products and variants to read; `lastVariant` is the highest id of a variant. */
export async function countCatalog(db: Db): Promise<CatalogCounts> {
  const { rows } = await sql<CatalogCounts>`
    select (select count(*) from product) as products, (select count(*) from variant) as variants,
      (select coalesce(max(id), 0) from variant) as "lastVariant"
  `.execute(db)
  return rows[0] ?? { products: 0, variants: 0, lastVariant: 0 }
}

/** A code, SKU or barcode of a product. */
export interface CodeRow {
  /** Without case, spaces and punctuation. */
  key: string
  productId: number
}

/** Selects the products with one of these keys, by code, SKU or barcode. */
export async function selectCodes(db: Db, keys: string[]): Promise<CodeRow[]> {
  const wanted = sql`any(${keys}::text[])`
  const { rows } = await sql<CodeRow>`
    select translate(lower(code), '-_./ ', '') as key, id as "productId" from product where translate(lower(code), '-_./ ', '') = ${wanted}
    union all
    select translate(lower(sku), '-_./ ', ''), product_id from variant where translate(lower(sku), '-_./ ', '') = ${wanted}
    union all
    select lower(barcode), product_id from variant where barcode = any(${[...keys, ...keys.map((key) => key.toUpperCase())]}::text[])
  `.execute(db)
  return rows
}
