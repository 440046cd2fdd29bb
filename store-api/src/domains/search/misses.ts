import type { CatalogIndex } from './catalog-index.ts'
import { type Criteria, type ListFilter, productFilters } from './criteria.ts'
import type { AllNames, Names } from './names.ts'

/** Returns the bit of a filter on the product itself, in the order of `productFilters`. */
export const bitOf = (nth: number): number => 1 << nth
/** Two bits, so that it equals no filter's bit. */
export const OUT = 0xc000

/** Returns, for each profile, the bits of the filters on the product itself that it misses. */
export function profileMisses({ columns, names }: CatalogIndex, criteria: Criteria): Uint16Array {
  const { values, numbers } = columns.profiles
  const missed = new Uint16Array(numbers.size)
  if (criteria.kind) miss(missed, values.bundle, criteria.kind === 'bundle' ? [0, 1] : [1, 0], OUT)
  if (criteria.coming) miss(missed, values.coming, [0, 1], OUT)
  if (criteria.offers) miss(missed, values.offers, [0, 1], OUT)
  for (const [nth, filter] of productFilters.entries()) {
    const wanted = acceptedValues(names, filter, criteria[filter])
    if (wanted) miss(missed, values[filter], wanted, bitOf(nth))
  }
  return missed
}

function miss(missed: Uint16Array, values: readonly number[], wanted: ArrayLike<number>, bit: number): void {
  for (const [number, value] of values.entries()) if (wanted[value] !== 1) missed[number] = (missed[number] ?? 0) | bit
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
