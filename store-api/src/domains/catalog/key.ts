import type { Key } from './catalog.queries.ts'

/** What stands in an address for one thing: digits are its id, anything else its slug. */
export function keyOf(idOrSlug: string): Exclude<Key, undefined> {
  return /^\d+$/.test(idOrSlug) ? { ids: [Number(idOrSlug)] } : { slug: idOrSlug }
}
