import { FIELD_BITS, placeWeights } from './fields.ts'
import type { Expansion } from './expand.ts'
import type { Lexicon } from './lexicon.ts'

/** Buffers of a search by row. One set per index, reused. */
export interface Scratch {
  best: Float32Array
  sums: Float32Array
  /** A bit for each part of the text that a row has. */
  marks: Uint16Array
  /** The rows that were found. */
  hits: Int32Array
}

/** Creates buffers for `rows` rows. */
export function createScratch(rows: number): Scratch {
  return {
    best: new Float32Array(rows),
    sums: new Float32Array(rows),
    marks: new Uint16Array(rows),
    hits: new Int32Array(rows),
  }
}

/** Clears the buffers for the next search. */
export function clear({ sums, marks }: Scratch): void {
  sums.fill(0)
  marks.fill(0)
}

const PLACES = (1 << FIELD_BITS) - 1

/**
 * Whether any row that has one of the numbers, at one of the places, passes the test. Some rows are tested once for
 * each number.
 */
export function someRow(
  { postings }: Lexicon,
  expansion: Expansion,
  test: (row: number) => boolean,
  places = PLACES,
): boolean {
  for (const number of expansion.keys()) {
    const list = postings.lists[number]
    for (let i = 0; list && i < (postings.lengths[number] ?? 0); i++)
      if (((list[i] as number) & places) !== 0 && test((list[i] as number) >>> FIELD_BITS)) return true
  }
  return false
}

/** Adds the best match of some numbers to each row, times a weight, and marks the row with a bit. */
export function addUnit(
  { postings }: Lexicon,
  { best, sums, marks }: Scratch,
  expansion: Expansion,
  weight: number,
  mark: number,
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
      marks[row] = (marks[row] as number) | mark
    }
  }
}

/** Adds a number to each row that has it, times a weight. */
export function addNumber({ postings }: Lexicon, { sums }: Scratch, number: number, weight: number): void {
  const list = postings.lists[number] ?? new Uint32Array(0)
  for (let i = 0; i < (postings.lengths[number] ?? 0); i++) {
    const posting = list[i] as number
    const row = posting >>> FIELD_BITS
    sums[row] = (sums[row] as number) + (placeWeights[posting & PLACES] as number) * weight
  }
}

/** Marks the rows that have some numbers at one of the places. */
export function markAt(
  { postings }: Lexicon,
  { marks }: Scratch,
  expansion: Expansion,
  places: number,
  mark: number,
): void {
  for (const number of expansion.keys()) {
    const list = postings.lists[number]
    const length = postings.lengths[number] ?? 0
    if (!list) continue
    for (let i = 0; i < length; i++) {
      const posting = list[i] as number
      if ((posting & places) !== 0) marks[posting >>> FIELD_BITS] = (marks[posting >>> FIELD_BITS] as number) | mark
    }
  }
}

/** Returns the rarity of some numbers: from 1 for the most frequent to about 10. */
export function rarity({ postings }: Lexicon, expansion: Expansion, rows: number): number {
  let most = 1
  for (const [number, howSure] of expansion) if (howSure > 0.85) most = Math.max(most, postings.lengths[number] ?? 0)
  return 1 + Math.log(1 + rows / most)
}
