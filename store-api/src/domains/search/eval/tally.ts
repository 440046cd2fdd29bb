import { NOT_SOLD, type Query } from './generate.ts'
import type { Verdict } from './judge.ts'
import { noises } from './noise.ts'
import { ways } from './phrasings.ts'

export interface Judged {
  query: Query
  verdict: Verdict
}

/** A table: its headings, then its rows. */
export type Table = { headings: string[]; rows: string[][] }

/** Least share of right answers by the number of mistakes in the query. */
const TARGETS = [0.95, 0.9, 0.85]
const PAIR_TARGET = 0.9
const COLUMNS = ['clean', 'one mistake', 'two mistakes']

/** Returns the share of right answers by what is asked for and by the number of mistakes. */
export function byIntent(judged: Judged[]): Table {
  const sold = judged.filter(isSold)
  const names = [...new Set(judged.map(({ query }) => query.row))].toSorted(
    (a, b) => a.split(' + ').length - b.split(' + ').length,
  )
  const cells = (list: Judged[]) => {
    const lost = list.filter(({ query }) => query.noises.length === 2 && query.isLost).length
    return [
      ...COLUMNS.flatMap((_, number) => counted(list.filter((each) => each.query.noises.length === number))),
      String(lost),
    ]
  }
  const rows = names.map((name) => [name, ...cells(judged.filter(({ query }) => query.row === name))])
  return {
    headings: ['asked for', ...COLUMNS.flatMap((name) => [name, '%']), 'of two, lost'],
    rows: [
      ...rows,
      ['all that is sold', ...cells(sold)],
      [
        'of these half right: the first, not all',
        ...cells(sold.map((each) => ({ ...each, verdict: each.verdict === 'half' ? 'right' : 'wrong' }))),
      ],
    ],
  }
}

/** Returns the share of right answers by the only mistake, and by the way of saying. */
export function byNoise(judged: Judged[]): Table {
  const rows = [undefined, ...noises].map((noise) => {
    const list = judged.filter(
      ({ query }) => isSold({ query }) && query.noises.length === (noise ? 1 : 0) && query.noises[0] === noise,
    )
    return [
      noise ?? 'clean',
      ...ways.flatMap((way) => counted(list.filter(({ query }) => query.way === way))),
      ...counted(list),
    ]
  })
  return { headings: ['mistake', ...[...ways, 'all'].flatMap((way) => [way, '%'])], rows }
}

/** Returns what is below its target, in words; nothing when all is well. */
export function missedTargets(judged: Judged[]): string[] {
  const sold = judged.filter(isSold)
  const totals = COLUMNS.flatMap((name, number) =>
    below(
      name,
      sold.filter(({ query }) => query.noises.length === number),
      TARGETS[number] ?? 1,
    ),
  )
  const clean = sold.filter(({ query }) => query.noises.length === 0)
  const pairs = [...new Set(clean.map(({ query }) => query.row))].filter((row) => row.split(' + ').length === 2)
  const missedPairs = pairs.flatMap((row) =>
    below(
      row,
      clean.filter(({ query }) => query.row === row),
      PAIR_TARGET,
    ),
  )
  return [
    ...totals,
    ...missedPairs,
    ...below(
      NOT_SOLD,
      judged.filter((each) => !isSold(each)),
      1,
    ),
  ]
}

function isSold({ query }: { query: Query }): boolean {
  return query.row !== NOT_SOLD
}

function shareOf(list: Judged[]): { right: number; share: number } {
  const right = list.filter(({ verdict }) => verdict === 'right').length
  return { right, share: list.length === 0 ? 1 : right / list.length }
}

function counted(list: Judged[]): string[] {
  const { right, share } = shareOf(list)
  return list.length === 0 ? ['–', '–'] : [`${right}/${list.length}`, (share * 100).toFixed(0)]
}

function below(name: string, list: Judged[], target: number): string[] {
  const { right, share } = shareOf(list)
  return share >= target ? [] : [`${name}: ${right} of ${list.length} right, ${(target * 100).toFixed(0)} % wanted`]
}
