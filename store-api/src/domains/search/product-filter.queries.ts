import { type RawBuilder, sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'
import { categoryTree } from '#src/domains/catalog/category.queries.ts'
import { freeOfBundle, freeOfBundleInBranch } from '#src/domains/catalog/stock.queries.ts'
import { textMatch } from './text-match.queries.ts'

/** What a list is narrowed to: any of the values of a filter, all of the filters. Slugs; prices in piastres. */
export interface Criteria {
  q?: string
  kind?: 'simple' | 'bundle'
  kitType?: string[]
  category?: string[]
  club?: string[]
  brand?: string[]
  season?: string[]
  color?: string[]
  size?: string[]
  branch?: string[]
  priceFrom?: number
  priceTo?: number
  offers?: boolean
  inStock?: boolean
}

type Condition = RawBuilder<unknown>
export type ProductFacet = 'category' | 'club' | 'brand' | 'season' | 'offers' | 'price'
export type VariantFacet = 'color' | 'size' | 'branch' | 'inStock'

const MAX_PRICE = 2_147_483_647

/** The conditions on the product `p` that no facet leaves out. */
export function fixedConditions({ q, kind, kitType }: Criteria): Condition[] {
  const text = textMatch(q)
  return [
    sql`p.status <> 'hidden'`,
    ...(text ? [text.condition] : []),
    ...(kind ? [sql`p.kind = ${kind}`] : []),
    ...(kitType ? [sql`p.kit_type = any(${kitType}::text[])`] : []),
  ]
}

/** The conditions on the product `p` by the facet that leaves them out; only those that were asked for. */
export function productConditions(criteria: Criteria): Map<ProductFacet, Condition> {
  const { category, club, brand, season, offers, priceFrom, priceTo } = criteria
  const conditions = new Map<ProductFacet, Condition>()
  if (category) conditions.set('category', sql`p.category_id = any(${idsBelow(category)})`)
  if (club) conditions.set('club', sql`p.club_id = any(${idsOf('club', club)})`)
  if (brand) conditions.set('brand', sql`p.brand_id = any(${idsOf('brand', brand)})`)
  if (season) conditions.set('season', sql`p.season_id = any(${idsOf('season', season)})`)
  if (offers) conditions.set('offers', sql`p.compare_at_from is not null`)
  if (priceFrom !== undefined || priceTo !== undefined) {
    conditions.set(
      'price',
      sql`p.price_from between ${Math.min(priceFrom ?? 0, MAX_PRICE)} and ${Math.min(priceTo ?? MAX_PRICE, MAX_PRICE)}`,
    )
  }
  return conditions
}

/** The conditions on one variant `v` of the product `p`, likewise: 'red' and 'L' mean a red L, and a branch one that has it. */
export function variantConditions({ color, size, branch, inStock }: Criteria): Map<VariantFacet, Condition> {
  const conditions = new Map<VariantFacet, Condition>()
  if (color) conditions.set('color', sql`v.color_id = any(${idsOf('color', color)})`)
  if (size) conditions.set('size', sql`v.size_id = any(${idsOf('size', size)})`)
  if (branch)
    conditions.set(
      'branch',
      isStocked(
        sql`s.branch_id = any(${idsOf('branch', branch)})`,
        sql`
    exists (select from branch where branch.id = any(${idsOf('branch', branch)}) and ${freeOfBundleInBranch} > 0)
  `,
      ),
    )
  // A branch that has it means that it is in stock.
  if (inStock && !branch) conditions.set('inStock', isStocked(sql`true`, sql`${freeOfBundle} > 0`))
  return conditions
}

/** Everything together, on the product `p`. */
export function allConditions(criteria: Criteria): Condition {
  const ofVariant = [...variantConditions(criteria).values()]
  const conditions = [...fixedConditions(criteria), ...productConditions(criteria).values()]
  if (ofVariant.length > 0) {
    conditions.push(sql`exists (select from variant v where v.product_id = p.id and ${sql.join(ofVariant, sql` and `)})`)
  }
  return sql.join(conditions, sql` and `)
}

/** The ids behind slugs, as an array that is made once for a statement. */
export function idsOf(table: 'club' | 'brand' | 'season' | 'color' | 'size' | 'branch', slugs: string[]): RawBuilder<number[]> {
  return sql`array(select id from ${sql.table(table)} where slug = any(${slugs.map(cleanText)}::text[]))`
}

function idsBelow(slugs: string[]): RawBuilder<number[]> {
  return sql`array(
    with recursive ${categoryTree}
    select tree.id from category_tree tree join category g on g.id = tree.ancestor_id
    where g.slug = any(${slugs.map(cleanText)}::text[])
  )`
}

function isStocked(shelf: Condition, bundle: Condition): Condition {
  return sql`(p.status = 'online' and case p.kind
    when 'bundle' then ${bundle}
    else exists (select from branch_stock s where s.variant_id = v.id and s.on_hand > s.reserved and ${shelf})
  end)`
}
