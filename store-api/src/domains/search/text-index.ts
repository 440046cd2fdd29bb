import { addText, noAnalyses } from './text-analysis.ts'
import { addCode, emptyCodes, searchCodes } from './text-codes.ts'
import { createLexicon } from './text-lexicon.ts'
import { emptyScratch, growTo } from './text-score.ts'
import { noLookalikes } from './text-typos.ts'
import { understand } from './text-understand.ts'
import { withoutArticle } from './language/stem.ts'
import { nicknamesIn, wordsOf } from './language/words.ts'

/** What a product says of itself, by where it says it, in both languages. A list that many products share is one object. */
export interface ProductText {
  names: string[]
  brand: string[]
  /** The name and what its people call it. */
  club: string[]
  /** From the root down to the product's own. */
  category: string[]
  season: string[]
  colors: string[]
  /** Words for its kit and for whom it is. */
  tags: string[]
  /** Product code, SKUs, barcodes. */
  codes: string[]
}

/** What a search found. */
export interface TextMatch {
  /** How well each row fits; 0 where it does not, and there may be fewer than there are rows. */
  scores: Float32Array
  count: number
  /** When something else was looked for than what was typed. */
  note: { understoodAs: string; kind: 'spelling' | 'keyboard' | 'partial' } | null
}

export interface TextIndex {
  /** A row is added once; what changes is removed and comes back as a new row. */
  add(row: number, text: ProductText): void
  remove(row: number): void
  /** Undefined when nothing was asked for. */
  search(q: string): TextMatch | undefined
  /** Phrases of the catalogue that go on from what is typed, best first, as they are written. */
  complete(prefix: string, limit: number): string[]
}

/** An empty index. `synonyms`: groups of words and phrases that mean the same. Every string may be searched for. */
export function createTextIndex(synonyms: readonly (readonly string[])[]): TextIndex {
  const lexicon = createLexicon(synonyms)
  const index = { lexicon, lookalikes: noLookalikes(), scratch: emptyScratch() }
  const analyses = noAnalyses()
  const codes = emptyCodes()
  const phrases: Phrases = new Map()
  const counted = new WeakMap()

  return {
    add: (row, text) => {
      growTo(index.scratch, row)
      addText(lexicon, analyses, row, text)
      for (const code of text.codes) addCode(codes, code, row)
      addPhrases(phrases, text, counted)
    },
    remove: (row) => {
      index.scratch.alive[row] = 0
    },
    search: (q) => {
      if (q.trim() === '') return undefined
      return searchCodes(codes, index.scratch, q) ?? understand(index, q)
    },
    complete: (prefix, limit) => complete(phrases, prefix, limit),
  }
}

/** What may be suggested while someone types: names, as they are written, by how they are found. */
type Phrases = Map<string, Phrase>

interface Phrase {
  written: string
  /** Without articles; like its key it begins with a space, as words do. */
  bare: string
  rows: number
  /** Names of clubs, brands and categories are what shoppers type; a product's whole name is long. */
  short: boolean
}

/** A shop with more different names than this has too many to suggest any. */
const MOST_NAMES = 20_000

/** Counts the phrases of a product's text. */
function addPhrases(phrases: Phrases, text: ProductText, seen: WeakMap<string[], Phrase[]>): void {
  for (const list of [text.brand, text.club, text.category]) {
    const counted = seen.get(list) ?? list.flatMap(nicknamesIn).flatMap((each) => phraseOf(phrases, each, true))
    seen.set(list, counted)
    for (const phrase of counted) phrase.rows++
  }
  if (phrases.size > MOST_NAMES) return
  for (const name of text.names) for (const phrase of phraseOf(phrases, name, false)) phrase.rows++
}

/** Phrases that go on from what is typed, at their beginning or at that of one of their words; best first. */
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

/** What begins as typed, and what is short, is likelier; then what many products have. */
function rankOf({ short, rows, bare }: Phrase, starts: boolean): number {
  return (starts ? 100 : 0) + (short ? 50 : 0) + Math.log2(1 + rows) * 5 - bare.length / 4
}

function phraseOf(phrases: Phrases, text: string, short: boolean): Phrase[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const key = ` ${words.join(' ')}`
  const known = phrases.get(key)
  if (known) return [known]
  const phrase = { written: text.trim(), bare: ` ${words.map(withoutArticle).join(' ')}`, rows: 0, short }
  phrases.set(key, phrase)
  return [phrase]
}
