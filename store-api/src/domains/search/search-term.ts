import type { ProductListMeta, ProductListQuery } from './search.schema.ts'

/** As the table takes them. */
const LONGEST = 60
const LETTERS = 2
/** Phones, national ids and orders have more; a season with a size has less. */
const DIGITS_IN_A_ROW = /\p{Nd}{6}/u
const DIGITS = 8

/**
 * What a shopper typed as it may be kept for others to see, or undefined: e-mail addresses, anything that could be a phone's or a
 * person's number, long texts and what has no two letters are forgotten at once.
 */
export function keptTerm(q: string): string | undefined {
  const term = q.replaceAll('\u0000', '').toWellFormed().normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (term.length > LONGEST || countOf(term, /\p{L}/gu) < LETTERS) return undefined
  if (term.includes('@') || DIGITS_IN_A_ROW.test(term) || countOf(term, /\p{Nd}/gu) > DIGITS) return undefined
  return term
}

const notFilters = ['q', 'first', 'sort', 'facets']

/**
 * What a list tells about what shoppers look for: the words of a first page that has something, as they were understood. Undefined
 * for further pages and for lists that are narrowed beside: those are the same shopper again. Words that were left out to find
 * anything at all say nothing either.
 */
export function searchedTerm(query: ProductListQuery, { total, search }: Pick<ProductListMeta, 'total' | 'search'>): string | undefined {
  if (query.q === undefined || total === 0 || search?.kind === 'partial') return undefined
  const isNarrowed = Object.entries(query).some(([name, value]) => value !== undefined && !notFilters.includes(name))
  return isNarrowed ? undefined : (search?.understoodAs ?? query.q)
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}
