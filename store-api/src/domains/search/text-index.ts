import { addText, noAnalyses, replaceShared, type SharedKey } from './text-analysis.ts'
import { addCodes, emptyCodes, searchCodes } from './text-codes.ts'
import { createLexicon } from './text-lexicon.ts'
import { addPhrases, complete, noPhrases, replacePhrases } from './text-phrases.ts'
import type { RowsWith } from './text-postings.ts'
import { emptyScratch, growTo } from './text-score.ts'
import { noLookalikes } from './text-typos.ts'
import { understand } from './text-understand.ts'

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
  const phrases = noPhrases()

  return {
    add: (row, text) => {
      growTo(index.scratch, row)
      addText(lexicon, analyses, row, text)
      addCodes(codes, text.codes, row)
      addPhrases(phrases, text)
    },
    remove: (row) => {
      index.scratch.alive[row] = 0
    },
    replace: (key, rows, from, to) => {
      replaceShared(lexicon, analyses, key, rows, from, to)
      if (key === 'brand' || key === 'club' || key === 'category') replacePhrases(phrases, rows, from, to)
    },
    search: (q) => {
      if (q.trim() === '') return undefined
      return searchCodes(codes, index.scratch, q) ?? understand(index, q)
    },
    complete: (prefix, limit) => complete(phrases, prefix, limit),
  }
}
