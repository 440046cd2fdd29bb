import { type Options, stringify } from 'csv-stringify/sync'
import { cleanText } from '#src/db/postgres-values.ts'
import { foldDigits } from '#src/http/text.ts'

/**
 * Matches cells that a spreadsheet runs as a formula, with leading apostrophes; some spreadsheets accept full-width
 * signs too.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const GUARDED = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/**
 * Matches characters that no product text needs: control characters, including our list separator, and direction
 * overrides.
 */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202d\u202e]/g
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/u
const EXCEL_TEXT = /^="(.*)"$/s
const CURRENCY = /egp|l\.?e\.?|ج\.?\s?م\.?|جنيه/gi
/** Maximum of prices and quantities: more than any shop has, and less than an integer holds. */
const MOST = 20_000_000

/** Puts an apostrophe before a formula, so that no spreadsheet runs the cell. `unguard` is the exact inverse. */
export function guard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Formats rows as CSV without formulas. Every CSV file of the shop is written by this function. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[], options?: Options): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guard(cell) : cell))),
    options,
  )
}

/** Returns the text of a cell without our guard, Excel's `="0123"` and control characters. */
export function unguard(cell: string): string {
  const text = GUARDED.test(cell) ? cell.slice(1) : (EXCEL_TEXT.exec(cell)?.[1] ?? cell)
  return cleanText(text).replace(CONTROLS, '').replace(/\r\n?/g, '\n')
}

/** Whether a text has a visible character: zero-width characters, fillers, spaces and marks alone are blank. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

/**
 * Parses an amount in EGP to piastres: '1249.5', '1,249.50', '1249,50', '١٢٤٩٫٥٠ ج.م'. Returns undefined for other
 * text.
 */
export function piastres(cell: string): number | undefined {
  const text = foldDigits(cell)
    .replace(CURRENCY, '')
    .replace(/[\s'٬]/g, '')
    .replace('٫', '.')
  const plain = /,\d{1,2}$/.test(text) ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,(?=\d{3})/g, '')
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return undefined
  const amount = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
  return amount <= MOST * 100 ? amount : undefined
}

/** Parses an integer in any digits, with or without thousands separators. Returns undefined for other text. */
export function wholeNumber(cell: string): number | undefined {
  const text = foldDigits(cell)
    .replace(/[\s٬]/g, '')
    .replace(/,(?=\d{3})/g, '')
    .replace(/\.0+$/, '')
  if (!/^-?\d{1,9}$/.test(text) || Math.abs(Number(text)) > MOST) return undefined
  return Number(text)
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/
const EGYPTIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * Parses an ISO date or day/month/year to PostgreSQL's format. Without a zone it is Cairo time. Returns undefined for
 * other text.
 */
export function moment(cell: string): string | undefined {
  const text = foldDigits(cell).trim()
  const [, d, m, y] = EGYPTIAN.exec(text) ?? []
  const iso = y ? `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}` : text
  const [, year, month, day, time = '00:00', zone = ' Africa/Cairo'] = ISO.exec(iso) ?? []
  if (!year) return undefined
  const date = `${year}-${month}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  const real =
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(date) &&
    /^([01]\d|2[0-3])(:[0-5]\d){1,2}/.test(time)
  return real ? `${date} ${time}${zone}` : undefined
}

/** Joins the entries of a cell: `one | two`; a bar inside an entry becomes `\|`. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\|]/g, String.raw`\$&`)).join(' | ')
}

/**
 * Inverse of `joinList`; an empty cell has no entries. Empty entries are kept, because the lists of a row are matched
 * by position.
 */
export function splitList(cell: string): string[] {
  if (cell.trim() === '') return []
  const entries = ['']
  for (const [piece] of cell.matchAll(/ ?\| ?|\\[\\|]|[^\\| ]+|[\\ ]/g)) {
    if (/^ ?\| ?$/.test(piece)) entries.push('')
    else entries[entries.length - 1] += /^\\[\\|]$/.test(piece) ? piece.slice(1) : piece
  }
  return entries
}
