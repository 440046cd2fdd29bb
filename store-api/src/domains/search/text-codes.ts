import type { TextMatch } from './text-index.ts'
import type { Scratch } from './text-score.ts'

/** Codes, SKUs and barcodes: an open hash table in typed arrays, since a large shop has a million of them. */
interface Codes {
  /** 64 bits of hash tell codes apart. */
  first: Uint32Array
  second: Uint32Array
  /** Plus one; 0: the place is free. */
  rows: Uint32Array
  used: number
}

export function emptyCodes(places = 1024): Codes {
  return { first: new Uint32Array(places), second: new Uint32Array(places), rows: new Uint32Array(places), used: 0 }
}

/** Adds a code of a row. Case, spaces and punctuation are ignored. */
export function addCode(codes: Codes, code: string, row: number): void {
  const { first, second, length } = hash(code)
  if (length === 0) return
  if (codes.used * 3 > codes.rows.length * 2) grow(codes)
  put(codes, first, second, row)
}

/** Returns the rows with a code, removed rows included. */
function rowsOfCode(codes: Codes, code: string): number[] {
  const { first, second, length } = hash(code)
  if (length === 0) return []
  const found = new Set<number>()
  const mask = codes.rows.length - 1
  for (let i = first & mask; codes.rows[i] !== 0; i = (i + 1) & mask) {
    if (codes.first[i] === first && codes.second[i] === second) found.add((codes.rows[i] ?? 0) - 1)
  }
  return [...found]
}

function put(codes: Codes, first: number, second: number, row: number): void {
  const mask = codes.rows.length - 1
  let i = first & mask
  while (codes.rows[i] !== 0) i = (i + 1) & mask
  codes.first[i] = first
  codes.second[i] = second
  codes.rows[i] = row + 1
  codes.used++
}

function grow(codes: Codes): void {
  const { first, second, rows } = codes
  Object.assign(codes, emptyCodes(rows.length * 2))
  for (let i = 0; i < rows.length; i++) {
    if (rows[i] !== 0) put(codes, first[i] ?? 0, second[i] ?? 0, (rows[i] ?? 0) - 1)
  }
}

/** Result of the last `hash` call: one reused object, because a shop has a million codes. */
const hashed = { first: 0, second: 0, length: 0 }

/** Returns two hashes of the letters and digits (FNV-1a, and the same with another prime) and their number. */
function hash(code: string): Readonly<typeof hashed> {
  let first = 0x811c9dc5
  let second = 0x1b873593
  let length = 0
  for (let i = 0; i < code.length; i++) {
    const letter = folded(code.charCodeAt(i))
    if (letter === 0) continue
    first = Math.imul(first ^ letter, 0x01000193)
    second = Math.imul(second ^ letter, 0x85ebca6b)
    second ^= second >>> 13
    length++
  }
  first ^= first >>> 15
  hashed.first = first >>> 0
  hashed.second = second >>> 0
  hashed.length = length
  return hashed
}

/** Lower-cases a letter and converts a digit to 0-9; returns 0 for a separator. */
function folded(code: number): number {
  if (code >= 97 && code <= 122) return code
  if (code >= 65 && code <= 90) return code + 32
  if (code >= 48 && code <= 57) return code
  if (code >= 0x660 && code <= 0x669) return code - 0x660 + 48
  return code < 128 ? 0 : code
}

/** Pattern of a code: at least one digit, 5 to 40 characters. */
const CODE = /^(?=.*[\d\u0660-\u0669])[\p{L}\p{N}][\p{L}\p{N}._/-]{4,39}$/u
const MAX_PARTS = 8

/**
 * Returns the product with a typed code, SKU or barcode as the only match; undefined without one. Also matches a SKU without its last parts,
 * size and colour.
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
