import type { FitVotes_SummaryFragment } from './__generated__/size-guide.ts'

/** Fewer votes say nothing of a thing. */
const ENOUGH = 5

/** What most of those who bought a thing say of its size, and which share of them, in percent. Undefined while too few have said. */
export function fitVerdict({ fit }: FitVotes_SummaryFragment): { verdict: 'small' | 'true' | 'large'; percent: number } | undefined {
  const votes = fit.small + fit.true + fit.large
  if (votes < ENOUGH) return undefined
  const most = Math.max(fit.small, fit.true, fit.large)
  const verdict = fit.true === most ? 'true' : fit.small === most ? 'small' : 'large'
  return { verdict, percent: Math.round((most / votes) * 100) }
}
