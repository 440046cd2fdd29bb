import { normalise } from './normalise.ts'
import { joinSeasons } from './seasons.ts'
import { remember } from './remember.ts'

/** A normalised word with its original spelling. */
export interface Word {
  word: string
  written: string
}

const normalisedWords = remember((part): string[] => {
  const folded = normalise(part)
  return folded === '' ? [] : folded.split(' ')
})

/** Returns the normalised words of a text; a season is one word. */
export function wordsOf(text: string): string[] {
  const parts = text.split(' ')
  return joinSeasons(parts.length === 1 ? normalisedWords(text) : parts.flatMap(normalisedWords))
}

/** Like `wordsOf`, with the original spelling of each word where it can be found, else the normalised one. */
export function writtenWordsOf(text: string): Word[] {
  const written = new Map<string, string>()
  for (const part of text.split(/[^\p{Alphabetic}\p{N}\p{M}\u0640]+/u)) {
    const word = normalisedWords(part).join(' ')
    if (word && !written.has(word)) written.set(word, part)
  }
  return wordsOf(text).map((word) => ({ word, written: written.get(word) ?? word }))
}

/** Splits a club's nicknames at commas, and between Arabic and Latin ones at a space. */
export function nicknamesIn(text: string): string[] {
  return text.split(/[،,]|(?<=\p{Script=Arabic})\s+(?=\p{Script=Latin})/u)
}
