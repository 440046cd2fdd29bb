import { normalise } from './normalise.ts'
import { joinSeasons } from './seasons.ts'

/** A word, and how it was written where it was met. */
export interface Word {
  word: string
  written: string
}

/** Names are made of few different words: each is normalised once. */
const known = new Map<string, string[]>()
const MOST_KNOWN = 50_000
const LONGEST_KNOWN = 40

/** The words of a text, normalised, seasons as one. */
export function wordsOf(text: string): string[] {
  const parts = text.split(' ')
  return joinSeasons(parts.length === 1 ? partsOf(text) : parts.flatMap(partsOf))
}

function partsOf(part: string): string[] {
  const already = known.get(part)
  if (already) return already
  const folded = normalise(part)
  const words = folded === '' ? [] : folded.split(' ')
  if (part.length > LONGEST_KNOWN) return words
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(part, words)
  return words
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

/** A club's nicknames: parted by commas, and the Arabic ones from the English ones by a space. */
export function nicknamesIn(text: string): string[] {
  return text.split(/[،,]|(?<=\p{Script=Arabic})\s+(?=\p{Script=Latin})/u)
}
