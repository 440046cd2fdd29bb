import { normalise } from './normalise.ts'
import { joinSeasons } from './seasons.ts'

/** A word, and how it was written where it was met. */
export interface Word {
  word: string
  written: string
}

/** The words of a text, normalised, seasons as one. */
export function wordsOf(text: string): string[] {
  const folded = normalise(text)
  return folded === '' ? [] : joinSeasons(folded.split(' '))
}

/** The same words with how they were written, as far as that can be told; else they are written as they are. */
export function writtenWordsOf(text: string): Word[] {
  const written = new Map<string, string>()
  for (const part of text.split(/[^\p{Alphabetic}\p{N}\p{M}\u0640]+/u)) {
    const word = normalise(part)
    if (word && !written.has(word)) written.set(word, part)
  }
  return wordsOf(text).map((word) => ({ word, written: written.get(word) ?? word }))
}
