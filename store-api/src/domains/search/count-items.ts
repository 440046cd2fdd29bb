import { bitCounter } from './bit-counter.ts'
import type { BitSets, Items } from './columns.ts'
import { increment } from './counting.ts'
import type { VariantFilter } from './criteria.ts'
import { BRANCH, COLOR, type ItemFilter, overlap, SIZE, STOCK } from './item-filter.ts'
import type { AllNames } from './names.ts'

/** Numbers of products, by value number. */
export type ItemCounts = Record<VariantFilter, Uint32Array> & { inStock: number }

/** Whether a row has a matching variant. */
export function hasItem(items: Items, filter: ItemFilter, row: number): boolean {
  const from = items.first[row] ?? 0
  const to = from + (items.length[row] ?? 0)
  let item = from
  while (item < to && missedBy(items, filter, item) !== 0) item += 1
  return item < to
}

/**
 * Returns the rows with a matching variant, in the same memory, and counts the facet values of the variants of each
 * product, without the facet's own selection.
 */
export function countItems(
  items: Items,
  names: AllNames,
  filter: ItemFilter,
  rows: Int32Array,
): { rows: Int32Array; counts: ItemCounts } {
  const { color: colors, size: sizes, inStock: stocked, branches } = items
  const [color, size] = [onceEach(names.color.all.length), onceEach(names.size.all.length)]
  const branch = bitCounter(branches.words)
  const here: BitSets = { words: branches.words, bits: new Uint32Array(branches.words) }
  let [found, inStock] = [0, 0]
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const from = items.first[row] ?? 0
    const to = from + (items.length[row] ?? 0)
    let [fits, isStocked] = [0, 0]
    here.bits.fill(0)
    for (let item = from; item < to; item += 1) {
      const missed = missedBy(items, filter, item)
      if (missed === 0) fits = 1
      if ((missed & ~COLOR) === 0) countOnce(color, colors[item] ?? 0, row)
      if ((missed & ~SIZE) === 0) countOnce(size, sizes[item] ?? 0, row)
      if ((missed & ~BRANCH) === 0) unite(here.bits, branches, item)
      if ((missed & ~STOCK) === 0) isStocked |= stocked[item] ?? 0
    }
    branch.add(here, 0)
    inStock += isStocked
    rows[found] = row
    found += fits
  }
  const counts = { color: color.counts, size: size.counts, branch: branch.counts(), inStock }
  return { rows: rows.subarray(0, found), counts }
}

function missedBy(items: Items, filter: ItemFilter, item: number): number {
  const missed =
    (filter.color[items.color[item] ?? 0] ?? 0) |
    (filter.size[items.size[item] ?? 0] ?? 0) |
    (filter.stock[items.inStock[item] ?? 0] ?? 0)
  return filter.branch && !overlap(filter.branch, items.branches, item) ? missed | BRANCH : missed
}

/** Counts of values, with the row for which each value was counted last. */
interface OnceEach {
  counts: Uint32Array
  lastRow: Int32Array
}

function onceEach(values: number): OnceEach {
  return { counts: new Uint32Array(values), lastRow: new Int32Array(values).fill(-1) }
}

/** Counts a value at most once per row. Calls for one row must be consecutive. */
function countOnce({ counts, lastRow }: OnceEach, value: number, row: number): void {
  if (lastRow[value] === row) return
  lastRow[value] = row
  increment(counts, value)
}

function unite(into: Uint32Array, { words, bits }: BitSets, thing: number): void {
  for (let word = 0; word < words; word += 1) into[word] = (into[word] ?? 0) | (bits[thing * words + word] ?? 0)
}
