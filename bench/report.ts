export type Row = {
  what: string
  /** The printed value with its unit. */
  value: string
  /** The number that is compared with the budget: a ratio, a count, bytes. */
  judged: number
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

function budgetText({ budget }: Row): string {
  if (!budget) return ''
  return 'atLeast' in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`
}

/** Formats a rate: '1,234/s'. */
export function perSecond(rate: number): string {
  return `${rate.toLocaleString('en', { maximumFractionDigits: rate < 100 ? 1 : 0 })}/s`
}
