import { expect, test } from 'vitest'
import { bitCounter } from './bit-counter.ts'
import { addBit } from './columns.ts'
import { countValues, setValues, valueSets } from './value-sets.ts'

const rows = Int32Array.from({ length: 200 }, (_, row) => row)
/** Up to five values of a row, from 1 to 99, some twice. */
const valuesOf = (row: number) => Array.from({ length: row % 6 }, (_, nth) => 1 + ((row * 31 + nth * nth * 17) % 99))
const truth = rows.reduce(
  (counts, row) => {
    for (const value of new Set(valuesOf(row))) counts[value] = (counts[value] ?? 0) + 1
    return counts
  },
  Array.from({ length: 100 }, () => 0),
)

test('counts each value of a set once', () => {
  const sets = valueSets(200)
  for (const row of rows) setValues(sets, row, Uint16Array.from(valuesOf(row)))
  const counts = new Uint32Array(100)
  countValues(sets, rows, counts)
  expect([...counts]).toEqual(truth)
})

test('counts a row by its newest set only', () => {
  const sets = valueSets(1)
  setValues(sets, 0, Uint16Array.of(3, 5))
  setValues(sets, 0, Uint16Array.of(0, 7))
  const counts = new Uint32Array(9)
  countValues(sets, Int32Array.of(0), counts)
  expect([...counts]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0])
})

test('counts sets with more values than a word has bits', () => {
  const words = 4
  const sets = { words, bits: new Uint32Array(200 * words) }
  for (const row of rows) for (const value of valuesOf(row)) addBit(sets, row, value)
  const counter = bitCounter(words)
  for (const row of rows) counter.add(sets, row)
  expect([...counter.counts().subarray(0, 100)]).toEqual(truth)
})
