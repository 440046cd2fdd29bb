import { addText, noAnalyses, replaceShared, type SharedKey } from './text-analysis.ts'
import { createLexicon, numberOf, spellingOf } from './words/lexicon.ts'
import type { ProductText } from './product-text.ts'
import { addPhrases, complete, noPhrases, replacePhrases } from './text-phrases.ts'
import type { RowsWith } from './words/postings.ts'
import { createScratch, type Scratch } from './words/score.ts'
import { type Known, noLookalikes } from './understand/correct.ts'
import type { Vocabulary } from './understand/vocabulary.ts'

export interface TextIndex {
  /** The words that are known, to understand a text by. */
  known: Known
  /** Buffers of a search. */
  scratch: Scratch
  /** Adds a row, once: a changed product gets a new row. */
  add(row: number, text: ProductText): void
  /**
   * Replaces a list of texts that rows share; `from` is the very list with which they were added, or one with equal
   * words.
   */
  replace(key: SharedKey, rows: RowsWith, from: string[], to: string[]): void
  /** Sets what names mean, after one has changed. */
  rename(vocabulary: Vocabulary): void
  /** Returns phrases of the catalogue that complete a prefix, in their original spelling, the best first. */
  complete(prefix: string, limit: number): string[]
  /**
   * Returns how products or synonyms write a normalised word, or a word of its stem; undefined for a word of neither.
   */
  spell(word: string): string | undefined
}

/** Creates an empty index of the words of up to `rows` products. */
export function createTextIndex(vocabulary: Vocabulary, rows: number): TextIndex {
  const lexicon = createLexicon(vocabulary.otherGroups)
  const known: Known = { lexicon, lookalikes: noLookalikes(), vocabulary }
  const scratch = createScratch(rows)
  const analyses = noAnalyses()
  const phrases = noPhrases()
  const rename = (to: Vocabulary) => {
    known.vocabulary = to
    // So that a name that no product's text has can be what a misspelt word meant.
    for (const [word, written] of to.words) numberOf(lexicon, word, () => written)
  }
  rename(vocabulary)

  return {
    known,
    scratch,
    add: (row, text) => {
      addText(lexicon, analyses, row, text)
      addPhrases(phrases, text)
    },
    replace: (key, rows, from, to) => {
      replaceShared(lexicon, analyses, key, rows, from, to)
      if (key === 'brand' || key === 'club' || key === 'category') replacePhrases(phrases, rows, from, to)
    },
    rename,
    complete: (prefix, limit) => complete(phrases, prefix, limit),
    spell: (word) => spellingOf(lexicon, word),
  }
}
