import { type Codes, rowsOfCode } from './text-codes.ts'
import type { TextMatch } from './text-index.ts'
import type { Scratch } from './text-score.ts'

/** A code has a digit, and so many letters and digits. */
const CODE = /^(?=.*[\d\u0660-\u0669])[\p{L}\p{N}][\p{L}\p{N}._/-]{4,39}$/u
const MAX_PARTS = 8

/**
 * The product whose code, SKU or barcode was typed, alone; undefined when none was. A SKU without its last parts, the size and
 * the colour, is looked for as well.
 */
export function searchCodes(codes: Codes, scratch: Scratch, q: string): TextMatch | undefined {
  const whole = q.trim().slice(0, 60)
  const parts = whole.split(/\s+/).slice(0, MAX_PARTS)
  for (const code of [whole.replace(/\s+/g, '-'), ...parts]) {
    const rows = CODE.test(code) ? rowsOf(codes, code, scratch) : []
    if (rows.length > 0) return only(rows, scratch)
  }
  return undefined
}

function rowsOf(codes: Codes, code: string, { alive }: Scratch): number[] {
  for (let rest = code; rest.length > 4; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('-')))) {
    const rows = rowsOfCode(codes, rest).filter((row) => alive[row] === 1)
    if (rows.length > 0) return rows
  }
  return []
}

function only(rows: number[], { rows: length }: Scratch): TextMatch {
  const scores = new Float32Array(length)
  for (const row of rows) scores[row] = 1
  return { scores, count: rows.length, note: null }
}
