import { printable } from 'server-kit/printable.ts'

const segments = new Intl.Segmenter()
const ARABIC = /\p{Script=Arabic}/u

/**
 * Formats rows under their headings as columns; numeric columns are aligned right. A cell in Arabic is isolated
 * (U+2068): otherwise a terminal with bidirectional text would swap it with its neighbours. Without rows it is the text
 * `empty`.
 */
export function table(headings: string[], rows: (string | number | null)[][], empty?: string): string {
  if (rows.length === 0 && empty) return empty
  const cells = [headings, ...rows.map((row) => row.map((cell) => printable(String(cell ?? '–').replace(/\s+/g, ' '))))]
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))))
  const numeric = headings.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^[\d,.+-]+$/.test(String(row[column] ?? '0'))),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, numeric[column] ?? false))
      .join('  ')
      .trimEnd()
  return cells.map(line).join('\n')
}

/** Formats names with their values, one a line, without null and empty values. */
export function facts(pairs: [name: string, value: string | number | null][]): string {
  const shown = pairs.filter(([, value]) => value !== null && value !== '')
  const width = Math.max(...shown.map(([name]) => name.length))
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${isolate(printable(String(value)))}`).join('\n')
}

/** Formats piastres as pounds: '1,249.50'. */
export function pounds(piastres: number): string {
  return (piastres / 100).toLocaleString('en', { minimumFractionDigits: 2 })
}

/** Formats an instant in Cairo time: '2026-11-22 14:05'. */
export function moment(iso: string): string {
  return new Date(iso).toLocaleString('sv', { timeZone: 'Africa/Cairo', dateStyle: 'short', timeStyle: 'short' })
}

function pad(cell: string, width: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(width - widthOf(cell), 0))
  return right ? gap + cell : isolate(cell) + gap
}

function isolate(text: string): string {
  return ARABIC.test(text) ? `\u2068${text}\u2069` : text
}

/** Returns the width of a text in characters as a reader counts them (graphemes). */
function widthOf(text: string): number {
  return [...segments.segment(text)].length
}
