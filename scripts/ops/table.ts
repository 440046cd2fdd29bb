import { printable } from '../../server-kit/src/printable.ts'

const segments = new Intl.Segmenter()
const ARABIC = /\p{Script=Arabic}/u

/**
 * Rows under their headings, in columns as wide as they must be. A text in Arabic is kept apart from its neighbours, which would
 * otherwise change places with it on a terminal that writes both ways. Numbers stand to the right.
 */
export function table(headings: string[], rows: (string | number | null)[][]): string {
  const cells = [headings, ...rows.map((row) => row.map((cell) => printable(String(cell ?? '–').replace(/\s+/g, ' '))))]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))))
  const numeric = headings.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^[\d,.+-]+$/.test(String(row[column] ?? '0'))),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0, numeric[column] ?? false))
      .join('  ')
      .trimEnd()
  return cells.map(line).join('\n')
}

/** Names with their values, one below the other; what is null is left out. */
export function facts(pairs: [name: string, value: string | number | null][]): string {
  const told = pairs.filter(([, value]) => value !== null && value !== '')
  const width = Math.max(...told.map(([name]) => name.length))
  return told.map(([name, value]) => `${name.padEnd(width)}  ${isolated(printable(String(value)))}`).join('\n')
}

/** '1,249.50' from piastres. */
export function pounds(piastres: number): string {
  return (piastres / 100).toLocaleString('en', { minimumFractionDigits: 2 })
}

/** '2026-11-22 14:05' in Cairo. */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString('sv', { timeZone: 'Africa/Cairo', dateStyle: 'short', timeStyle: 'short' })
}

function padded(cell: string, width: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(width - widthOf(cell), 0))
  return right ? gap + cell : isolated(cell) + gap
}

function isolated(text: string): string {
  return ARABIC.test(text) ? `\u2068${text}\u2069` : text
}

/** Columns that a text takes: one for each character as a reader counts them. */
function widthOf(text: string): number {
  return [...segments.segment(text)].length
}
