import { addText, noAnalyses, replaceShared, type SharedKey } from './text-analysis.ts'
import { addCodes, emptyCodes, searchCodes } from './text-codes.ts'
import { createLexicon } from './text-lexicon.ts'
import type { RowsWith } from './text-postings.ts'
import { emptyScratch, growTo } from './text-score.ts'
import { noLookalikes } from './text-typos.ts'
import { understand } from './text-understand.ts'
import { withoutArticle } from './language/stem.ts'
import { nicknamesIn, wordsOf } from './language/words.ts'

/** The searchable text of a product by field, in both languages. Products with equal lists share one object. */
export interface ProductText {
  names: string[]
  brand: string[]
  /** Name and nicknames. */
  club: string[]
  /** From the root to the product's own category. */
  category: string[]
  season: string[]
  colors: string[]
  /** Words for kit type and gender. */
  tags: string[]
  /** Product code, SKUs, barcodes, one a line. */
  codes: string
}

/** The result of a search. */
export interface TextMatch {
  /** Score by row; 0 means no match. May be shorter than the number of rows. */
  scores: Float32Array
  count: number
  /** Set when the search used a corrected or reduced text. */
  note: { understoodAs: string; kind: 'spelling' | 'keyboard' | 'partial' } | null
}

export interface TextIndex {
  /** Adds a row, once: a changed product gets a new row. */
  add(row: number, text: ProductText): void
  remove(row: number): void
  /** Replaces a list of texts that rows share; `from` is the very list with which they were added, or one with equal words. */
  replace(key: SharedKey, rows: RowsWith, from: string[], to: string[]): void
  /** Undefined for a text without words. */
  search(q: string): TextMatch | undefined
  /** Returns phrases of the catalogue that complete a prefix, in their original spelling, the best first. */
  complete(prefix: string, limit: number): string[]
}

/** Creates an empty index. `synonyms`: groups of words and phrases with the same meaning. Accepts any query. */
export function createTextIndex(synonyms: readonly (readonly string[])[]): TextIndex {
  const lexicon = createLexicon(synonyms)
  const index = { lexicon, lookalikes: noLookalikes(), scratch: emptyScratch() }
  const analyses = noAnalyses()
  const codes = emptyCodes()
  const phrases: Phrases = new Map()
  const counted: Counted = new WeakMap()

  return {
    add: (row, text) => {
      growTo(index.scratch, row)
      addText(lexicon, analyses, row, text)
      addCodes(codes, text.codes, row)
      addPhrases(phrases, text, counted)
    },
    remove: (row) => {
      index.scratch.alive[row] = 0
    },
    replace: (key, rows, from, to) => {
      replaceShared(lexicon, analyses, key, rows, from, to)
      if (key === 'brand' || key === 'club' || key === 'category') replacePhrases(phrases, counted, rows, from, to)
    },
    search: (q) => {
      if (q.trim() === '') return undefined
      return searchCodes(codes, index.scratch, q) ?? understand(index, q)
    },
    complete: (prefix, limit) => complete(phrases, prefix, limit),
  }
}

/** Phrases for completion: names in their original spelling, by normalised form. */
type Phrases = Map<string, Phrase>

interface Phrase {
  written: string
  /** Normalised form without articles; starts with a space, like the key, so that prefixes match whole words. */
  bare: string
  rows: number
  /** True for names of clubs, brands and categories, which rank above whole product names. */
  short: boolean
}

/** Maximum number of phrases; above it the shop gets no completions. */
const MOST_NAMES = 20_000

/** The phrases of lists that products share. */
type Counted = WeakMap<string[], Phrase[]>

/** Counts the phrases of a product's text. */
function addPhrases(phrases: Phrases, text: ProductText, counted: Counted): void {
  for (const list of [text.brand, text.club, text.category]) for (const phrase of phrasesOf(phrases, counted, list)) phrase.rows++
  if (phrases.size > MOST_NAMES) return
  for (const name of text.names) for (const phrase of phraseOf(phrases, name, false)) phrase.rows++
}

function phrasesOf(phrases: Phrases, counted: Counted, list: string[]): Phrase[] {
  const known = counted.get(list)
  if (known) return known
  const found = list.flatMap(nicknamesIn).flatMap((each) => phraseOf(phrases, each, true))
  counted.set(list, found)
  return found
}

/** Counts the rows for the phrases of another list, and forgets phrases without rows. */
function replacePhrases(phrases: Phrases, counted: Counted, { of, number, rows }: RowsWith, from: string[], to: string[]): void {
  let count = 0
  for (let row = 0; row < rows; row += 1) if (of[row] === number) count += 1
  if (count === 0) return
  for (const phrase of phrasesOf(phrases, counted, to)) phrase.rows += count
  for (const phrase of phrasesOf(phrases, counted, from)) {
    phrase.rows -= count
    if (phrase.rows <= 0) phrases.delete(keyOf(wordsOf(phrase.written)))
  }
}

/** Returns phrases that have the prefix at their start or at the start of a word, the best first. */
function complete(phrases: Phrases, prefix: string, limit: number): string[] {
  const words = wordsOf(prefix.slice(0, 120))
  if (words.length === 0) return []
  const typed = ` ${words.join(' ')}`
  const bare = ` ${words.map(withoutArticle).join(' ')}`
  const found: { written: string; rank: number }[] = []
  for (const [key, phrase] of phrases) {
    const [at, bareAt] = [key.indexOf(typed), phrase.bare.indexOf(bare)]
    if (at >= 0 || bareAt >= 0) found.push({ written: phrase.written, rank: rankOf(phrase, at === 0 || bareAt === 0) })
  }
  return found.toSorted((a, b) => b.rank - a.rank).slice(0, limit).map(({ written }) => written)
}

/** Returns the rank of a phrase: a match at the start and short phrases first, then by number of products. */
function rankOf({ short, rows, bare }: Phrase, starts: boolean): number {
  return (starts ? 100 : 0) + (short ? 50 : 0) + Math.log2(1 + rows) * 5 - bare.length / 4
}

function phraseOf(phrases: Phrases, text: string, short: boolean): Phrase[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const key = keyOf(words)
  const known = phrases.get(key)
  if (known) return [known]
  const phrase = { written: text.trim(), bare: ` ${words.map(withoutArticle).join(' ')}`, rows: 0, short }
  phrases.set(key, phrase)
  return [phrase]
}

function keyOf(words: string[]): string {
  return ` ${words.join(' ')}`
}
