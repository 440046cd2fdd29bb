import { isSeason } from './language/seasons.ts'
import { stem, withoutArticle } from './language/stem.ts'
import { writtenWordsOf } from './language/words.ts'
import { emptyPostings, newNumber, type Postings } from './text-postings.ts'

/** A phrase of the synonyms, word by word. */
export interface PhraseNode {
  next: Map<string, PhraseNode>
  /** Numbers of what the phrase up to here means; none when it is only the beginning of one. */
  meanings: number[]
}

/**
 * Every word that is known, from products and from synonyms, by its number; a group of synonyms has a number as well, its
 * meaning, and a row that has one of the group's words or phrases has the meaning.
 */
export interface Lexicon {
  postings: Postings
  words: Map<string, number>
  /** By number, as it was written first; empty for a meaning. */
  written: string[]
  plain: string[]
  stems: string[]
  byStem: Map<string, number[]>
  byBare: Map<string, number[]>
  phrases: PhraseNode
  /** The newest season's word. */
  newest: string
}

/** A lexicon that knows the groups of synonyms. */
export function createLexicon(synonyms: readonly (readonly string[])[]): Lexicon {
  const lexicon: Lexicon = {
    postings: emptyPostings(), words: new Map(), written: [], plain: [], stems: [], byStem: new Map(), byBare: new Map(),
    phrases: { next: new Map(), meanings: [] }, newest: '',
  }
  for (const group of synonyms) addGroup(lexicon, group)
  return lexicon
}

/** The number of a word, a new one when it was not known. */
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

/** What the words mean from the `start`-th on: the numbers of each phrase that begins there, and how many words it has. */
export function meaningsAt(lexicon: Lexicon, stems: readonly string[], start: number): { length: number; meanings: number[] }[] {
  const found: { length: number; meanings: number[] }[] = []
  let node = lexicon.phrases.next.get(stems[start] ?? '')
  for (let length = 1; node; length++) {
    if (node.meanings.length > 0) found.push({ length, meanings: node.meanings })
    node = node.next.get(stems[start + length] ?? '')
  }
  return found
}

/** A new meaning, of which this phrase is the only one. */
export function meaningOfPhrase(lexicon: Lexicon, words: readonly string[]): number {
  const meaning = newNumber(lexicon.postings)
  addPhrase(lexicon, words.map(stem), meaning)
  return meaning
}

function addGroup(lexicon: Lexicon, group: readonly string[]): void {
  const meaning = newNumber(lexicon.postings)
  for (const phrase of group) {
    const words = writtenWordsOf(phrase)
    for (const { word, written } of words) numberOf(lexicon, word, () => written)
    addPhrase(lexicon, words.map(({ word }) => stem(word)), meaning)
    // realmadrid is real madrid: spaces are often left out.
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

function push(map: Map<string, number[]>, key: string, number: number): void {
  const list = map.get(key)
  if (list) list.push(number)
  else map.set(key, [number])
}
