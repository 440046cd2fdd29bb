import { addBit, type BitSets } from './columns.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Criteria } from './criteria.ts'
import { acceptedValues } from './misses.ts'

/** Bits of the filters that a variant misses. */
export const COLOR = 1
export const SIZE = 2
export const BRANCH = 4
export const STOCK = 8

/**
 * A filter that one variant must match as a whole: 'red' and 'L' mean a red L; a branch must have that variant in
 * stock.
 */
export interface ItemFilter {
  /** By value number: the bit of the filter when the value is not selected, else 0. */
  color: Uint8Array
  size: Uint8Array
  /** Indexed by 0 (out of stock) and 1 (in stock). */
  stock: Uint8Array
  /** The selected branches as a bit set. */
  branch: Uint32Array | undefined
}

/** Returns the filter on variants; undefined without one. */
export function itemFilter(
  { columns, names }: CatalogIndex,
  { color, size, branch, inStock }: Criteria,
): ItemFilter | undefined {
  // A branch filter implies stock.
  const needsStock = inStock === true && !branch
  if (!color && !size && !branch && !needsStock) return undefined
  return {
    color: unwanted(acceptedValues(names, 'color', color), names.color.all.length, COLOR),
    size: unwanted(acceptedValues(names, 'size', size), names.size.all.length, SIZE),
    stock: Uint8Array.of(needsStock ? STOCK : 0, 0),
    branch: bitsOf(acceptedValues(names, 'branch', branch), columns.branches.words),
  }
}

function unwanted(wanted: Uint8Array | undefined, values: number, bit: number): Uint8Array {
  return wanted ? wanted.map((is) => (is === 1 ? 0 : bit)) : new Uint8Array(values)
}

function bitsOf(wanted: Uint8Array | undefined, words: number): Uint32Array | undefined {
  if (!wanted) return undefined
  const set: BitSets = { words, bits: new Uint32Array(words) }
  for (const [number, is] of wanted.entries()) if (is === 1) addBit(set, 0, number)
  return set.bits
}

/** Whether an item has one of the wanted values. */
export function overlap(wanted: Uint32Array, { words, bits }: BitSets, item: number): boolean {
  for (let word = 0; word < words; word += 1)
    if (((wanted[word] ?? 0) & (bits[item * words + word] ?? 0)) !== 0) return true
  return false
}
