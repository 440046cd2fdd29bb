import type { ProductListMeta, ProductListQuery } from './search.schema.ts'

/** A text that may be kept: one that products were found for, or one that the shop has nothing of. */
export interface SearchedText {
  text: string
  found: boolean
}

type Answer = Pick<ProductListMeta, 'total' | 'search'>

const notFilters = ['q', 'first', 'sort', 'facets']

/**
 * Returns the texts that a list counts for: the corrected text when products have all of it, otherwise what they lack.
 * None for further pages and filtered lists, which repeat the same search.
 */
export function searchedTexts({ q, ...filters }: ProductListQuery, { total, search }: Answer): SearchedText[] {
  const isNarrowed = Object.entries(filters).some(([name, value]) => value !== undefined && !notFilters.includes(name))
  // Words of a text that may be personal are not kept alone either.
  if (q === undefined || isNarrowed || keptText(q) === undefined) return []
  const lacking = [...(search?.leftOut ?? []), ...(search?.notSold ?? [])]
  const missed = total === 0 && lacking.length === 0 ? [q] : lacking
  return missed.length > 0
    ? missed.map((each) => ({ text: each, found: false }))
    : [{ text: correctedText(q, search), found: true }]
}

/** Returns a text with its corrections. */
export function correctedText(q: string, note: Answer['search']): string {
  return (note?.corrected ?? []).reduce((text, { typed, meant }) => text.replace(typed, () => meant), q)
}

/** Maximum length of a kept text, in characters. */
const LONGEST = 60
const LETTERS = 2
/** Phone numbers, national ids and order numbers have at least six digits in a row; a season with a size has fewer. */
const DIGITS_IN_A_ROW = /\p{Nd}{6}/u
const DIGITS = 8

/**
 * Returns a typed text as it may be kept, or undefined: e-mail addresses, possible phone or id numbers, long texts and
 * texts with fewer than two letters are never stored.
 */
export function keptText(typed: string): string | undefined {
  const text = typed.replaceAll('\u0000', '').toWellFormed().normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (text.length > LONGEST || countOf(text, /\p{L}/gu) < LETTERS) return undefined
  if (text.includes('@') || DIGITS_IN_A_ROW.test(text) || countOf(text, /\p{Nd}/gu) > DIGITS) return undefined
  return text
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}
