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

/** A word that is being typed behind others could go on in so many ways that each is tried. */
const TRIED = 8

/** Terms that go on from what is typed: those that others looked for, then what the catalogue has. Each once, and not just what is typed. */
export function termsFor(q: string, popular: PopularTerm[], text: Pick<TextIndex, 'complete' | 'search'>, first: number): string[] {
  const typed = normalise(q)
  if (typed === '') return []
  const wanted = popular.filter(({ term }) => term.startsWith(typed)).map(({ shown }) => shown)
  const whole = termsBut(typed, [...wanted, ...text.complete(q, first * 2)])
  return (whole.length > 0 ? whole : termsBut(typed, lastWordCompleted(q, text))).slice(0, first)
}

/** What is typed with its last word made whole, «قميص الا» → «قميص الأهلي», where products have all of it. */
function lastWordCompleted(q: string, { complete, search }: Pick<TextIndex, 'complete' | 'search'>): string[] {
  const [, before = '', begun = ''] = /^(.*\S)\s+(\S+)$/u.exec(q.slice(0, 120)) ?? []
  if (before === '') return []
  const terms = complete(begun, TRIED).map((end) => `${before} ${end}`)
  return terms.filter((term) => {
    const match = search(term)
    return match && match.count > 0 && !match.note
  })
}

function termsBut(typed: string, candidates: string[]): string[] {
  const terms = new Map<string, string>()
  for (const shown of candidates) {
    const term = normalise(shown)
    if (term !== typed && !terms.has(term)) terms.set(term, shown)
  }
  return [...terms.values()]
}
