import type { Key } from './catalog.queries.ts'

/** The key of an item in an address: digits are its id, other texts its slug. */
export function keyOf(idOrSlug: string): Exclude<Key, undefined> {
  return /^\d+$/.test(idOrSlug) ? { ids: [Number(idOrSlug)] } : { slug: idOrSlug }
}
