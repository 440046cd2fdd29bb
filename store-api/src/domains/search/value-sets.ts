import { increment } from './counting.ts'

/** A set of values for each row. Equal sets are stored once; a row has the number of its set. */
export interface ValueSets {
  of: Uint32Array
  members: number[][]
  numbers: Map<string, number>
}

/** Creates empty sets for `rows` rows. */
export function valueSets(rows: number): ValueSets {
  return { of: new Uint32Array(rows), members: [[]], numbers: new Map([['', 0]]) }
}

/** Sets the values of a row, in any order, duplicates allowed; 0 means no value. */
export function setValues({ of, members, numbers }: ValueSets, row: number, values: Uint16Array): void {
  // Many products have the same variants in the same order.
  const given = values.join()
  let number = numbers.get(given)
  if (number === undefined) {
    const set = [...new Set(values)].filter((value) => value > 0).sort((a, b) => a - b)
    const key = set.join()
    number = numbers.get(key) ?? members.push(set) - 1
    numbers.set(key, number).set(given, number)
  }
  of[row] = number
}

/** Counts the rows of each value: first the rows of each set, then the members of the sets. */
export function countValues({ of, members }: ValueSets, rows: Int32Array, counts: Uint32Array): void {
  const ofSet = new Uint32Array(members.length)
  for (let at = 0; at < rows.length; at += 1) increment(ofSet, of[rows[at] ?? 0] ?? 0)
  for (const [number, values] of members.entries()) {
    const count = ofSet[number] ?? 0
    if (count > 0) for (const value of values) increment(counts, value, count)
  }
}
