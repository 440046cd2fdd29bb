import { stem, withoutArticle } from './language/stem.ts'
import { type Lexicon, meaningsAt } from './text-lexicon.ts'
import { rowOf as rowIn } from './text-postings.ts'

/** What a word may stand for: numbers of the lexicon, each with how surely, from 0 to 1. */
export type Expansion = Map<number, number>

const sure = { same: 1, article: 0.98, synonym: 0.97, stem: 0.9, prefix: 0.7 }
const MOST_PREFIXED = 40
const NARROW = 0.15

/** What is known by a word, by its stem, and by its synonyms. */
export function expandWord(lexicon: Lexicon, word: string): Expansion {
  const expansion: Expansion = new Map()
  const own = lexicon.words.get(word)
  if (own !== undefined) raise(expansion, own, sure.same)
  for (const bare of barely(word)) {
    for (const number of lexicon.byBare.get(bare) ?? []) raise(expansion, number, sure.article)
    addStem(lexicon, expansion, stem(bare))
  }
  return expansion
}

/** What a phrase means. */
export function expandPhrase(lexicon: Lexicon, meanings: readonly number[]): Expansion {
  const expansion: Expansion = new Map()
  addMeanings(lexicon, expansion, meanings, sure.same)
  return expansion
}

/** The words that begin with what is typed, those that most rows have. */
export function expandPrefix(lexicon: Lexicon, prefix: string): Expansion {
  const starts = [...new Set([prefix, withoutArticle(prefix)])]
  const found: number[] = []
  for (const [word, number] of lexicon.words) {
    if (starts.some((start) => word.startsWith(start) || (word.startsWith('ال') && word.startsWith(start, 2)))) found.push(number)
  }
  const rows = (number: number) => lexicon.postings.lengths[number] ?? 0
  const most = found.toSorted((a, b) => rows(b) - rows(a)).slice(0, MOST_PREFIXED)
  const expansion: Expansion = new Map()
  for (const number of most) {
    raise(expansion, number, sure.prefix)
    for (const meaning of meaningsOf(lexicon, lexicon.stems[number] ?? '')) raise(expansion, meaning, sure.prefix)
  }
  return expansion
}

/** How many rows have any of it, at most. */
export function rowsOf(lexicon: Lexicon, expansion: Expansion): number {
  let rows = 0
  for (const number of expansion.keys()) rows += lexicon.postings.lengths[number] ?? 0
  return rows
}

/** Whether a row has any of it. */
export function hasRow({ postings }: Lexicon, expansion: Expansion, row: number): boolean {
  return [...expansion.keys()].some((number) => {
    const length = postings.lengths[number] ?? 0
    return postings.lists[number]?.subarray(0, length).some((posting) => rowIn(posting) === row) ?? false
  })
}

/** Adds a possibility unless it is known more surely already. */
export function raise(expansion: Expansion, number: number, howSure: number): void {
  if ((expansion.get(number) ?? 0) < howSure) expansion.set(number, howSure)
}

/** Numbers of the groups of synonyms that have this word by itself. */
export function meaningsOf(lexicon: Lexicon, itsStem: string): readonly number[] {
  return meaningsAt(lexicon, [itsStem], 0)[0]?.meanings ?? []
}

function addStem(lexicon: Lexicon, expansion: Expansion, itsStem: string): void {
  for (const number of lexicon.byStem.get(itsStem) ?? []) raise(expansion, number, sure.stem)
  addMeanings(lexicon, expansion, meaningsOf(lexicon, itsStem), sure.synonym)
}

/** Of several meanings the narrow one is likelier than the wide: بناتي are girls before they are children. */
function addMeanings({ postings }: Lexicon, expansion: Expansion, meanings: readonly number[], howSure: number): void {
  const rows = (meaning: number) => postings.lengths[meaning] ?? 0
  const known = meanings.filter((meaning) => rows(meaning) > 0)
  const fewest = Math.min(...known.map(rows))
  for (const meaning of known) raise(expansion, meaning, howSure * (fewest / rows(meaning)) ** NARROW)
}

/** The word, and the word without its article: el and al as well, which are written together with the word in Latin letters. */
function barely(word: string): string[] {
  const latin = /^(?:el|al)([a-z]{3,})$/.exec(word)?.[1]
  return [...new Set([word, withoutArticle(word), ...(latin ? [latin] : [])])]
}
