import { FIELD_BITS } from './fields.ts'

/** For every number of a word or meaning, the rows that have it; row and places are packed into 32 bits. */
export interface Postings {
  lists: Uint32Array[]
  lengths: number[]
  /** For every number the places that any row ever had. */
  places: number[]
}

const PLACES = (1 << FIELD_BITS) - 1

export function emptyPostings(): Postings {
  return { lists: [], lengths: [], places: [] }
}

/** Adds a number without rows, and returns it. */
export function newNumber({ lists, lengths, places }: Postings): number {
  lists.push(new Uint32Array(2))
  places.push(0)
  return lengths.push(0) - 1
}

/** Adds places of a number in a row. All calls for one row must come before those of the next row. */
export function post({ lists, lengths, places: all }: Postings, number: number, row: number, places: number): void {
  all[number] = (all[number] ?? 0) | places
  const length = lengths[number] ?? 0
  let list = lists[number] ?? new Uint32Array(2)
  const last = length > 0 ? (list[length - 1] ?? 0) : 0
  if (length > 0 && rowOf(last) === row) {
    list[length - 1] = last | places
    return
  }
  if (length === list.length) {
    const larger = new Uint32Array(length < 1024 ? length * 2 : Math.ceil(length * 1.5))
    larger.set(list)
    lists[number] = list = larger
  }
  list[length] = (row << FIELD_BITS) | places
  lengths[number] = length + 1
}

/** Returns the places that the rows of any of these numbers have. */
export function placesOf({ places }: Postings, numbers: Iterable<number>): number {
  let all = 0
  for (const number of numbers) all |= places[number] ?? 0
  return all
}

export function rowOf(posting: number): number {
  return posting >>> FIELD_BITS
}

/** Rows that have a value, among the first `rows`. */
export interface RowsWith {
  rows: number
  has: (row: number) => boolean
}

/** Removes places of a number from rows. */
export function unpost({ lists, lengths }: Postings, number: number, { has }: RowsWith, places: number): void {
  const list = lists[number]
  if (!list) return
  let kept = 0
  for (let at = 0; at < (lengths[number] ?? 0); at += 1) {
    let posting = list[at] ?? 0
    if (has(rowOf(posting))) posting &= ~places
    if ((posting & PLACES) === 0) continue
    list[kept] = posting
    kept += 1
  }
  lengths[number] = kept
}

/** Adds places of a number to rows that the list may lack. */
export function postAmong(postings: Postings, number: number, { rows, has }: RowsWith, places: number): void {
  const length = postings.lengths[number] ?? 0
  const old = postings.lists[number]?.slice(0, length) ?? new Uint32Array(0)
  postings.lengths[number] = 0
  let at = 0
  for (let row = 0; row < rows; row += 1) {
    for (; at < length && rowOf(old[at] ?? 0) === row; at += 1) post(postings, number, row, (old[at] ?? 0) & PLACES)
    if (has(row)) post(postings, number, row, places)
  }
}
