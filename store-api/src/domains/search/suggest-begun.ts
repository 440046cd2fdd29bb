import type { Language } from 'server-kit/language.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { findRows } from './count-facets.ts'
import { normalise } from './language/normalise.ts'
import { stem } from './language/stem.ts'
import { searchText, type TextMatch } from './search-text.ts'
import { correctedText } from './searched-text.ts'
import { BEGUN, type NameScores, PART_BEGUN, raiseSaid, SAID, scoreBegun } from './suggest-names.ts'
import { LONGEST_NAME, namedAt, type Vocabulary } from './understand/vocabulary.ts'
import { expandPrefix, wordsBegun } from './words/expand.ts'
import { field } from './words/fields.ts'
import type { Lexicon } from './words/lexicon.ts'
import { rowOf } from './words/postings.ts'

/** What a text finds, of which the last word may be unfinished. */
export interface Begun {
  /** Score by row; 0 for rows that do not fit. */
  scores: Float32Array
  names: NameScores
  /** The last words, normalised, and the words before. */
  typed: string
  earlier: string
  didYouMean: string | null
}

/** Above every score of a text that is understood. */
const NAMED = 100

/**
 * Finds the rows whose club, brand or head noun the last words of a text begin; the words before are understood. When
 * there are fewer than `first`, the rows that fit the text as it is understood whole come after them. Undefined for a
 * text without words.
 */
export function searchBegun(index: CatalogIndex, q: string, first: number, language: Language): Begun | undefined {
  const parts = q.trim().split(/\s+/)
  const { count, typed, names } = lastBegun(index, parts)
  const { lexicon, vocabulary } = index.text.known
  const earlier = parts.slice(0, -count).join(' ')
  const before = searchText(index, earlier, {}, language)
  const scores = new Float32Array(index.columns.rows)
  const found =
    typed === '' || isWhole(vocabulary, typed)
      ? 0
      : addBegun(index, scores, names, typed, before && scoresOf(index, before))
  if (found < first) {
    const match = searchText(index, q, {}, language)
    if (!match) return undefined
    const whole = scoresOf(index, match)
    // «دور» says nothing as it stands: later words of names, and synonyms.
    if (found === 0 && earlier === '' && whole.every((score) => score === 0))
      whole.set(wordsOfNames(lexicon, [...expandPrefix(lexicon, typed).keys()], whole.length, typed))
    if (found === 0) {
      raiseSaid(index, names, match, SAID)
      return { scores: whole, names, typed, earlier, didYouMean: didYouMean(q.trim(), match) }
    }
    for (const [row, score] of whole.entries()) if (scores[row] === 0) scores[row] = score
  }
  raiseSaid(index, names, { words: [expandPrefix(lexicon, typed)] }, PART_BEGUN)
  if (before) raiseSaid(index, names, before, SAID)
  const meant = before && didYouMean(earlier, before)
  return { scores, names, typed, earlier, didYouMean: meant ? `${meant} ${parts.slice(-count).join(' ')}` : null }
}

/** Returns the scores of the rows that have the words and the conditions of a text. */
function scoresOf(index: CatalogIndex, { criteria, scores }: TextMatch): Float32Array {
  const found = new Float32Array(index.columns.rows)
  for (const row of findRows(index, criteria, scores).rows) found[row] = scores[row] ?? 0
  return found
}

/** Returns the most words at the end that begin a name, else the last word. */
function lastBegun(index: CatalogIndex, parts: readonly string[]): { count: number; typed: string; names: NameScores } {
  for (let count = Math.min(LONGEST_NAME, parts.length); ; count -= 1) {
    const text = normalise(parts.slice(-count).join(' '))
    // «el ah» begins Al Ahly, «el z» Zamalek.
    for (const typed of new Set([text, text.replace(/^el (?=[a-z])/, 'al '), text.replace(/^el (?=[a-z])/, '')])) {
      const names = scoreBegun(index, typed)
      if (count === 1 || Object.values(names).some((scores) => scores.some((score) => score > 0)))
        return { count, typed, names }
    }
  }
}

/** Whether a text is a name as it stands. «man» is no audience yet: it may be Manchester. */
function isWhole(vocabulary: Vocabulary, typed: string): boolean {
  const words = typed.split(' ')
  const named = namedAt(vocabulary, words, 0)
  return named?.length === words.length && named.values.some(({ field }) => field !== 'gender')
}

/** Scores the rows whose names are begun, and that fit the words before. Returns their number. */
function addBegun(
  { columns, text }: CatalogIndex,
  scores: Float32Array,
  names: NameScores,
  typed: string,
  before: Float32Array | undefined,
): number {
  const {
    rows,
    alive,
    values: { club, brand },
  } = columns
  const { lexicon } = text.known
  const words = typed.includes(' ') ? [] : wordsBegun(lexicon, typed)
  const called = wordsOfNames(lexicon, words, rows, typed)
  // Alone, «قم» is rather a synonym, قميص, than a later word, قماش.
  const least = !before && words.some((number) => lexicon.postings.lengths[number] !== 0) ? BEGUN : PART_BEGUN
  let found = 0
  for (let row = 0; row < rows; row += 1) {
    const named = Math.max(names.club[club[row] ?? 0] ?? 0, names.brand[brand[row] ?? 0] ?? 0, called[row] ?? 0)
    const fits = before ? (before[row] ?? 0) : 1
    if (named < least || fits === 0 || alive[row] !== 1) continue
    scores[row] = NAMED * named + fits
    found += 1
  }
  return found
}

/** Scores the rows whose names have one of the words that a text begins: as the head noun, whole or begun, or later. */
function wordsOfNames(
  { stems, postings: { lists, lengths } }: Lexicon,
  words: readonly number[],
  rows: number,
  typed: string,
): Uint8Array {
  const scores = new Uint8Array(rows)
  const whole = stem(typed)
  for (const number of words) {
    const ofHead = stems[number] === whole ? SAID : BEGUN
    const list = lists[number] ?? []
    for (let at = 0; at < (lengths[number] ?? 0); at += 1) {
      const posting = list[at] ?? 0
      const [row, score] = [
        rowOf(posting),
        (posting & field.head) !== 0 ? ofHead : (posting & field.name) !== 0 ? PART_BEGUN : 0,
      ]
      if (score > (scores[row] ?? 0)) scores[row] = score
    }
  }
  return scores
}

/** Returns the text with its corrections, or null. */
function didYouMean(q: string, { note }: TextMatch): string | null {
  return note && note.corrected.length > 0 ? correctedText(q, note) : null
}
