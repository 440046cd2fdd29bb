import type { SizeTable_ChartFragment } from './__generated__/size-guide.ts'

export type Measure = {
  name: string
  label: string
  /** Smallest and largest value of the chart, in centimetres. */ from: number
  to: number
}
export type Measures = Readonly<Record<string, number>>

/** Advice by a size chart: the slug of a size, or that all of them are too small or too large. */
export type Advice = { size: string } | { none: 'small' | 'large' }

/** Returns the columns of a chart that are body measures in centimetres. */
export function measuresOf({ columns, rows }: SizeTable_ChartFragment): Measure[] {
  return columns.flatMap((column, place) => {
    const values = rows.flatMap(({ values }) => rangeOf(values[place]))
    return isMeasure(column) && values.length > 0
      ? [{ name: column.key ?? column.label, label: column.label, from: Math.min(...values), to: Math.max(...values) }]
      : []
  })
}

/**
 * Returns the size that fits all given measures of a chart; undefined without one. Only sizes of the product count
 * (`offered`). A measure takes the first size that reaches it; of several measures the largest size decides, so that
 * nothing is tight.
 */
export function adviseSize(
  chart: SizeTable_ChartFragment,
  offered: readonly string[],
  measures: Measures,
): Advice | undefined {
  const rows = chart.rows.filter(({ size }) => offered.includes(size))
  const places = measuresOf({ ...chart, rows }).flatMap(({ name, from }) => {
    const own = measures[name]
    if (own === undefined) return []
    const column = chart.columns.findIndex(({ key, label }) => (key ?? label) === name)
    const place = rows.findIndex(({ values }) => Math.max(...rangeOf(values[column])) >= own)
    return own < from ? [-1] : [place === -1 ? rows.length : place]
  })
  if (places.length === 0) return undefined
  const place = Math.max(...places)
  const size = rows[place]?.size
  return size ? { size } : { none: place === -1 ? 'large' : 'small' }
}

/** Unit at the end of a label in centimetres: `الصدر (سم)`, `Chest (cm)`. */
export const CENTIMETRES = /(?:^|\s)\(?(?:سم|cm)\)?$/i

/** Returns whether a column of a size chart is in centimetres; the others name sizes. */
export function isMeasure(column: { label: string } | undefined): boolean {
  return column !== undefined && CENTIMETRES.test(column.label)
}

/** Reads the numbers of a measure or range: `88–94` → [88, 94]. */
function rangeOf(value: string | undefined): number[] {
  return (value?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}
