import { bitCounter } from './bit-counter.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { type ItemCounts, countItems, hasItem } from './count-items.ts'
import { addToAncestors, increment } from './counting.ts'
import { type Criteria, type ListFilter, productFilters } from './criteria.ts'
import { type ItemFilter, itemFilter } from './item-filter.ts'
import { bitOf, OUT, profileMisses } from './misses.ts'
import { groupsOf, recordOf } from './profiles.ts'
import { countValues } from './value-sets.ts'

export interface FacetCounts {
  /** Products by value number; at 0 those without a value. */
  values: Record<ListFilter, Uint32Array>
  offers: number
  inStock: number
  /** The rows that match all but the price filter, in lists; valid until the next call. */
  priced: readonly Int32Array[]
}

export interface Found {
  /** The matching rows, unsorted; valid until the next call. */
  rows: Int32Array
  counts?: FacetCounts
}

/** Finds the matching rows. `hits` are the rows that fit a text; without, all rows are looked at. */
export function findRows(index: CatalogIndex, criteria: Criteria, hits?: Int32Array): Found {
  const filter = itemFilter(index, criteria)
  const missed = profileMisses(index, criteria).map((bits) => (bits === 0 ? 0 : OUT))
  const { fitting } = divide(index, criteria, missed, filter, hits)
  return { rows: filter ? fitting.filter((row) => hasItem(index.columns.items, filter, row)) : fitting }
}

/**
 * Like findRows, and counts how many products each value of each facet would leave, ignoring the facet's own selection:
 * a product that misses only one filter counts for the facet of that filter, a product that misses none counts for all.
 */
export function countFacets(index: CatalogIndex, criteria: Criteria, hits?: Int32Array): Found {
  const { columns, names } = index
  const { of, values } = columns.profiles
  const missed = profileMisses(index, criteria)
  const filter = itemFilter(index, criteria)
  const { fitting, unpriced, products } = divide(index, criteria, missed, filter, hits)
  const { rows, counts } = filter
    ? countItems(columns.items, names, filter, fitting)
    : { rows: fitting, counts: countWhole(index, fitting) }
  const { inStock, ...ofItems } = counts
  if (filter) for (let at = 0; at < rows.length; at += 1) increment(products, of[rows[at] ?? 0] ?? 0)
  /** Counts the products of each value, among the profiles that miss nothing, or only the filter of that bit. */
  const count = (counts: Uint32Array, of: readonly number[], bit: number) => {
    for (let number = 0; number < products.length; number += 1)
      if (missed[number] === 0 || missed[number] === bit) increment(counts, of[number] ?? 0, products[number])
    return counts
  }
  const ofProducts = recordOf(productFilters, (name) => {
    const own = count(new Uint32Array(names[name].all.length), values[name], bitOf(productFilters.indexOf(name)))
    addToAncestors(own, names[name])
    return own
  })
  return {
    rows,
    counts: {
      values: { ...ofProducts, ...ofItems },
      offers: count(new Uint32Array(2), values.offers, 0)[1] ?? 0,
      inStock,
      priced: [rows, unpriced],
    },
  }
}

interface Divided {
  /** The rows that miss no filter on the product itself. */
  fitting: Int32Array
  /** The rows that miss the prices alone. */
  unpriced: Int32Array
  /**
   * By profile, the number of rows that miss one filter on the product itself alone; without a filter on variants also of
   * those that miss none.
   */
  products: Uint32Array
}

/** Reused buffers for rows whose number is not known yet: allocating them costs as much as filling them. */
let scratch = [new Int32Array(0), new Int32Array(0)] as const

/** Divides the rows by what they miss. The lists of rows are valid until the next call. */
function divide(
  { columns }: CatalogIndex,
  { priceFrom = 0, priceTo = Infinity }: Criteria,
  missed: Uint16Array,
  filter: ItemFilter | undefined,
  hits: Int32Array | undefined,
): Divided {
  const { profiles, alive, price, items } = columns
  if (scratch[0].length < columns.rows) scratch = [new Int32Array(alive.length), new Int32Array(alive.length)]
  const [fitting, unpriced] = scratch
  const products = new Uint32Array(missed.length)
  let [fits, others] = [0, 0]
  const add = (row: number, number: number, misses: number) => {
    const isPriced = (price[row] ?? 0) >= priceFrom && (price[row] ?? 0) <= priceTo
    if (misses === 0 && isPriced) {
      fitting[fits++] = row
      if (!filter) increment(products, number)
    } else if ((misses === 0 || isPriced) && (!filter || hasItem(items, filter, row))) {
      if (isPriced) increment(products, number)
      else unpriced[others++] = row
    }
  }
  if (hits) {
    for (let at = 0; at < hits.length; at += 1) {
      const row = hits[at] ?? 0
      const number = profiles.of[row] ?? 0
      const misses = missed[number] ?? 0
      if (missesOne(misses) && alive[row] === 1) add(row, number, misses)
    }
  } else {
    for (const [number, { rows, lowestPrice, highestPrice }] of groupsOf(columns).entries()) {
      const misses = missed[number] ?? 0
      if (!missesOne(misses)) continue
      // The cost follows the answer: nothing has to be known of each row.
      if (filter || lowestPrice < priceFrom || highestPrice > priceTo) {
        for (let at = 0; at < rows.length; at += 1) add(rows[at] ?? 0, number, misses)
        continue
      }
      products[number] = rows.length
      if (misses !== 0) continue
      fitting.set(rows, fits)
      fits += rows.length
    }
  }
  return { fitting: fitting.subarray(0, fits), unpriced: unpriced.subarray(0, others), products }
}

/** Whether bits are those of one filter or none. */
function missesOne(bits: number): boolean {
  return (bits & (bits - 1)) === 0
}

/** Counts the values of all variants of a product when no variant filter is set. */
function countWhole({ columns, names }: CatalogIndex, rows: Int32Array): ItemCounts {
  const [color, size] = [new Uint32Array(names.color.all.length), new Uint32Array(names.size.all.length)]
  countValues(columns.colors, rows, color)
  countValues(columns.sizes, rows, size)
  const branch = bitCounter(columns.branches.words)
  let inStock = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    branch.add(columns.branches, row)
    inStock += columns.inStock[row] ?? 0
  }
  return { color, size, branch: branch.counts(), inStock }
}
