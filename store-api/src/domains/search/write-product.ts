import type { ProductRow } from './catalog-rows.queries.ts'
import type { Columns } from './columns.ts'
import type { AllNames, Names } from './names.ts'
import { setProfile } from './profiles.ts'
import { setValues } from './value-sets.ts'
import type { ItemPlaces } from './write-stock.ts'

/** Bayesian average: every product gets five assumed ratings of four stars, so that few ratings change little. */
const SUPPOSED = { ratings: 5, stars: 4 }

/** A product that was read, with its variants. */
export interface ReadProduct extends ProductRow {
  variants: { ids: number[]; colors: number[]; sizes: number[] }
}

/** Splits the variants of a row: ids, colours and sizes; 0 without a colour or size. */
export function readVariants(row: ProductRow): ReadProduct {
  const variants: ReadProduct['variants'] = { ids: [], colors: [], sizes: [] }
  const lists = [variants.ids, variants.colors, variants.sizes]
  let [number, read] = [0, 0]
  // By character: a split makes millions of texts when all products are read.
  for (let at = 0; at < row.items.length; at += 1) {
    const digit = row.items.charCodeAt(at) - 48
    if (digit >= 0) number = number * 10 + digit
    if (digit >= 0 && at + 1 < row.items.length) continue
    lists[read % 3]?.push(number)
    number = 0
    read += 1
  }
  return { ...row, variants }
}

/**
 * Writes a product, without its text and stock, into its row, and its variants; adds their places, where `writeStock`
 * finds them. Returns false when there is no room for them.
 */
export function writeProduct(
  columns: Columns,
  names: AllNames,
  row: number,
  product: ReadProduct,
  places: ItemPlaces,
): boolean {
  if (row >= columns.alive.length || !placeItems(columns, row, product.variants.ids.length)) return false
  const number = (name: Names, id: number | null) => (id === null ? 0 : (name.byId.get(id) ?? 0))
  const category = number(names.category, product.category_id)
  setProfile(columns.profiles, row, {
    category,
    subCategory: category,
    club: number(names.club, product.club_id),
    brand: number(names.brand, product.brand_id),
    season: number(names.season, product.season_id),
    kitType: names.kitType.bySlug.get(product.kit_type ?? '') ?? 0,
    gender: names.gender.bySlug.get(product.gender ?? '') ?? 0,
    bundle: Number(product.kind === 'bundle'),
    coming: Number(product.status === 'onlineComing'),
    offers: Number(product.compare_at_from !== null),
  })
  if (columns.price[row] !== product.price_from) columns.profiles.groups = undefined
  columns.id[row] = product.id
  columns.price[row] = product.price_from
  columns.sold[row] = product.sold_count
  columns.takings[row] = product.sold_count * product.price_from
  columns.published[row] = product.published
  columns.discount[row] = discountBasisPoints(product)
  columns.rating[row] = ratingOf(product)
  writeItems(columns, names, row, product, places)
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

function writeItems(
  columns: Columns,
  names: AllNames,
  row: number,
  { variants, kind, status }: ReadProduct,
  places: ItemPlaces,
): void {
  const { items } = columns
  const first = items.first[row] ?? 0
  const last = first + variants.ids.length
  for (const [nth, id] of variants.ids.entries()) {
    items.color[first + nth] = names.color.byId.get(variants.colors[nth] ?? 0) ?? 0
    items.size[first + nth] = names.size.byId.get(variants.sizes[nth] ?? 0) ?? 0
    // Variants of bundles have no stock of their own, and products that come later are not for sale.
    if (kind === 'simple' && status === 'online') places.set(id, first + nth)
  }
  setValues(columns.colors, row, items.color.subarray(first, last))
  setValues(columns.sizes, row, items.size.subarray(first, last))
}

function discountBasisPoints({ price_from, compare_at_from }: ProductRow): number {
  return compare_at_from === null
    ? 0
    : Math.max(0, Math.floor(((compare_at_from - price_from) * 10_000) / compare_at_from))
}

function ratingOf({ rating_sum, rating_count }: ProductRow): number {
  const stars = rating_sum + SUPPOSED.ratings * SUPPOSED.stars
  return Math.round((stars * 10_000) / (rating_count + SUPPOSED.ratings))
}
