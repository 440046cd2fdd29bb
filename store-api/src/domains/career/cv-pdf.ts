import { inflateSync } from 'node:zlib'

/** Maximum bytes to unpack from a PDF, all parts together, against decompression bombs. */
const MAX_UNPACKED = 24 * 1024 * 1024
const MAX_PARTS = 2_000
/** PDF names that run something, open a program or contain a file. `#41` in a name is an `A`. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/
/** Only line ends may follow the end: a second file there makes a polyglot. */
const END = /%%EOF[\s\0]*$/
const START = /^%PDF-[12]\.\d/

/**
 * Whether these bytes are a PDF that a person of the shop may open: whole, without a password (nobody could look
 * inside), without actions that run something and without files in it. Looks at names in the file and in its packed
 * object streams; it is a sieve, no virus scanner (docs/rules/careers.md#cv).
 */
export function isSafePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (!START.test(text) || !END.test(text.slice(-1_024)) || !/startxref\s+\d+/.test(text)) return false
  if (endsAsZip(bytes)) return false
  const names = plainNames(text)
  if (ACTIVE.test(names) || /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(names)) return false
  return arePackedObjectsSafe(bytes, text)
}

/** Since PDF 1.5 objects may be packed together: `<< /Type /ObjStm … >> stream … endstream`. */
function arePackedObjectsSafe(bytes: Buffer, text: string): boolean {
  let left = MAX_UNPACKED
  let parts = 0
  for (const { index } of text.matchAll(/\/ObjStm(?![A-Za-z0-9])/g)) {
    const start = /stream\r?\n/g
    start.lastIndex = index
    const found = start.exec(text)
    const end = found ? text.indexOf('endstream', start.lastIndex) : -1
    if (end < 0 || (parts += 1) > MAX_PARTS) return false
    const unpacked = inflate(bytes.subarray(start.lastIndex, end), left)
    if (!unpacked || ACTIVE.test(plainNames(unpacked.toString('latin1')))) return false
    left -= unpacked.length
  }
  return true
}

/** Returns undefined for another compression, broken data, or more than `most` bytes. */
function inflate(packed: Buffer, most: number): Buffer | undefined {
  if (most <= 0) return undefined
  try {
    return inflateSync(packed, { maxOutputLength: most })
  } catch {
    return undefined
  }
}

function plainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/**
 * A zip is read from its end, so that a file may be both: its last record names the length of a comment that ends the
 * file.
 */
function endsAsZip(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  return at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length
}
