import { isSeason, seasonsOfYear } from './language/seasons.ts'
import { isSizeWord, stopWords } from './language/stop-words.ts'
import { type Word, writtenWordsOf } from './language/words.ts'
import { stem } from './language/stem.ts'
import { type Expansion, expandPhrase, expandWord, raise, rowsOf } from './text-expand.ts'
import { type Lexicon, meaningsAt } from './text-lexicon.ts'

const MAX_LETTERS = 120
const MAX_WORDS = 12

/** A unit of a query: a word or a phrase. */
export interface Unit extends Word {
  expansion: Expansion
  /** Optional: products that have it rank higher. */
  soft: boolean
}

/** Returns the significant words of a query, in order. */
export function parse(lexicon: Lexicon, q: string): Word[] {
  // Bounds the raw length too, because characters that normalise to nothing do not count.
  const words = writtenWordsOf(q.slice(0, MAX_LETTERS * 2))
  let letters = 0
  const first = words.filter(({ word }) => (letters += word.length) <= MAX_LETTERS).slice(0, MAX_WORDS)
  const inPhrase = wordsOfPhrases(lexicon, first)
  const telling = first.filter(({ word }, i) => inPhrase.has(i) || !stopWords.has(word))
  return mend(lexicon, telling.length > 0 ? telling : first)
}

/** Returns the indexes of the words that belong to a known phrase. */
function wordsOfPhrases(lexicon: Lexicon, words: readonly Word[]): Set<number> {
  const stems = words.map(({ word }) => stem(word))
  return new Set(
    stems.flatMap((_, i) => {
      const length = meaningsAt(lexicon, stems, i).at(-1)?.length ?? 1
      return length > 1 ? Array.from({ length }, (__, k) => i + k) : []
    }),
  )
}

/** Returns the units of a query: known phrases if `phrases` is set, else single words. */
export function unitsOf(lexicon: Lexicon, words: readonly Word[], phrases: boolean): Unit[] {
  const stems = words.map(({ word }) => stem(word))
  const units: Unit[] = []
  for (let i = 0; i < words.length; ) {
    const longest = phrases ? meaningsAt(lexicon, stems, i).findLast(({ length }) => length > 1) : undefined
    const length = longest?.length ?? 1
    units.push(longest ? phraseUnit(lexicon, words.slice(i, i + length), longest.meanings) : wordUnit(lexicon, words[i]))
    i += length
  }
  const hard = units.filter(({ soft }) => !soft)
  // A query of sizes only: they are required.
  return hard.length > 0 ? units : units.map((unit) => ({ ...unit, soft: false }))
}

export function isKnown(lexicon: Lexicon, word: string): boolean {
  return rowsOf(lexicon, expandWord(lexicon, word)) > 0
}

function phraseUnit(lexicon: Lexicon, words: readonly Word[], meanings: readonly number[]): Unit {
  return {
    word: words.map(({ word }) => word).join(' '),
    written: words.map(({ written }) => written).join(' '),
    expansion: expandPhrase(lexicon, meanings),
    soft: false,
  }
}

function wordUnit(lexicon: Lexicon, { word, written }: Word = { word: '', written: '' }): Unit {
  const expansion = expandWord(lexicon, word)
  for (const [i, season] of seasonsOfYear(word).entries()) {
    const number = lexicon.words.get(season)
    if (number !== undefined) raise(expansion, number, 1 - i * 0.3)
  }
  const soft = isSizeWord(word) || (/^[\d/]+$/.test(word) && !isSeason(word) && rowsOf(lexicon, expansion) === 0)
  return { word, written, expansion, soft }
}

/** Joins words that were typed apart (تي شيرت, al ahly) and splits words that were typed together (تيشيرتالاهلي). */
function mend(lexicon: Lexicon, words: readonly Word[]): Word[] {
  const mended: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const [one, two] = [words[i], words[i + 1]]
    if (!one) continue
    const joined = two && joinedOf(lexicon, one, two)
    if (joined) i++
    mended.push(...(joined ? [joined] : apart(lexicon, one)))
  }
  return mended
}

function joinedOf(lexicon: Lexicon, one: Word, two: Word): Word | undefined {
  const word = one.word + two.word
  if (/\d/.test(word) || (isKnown(lexicon, one.word) && isKnown(lexicon, two.word)) || !isKnown(lexicon, word)) return undefined
  return { word, written: `${one.written} ${two.written}` }
}

function apart(lexicon: Lexicon, whole: Word): Word[] {
  const { word } = whole
  if (word.length < 6 || word.length > 30 || isKnown(lexicon, word)) return [whole]
  for (let i = word.length - 3; i >= 3; i--) {
    const halves = [word.slice(0, i), word.slice(i)]
    if (halves.every((half) => lexicon.words.has(half) && isKnown(lexicon, half))) {
      return halves.map((half) => ({ word: half, written: half }))
    }
  }
  return [whole]
}
