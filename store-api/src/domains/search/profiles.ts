import { type ProductFilter, productFilters } from './criteria.ts'

/** Properties that the filters of a list look at: value numbers, and 0 or 1. */
const properties = [...productFilters, 'bundle', 'coming', 'offers'] as const

export type Profile = Record<(typeof properties)[number], number>

/**
 * Values of whole products that filters look at. A large shop has many products of few profiles: filters and counts look at
 * each profile once.
 */
export interface Profiles {
  /** Number of the profile by row. */
  of: Uint32Array
  /** By number of the profile. */
  values: Record<keyof Profile, number[]>
  numbers: Map<string, number>
  /** By number of the profile. Made when it is needed, and dropped when a row gets another profile or price. */
  groups?: Group[]
}

/** The living rows of a profile. */
interface Group {
  rows: Int32Array
  lowestPrice: number
  highestPrice: number
}

/** Creates the profiles of `rows` rows. */
export function createProfiles(rows: number): Profiles {
  return { of: new Uint32Array(rows), values: recordOf(properties, () => []), numbers: new Map() }
}

/** Sets the profile of a row. */
export function setProfile(profiles: Profiles, row: number, profile: Profile): void {
  const { of, values, numbers } = profiles
  const key = Object.values(profile).join()
  let number = numbers.get(key)
  if (number === undefined) {
    number = numbers.size
    numbers.set(key, number)
    for (const name of properties) values[name].push(profile[name])
  }
  if (of[row] !== number) profiles.groups = undefined
  of[row] = number
}

/** The columns that groups are made of. */
interface Grouped {
  profiles: Profiles
  alive: Uint8Array
  price: Int32Array
  rows: number
}

/** Returns the living rows by profile. */
export function groupsOf({ profiles, alive, price, rows }: Grouped): Group[] {
  if (profiles.groups) return profiles.groups
  const groups = Array.from(profiles.numbers, () => ({
    rows: new Array<number>(),
    lowestPrice: Infinity,
    highestPrice: 0,
  }))
  for (let row = 0; row < rows; row += 1) {
    const group = groups[profiles.of[row] ?? 0]
    if (!group || alive[row] !== 1) continue
    group.rows.push(row)
    group.lowestPrice = Math.min(group.lowestPrice, price[row] ?? 0)
    group.highestPrice = Math.max(group.highestPrice, price[row] ?? 0)
  }
  profiles.groups = groups.map((group) => ({ ...group, rows: Int32Array.from(group.rows) }))
  return profiles.groups
}

/** Whether a row has a value of a filter. */
export function hasValue({ of, values }: Profiles, row: number, filter: ProductFilter, value: number): boolean {
  return values[filter][of[row] ?? 0] === value
}

/** Builds a record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
}
