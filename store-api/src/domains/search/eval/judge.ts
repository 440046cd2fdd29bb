import type { Query } from './generate.ts'

/** How many products of an answer are judged. */
export const FIRST = 5

/** An answer of the search: its first products and what it says of them. */
export interface Answer {
  ids: number[]
  total: number
  note: object | null
}

/** `half`: only the first product fits all conditions. */
export type Verdict = 'right' | 'half' | 'wrong'

/**
 * Judges by the facts alone. All of the first five products must fit every condition. Where fewer fit, those behind
 * them do not matter if the answer says that it left something out, other than a corrected word. Nothing shown is wrong when something fits, and so
 * is to call that not sold. Of what is not sold nothing may be shown unless the answer says so.
 */
export function judge(
  { conditions, fitting }: Pick<Query, 'conditions' | 'fitting'>,
  { ids, total, note }: Answer,
): Verdict {
  const { leftOut, notSold, isMore } = saidBy(note)
  if (conditions.length === 0) return total === 0 || notSold || leftOut ? 'right' : 'wrong'
  if (notSold) return 'wrong'
  // What is cheap of them comes first, so that dearer ones behind it do no harm.
  const isSorted = conditions.some(({ label }) => label === 'cheap')
  const judged = ids.slice(0, isMore || isSorted ? Math.min(FIRST, fitting.size) : FIRST)
  if (judged.length > 0 && judged.every((id) => fitting.has(id))) return 'right'
  return judged[0] !== undefined && fitting.has(judged[0]) ? 'half' : 'wrong'
}

/**
 * Whether `meta.search` of an answer names words that it left out, more of them than those that it corrected, or things
 * that the shop does not sell.
 */
export function saidBy(note: object | null): { leftOut: boolean; isMore: boolean; notSold: boolean } {
  const { leftOut = [], notSold = [], corrected = [] } = (note ?? {}) as Partial<Said>
  return {
    leftOut: leftOut.length > 0,
    isMore: leftOut.some((word) => corrected.every(({ typed }) => typed !== word)),
    notSold: notSold.length > 0,
  }
}

interface Said {
  leftOut: string[]
  notSold: string[]
  corrected: { typed: string }[]
}
