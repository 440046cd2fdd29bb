import { type RawBuilder, sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import type { ProductListMeta } from './search.schema.ts'
import { categoryTree } from '#src/domains/catalog/category.queries.ts'
import {
  type Criteria,
  fixedConditions,
  idsOf,
  productConditions,
  type ProductFacet,
  variantConditions,
  type VariantFacet,
} from './product-filter.queries.ts'
import { branchesOfBundles, freeOfBundle } from '#src/domains/catalog/stock.queries.ts'

type Facet = ProductListMeta['facets'][number]

export interface FacetRow extends Omit<Facet['values'][number], 'selected'> {
  facet: Facet['name']
  position: number
}

export interface FacetRows {
  total: number
  /** Values that some product has, and selected ones that none has. */
  values: FacetRow[]
  /** Piastres; null when nothing fits. `counts` are the products of each step from `low` on. */
  price: { low: number; high: number; step: number; counts: { nth: number; count: number }[] } | null
}

/** Prices are shown in steps of whole 50 EGP, twelve at most. */
const PRICE_STEP = 5_000
const MAX_STEPS = 12

const productBits: Record<ProductFacet, number> = { category: 1, club: 2, brand: 4, season: 8, offers: 16, price: 32 }
const variantBits: Record<VariantFacet, number> = { color: 1, size: 2, branch: 4, inStock: 8 }

/**
 * Counts every facet without its own selection, in one statement. A product is kept with the filters that it misses as bits, one
 * at most: it then counts for the facet of the filter that it misses, or, missing none, for all. Variants carry bits likewise.
 * Computed columns have no statistics and the planner takes `= 0` on them for rare, so it is written `< 1`.
 */
export async function selectFacets(db: Db, language: Language, criteria: Criteria): Promise<FacetRows> {
  const ofProduct = productConditions(criteria)
  const ofVariant = variantConditions(criteria)
  const narrowed = ofVariant.size > 0
  const fitsAll = ofProduct.size > 0 ? sql`p.missed < 1` : sql`true`
  const fitsColorAndSize =
    criteria.color || criteria.size ? sql`p.missed_here & ${sql.lit(variantBits.color + variantBits.size)} < 1` : sql`true`
  const { rows } = await sql<FacetRows>`
    with recursive ${categoryTree},
    candidate as materialized (
      select p.id, p.kind, p.status, p.status = 'online' as for_sale, p.kind = 'bundle' as is_bundle,
        p.category_id, p.club_id, p.brand_id, p.season_id, p.price_from,
        p.compare_at_from is not null as offer, ${missedBits(ofProduct, productBits)} as missed
      from product p
      where ${sql.join(fixedConditions(criteria), sql` and `)} and ${missedCount(ofProduct)} <= 1
    ),
    item as materialized (
      select p.id, p.for_sale, p.is_bundle, p.missed, v.id as variant_id, v.color_id, v.size_id,
        ${missedBits(ofVariant, variantBits)} as missed_here
      from candidate p join variant v on v.product_id = p.id
      where ${narrowed ? sql`true` : fitsAll}
    ),
    fit as materialized (
      select * from candidate p
      where ${narrowed ? sql`p.id = any(array(select distinct id from item where missed_here < 1))` : sql`true`}
    ),
    shelf as materialized (${shelfOf(sql`${fitsAll} and ${fitsColorAndSize}`)}),
    facet_value as (${facetValues(language, criteria)}),
    priced as (select price_from from fit where ${countsFor('missed', productBits.price)}),
    span as (
      select min(price_from) as low, max(price_from) as high,
        ceil((max(price_from) - min(price_from) + 1) / ${sql.lit(MAX_STEPS * PRICE_STEP)}::numeric)::integer
          * ${sql.lit(PRICE_STEP)} as step
      from priced having count(*) > 0
    )
    select (select count(*) from fit where missed < 1) as total,
      (select coalesce(json_agg(f), '[]') from facet_value f) as values,
      (select json_build_object('low', low, 'high', high, 'step', step, 'counts', (
        select json_agg(step_count)
        from (select (price_from - low) / step as nth, count(*) as count from priced group by 1) step_count
      )) from span) as price
  `.execute(db)
  return rows[0] ?? { total: 0, values: [], price: null }
}

/** Where the fitting variants can be had; a null branch: in no single one, but in all together. */
function shelfOf(fits: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select distinct p.id, s.branch_id
    from item p join branch_stock s on s.variant_id = p.variant_id and s.on_hand > s.reserved
    where ${fits} and p.for_sale and not p.is_bundle
    union all
    select p.id, alone.branch_id
    from item p left join (${branchesOfBundles}) alone on alone.bundle_id = p.id
    where ${fits} and p.for_sale and p.is_bundle and ${freeOfBundle} > 0
  `
}

/** Whether a row counts for the facet of this bit: it misses nothing, or that filter alone. */
function countsFor(column: 'missed' | 'missed_here', bit: number): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} < 1 or ${sql.ref(column)} = ${sql.lit(bit)})`
}

function missedBits<Facet extends string>(
  conditions: Map<Facet, RawBuilder<unknown>>,
  bits: Record<Facet, number>,
): RawBuilder<number> {
  const parts = [...conditions].map(([facet, condition]) => sql`case when ${condition} then 0 else ${sql.lit(bits[facet])} end`)
  return sql`(${sql.join([sql`0`, ...parts], sql` + `)})`
}

function missedCount(conditions: Map<string, RawBuilder<unknown>>): RawBuilder<number> {
  const parts = [...conditions.values()].map((condition) => sql`case when ${condition} then 0 else 1 end`)
  return sql`(${sql.join([sql`0`, ...parts], sql` + `)})`
}

interface Source {
  facet: FacetRow['facet']
  table: 'category' | 'club' | 'brand' | 'season' | 'color' | 'size' | 'branch'
  label: RawBuilder<string>
  /** Rows of id and count. */
  counts: RawBuilder<unknown>
  hex?: RawBuilder<unknown>
  emblem?: RawBuilder<unknown>
  position?: RawBuilder<unknown>
}

function facetValues(language: Language, criteria: Criteria): RawBuilder<unknown> {
  const text = texts(language)
  const name = text('t.name')
  const newestFirst = sql`date '1970-01-01' - t.starts_on`
  const sources: Source[] = [
    { facet: 'category', table: 'category', label: name, counts: countsBelow },
    { facet: 'club', table: 'club', label: name, counts: countsOfProducts('club', 'club_id'), emblem: sql`t.emblem` },
    { facet: 'brand', table: 'brand', label: name, counts: countsOfProducts('brand', 'brand_id') },
    {
      facet: 'season',
      table: 'season',
      label: sql.ref('t.name'),
      counts: countsOfProducts('season', 'season_id'),
      position: newestFirst,
    },
    { facet: 'color', table: 'color', label: name, counts: countsOfVariants('color', 'color_id'), hex: sql`t.hex` },
    { facet: 'size', table: 'size', label: text('t.label'), counts: countsOfVariants('size', 'size_id') },
    {
      facet: 'branch',
      table: 'branch',
      label: name,
      counts: sql`select branch_id as id, count(*)::integer as count from shelf group by branch_id`,
    },
  ]
  const here = criteria.branch ? sql`where branch_id = any(${idsOf('branch', criteria.branch)})` : sql``
  return sql.join(
    [
      ...sources.map((source) => named(source, criteria)),
      single('offers', sql`select count(*) from fit where offer and ${countsFor('missed', productBits.offers)}`),
      single('inStock', sql`select count(*) from (select distinct shelf.id from shelf ${here}) each_product`),
    ],
    sql` union all `,
  )
}

function countsOfProducts(facet: 'category' | 'club' | 'brand' | 'season', column: string): RawBuilder<unknown> {
  return sql`
    select ${sql.ref(column)} as id, count(*)::integer as count from fit
    where ${countsFor('missed', productBits[facet])} group by ${sql.ref(column)}
  `
}

const countsBelow = sql`
  select tree.ancestor_id as id, sum(own.count)::integer as count
  from (${countsOfProducts('category', 'category_id')}) own join category_tree tree on tree.id = own.id group by tree.ancestor_id
`

function countsOfVariants(facet: 'color' | 'size', column: string): RawBuilder<unknown> {
  return sql`
    select id, count(*)::integer as count from (
      select distinct item.id as product_id, ${sql.ref(column)} as id from item
      where missed < 1 and ${countsFor('missed_here', variantBits[facet])}
    ) each_product group by id
  `
}

function named({ facet, table, label, counts, hex, emblem, position }: Source, criteria: Criteria): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(facet)} as facet, t.slug, ${label} as label,
      ${hex ?? sql`null`} as hex, ${emblem ?? sql`null::jsonb`} as emblem,
      ${position ?? sql`t.position`} as position, coalesce(counts.count, 0) as count
    from ${sql.table(table)} t left join (${counts}) counts on counts.id = t.id
    where counts.count > 0 or t.slug = any(${(criteria[table] ?? []).map(cleanText)}::text[])
  `
}

/** A facet with one value, which has no name in the database. */
function single(facet: 'offers' | 'inStock', count: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.lit(facet)}, 'true', '', null, null::jsonb, 0, (${count})::integer`
}
