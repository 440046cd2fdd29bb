import { isSeason } from '#src/domains/search/language/seasons.ts'
import { stem, withoutArticle } from '#src/domains/search/language/stem.ts'
import { writtenWordsOf } from '#src/domains/search/language/words.ts'
import { emptyPostings, newNumber, type Postings } from './postings.ts'

/** A phrase of the synonyms, word by word. */
export interface PhraseNode {
  next: Map<string, PhraseNode>
  /** Numbers of the meanings of the phrase up to here; empty for the beginning of a phrase. */
  meanings: number[]
}

/**
 * All words of products and synonyms, by number. A synonym group also has a number, its meaning: a row with one of its
 * words or phrases has the meaning.
 */
export interface Lexicon {
  postings: Postings
  words: Map<string, number>
  /** By number: the original spelling; empty for a meaning. */
  written: string[]
  plain: string[]
  stems: string[]
  byStem: Map<string, number[]>
  byBare: Map<string, number[]>
  phrases: PhraseNode
  /** The word of the newest season. */
  newest: string
}

const NO_MEANINGS: readonly never[] = []

/** Creates a lexicon with the synonym groups. */
export function createLexicon(synonyms: readonly (readonly string[])[]): Lexicon {
  const lexicon: Lexicon = {
    postings: emptyPostings(),
    words: new Map(),
    written: [],
    plain: [],
    stems: [],
    byStem: new Map(),
    byBare: new Map(),
    phrases: { next: new Map(), meanings: [] },
    newest: '',
  }
  for (const group of synonyms) addGroup(lexicon, group)
  return lexicon
}

/** Returns the number of a word; adds an unknown word. */
export function numberOf(lexicon: Lexicon, word: string, written: () => string): number {
  const known = lexicon.words.get(word)
  if (known !== undefined) return known
  const number = newNumber(lexicon.postings)
  const itsStem = stem(word)
  lexicon.words.set(word, number)
  if (isSeason(word) && word > lexicon.newest) lexicon.newest = word
  lexicon.written[number] = written()
  lexicon.plain[number] = word
  lexicon.stems[number] = itsStem
  push(lexicon.byStem, itsStem, number)
  push(lexicon.byBare, withoutArticle(word), number)
  return number
}

/** Returns the phrases that begin at the `start`-th word, each with its number of words and its meanings. */
export function meaningsAt(
  lexicon: Lexicon,
  stems: readonly string[],
  start: number,
): readonly { length: number; meanings: number[] }[] {
  let node = lexicon.phrases.next.get(stems[start] ?? '')
  if (!node) return NO_MEANINGS
  const found: { length: number; meanings: number[] }[] = []
  for (let length = 1; node; length++) {
    if (node.meanings.length > 0) found.push({ length, meanings: node.meanings })
    node = node.next.get(stems[start + length] ?? '')
  }
  return found
}

function addGroup(lexicon: Lexicon, group: readonly string[]): void {
  const meaning = newNumber(lexicon.postings)
  for (const phrase of group) {
    const words = writtenWordsOf(phrase)
    for (const { word, written } of words) numberOf(lexicon, word, () => written)
    addPhrase(
      lexicon,
      words.map(({ word }) => stem(word)),
      meaning,
    )
    // Queries often omit the space: realmadrid.
    if (words.length > 1) {
      const joined = words.map(({ word }) => word).join('')
      numberOf(lexicon, joined, () => phrase)
      addPhrase(lexicon, [stem(joined)], meaning)
    }
  }
}

function addPhrase(lexicon: Lexicon, stems: string[], meaning: number): void {
  if (stems.length === 0) return
  let node = lexicon.phrases
  for (const each of stems) {
    const next = node.next.get(each) ?? { next: new Map(), meanings: [] }
    node.next.set(each, next)
    node = next
  }
  if (!node.meanings.includes(meaning)) node.meanings.push(meaning)
}

/** Adds a value to the list of a key. */
export function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/**
 * Returns how products or synonyms write a word, or the most frequent word of its stem; undefined for a word of
 * neither.
 */
export function spellingOf({ words, written, byStem, postings }: Lexicon, word: string): string | undefined {
  const rows = (number: number) => postings.lengths[number] ?? 0
  const known = words.get(word) ?? byStem.get(stem(word))?.toSorted((a, b) => rows(b) - rows(a))[0]
  return known === undefined ? undefined : written[known]
}
