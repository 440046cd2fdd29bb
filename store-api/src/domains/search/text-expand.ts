import { stem, withoutArticle } from './language/stem.ts'
import { type Lexicon, meaningsAt } from './text-lexicon.ts'
import { rowOf as rowIn } from './text-postings.ts'

/** Possible meanings of a word: lexicon numbers with a confidence from 0 to 1. */
export type Expansion = Map<number, number>

const sure = { same: 1, article: 0.98, synonym: 0.97, stem: 0.9, prefix: 0.7 }
const MOST_PREFIXED = 40
const NARROW = 0.15

/** Returns the lexicon numbers of a word, of its stem and of its synonyms. */
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

/** Returns the lexicon numbers of a phrase. */
export function expandPhrase(lexicon: Lexicon, meanings: readonly number[]): Expansion {
  const expansion: Expansion = new Map()
  addMeanings(lexicon, expansion, meanings, sure.same)
  return expansion
}

/** Returns the most frequent words with a prefix. */
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

/** Returns an upper bound of the rows that have any of these numbers. */
export function rowsOf(lexicon: Lexicon, expansion: Expansion): number {
  let rows = 0
  for (const number of expansion.keys()) rows += lexicon.postings.lengths[number] ?? 0
  return rows
}

/** Whether a row has any of these numbers. */
export function hasRow({ postings }: Lexicon, expansion: Expansion, row: number): boolean {
  return [...expansion.keys()].some((number) => {
    const length = postings.lengths[number] ?? 0
    return postings.lists[number]?.subarray(0, length).some((posting) => rowIn(posting) === row) ?? false
  })
}

/** Adds a number with its confidence; a higher existing confidence stays. */
export function raise(expansion: Expansion, number: number, howSure: number): void {
  if ((expansion.get(number) ?? 0) < howSure) expansion.set(number, howSure)
}

/** Returns the numbers of the synonym groups that contain this single word. */
export function meaningsOf(lexicon: Lexicon, itsStem: string): readonly number[] {
  return meaningsAt(lexicon, [itsStem], 0)[0]?.meanings ?? []
}

function addStem(lexicon: Lexicon, expansion: Expansion, itsStem: string): void {
  for (const number of lexicon.byStem.get(itsStem) ?? []) raise(expansion, number, sure.stem)
  addMeanings(lexicon, expansion, meaningsOf(lexicon, itsStem), sure.synonym)
}

/** Adds meanings; a narrow meaning gets more confidence than a wide one: بناتي means girls before children. */
function addMeanings({ postings }: Lexicon, expansion: Expansion, meanings: readonly number[], howSure: number): void {
  const rows = (meaning: number) => postings.lengths[meaning] ?? 0
  const known = meanings.filter((meaning) => rows(meaning) > 0)
  const fewest = Math.min(...known.map(rows))
  for (const meaning of known) raise(expansion, meaning, howSure * (fewest / rows(meaning)) ** NARROW)
}

/** Returns the word without its article, also without el and al, which Latin spelling joins to the word. */
function barely(word: string): string[] {
  const latin = /^(?:el|al)([a-z]{3,})$/.exec(word)?.[1]
  return [...new Set([word, withoutArticle(word), ...(latin ? [latin] : [])])]
}
