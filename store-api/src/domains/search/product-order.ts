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

/** Candidates that are collected before they are sorted, for each row that is wanted. */
const COLLECTED = 16

/** Returns the first rows after the keys of `after`, in order, without sorting the others. */
export function firstRows({ columns, ascending }: Order, rows: Int32Array, limit: number, after?: Keys): number[] {
  if (limit < 1) return []
  const sign = ascending ? 1 : -1
  const [first = rows, second = rows] = columns
  const compare = (a: number, b: number): number => {
    for (const column of columns) {
      const difference = (column[a] ?? 0) - (column[b] ?? 0)
      if (difference !== 0) return sign * difference
    }
    return 0
  }
  const isBehind = (row: number): boolean => {
    const nth = columns.findIndex((column, each) => column[row] !== after?.[each])
    return nth >= 0 && sign * ((columns[nth]?.[row] ?? 0) - (after?.[nth] ?? 0)) > 0
  }
  const found: number[] = []
  /** The first two keys of the last row that is wanted so far. */
  let [last, lastNext] = [Infinity, Infinity]
  const cut = () => {
    found.sort(compare).splice(limit)
    const row = found[limit - 1]
    if (row !== undefined) [last, lastNext] = [sign * (first[row] ?? 0), sign * (second[row] ?? 0)]
  }
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const key = sign * (first[row] ?? 0)
    // Nearly every row of a long list is behind: only the others are compared in full.
    if (key > last || (key === last && sign * (second[row] ?? 0) > lastNext) || (after && !isBehind(row))) continue
    if (found.push(row) === limit * COLLECTED) cut()
  }
  cut()
  return found
}
