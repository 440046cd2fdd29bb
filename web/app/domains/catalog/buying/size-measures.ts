export type Unit = 'cm' | 'inch'

type Column = { label: string }

const INCH = 2.54
/** How the label of a measure says that it is in centimetres: `الصدر (سم)`, `Chest (cm)`. */
const CENTIMETRES = /(?:^|\s)\(?(?:سم|cm)\)?$/i

/** Whether a column of a size chart holds centimetres; the others name sizes. */
export function isMeasure(column: Column | undefined): boolean {
  return column !== undefined && CENTIMETRES.test(column.label)
}

/** The head of a column: a measure names the unit it is shown in. */
export function headOf(column: Column, unit: string): string {
  if (!isMeasure(column)) return column.label
  const bare = column.label.replace(CENTIMETRES, '')
  return bare ? `${bare} (${unit})` : unit
}

/** A measure in centimetres, or a span of it, in another unit: `88–94` → `34.6–37`. */
export function inUnit(value: string, unit: Unit): string {
  if (unit === 'cm') return value
  return value.replace(/\d+(?:\.\d+)?/g, (centimetres) => String(Math.round((Number(centimetres) / INCH) * 10) / 10))
}
