import type { ProductRow } from './catalog-rows.queries.ts'
import { addBit, type BitSets, type Columns } from './columns.ts'
import type { AllNames, Names } from './names.ts'
import { setValues } from './value-sets.ts'

/** Bayesian average: every product gets five assumed ratings of four stars, so that few ratings change little. */
const SUPPOSED = { ratings: 5, stars: 4 }
const NO_BRANCH: number[] = []

/** Branches that have all parts of a bundle, by id of the bundle; null stands for all branches together. A missing bundle has no stock. */
export type BundleStock = Map<number, (number | null)[]>

/** Writes a product, without its text, into its row, and its variants. Returns false when there is no room for them. */
export function writeProduct(columns: Columns, names: AllNames, row: number, product: ProductRow, bundles: BundleStock): boolean {
  if (row >= columns.alive.length || !placeItems(columns, row, product.items.length)) return false
  const number = (name: Names, id: number | null) => (id === null ? 0 : (name.byId.get(id) ?? 0))
  const { values } = columns
  values.category[row] = values.subCategory[row] = number(names.category, product.category_id)
  values.club[row] = number(names.club, product.club_id)
  values.brand[row] = number(names.brand, product.brand_id)
  values.season[row] = number(names.season, product.season_id)
  values.kitType[row] = names.kitType.bySlug.get(product.kit_type ?? '') ?? 0
  values.gender[row] = names.gender.bySlug.get(product.gender ?? '') ?? 0
  columns.bundle[row] = Number(product.kind === 'bundle')
  columns.coming[row] = Number(product.status === 'onlineComing')
  columns.id[row] = product.id
  columns.price[row] = product.price_from
  columns.before[row] = product.compare_at_from ?? 0
  columns.sold[row] = product.sold_count
  columns.takings[row] = product.sold_count * product.price_from
  columns.published[row] = product.published
  columns.discount[row] = discountOf(product)
  columns.rating[row] = ratingOf(product)
  writeItems(columns, names, row, product, bundles)
  return true
}

/** Returns the place of a product's variants: the previous one as long as they fit. */
function placeItems({ items }: Columns, row: number, length: number): boolean {
  if (length > (items.length[row] ?? 0)) {
    if (items.count + length > items.inStock.length) return false
    items.first[row] = items.count
    items.count += length
  }
  items.length[row] = length
  return true
}

function writeItems(columns: Columns, names: AllNames, row: number, product: ProductRow, bundles: BundleStock): void {
  const { items, branches } = columns
  const first = items.first[row] ?? 0
  clear(branches, row)
  let inStock = 0
  for (const [index, [color, size, shelves]] of product.items.entries()) {
    const item = first + index
    const stock = product.status !== 'online' ? NO_BRANCH : product.kind === 'bundle' ? bundles.get(product.id) : shelves
    items.color[item] = color === null ? 0 : (names.color.byId.get(color) ?? 0)
    items.size[item] = size === null ? 0 : (names.size.byId.get(size) ?? 0)
    items.inStock[item] = Number((stock ?? NO_BRANCH).length > 0)
    inStock |= items.inStock[item]
    clear(items.branches, item)
    for (const branch of stock ?? NO_BRANCH) {
      const value = branch === null ? 0 : (names.branch.byId.get(branch) ?? 0)
      addBit(items.branches, item, value)
      addBit(branches, row, value)
    }
  }
  columns.inStock[row] = inStock
  const last = first + product.items.length
  setValues(columns.colors, row, items.color.subarray(first, last))
  setValues(columns.sizes, row, items.size.subarray(first, last))
}

function clear({ words, bits }: BitSets, thing: number): void {
  bits.fill(0, thing * words, (thing + 1) * words)
}

function discountOf({ price_from, compare_at_from }: ProductRow): number {
  return compare_at_from === null ? 0 : Math.max(0, Math.floor(((compare_at_from - price_from) * 10_000) / compare_at_from))
}

function ratingOf({ rating_sum, rating_count }: ProductRow): number {
  const stars = rating_sum + SUPPOSED.ratings * SUPPOSED.stars
  return Math.round((stars * 10_000) / (rating_count + SUPPOSED.ratings))
}
