import { FIELD_BITS, placeWeights } from './fields.ts'
import type { Expansion } from './expand.ts'
import type { Lexicon } from './lexicon.ts'

/** Buffers of a search, as long as the number of rows. One set per index, reused. */
export interface Scratch {
  rows: number
  alive: Uint8Array
  best: Float32Array
  sums: Float32Array
  /** A bit for each part of the text that a row has. */
  marks: Uint16Array
  /** The result, valid until the next search. */
  scores: Float32Array
}

export function emptyScratch(): Scratch {
  return {
    rows: 0,
    alive: new Uint8Array(0),
    best: new Float32Array(0),
    sums: new Float32Array(0),
    marks: new Uint16Array(0),
    scores: new Float32Array(0),
  }
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
    scratch.marks = new Uint16Array(length)
    scratch.scores = new Float32Array(length)
  }
  scratch.rows = Math.max(scratch.rows, row + 1)
  scratch.alive[row] = 1
}

const PLACES = (1 << FIELD_BITS) - 1

/** Whether a row that was not removed has one of the numbers. */
export function hasRow({ postings }: Lexicon, { alive }: Scratch, expansion: Expansion): boolean {
  return [...expansion.keys()].some((number) => {
    const list = postings.lists[number]
    for (let i = 0; list && i < (postings.lengths[number] ?? 0); i++)
      if (alive[(list[i] as number) >>> FIELD_BITS] === 1) return true
    return false
  })
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
