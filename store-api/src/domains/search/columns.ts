import type { AllNames } from './names.ts'
import { createProfiles, type Profiles } from './profiles.ts'
import { type ValueSets, valueSets } from './value-sets.ts'

/** Sets of values as bits, one per item: value n is bit n. */
export interface BitSets {
  /** 32-bit words per item. */
  words: number
  bits: Uint32Array
}

/** Whole numbers to sort by, by row. */
export type Numbers = Int32Array | Float64Array

/**
 * The visible products in columns, one row each, so that a scan of a hundred thousand products reads memory
 * sequentially. Rows are only added; an outdated row is not alive.
 */
export interface Columns {
  rows: number
  /** Outdated rows. */
  dead: number
  rowOf: Map<number, number>
  alive: Uint8Array
  profiles: Profiles
  inStock: Uint8Array
  id: Int32Array
  /** Piastres. */
  price: Int32Array
  sold: Int32Array
  /** Revenue at the current price in piastres. */
  takings: Float64Array
  /** Microseconds since 1970. */
  published: Float64Array
  /** Discount in ten-thousandths of the former price. */
  discount: Int32Array
  /** Ten-thousandths of a star. */
  rating: Int32Array
  /** Values of any variant of the product. */
  colors: ValueSets
  sizes: ValueSets
  branches: BitSets
  /** Equal texts have equal numbers. */
  textHash: Float64Array
  items: Items
}

/** The variants, those of a product in a row. */
export interface Items {
  count: number
  /** By row of the product. */
  first: Uint32Array
  length: Uint16Array
  /** By item. */
  color: Uint16Array
  size: Uint16Array
  branches: BitSets
  inStock: Uint8Array
}

/** Creates empty columns with room for `rows` products and `items` variants. */
export function createColumns(names: AllNames, rows: number, items: number): Columns {
  const branches = names.branch.all.length
  return {
    rows: 0,
    dead: 0,
    rowOf: new Map(),
    alive: new Uint8Array(rows),
    profiles: createProfiles(rows),
    inStock: new Uint8Array(rows),
    id: new Int32Array(rows),
    price: new Int32Array(rows),
    sold: new Int32Array(rows),
    takings: new Float64Array(rows),
    published: new Float64Array(rows),
    discount: new Int32Array(rows),
    rating: new Int32Array(rows),
    colors: valueSets(rows),
    sizes: valueSets(rows),
    branches: bitSets(branches, rows),
    textHash: new Float64Array(rows),
    items: {
      count: 0,
      first: new Uint32Array(rows),
      length: new Uint16Array(rows),
      color: new Uint16Array(items),
      size: new Uint16Array(items),
      branches: bitSets(branches, items),
      inStock: new Uint8Array(items),
    },
  }
}

/** Creates empty sets of up to `values` values for `items` items. */
function bitSets(values: number, items: number): BitSets {
  const words = Math.ceil(values / 32)
  return { words, bits: new Uint32Array(words * items) }
}

/** Adds a value to the set of an item. */
export function addBit({ words, bits }: BitSets, item: number, value: number): void {
  const word = item * words + (value >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (value & 31))
}
