import { normalise } from './language/normalise.ts'
import type { PopularTerm } from './search-term.queries.ts'
import type { TextIndex } from './text-index.ts'

const ARABIC = /\p{Script=Arabic}/u

/** Popular terms in the letters of a language. */
export function popularIn(popular: PopularTerm[], language: 'ar' | 'en', first: number): string[] {
  return popular
    .filter(({ shown }) => ARABIC.test(shown) === (language === 'ar'))
    .slice(0, first)
    .map(({ shown }) => shown)
}

/** Terms that go on from what is typed: those that others looked for, then what the catalogue has. Each once, and not just what is typed. */
export function termsFor(q: string, popular: PopularTerm[], { complete }: Pick<TextIndex, 'complete'>, first: number): string[] {
  const typed = normalise(q)
  if (typed === '') return []
  const wanted = popular.filter(({ term }) => term.startsWith(typed)).map(({ shown }) => shown)
  const terms = new Map<string, string>()
  for (const shown of [...wanted, ...complete(q, first * 2)]) {
    const term = normalise(shown)
    if (term !== typed && !terms.has(term)) terms.set(term, shown)
  }
  return [...terms.values()].slice(0, first)
}
