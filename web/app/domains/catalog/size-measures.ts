export type Unit = 'cm' | 'inch'

const INCH = 2.54
/** Columns that name a size in a country or an age; every other one is a measure in centimetres. */
const names: ReadonlySet<string | undefined> = new Set(['eu', 'uk', 'us', 'fr', 'jp', 'int', 'size', 'age'])
/** How a label of a measure says its unit, with brackets or alone. */
const UNIT = /\s*\(?(?:سم|cm)\)?$/i

/** Whether the column of a size chart holds centimetres. */
export function isMeasure(key: string | undefined): boolean {
  return key !== undefined && !names.has(key)
}

/** The head of a column: a measure names the unit it is shown in. */
export function headOf({ key, label }: { key: string; label: string }, unit: string): string {
  if (!isMeasure(key)) return label
  const bare = label.replace(UNIT, '')
  return bare ? `${bare} (${unit})` : unit
}

/** A measure in centimetres, or a span of it, in another unit: `88–94` → `34.6–37`. */
export function inUnit(value: string, unit: Unit): string {
  if (unit === 'cm') return value
  return value.replace(/\d+(?:\.\d+)?/g, (centimetres) => String(Math.round((Number(centimetres) / INCH) * 10) / 10))
}
