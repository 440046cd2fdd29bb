import { addText, noAnalyses } from './text-analysis.ts'
import { addCode, emptyCodes } from './text-codes.ts'
import { searchCodes } from './text-code-search.ts'
import { addPhrases, complete, type Phrases } from './text-complete.ts'
import { createLexicon } from './text-lexicon.ts'
import { emptyScratch, growTo } from './text-score.ts'
import { noLookalikes } from './text-typos.ts'
import { understand } from './text-understand.ts'

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
