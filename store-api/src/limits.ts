const declared = Symbol('declared')

/** So many tries in so many seconds, counted from the first; made by `limit` alone. */
export interface Limit {
  name: string
  tries: number
  seconds: number
  [declared]: true
}

/**
 * All limits. Each stands in a table of docs/ with its number, whose it is and why: `scripts/limit-tables.test.ts`
 * compares them.
 */
export const limits: Limit[] = []

/** Declares a limit of tries, which `http/rate-limit.ts` counts. */
export function limit(numbers: Omit<Limit, typeof declared>): Limit {
  const made: Limit = { ...numbers, [declared]: true }
  limits.push(made)
  return made
}

/** Declares a limit of what there may be at a time, of a size in bytes, or of a share; returns the number. */
export function atMost(name: string, number: number): number {
  return limit({ name, tries: number, seconds: 0 }).tries
}
