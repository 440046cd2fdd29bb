import type { CatalogIndex } from './catalog-index.ts'
import { type Criteria, type ListFilter, productFilters } from './criteria.ts'
import type { AllNames, Names } from './names.ts'

/**
 * Returns the bit of a filter on the product itself, in the order of `productFilters`; the last two bits belong to
 * unnamed filters.
 */
export const bitOf = (nth: number): number => 1 << nth
const OFFERS = bitOf(productFilters.length)
export const PRICE = bitOf(productFilters.length + 1)
/** Two bits, so that it equals no filter's bit. */
const OUT = 0xc000

/** Reused buffer for the misses: allocating it costs as much as filling it. */
let scratch = new Uint16Array(0)

const productCriteria = ['kind', 'coming', ...productFilters, 'offers', 'priceFrom', 'priceTo'] as const

/** Whether `productMisses` can find a miss. */
export const hasProductCriteria = (criteria: Criteria): boolean =>
  productCriteria.some((name) => criteria[name] !== undefined)

/**
 * Returns, for each row, the bits of the filters on the product itself that it misses. The result is valid until the
 * next call. `scores`: text scores by row.
 */
export function productMisses(
  { columns, names }: CatalogIndex,
  criteria: Criteria,
  scores?: Float32Array,
): Uint16Array {
  if (scratch.length < columns.rows) scratch = new Uint16Array(columns.alive.length)
  const missed = scratch.subarray(0, columns.rows).fill(0)
  if (columns.dead > 0) dropOthers(missed, columns.alive, 1)
  if (scores) dropUnscored(missed, scores)
  if (criteria.kind) dropOthers(missed, columns.bundle, Number(criteria.kind === 'bundle'))
  if (criteria.coming) dropOthers(missed, columns.coming, 1)
  for (const [nth, filter] of productFilters.entries()) {
    const wanted = acceptedValues(names, filter, criteria[filter])
    if (wanted) miss(missed, columns.values[filter], wanted, bitOf(nth))
  }
  if (criteria.offers) missFullPrices(missed, columns.before)
  if (criteria.priceFrom !== undefined || criteria.priceTo !== undefined) missPrices(missed, columns.price, criteria)
  return missed
}

function dropOthers(missed: Uint16Array, column: Uint8Array, wanted: number): void {
  for (let row = 0; row < missed.length; row += 1) if (column[row] !== wanted) missed[row] = OUT
}

function dropUnscored(missed: Uint16Array, scores: Float32Array): void {
  for (let row = 0; row < missed.length; row += 1) if (!((scores[row] ?? 0) > 0)) missed[row] = OUT
}

function missFullPrices(missed: Uint16Array, before: Int32Array): void {
  for (let row = 0; row < missed.length; row += 1) if (before[row] === 0) missed[row] = (missed[row] ?? 0) | OFFERS
}

function miss(missed: Uint16Array, values: Uint32Array, wanted: Uint8Array, bit: number): void {
  const bits = Uint16Array.from(wanted, (is) => (is === 1 ? 0 : bit))
  for (let row = 0; row < missed.length; row += 1) missed[row] = (missed[row] ?? 0) | (bits[values[row] ?? 0] ?? 0)
}

function missPrices(missed: Uint16Array, price: Int32Array, { priceFrom = 0, priceTo = Infinity }: Criteria): void {
  for (let row = 0; row < missed.length; row += 1) {
    const each = price[row] ?? 0
    if (each < priceFrom || each > priceTo) missed[row] = (missed[row] ?? 0) | PRICE
  }
}

/**
 * Returns 1 at the numbers of the values that a filter accepts, subcategories included; undefined when it accepts all.
 */
export function acceptedValues(
  names: AllNames,
  filter: ListFilter,
  slugs: string[] | undefined,
): Uint8Array | undefined {
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
