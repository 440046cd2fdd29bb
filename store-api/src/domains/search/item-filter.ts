import { addBit, type BitSets } from './columns.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Criteria } from './criteria.ts'
import { wantedNumbers } from './misses.ts'

const COLOR = 1
const SIZE = 2
const BRANCH = 4
const STOCK = 8

/** What a product's variants offer to each facet, its own selection aside; of the product that was read last. */
export interface ItemsRead {
  color: BitSets
  size: BitSets
  branch: BitSets
  inStock: boolean
}

export interface ItemFilter {
  /** Whether one of the product's variants passes: 'red' and 'L' mean a red L, and a branch one that has it. */
  passes(row: number): boolean
  /** As `passes`, and writes into `seen` what its variants have. */
  read(row: number): boolean
  seen: ItemsRead
}

/** The filter on variants; undefined when nothing is asked of them. */
export function itemFilter({ columns, names }: CatalogIndex, criteria: Criteria): ItemFilter | undefined {
  const color = wantedNumbers(names, 'color', criteria.color)
  const size = wantedNumbers(names, 'size', criteria.size)
  const here = wantedNumbers(names, 'branch', criteria.branch)
  const { items, inStock, sets } = columns
  const branch = here && bitsOf(here, sets.branch.words)
  // A branch that has it means that it is in stock.
  const stock = criteria.inStock === true && !here
  if (!color && !size && !branch && !stock) return undefined
  const one = ({ words }: BitSets) => ({ words, bits: new Uint32Array(words) })
  const seen: ItemsRead = { color: one(sets.color), size: one(sets.size), branch: one(sets.branch), inStock: false }

  const missedBy = (item: number): number => {
    let missed = 0
    if (color && color[items.color[item] ?? 0] === 0) missed |= COLOR
    if (size && size[items.size[item] ?? 0] === 0) missed |= SIZE
    if (branch && !overlap(branch, items.branches, item)) missed |= BRANCH
    if (stock && items.inStock[item] === 0) missed |= STOCK
    return missed
  }
  const read = (row: number): boolean => {
    let fits = false
    for (const set of [seen.color, seen.size, seen.branch]) set.bits.fill(0)
    seen.inStock = false
    const first = items.first[row] ?? 0
    for (let item = first; item < first + (items.length[row] ?? 0); item += 1) {
      const missed = missedBy(item)
      if (missed === 0) fits = true
      if ((missed & ~COLOR) === 0) addBit(seen.color, 0, items.color[item] ?? 0)
      if ((missed & ~SIZE) === 0) addBit(seen.size, 0, items.size[item] ?? 0)
      if ((missed & ~BRANCH) === 0) unite(seen.branch.bits, items.branches, item)
      if ((missed & ~STOCK) === 0 && items.inStock[item] === 1) seen.inStock = true
    }
    return fits
  }
  const passes = (row: number): boolean => {
    if (stock && inStock[row] === 0) return false
    const first = items.first[row] ?? 0
    for (let item = first; item < first + (items.length[row] ?? 0); item += 1) if (missedBy(item) === 0) return true
    return false
  }
  return { passes, read, seen }
}

function bitsOf(wanted: Uint8Array, words: number): Uint32Array {
  const sets = { words, bits: new Uint32Array(words) }
  for (const [number, is] of wanted.entries()) if (is === 1) addBit(sets, 0, number)
  return sets.bits
}

function overlap(wanted: Uint32Array, { words, bits }: BitSets, thing: number): boolean {
  for (let word = 0; word < words; word += 1) if (((wanted[word] ?? 0) & (bits[thing * words + word] ?? 0)) !== 0) return true
  return false
}

function unite(into: Uint32Array, { words, bits }: BitSets, thing: number): void {
  for (let word = 0; word < words; word += 1) into[word] = (into[word] ?? 0) | (bits[thing * words + word] ?? 0)
}
