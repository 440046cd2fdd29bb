import { distance } from '#src/domains/search/language/typos.ts'

/** Phrases by their words but one, which is a blank: «men _» is men gher, and men 8er. */
export type PhraseWords = Map<string, string[]>

/** Longest phrase, in words. */
const LONGEST = 4
const BLANK = '_'

/** Indexes the phrases of more than one word by each of them. */
export function phraseWordsOf(phrases: Iterable<readonly string[]>): PhraseWords {
  const found: PhraseWords = new Map()
  for (const words of phrases) {
    if (words.length < 2 || words.length > LONGEST) continue
    for (const [at, word] of words.entries()) {
      const key = words.with(at, BLANK).join(' ')
      const fitting = found.get(key) ?? []
      if (!fitting.includes(word)) fitting.push(word)
      found.set(key, fitting)
    }
  }
  return found
}

/** Shortest word that is corrected, and farthest: the other words of the phrase make sure of it. */
const LEAST = 3
const FARTHEST = 1

/**
 * Returns the phrases that begin at a word and have one word, the `nth`, spelt otherwise: low cowt is low cost. `word` is
 * how the phrase has it.
 */
export function phrasesNear(
  phrases: PhraseWords,
  words: readonly string[],
  at: number,
): { length: number; nth: number; word: string; far: number }[] {
  const found = []
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length -= 1) {
    const span = words.slice(at, at + length)
    for (const [nth, typed] of span.entries()) {
      if (typed.length < LEAST) continue
      const near = phrases
        .get(span.with(nth, BLANK).join(' '))
        ?.map((word) => ({ length, nth, word, far: distance(typed, word, FARTHEST) }))
        .toSorted((a, b) => a.far - b.far)[0]
      if (near && near.far <= FARTHEST) found.push(near)
    }
  }
  return found
}
