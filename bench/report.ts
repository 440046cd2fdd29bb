export type Row = {
  what: string
  /** The printed value with its unit. */
  value: string
  /** The number that is compared with the budget: a ratio, a count, bytes. */
  judged: number
  /** Range of a ratio over its rounds, as a share of it. */
  noise?: number
  budget?: { atLeast: number } | { atMost: number }
}

export function isKept({ judged, budget }: Row): boolean {
  if (!budget) return true
  return 'atLeast' in budget ? judged >= budget.atLeast : judged <= budget.atMost
}

/** Formats rows as a table: name, value, budget, result. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.what,
    row.value,
    budgetText(row),
    row.budget ? (isKept(row) ? 'kept' : 'MISSED') : '',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

export type Kept = Pick<Row, 'what' | 'judged' | 'noise'>

/** Returns the rows whose ratio differs from an earlier run's by more than the noise of both, as lines. */
export function movedRows(rows: readonly Kept[], earlier: readonly Kept[]) {
  return rows.flatMap(({ what, judged, noise = 0 }) => {
    const before = earlier.find((each) => each.what === what)
    if (!before) return []
    const [change, limit] = [judged / before.judged - 1, noise + (before.noise ?? 0)]
    if (Math.abs(change) <= limit) return []
    const [from, to] = [before.judged, judged].map((ratio) => ratio.toFixed(3))
    return { line: `${what}: ${from} → ${to}, ${percent(change)} (noise ${percent(limit)})`, fell: change < 0 }
  })
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

function budgetText({ budget }: Row): string {
  if (!budget) return ''
  return 'atLeast' in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`
}

/** Formats a rate: '1,234/s'. */
export function perSecond(rate: number): string {
  return `${rate.toLocaleString('en', { maximumFractionDigits: rate < 100 ? 1 : 0 })}/s`
}
