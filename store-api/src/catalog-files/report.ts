import type { Change } from './change.queries.ts'
import type { ImportResult } from './import.ts'
import type { Problem } from './problems.ts'

/** Maximum number of characters of a text in a line. */
const SHOWN = 60

/** Formats the result of an import. `seconds` is its duration, `memory` its peak in MB. */
export function reportImport(result: ImportResult, seconds: number, memory: number): string {
  const { file, format, rows, written } = result
  const delimiter = file.delimiter === '\t' ? 'tab' : file.delimiter
  const read = `${rows} rows (${format}, ${file.encoding}, ${delimiter}) in ${seconds.toFixed(1)} s, ${memory} MB`
  if (result.problemCount > 0)
    return [read, ...lines(result.problems), `${result.problemCount} problems: nothing was written.`].join('\n')
  const { counts, changes, warnings } = result
  if (!counts) return read
  const shown = changes.map(changeLine)
  const all = counts.products.new + (counts.variants.new > 0 ? 1 : 0) + counts.fields
  const more = all > shown.length ? [`… the first ${shown.length} are shown`] : []
  const numbers = ({ new: fresh, changed, unchanged }: typeof counts.products) =>
    `${fresh} new, ${changed} changed, ${unchanged} unchanged`
  return [
    read,
    ...shown,
    ...more,
    `products: ${numbers(counts.products)}`,
    `variants: ${numbers(counts.variants)}`,
    `fields:   ${counts.fields} changed`,
    ...lines(warnings).map((line) => `warning: ${line}`),
    written ? 'Written.' : 'A dry run: nothing was written.',
  ].join('\n')
}

function lines(problems: Problem[]): string[] {
  return problems.map(({ line, column, message }) => oneLine(`line ${line}, ${column}: ${message}`))
}

function changeLine({ code, sku, field, old, new: now }: Change): string {
  const name = oneLine(sku ? `${code} ${sku}` : code)
  if (field === null) return `+ ${name}`
  return `~ ${name} ${field}: ${short(old)} → ${short(now)}`
}

function short(text: string | null): string {
  if (text === null) return '–'
  const line = oneLine(text)
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

/** Puts a text of the file on one line, so that it cannot imitate a line of the report. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
