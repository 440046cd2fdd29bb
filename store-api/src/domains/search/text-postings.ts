import { FIELD_BITS } from './text-fields.ts'

/** For every number of a word or meaning, the rows that have it; row and places are packed into 32 bits. */
export interface Postings {
  lists: Uint32Array[]
  lengths: number[]
}

export function emptyPostings(): Postings {
  return { lists: [], lengths: [] }
}

/** Adds a number without rows, and returns it. */
export function newNumber({ lists, lengths }: Postings): number {
  lists.push(new Uint32Array(2))
  return lengths.push(0) - 1
}

/** Adds places of a number in a row. All calls for one row must come before those of the next row. */
export function post({ lists, lengths }: Postings, number: number, row: number, places: number): void {
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

export function rowOf(posting: number): number {
  return posting >>> FIELD_BITS
}
