/**
 * Codes, SKUs and barcodes by hash. A large shop has millions of them: adding to the end of one of a thousand lists is
 * five times faster than to a random place of one large table, and a search reads one list.
 */
interface Codes {
  /** Pairs of hash and row; a second hash of 10 bits is the number of the list. */
  lists: Int32Array[]
  /** Used numbers of each list. */
  lengths: Int32Array
}

const LISTS = 1_024

export function emptyCodes(): Codes {
  return { lists: Array.from({ length: LISTS }, () => new Int32Array(0)), lengths: new Int32Array(LISTS) }
}

/** Adds the codes of a row, one a line. Case, spaces and punctuation are ignored. */
export function addCodes({ lists, lengths }: Codes, lines: string, row: number): void {
  for (let at = 0; at < lines.length; at = hashed.end + 1) {
    hash(lines, at)
    if (hashed.length === 0) continue
    const { first, second } = hashed
    const length = lengths[second] ?? 0
    let list = lists[second] ?? new Int32Array(0)
    if (length === list.length) {
      const larger = new Int32Array(Math.max(8, length + 2 * (length >>> 2)))
      larger.set(list)
      lists[second] = list = larger
    }
    list[length] = first
    list[length + 1] = row
    lengths[second] = length + 2
  }
}

/** Returns the rows with a code, removed rows included. */
function rowsOfCode({ lists, lengths }: Codes, code: string): number[] {
  hash(code, 0)
  const { first, second, length } = hashed
  if (length === 0) return []
  const found = new Set<number>()
  const list = lists[second] ?? new Int32Array(0)
  for (let at = 0; at < (lengths[second] ?? 0); at += 2) if (list[at] === first) found.add(list[at + 1] ?? 0)
  return [...found]
}

/** Result of the last `hash` call: one reused object, because a shop has millions of codes. */
const hashed = { first: 0, second: 0, length: 0, end: 0 }
const NEW_LINE = 10

/**
 * Computes two hashes of the letters and digits up to the end of the line (FNV-1a, and the same with another prime) and
 * their number.
 */
function hash(lines: string, from: number): void {
  let first = 0x811c9dc5 | 0
  let second = 0x1b873593
  let length = 0
  let at = from
  for (; at < lines.length; at++) {
    const code = lines.charCodeAt(at)
    if (code === NEW_LINE) break
    const letter = code < 128 ? (asciiFolds[code] as number) : folded(code)
    if (letter === 0) continue
    first = Math.imul(first ^ letter, 0x01000193)
    second = Math.imul(second ^ letter, 0x85ebca6b)
    second ^= second >>> 13
    length++
  }
  hashed.first = first ^ (first >>> 15)
  hashed.second = second & (LISTS - 1)
  hashed.length = length
  hashed.end = at
}

/** Lower-cases a letter and converts a digit to 0-9; returns 0 for a separator. */
function folded(code: number): number {
  if (code >= 97 && code <= 122) return code
  if (code >= 65 && code <= 90) return code + 32
  if (code >= 48 && code <= 57) return code
  if (code >= 0x660 && code <= 0x669) return code - 0x660 + 48
  return code < 128 ? 0 : code
}

const asciiFolds = Uint8Array.from({ length: 128 }, (_, code) => folded(code))

/** Pattern of a code: at least one digit, 5 to 40 characters. */
const CODE = /^(?=.*[\d\u0660-\u0669])[\p{L}\p{N}][\p{L}\p{N}._/-]{4,39}$/u
const MAX_PARTS = 8

/**
 * Returns the rows with a typed code, SKU or barcode; none without one. Also matches a SKU without its last parts, size
 * and colour.
 */
export function rowsOfCodes(codes: Codes, q: string, isAlive: (row: number) => boolean): number[] {
  const whole = q.trim().slice(0, 60)
  const parts = whole.split(/\s+/).slice(0, MAX_PARTS)
  for (const code of [whole.replace(/\s+/g, '-'), ...parts]) {
    const rows = CODE.test(code) ? rowsOf(codes, code, isAlive) : []
    if (rows.length > 0) return rows
  }
  return []
}

function rowsOf(codes: Codes, code: string, isAlive: (row: number) => boolean): number[] {
  for (let rest = code; rest.length > 4; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('-')))) {
    const rows = rowsOfCode(codes, rest).filter(isAlive)
    if (rows.length > 0) return rows
  }
  return []
}
