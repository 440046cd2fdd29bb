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

/** Returns the word that makes a phrase with the words around a misspelt one: low cowt is low cost. */
export function wordOfPhrase(
  phrases: PhraseWords,
  words: readonly string[],
  at: number,
): { word: string; far: number } | undefined {
  const word = words[at] ?? ''
  if (word.length < LEAST) return undefined
  for (let length = LONGEST; length > 1; length -= 1) {
    for (let start = Math.max(0, at - length + 1); start <= at && start + length <= words.length; start += 1) {
      const key = words
        .slice(start, start + length)
        .with(at - start, BLANK)
        .join(' ')
      const near = phrases
        .get(key)
        ?.map((fitting) => ({ word: fitting, far: distance(word, fitting, FARTHEST) }))
        .toSorted((a, b) => a.far - b.far)[0]
      if (near && near.far <= FARTHEST) return near
    }
  }
  return undefined
}
