import type { Language } from 'server-kit/language.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { findRows } from './count-facets.ts'
import { normalise } from './language/normalise.ts'
import { stem } from './language/stem.ts'
import { groupsOf } from './profiles.ts'
import { searchText, type TextMatch } from './search-text.ts'
import { correctedText } from './searched-text.ts'
import { BEGUN, type NameScores, PART_BEGUN, raiseSaid, SAID, scoreBegun } from './suggest-names.ts'
import { LONGEST_NAME, namedAt, type Vocabulary } from './understand/vocabulary.ts'
import { expandPrefix, wordsBegun } from './words/expand.ts'
import { field } from './words/fields.ts'
import type { Lexicon } from './words/lexicon.ts'
import { rowOf } from './words/postings.ts'

/** The rows that fit. */
interface FoundRows {
  rows: number[]
  /** By row; 0 for others. */
  scores: Float32Array
  alive: Uint8Array
}

/** Findings of a text whose last word may be unfinished. */
export interface Begun extends FoundRows {
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
 * there are fewer than `first`, the rows that fit the text as it is understood whole, or those of a typed code, come
 * after them. Undefined for a text without words.
 */
export function searchBegun(
  index: CatalogIndex,
  q: string,
  first: number,
  language: Language,
  coded?: TextMatch,
): Begun | undefined {
  const parts = q.trim().split(/\s+/)
  const { count, typed, names } = lastBegun(index, parts)
  const { lexicon, vocabulary } = index.text.known
  const earlier = parts.slice(0, -count).join(' ')
  const before = searchText(index, earlier, {}, language)
  const found = noRows(index)
  if (typed !== '' && !isWhole(vocabulary, typed)) addBegun(index, found, names, typed, before)
  const begun = found.rows.length
  if (begun < first) {
    const match = coded ?? searchText(index, q, {}, language)
    if (!match) return undefined
    addFitting(index, found, match)
    // «دور» says nothing as it stands: later words of names, and synonyms.
    if (earlier === '' && found.rows.length === 0)
      visitNamed(lexicon, [...expandPrefix(lexicon, typed).keys()], typed, (row, score) => raiseRow(found, row, score))
    if (begun === 0) {
      raiseSaid(index, names, match, SAID)
      return { ...found, names, typed, earlier, didYouMean: didYouMean(q.trim(), match) }
    }
  }
  raiseSaid(index, names, { words: [expandPrefix(lexicon, typed)] }, PART_BEGUN)
  if (before) raiseSaid(index, names, before, SAID)
  const meant = before && didYouMean(earlier, before)
  return { ...found, names, typed, earlier, didYouMean: meant ? `${meant} ${parts.slice(-count).join(' ')}` : null }
}

function noRows({ columns: { alive, rows } }: CatalogIndex): FoundRows {
  return { alive, rows: [], scores: new Float32Array(rows) }
}

/** Adds a row, or raises its score. */
function raiseRow(found: FoundRows, row: number, score: number): void {
  const before = found.scores[row] ?? 0
  if (score <= before || found.alive[row] !== 1) return
  if (before === 0) found.rows.push(row)
  found.scores[row] = score
}

/** Adds the rows that have the words and the conditions of a text, but for those that were found. */
function addFitting(index: CatalogIndex, found: FoundRows, { criteria, rows, scoreOf }: TextMatch): void {
  for (const row of findRows(index, criteria, rows).rows)
    if (found.scores[row] === 0) raiseRow(found, row, scoreOf(row))
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

/** Adds the rows whose names are begun, and that fit the words before. */
function addBegun(
  index: CatalogIndex,
  found: FoundRows,
  names: NameScores,
  typed: string,
  before: TextMatch | undefined,
): void {
  const { lexicon } = index.text.known
  const words = typed.includes(' ') ? [] : wordsBegun(lexicon, typed)
  // Alone, «قم» is rather a synonym, قميص, than a later word, قماش.
  const least = !before && words.some((number) => lexicon.postings.lengths[number] !== 0) ? BEGUN : PART_BEGUN
  const earlier = before && noRows(index)
  if (before && earlier) addFitting(index, earlier, before)
  const add = (row: number, named: number) => {
    const fits = earlier ? (earlier.scores[row] ?? 0) : 1
    if (named >= least && fits > 0) raiseRow(found, row, NAMED * named + fits)
  }
  const { club, brand } = index.columns.profiles.values
  for (const [number, { rows }] of groupsOf(index.columns).entries()) {
    const named = Math.max(names.club[club[number] ?? 0] ?? 0, names.brand[brand[number] ?? 0] ?? 0)
    if (named >= least) for (const row of rows) add(row, named)
  }
  visitNamed(lexicon, words, typed, add)
}

/** Visits the rows whose names have one of the words that a text begins: as the head noun, whole or begun, or later. */
function visitNamed(
  { stems, postings: { lists, lengths } }: Lexicon,
  words: readonly number[],
  typed: string,
  visit: (row: number, score: number) => void,
): void {
  const whole = stem(typed)
  for (const number of words) {
    const ofHead = stems[number] === whole ? SAID : BEGUN
    const list = lists[number] ?? []
    for (let at = 0; at < (lengths[number] ?? 0); at += 1) {
      const posting = list[at] ?? 0
      if ((posting & field.head) !== 0) visit(rowOf(posting), ofHead)
      else if ((posting & field.name) !== 0) visit(rowOf(posting), PART_BEGUN)
    }
  }
}

/** Returns the text with its corrections, or null. */
function didYouMean(q: string, { note }: TextMatch): string | null {
  return note && note.corrected.length > 0 ? correctedText(q, note) : null
}
