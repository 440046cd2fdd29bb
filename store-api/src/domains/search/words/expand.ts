import { stem, withoutArticle } from '#src/domains/search/language/stem.ts'
import { type Lexicon, meaningsAt } from './lexicon.ts'

/** Possible meanings of a word: lexicon numbers with a confidence from 0 to 1. */
export type Expansion = Map<number, number>

const sure = { same: 1, article: 0.98, synonym: 0.9, stem: 0.9, prefix: 0.7, prefixSynonym: 0.53 }
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

/** Returns the most frequent words with a prefix, and their synonyms. */
export function expandPrefix(lexicon: Lexicon, prefix: string): Expansion {
  const rows = (number: number) => lexicon.postings.lengths[number] ?? 0
  const most = wordsBegun(lexicon, prefix)
    .toSorted((a, b) => rows(b) - rows(a))
    .slice(0, MOST_PREFIXED)
  const expansion: Expansion = new Map()
  for (const number of most) {
    raise(expansion, number, sure.prefix)
    for (const meaning of meaningsOf(lexicon, lexicon.stems[number] ?? ''))
      raise(expansion, meaning, sure.prefixSynonym)
  }
  return expansion
}

/** Returns the numbers of the words with a prefix, before or behind their article. */
export function wordsBegun({ byBare, plain, written }: Lexicon, prefix: string): number[] {
  const bare = bareBeginning(prefix)
  const found: number[] = []
  for (const [word, numbers] of byBare) {
    for (const number of numbers) if (word.startsWith(bare) || plain[number]?.startsWith(prefix)) found.push(number)
  }
  // A phrase without its space is typed whole.
  return found.filter((number) => !written[number]?.includes(' '))
}

/** Removes the article of the beginning of a word, of which two letters are enough: الكو → كو. */
export function bareBeginning(prefix: string): string {
  return prefix.replace(/^ال(?=\p{Script=Arabic}{2})/u, '')
}

/** Returns an upper bound of the rows that have any of these numbers. */
export function countRows(lexicon: Lexicon, expansion: Expansion): number {
  let rows = 0
  for (const number of expansion.keys()) rows += lexicon.postings.lengths[number] ?? 0
  return rows
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

/**
 * Returns the word without its article, also ahead of two letters («المج»), and without el and al, which Latin spelling
 * joins to the word.
 */
function barely(word: string): string[] {
  const joined = /^(?:el|al)([a-z]{3,})$|^ال(\p{Script=Arabic}{2})$/u.exec(word)?.slice(1) ?? []
  return [...new Set([word, withoutArticle(word), ...joined.filter((bare) => bare !== undefined)])]
}
