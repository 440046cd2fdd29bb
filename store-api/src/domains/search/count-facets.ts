import { type BitCounter, bitCounter, increment } from './bit-counter.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { type Columns, recordOf } from './columns.ts'
import { type Criteria, type ListFilter, type ProductFilter, productFilters, type VariantFilter, variantFilters } from './criteria.ts'
import { type ItemsRead, itemFilter } from './item-filter.ts'
import { missesMore, PRICE, productMisses } from './misses.ts'
import type { Names } from './names.ts'

export interface FacetCounts {
  /** Products by number of the value; at 0 those that have none. */
  values: Record<ListFilter, Uint32Array>
  offers: number
  inStock: number
  /** What fits without the price filter costs, piastres, in no order. */
  prices: Int32Array
}

export interface Found {
  /** The rows that fit, in no order. */
  rows: Int32Array
  counts?: FacetCounts
}

/** What fits. `scores`: what was searched for, by row. */
export function findRows(index: CatalogIndex, criteria: Criteria, scores?: Float32Array): Found {
  const missed = productMisses(index, criteria, scores)
  const items = itemFilter(index, criteria)
  const rows = rowList(missed.length)
  for (let row = 0; row < missed.length; row += 1) {
    if (missed[row] === 0 && (!items || items.passes(row))) rows.push(row)
  }
  return { rows: rows.all() }
}

/**
 * As findRows, and how many products each value of each facet would leave, the facet's own selection aside: a product that misses
 * one filter alone counts for the facet of that filter, one that misses none for all.
 */
export function countFacets(index: CatalogIndex, criteria: Criteria, scores?: Float32Array): Found {
  const { columns, names } = index
  const missed = productMisses(index, criteria, scores)
  const items = itemFilter(index, criteria)
  const [fitting, priced] = [rowList(missed.length), rowList(missed.length)]
  const tally = newTally(index)

  for (let row = 0; row < missed.length; row += 1) {
    const bits = missed[row] ?? 0
    if (missesMore(bits)) continue
    const fits = items?.read(row) ?? true
    if (items && bits === 0) addItems(tally, items.seen)
    if (!fits) continue
    if (bits === 0) fitting.push(row)
    else if (bits === PRICE) priced.push(row)
    else addToOwn(tally, columns, row, bits)
  }

  const rows = fitting.all()
  for (const filter of productFilters) countColumn(tally.values[filter], columns.values[filter], rows)
  for (const row of rows) if (columns.before[row] !== 0) tally.offers += 1
  if (!items) addWholeProducts(tally, columns, rows)
  for (const filter of ['category', 'subCategory'] as const) addToThoseAbove(names[filter], tally.values[filter])
  return {
    rows,
    counts: {
      values: { ...tally.values, ...recordOf(variantFilters, (filter) => tally.sets[filter].counts()) },
      offers: tally.offers,
      inStock: tally.inStock,
      prices: pricesOf(columns, [rows, priced.all()]),
    },
  }
}

interface Tally {
  values: Record<ProductFilter, Uint32Array>
  sets: Record<VariantFilter, BitCounter>
  offers: number
  inStock: number
}

function newTally({ columns, names }: CatalogIndex): Tally {
  return {
    values: recordOf(productFilters, (filter) => new Uint32Array(names[filter].all.length)),
    sets: recordOf(variantFilters, (filter) => bitCounter(columns.sets[filter].words)),
    offers: 0,
    inStock: 0,
  }
}

function addItems(tally: Tally, seen: ItemsRead): void {
  for (const filter of variantFilters) tally.sets[filter].add(seen[filter], 0)
  if (seen.inStock) tally.inStock += 1
}

/** Where nothing is asked of variants a product offers what all of its variants have. */
function addWholeProducts(tally: Tally, { sets, inStock }: Columns, rows: Int32Array): void {
  for (const filter of variantFilters) {
    const [counter, column] = [tally.sets[filter], sets[filter]]
    for (const row of rows) counter.add(column, row)
  }
  for (const row of rows) tally.inStock += inStock[row] ?? 0
}

/** A product that misses one filter counts for the value that it has there. */
function addToOwn(tally: Tally, { values }: Columns, row: number, bits: number): void {
  // Who misses "on offer" is not on offer, and counts for nothing.
  const filter = productFilters[31 - Math.clz32(bits)]
  if (filter) increment(tally.values[filter], values[filter][row] ?? 0)
}

function countColumn(counts: Uint32Array, values: Uint32Array, rows: Int32Array): void {
  for (const row of rows) increment(counts, values[row] ?? 0)
}

/** What is counted for a category counts for all that are above it. */
function addToThoseAbove({ all, byId }: Names, counts: Uint32Array): void {
  const own = counts.slice()
  for (let number = 1; number < all.length; number += 1) {
    for (let above = parentOf(number); above > 0; above = parentOf(above)) increment(counts, above, own[number])
  }
  function parentOf(of: number): number {
    return byId.get(all[of]?.parent ?? 0) ?? 0
  }
}

function pricesOf({ price }: Columns, lists: Int32Array[]): Int32Array {
  const prices = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const rows of lists) for (const row of rows) prices[at++] = price[row] ?? 0
  return prices
}

/** A list of rows with room for so many. */
function rowList(room: number) {
  const rows = new Int32Array(room)
  let length = 0
  const push = (row: number) => {
    rows[length] = row
    length += 1
  }
  return { push, all: () => rows.subarray(0, length) }
}
