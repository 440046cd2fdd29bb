/**
 * Returns the shares of counts in whole percent, which add up to 100: the largest remainders are rounded up, of equal
 * ones the first. Without any count all are 0.
 */
export function percentsOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count, index) => ({
    index,
    percent: Math.floor((count * 100) / total),
    rest: (count * 100) % total,
  }))
  const missing = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  for (const share of shares.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, missing))
    share.percent += 1
  return shares.map(({ percent }) => percent)
}
