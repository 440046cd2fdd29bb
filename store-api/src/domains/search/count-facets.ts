import { bitCounter } from './bit-counter.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { type Columns, recordOf } from './columns.ts'
import { type ItemCounts, countItems, filterRows } from './count-items.ts'
import { increment } from './counting.ts'
import { type Criteria, type ListFilter, productFilters } from './criteria.ts'
import { itemFilter } from './item-filter.ts'
import { bitOf, PRICE, productMisses } from './misses.ts'
import type { Names } from './names.ts'
import { countValues } from './value-sets.ts'

export interface FacetCounts {
  /** Products by value number; at 0 those without a value. */
  values: Record<ListFilter, Uint32Array>
  offers: number
  inStock: number
  /** Prices of the products that match all but the price filter, in piastres, unsorted. */
  prices: Int32Array
}

export interface Found {
  /** The matching rows, unsorted. */
  rows: Int32Array
  counts?: FacetCounts
}

/** Finds the matching rows. `scores` are the text scores by row. */
export function findRows(index: CatalogIndex, criteria: Criteria, scores?: Float32Array): Found {
  const rows = rowsWith(productMisses(index, criteria, scores), 0)
  const filter = itemFilter(index, criteria)
  return { rows: filter ? filterRows(index.columns.items, filter, rows) : rows }
}

/**
 * Like findRows, and counts how many products each value of each facet would leave, ignoring the facet's own selection:
 * a product that misses only one filter counts for the facet of that filter, a product that misses none counts for all.
 */
export function countFacets(index: CatalogIndex, criteria: Criteria, scores?: Float32Array): Found {
  const { columns, names } = index
  const missed = productMisses(index, criteria, scores)
  const filter = itemFilter(index, criteria)
  const passing = (rows: Int32Array) => (filter ? filterRows(columns.items, filter, rows) : rows)
  const fitting = rowsWith(missed, 0)
  const { rows, counts } = filter
    ? countItems(columns.items, names, filter, fitting)
    : { rows: fitting, counts: countWhole(index, fitting) }
  const { inStock, ...values } = counts
  const ofProducts = recordOf(productFilters, (name) => {
    const own = new Uint32Array(names[name].all.length)
    countRows(own, columns.values[name], rows)
    const bit = bitOf(productFilters.indexOf(name))
    // Without a filter on variants no list of the rows is needed; a category is missed by most of the shop.
    if (criteria[name] && filter) countRows(own, columns.values[name], passing(rowsWith(missed, bit)))
    else if (criteria[name]) countMissing(own, columns.values[name], missed, bit)
    return withBelow(own, names[name])
  })
  const isPriced = criteria.priceFrom !== undefined || criteria.priceTo !== undefined
  const priced = isPriced ? [rows, passing(rowsWith(missed, PRICE))] : [rows]
  return {
    rows,
    counts: {
      values: { ...ofProducts, ...values },
      offers: countOffers(columns, rows),
      inStock,
      prices: pricesOf(columns, priced),
    },
  }
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

/** Counts the rows of each value. */
function countRows(counts: Uint32Array, values: Uint32Array, rows: Int32Array): void {
  for (let at = 0; at < rows.length; at += 1) increment(counts, values[rows[at] ?? 0] ?? 0)
}

/** Counts the rows of each value that miss only the filter of that bit. */
function countMissing(counts: Uint32Array, values: Uint32Array, missed: Uint16Array, bit: number): void {
  for (let row = 0; row < missed.length; row += 1) if (missed[row] === bit) increment(counts, values[row] ?? 0)
}

/** Adds the counts of categories to those of their ancestors. */
function withBelow(own: Uint32Array, { all, byId }: Names): Uint32Array {
  const counts = own.slice()
  for (let number = 1; number < all.length; number += 1) {
    if (own[number] === 0) continue
    for (let above = parentOf(number); above > 0; above = parentOf(above)) increment(counts, above, own[number])
  }
  return counts

  function parentOf(number: number): number {
    const parent = all[number]?.parent ?? null
    return parent === null ? 0 : (byId.get(parent) ?? 0)
  }
}

function countOffers({ before }: Columns, rows: Int32Array): number {
  let offers = 0
  for (let at = 0; at < rows.length; at += 1) if (before[rows[at] ?? 0] !== 0) offers += 1
  return offers
}

function pricesOf({ price }: Columns, lists: Int32Array[]): Int32Array {
  const prices = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let found = 0
  for (const rows of lists) {
    for (let at = 0; at < rows.length; at += 1) {
      prices[found] = price[rows[at] ?? 0] ?? 0
      found += 1
    }
  }
  return prices
}

/** Reused buffer for rows whose number is not known yet. */
let scratch = new Int32Array(0)

/** Returns the rows that miss no filter (0), or only the filter of that bit. */
function rowsWith(missed: Uint16Array, bits: number): Int32Array {
  if (scratch.length < missed.length) scratch = new Int32Array(missed.length)
  const rows = scratch
  let found = 0
  for (let row = 0; row < missed.length; row += 1) {
    // Without a branch, which the processor would guess wrongly for many rows.
    rows[found] = row
    found += Number(missed[row] === bits)
  }
  return rows.slice(0, found)
}
