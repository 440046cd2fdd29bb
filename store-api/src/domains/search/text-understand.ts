import { onOtherKeyboard } from './language/typos.ts'
import type { Word } from './language/words.ts'
import { expandPrefix, hasRow, rowsOf } from './text-expand.ts'
import type { TextMatch } from './text-index.ts'
import type { Lexicon } from './text-lexicon.ts'
import { parse, type Unit, unitsOf } from './text-query.ts'
import { score, type Scored, type Scratch } from './text-score.ts'
import { correct, type Lookalikes } from './text-typos.ts'

export interface Searchable {
  lexicon: Lexicon
  lookalikes: Lookalikes
  scratch: Scratch
}

/** Weight of single words that also form a phrase. */
const LOOSE = 0.85

/**
 * Searches with fallbacks: all words as typed; else with the other keyboard layout; else with corrected spelling; else most of the words. No
 * rows match when all of these fail.
 */
export function understand(index: Searchable, q: string): TextMatch {
  const words = parse(index.lexicon, q)
  const typed = withPrefix(index, unitsOf(index.lexicon, words, true))
  const asTyped = scoreAll(index, words, typed)
  if (asTyped.count > 0) return { ...asTyped, note: null }
  return onKeyboard(index, q) ?? spelled(index, typed)
}

function onKeyboard(index: Searchable, q: string): TextMatch | undefined {
  const other = onOtherKeyboard(q)
  if (other === undefined) return undefined
  const words = parse(index.lexicon, other)
  const units = unitsOf(index.lexicon, words, true)
  if (units.every(({ soft }) => soft)) return undefined
  const found = scoreAll(index, words, units)
  if (found.count === 0) return undefined
  return { ...found, note: { understoodAs: asWritten(index.lexicon, units), kind: 'keyboard' } }
}

function spelled(index: Searchable, typed: Unit[]): TextMatch {
  let corrected = false
  const units = typed.map((unit) => {
    if (unit.soft || rowsOf(index.lexicon, unit.expansion) > 0) return unit
    const correction = correct(index.lexicon, index.lookalikes, unit.word)
    if (correction) corrected = true
    return correction ? { ...unit, ...correction } : unit
  })
  const all = score(index.lexicon, index.scratch, units, 'all')
  if (all.count > 0) return { ...all, note: corrected ? { understoodAs: said(units), kind: 'spelling' } : null }
  return mostOf(index, units)
}

/** Returns the products that have as many of the words as the best one. */
function mostOf({ lexicon, scratch }: Searchable, units: readonly Unit[]): TextMatch {
  const most = score(lexicon, scratch, units, 'most')
  if (most.count === 0) return { ...most, note: null }
  const best = most.scores.reduce((first, worth, row) => (worth > (most.scores[first] ?? 0) ? row : first), 0)
  const had = units.filter(({ soft, expansion }) => soft || hasRow(lexicon, expansion, best))
  const hard = had.filter(({ soft }) => !soft)
  return { ...score(lexicon, scratch, had, 'all'), note: { understoodAs: said(hard), kind: 'partial' } }
}

/** Scores by phrases, and by single words with a lower weight. */
function scoreAll({ lexicon, scratch }: Searchable, words: readonly Word[], units: readonly Unit[]): Scored {
  if (units.length === 0) return { scores: new Float32Array(scratch.rows), count: 0 }
  const found = score(lexicon, scratch, units, 'all')
  if (units.length === words.length) return found
  const loose = score(lexicon, scratch, unitsOf(lexicon, words, false), 'all')
  return loose.count === 0 ? found : better(found, loose)
}

function better({ scores }: Scored, other: Scored): Scored {
  let count = 0
  for (let row = 0; row < scores.length; row++) {
    const best = Math.max(scores[row] ?? 0, (other.scores[row] ?? 0) * LOOSE)
    if (best > 0) count++
    scores[row] = best
  }
  return { scores, count }
}

/** Treats an unknown last word as a prefix, because it may be incomplete. */
function withPrefix({ lexicon }: Searchable, units: Unit[]): Unit[] {
  const last = units.at(-1)
  if (!last || last.soft || last.word.length < 2 || rowsOf(lexicon, last.expansion) > 0) return units
  return [...units.slice(0, -1), { ...last, expansion: expandPrefix(lexicon, last.word) }]
}

function said(units: readonly Unit[]): string {
  return units.map(({ written }) => written).join(' ')
}

/** Returns the words of the units in the shop's spelling. */
function asWritten({ words, written }: Lexicon, units: readonly Unit[]): string {
  return units.map((unit) => written[words.get(unit.word) ?? -1] ?? unit.written).join(' ')
}
