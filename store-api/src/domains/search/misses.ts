import type { CatalogIndex } from './catalog-index.ts'
import { type Criteria, type ListFilter, productFilters } from './criteria.ts'
import type { AllNames, Names } from './names.ts'

/** A bit for each filter on the product itself, in the order of `productFilters`, then two that have no names. */
export const bitOf = (nth: number): number => 1 << nth
export const OFFERS = bitOf(productFilters.length)
export const PRICE = bitOf(productFilters.length + 1)
/** Two bits, so that it counts as missing more than one. */
const OUT = 0xc000

/** Whether a row counts for nothing: it is out, or misses two filters. Each facet leaves out one filter at most, its own. */
export const missesMore = (missed: number): boolean => (missed & (missed - 1)) !== 0

/** For each row the filters on the product itself that it misses, as bits. `scores`: what was searched for, by row. */
export function productMisses({ columns, names }: CatalogIndex, criteria: Criteria, scores?: Float32Array): Uint16Array {
  const { rows, alive, values, before } = columns
  const missed = new Uint16Array(rows)
  const out = (column: Uint8Array | Float32Array, wanted: (value: number) => boolean) => {
    for (let row = 0; row < rows; row += 1) if (!wanted(column[row] ?? 0)) missed[row] = OUT
  }
  out(alive, (is) => is === 1)
  if (scores) out(scores, (score) => score > 0)
  if (criteria.kind) out(columns.bundle, (is) => is === Number(criteria.kind === 'bundle'))
  if (criteria.coming) out(columns.coming, (is) => is === 1)

  for (const [nth, filter] of productFilters.entries()) {
    const wanted = wantedNumbers(names, filter, criteria[filter])
    if (wanted) miss(missed, values[filter], wanted, bitOf(nth))
  }
  if (criteria.offers) for (let row = 0; row < rows; row += 1) if (before[row] === 0) missed[row] = (missed[row] ?? 0) | OFFERS
  missPrices(missed, columns.price, criteria)
  return missed
}

function miss(missed: Uint16Array, values: Uint32Array, wanted: Uint8Array, bit: number): void {
  for (let row = 0; row < missed.length; row += 1) {
    if (wanted[values[row] ?? 0] === 0) missed[row] = (missed[row] ?? 0) | bit
  }
}

function missPrices(missed: Uint16Array, price: Int32Array, { priceFrom = 0, priceTo = Infinity }: Criteria): void {
  if (priceFrom <= 0 && priceTo === Infinity) return
  for (let row = 0; row < missed.length; row += 1) {
    const each = price[row] ?? 0
    if (each < priceFrom || each > priceTo) missed[row] = (missed[row] ?? 0) | PRICE
  }
}

/** By number, 1 for the values that a filter takes; of categories also those below. Undefined when it takes all. */
export function wantedNumbers(names: AllNames, filter: ListFilter, slugs: string[] | undefined): Uint8Array | undefined {
  if (!slugs) return undefined
  const { all, bySlug } = names[filter]
  const wanted = new Uint8Array(all.length)
  for (const slug of slugs) wanted[bySlug.get(slug) ?? 0] = 1
  wanted[0] = 0
  if (filter === 'category' || filter === 'subCategory') includeBelow(names[filter], wanted)
  return wanted
}

function includeBelow({ all, byId }: Names, wanted: Uint8Array): void {
  const isWanted = (number: number): boolean => {
    if (wanted[number] === 1) return true
    const parent = all[number]?.parent ?? null
    return parent !== null && isWanted(byId.get(parent) ?? 0)
  }
  for (const number of all.keys()) if (isWanted(number)) wanted[number] = 1
}
