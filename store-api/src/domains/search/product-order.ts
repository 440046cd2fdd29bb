import type { Columns, Numbers } from './columns.ts'
import type { ProductListQuery } from './search.schema.ts'

export type Sort = NonNullable<ProductListQuery['sort']>

/** Returns how well a row fits a text. */
type ScoreOf = (row: number) => number

/** Sort keys of a product: whole numbers, the last one its id, so that keys are unique. */
type Keys = number[]

/** A sort order of the rows. */
interface Order {
  /** Sort columns by precedence. */
  columns: Numbers[]
  ascending: boolean
}

/** Scores are compared in steps of a hundredth; within a step, sales decide. */
const SCORE_STEPS = 100

/**
 * Returns the order of a list. A search starts with the best match; other lists with the highest revenue, because by
 * units sold a sportswear shop would start with socks.
 */
export function orderOf({ columns }: { columns: Columns }, sort: Sort, rows: Int32Array, scoreOf?: ScoreOf): Order {
  return { columns: [...sortColumns(columns, sort, rows, scoreOf), columns.id], ascending: sort === 'priceAsc' }
}

function sortColumns(columns: Columns, sort: Sort, rows: Int32Array, scoreOf?: ScoreOf): Numbers[] {
  const { sold, takings, published, discount, rating, price, id } = columns
  switch (sort) {
    case 'relevance':
      return scoreOf ? [steps(scoreOf, rows, id.length), takings] : [takings]
    case 'newest':
      return [published]
    case 'discount':
      return [discount, sold]
    case 'topRated':
      return [rating, sold]
    case 'bestSeller':
      return [sold]
    case 'priceAsc':
    case 'priceDesc':
      return [price]
  }
}

/** Reused buffer: only the rows of the list are read, before the next call. */
let scratch = new Int32Array(0)

function steps(scoreOf: ScoreOf, rows: Int32Array, length: number): Int32Array {
  if (scratch.length < length) scratch = new Int32Array(length)
  const column = scratch
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    column[row] = Math.round(scoreOf(row) * SCORE_STEPS)
  }
  return column
}

/** Returns the sort keys of a row. */
export function sortKeysOf({ columns }: Order, row: number): Keys {
  return columns.map((column) => column[row] ?? 0)
}

/** Returns the first rows after the keys of `after`, in order. */
export function firstRows({ columns, ascending }: Order, rows: Int32Array, limit: number, after?: Keys): number[] {
  const sign = ascending ? 1 : -1
  const [first = new Int32Array(0)] = columns
  const compare = (a: number, b: number): number => {
    // Nearly always enough, and several times faster alone.
    const ahead = (first[a] ?? 0) - (first[b] ?? 0)
    if (ahead !== 0) return sign * ahead
    for (let nth = 1; nth < columns.length; nth += 1) {
      const difference = (columns[nth]?.[a] ?? 0) - (columns[nth]?.[b] ?? 0)
      if (difference !== 0) return sign * difference
    }
    return 0
  }
  const isBehind = (row: number): boolean => {
    const nth = columns.findIndex((column, each) => column[row] !== after?.[each])
    return nth >= 0 && sign * ((columns[nth]?.[row] ?? 0) - (after?.[nth] ?? 0)) > 0
  }
  return smallest(after ? rows.filter(isBehind) : rows, limit, compare)
}

type Compare = (a: number, b: number) => number

/** Returns the first `count` of `values` in the order of `compare`, without sorting the others. */
export function smallest(values: Int32Array, count: number, compare: Compare): number[] {
  if (count < 1) return []
  // A max-heap: the last value in order is on top, and is replaced by an earlier one.
  const heap: number[] = []
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (heap.length < count) lift(heap, heap.push(value) - 1, compare)
    else if (compare(value, heap[0] ?? 0) < 0) sink(heap, value, compare)
  }
  return heap.sort(compare)
}

function lift(heap: number[], place: number, compare: Compare): void {
  const value = heap[place] ?? 0
  let at = place
  while (at > 0) {
    const above = (at - 1) >> 1
    const other = heap[above] ?? 0
    if (compare(other, value) >= 0) break
    heap[at] = other
    at = above
  }
  heap[at] = value
}

function sink(heap: number[], value: number, compare: Compare): void {
  let at = 0
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    if (below + 1 < heap.length && compare(heap[below + 1] ?? 0, heap[below] ?? 0) > 0) below += 1
    const other = heap[below] ?? 0
    if (compare(other, value) <= 0) break
    heap[at] = other
    at = below
  }
  heap[at] = value
}
