import { expect, test } from 'vitest'
import { firstRows } from './product-order.ts'

test.for([0, 1, 2, 24, 25, 101, 500])('the first %s equal the first ones of a full sort', (count) => {
  const rows = Int32Array.from({ length: 300 }, (_, row) => row)
  for (let seed = 1; seed <= 20; seed += 1) {
    const keyOf = (row: number) => (row * row * seed * 7_919) % 1_009
    // Many equal scores and few equal sales, as in a search.
    const columns = [rows.map((row) => keyOf(row) % 5), Float64Array.from(rows, (row) => keyOf(row) % 101), rows]
    const compare = (a: number, b: number) =>
      columns.map((column) => (column[a] ?? 0) - (column[b] ?? 0)).find((difference) => difference !== 0) ?? 0
    const sorted = [...rows].sort(compare)
    expect(firstRows({ columns, ascending: true }, rows, count)).toEqual(sorted.slice(0, count))
    expect(firstRows({ columns, ascending: false }, rows, count)).toEqual(sorted.toReversed().slice(0, count))
  }
})
