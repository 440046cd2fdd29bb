import type { BundleStockRow, StockRow } from './catalog-rows.queries.ts'
import { addBit, type Columns } from './columns.ts'
import type { AllNames } from './names.ts'

/** The places of variants in the columns, by id of the variant. */
export interface ItemPlaces {
  get: (variant: number) => number | undefined
  set: (variant: number, item: number) => unknown
}

/**
 * Returns places for variants with ids up to `last`: a Map of a million takes five times the memory. Ignores higher
 * ids.
 */
export function placesUpTo(last: number): ItemPlaces {
  /** Plus one; 0: no place. */
  const places = new Uint32Array(last + 1)
  return {
    get: (variant) => (places[variant] ? places[variant] - 1 : undefined),
    set: (variant, item) => (places[variant] = item + 1),
  }
}

/** Removes the stock of a product. */
export function clearStock({ items, branches, inStock }: Columns, row: number): void {
  const first = items.first[row] ?? 0
  const last = first + (items.length[row] ?? 0)
  items.inStock.fill(0, first, last)
  items.branches.bits.fill(0, first * branches.words, last * branches.words)
  branches.bits.fill(0, row * branches.words, (row + 1) * branches.words)
  inStock[row] = 0
}

/** Adds the stock of a branch to the variants that have a place. Call `sumStock` for their products afterwards. */
export function writeStock(
  { items }: Columns,
  names: AllNames,
  { branch_id, variants }: StockRow,
  places: ItemPlaces,
): void {
  const branch = names.branch.byId.get(branch_id) ?? 0
  for (let at = 0; at < variants.length; at += 4) {
    const item = places.get(variants.readInt32BE(at))
    if (item === undefined) continue
    items.inStock[item] = 1
    addBit(items.branches, item, branch)
  }
}

/**
 * Writes the stock of all variants of a bundle: the branches that have all its parts; null stands for all branches
 * together.
 */
export function writeBundleStock(
  { items }: Columns,
  names: AllNames,
  row: number,
  branches: BundleStockRow['branch_id'][],
): void {
  const first = items.first[row] ?? 0
  for (let item = first; item < first + (items.length[row] ?? 0); item += 1) {
    items.inStock[item] = Number(branches.length > 0)
    for (const id of branches) addBit(items.branches, item, id === null ? 0 : (names.branch.byId.get(id) ?? 0))
  }
}

/** Sums the stock of a product from its variants. */
export function sumStock({ items, branches, inStock }: Columns, row: number): void {
  const first = items.first[row] ?? 0
  const { words, bits } = branches
  for (let item = first; item < first + (items.length[row] ?? 0); item += 1) {
    inStock[row] = (inStock[row] ?? 0) | (items.inStock[item] ?? 0)
    for (let word = 0; word < words; word += 1) {
      bits[row * words + word] = (bits[row * words + word] ?? 0) | (items.branches.bits[item * words + word] ?? 0)
    }
  }
}
