import { FIELD_BITS, placeWeights } from './text-fields.ts'
import { type Lexicon } from './text-lexicon.ts'
import type { Unit } from './text-query.ts'

/** Scores of the rows. */
export interface Scored {
  /** By row; 0 means no match. */
  scores: Float32Array
  count: number
}

/** Buffers of a search, as long as the number of rows. One set per index, reused. */
export interface Scratch {
  rows: number
  alive: Uint8Array
  best: Float32Array
  sums: Float32Array
  hits: Uint8Array
}

export function emptyScratch(): Scratch {
  return { rows: 0, alive: new Uint8Array(0), best: new Float32Array(0), sums: new Float32Array(0), hits: new Uint8Array(0) }
}

/** Grows the buffers to include a row, and marks it alive. */
export function growTo(scratch: Scratch, row: number): void {
  if (row >= scratch.alive.length) {
    const length = Math.max(1024, Math.ceil(row * 1.5))
    const alive = new Uint8Array(length)
    alive.set(scratch.alive)
    scratch.alive = alive
    scratch.best = new Float32Array(length)
    scratch.sums = new Float32Array(length)
    scratch.hits = new Uint8Array(length)
  }
  scratch.rows = Math.max(scratch.rows, row + 1)
  scratch.alive[row] = 1
}

/** Weight of a soft unit. */
const SOFT = 0.1
/** Scores are rounded to this many steps, so that among equal ones the shop's order decides. */
const STEPS = 40
const PLACES = (1 << FIELD_BITS) - 1

/**
 * Scores the rows that have all hard units, or, when `needed` is 'most', as many as the best row has: the mean score of their units, weighted by
 * rarity.
 */
export function score(lexicon: Lexicon, scratch: Scratch, units: readonly Unit[], needed: 'all' | 'most'): Scored {
  const hard = units.filter(({ soft }) => !soft)
  const weights = hard.map((unit) => rarity(lexicon, unit, scratch.rows))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (const [i, unit] of hard.entries()) addUnit(lexicon, scratch, unit, (weights[i] ?? 0) / total, 1)
  const wanted = needed === 'all' ? hard.length : mostHits(scratch)
  if (wanted > 0) {
    for (const unit of units) if (unit.soft) addUnit(lexicon, scratch, unit, SOFT, 0)
    const newest = lexicon.words.get(lexicon.newest)
    if (newest !== undefined && !units.some(({ word }) => /^20\d\d\b/.test(word))) {
      addUnit(lexicon, scratch, { expansion: new Map([[newest, 1]]) }, SOFT, 0)
    }
  }
  return collect(scratch, Math.max(1, wanted))
}

/** Adds the best match of a unit to each row. */
function addUnit(
  { postings }: Lexicon,
  { best, sums, hits }: Scratch,
  { expansion }: Pick<Unit, 'expansion'>,
  weight: number,
  hit: 0 | 1,
): void {
  for (const [number, howSure] of expansion) {
    const list = postings.lists[number]
    const length = postings.lengths[number] ?? 0
    if (!list) continue
    for (let i = 0; i < length; i++) {
      const posting = list[i] as number
      const worth = howSure * (placeWeights[posting & PLACES] as number)
      const row = posting >>> FIELD_BITS
      if (worth > (best[row] as number)) best[row] = worth
    }
  }
  for (const number of expansion.keys()) {
    const list = postings.lists[number]
    const length = postings.lengths[number] ?? 0
    if (!list) continue
    for (let i = 0; i < length; i++) {
      const row = (list[i] as number) >>> FIELD_BITS
      const worth = best[row] as number
      if (worth === 0) continue
      best[row] = 0
      sums[row] = (sums[row] as number) + worth * weight
      hits[row] = (hits[row] as number) + hit
    }
  }
}

/** Returns the scores and clears the buffers. */
function collect({ rows, alive, sums, hits }: Scratch, wanted: number): Scored {
  const scores = new Float32Array(rows)
  let count = 0
  for (let row = 0; row < rows; row++) {
    if ((hits[row] as number) < wanted || alive[row] === 0) continue
    scores[row] = Math.max(1, Math.round((sums[row] as number) * STEPS)) / STEPS
    count++
  }
  sums.fill(0, 0, rows)
  hits.fill(0, 0, rows)
  return { scores, count }
}

function mostHits({ rows, alive, hits }: Scratch): number {
  let most = 0
  for (let row = 0; row < rows; row++) if ((hits[row] as number) > most && alive[row] !== 0) most = hits[row] as number
  return most
}

/** Returns the rarity of a unit: from 1 for the most frequent to about 10. */
function rarity({ postings }: Lexicon, { expansion }: Unit, rows: number): number {
  let most = 1
  for (const [number, howSure] of expansion) if (howSure > 0.85) most = Math.max(most, postings.lengths[number] ?? 0)
  return 1 + Math.log(1 + rows / most)
}
