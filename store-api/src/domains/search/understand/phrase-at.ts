import { stem } from '#src/domains/search/language/stem.ts'
import { expandPhrase, countRows } from '#src/domains/search/words/expand.ts'
import { meaningsAt } from '#src/domains/search/words/lexicon.ts'
import type { Known } from './correct.ts'
import type { Token } from './tokens.ts'

/** A letter that Arabic joins to the next word: لكرة, وشورت. */
export const JOINED = /^[لبو](?=\p{Script=Arabic}{3})/u

/** Returns the longest phrase of a product that begins at a word: واتر بروف, also «بكرة القدم». */
export function phraseAt(
  { lexicon }: Known,
  words: readonly string[],
  stems: readonly string[],
  at: number,
): { length: number; meanings: number[] } | undefined {
  const word = words[at] ?? ''
  const bare = word.replace(JOINED, '')
  const starts = bare === word ? [stems] : [stems, stems.with(at, stem(bare))]
  const found = starts.flatMap((each) => meaningsAt(lexicon, each, at))
  const isOfProducts = ({ length, meanings }: (typeof found)[number]) =>
    length > 1 && countRows(lexicon, expandPhrase(lexicon, meanings)) > 0
  // «كوتشي كورة سلة» are shoes for basketball.
  return found.findLast(
    (each) => isOfProducts(each) && !meaningsAt(lexicon, stems, at + each.length - 1).some(isOfProducts),
  )
}

/** Returns the places of the words that belong to a phrase of a product: واتر بروف. */
export function wordsOfPhrases(known: Known, tokens: readonly Token[]): Set<number> {
  const words = tokens.map(({ word }) => word)
  const stems = words.map(stem)
  return new Set(
    words.flatMap((_, at) =>
      Array.from({ length: phraseAt(known, words, stems, at)?.length ?? 0 }, (__, nth) => at + nth),
    ),
  )
}
