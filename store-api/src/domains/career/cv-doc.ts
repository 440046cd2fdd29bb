import { type CFB$Container, find, read } from 'cfb'

const START = 'd0cf11e0a1b11ae1'
/** Of the first record of a Word document: who it is, and whether a password is on it. */
const WORD = 0xa5ec
const ENCRYPTED = 0x0100
const MAX_PARTS = 2_000
/** Macros, and files of any kind that were dropped into the document. */
const DANGEROUS = /\/(?:Macros|VBA|_VBA_PROJECT(?:_CUR)?)\/|\/\u0001Ole10Native$|\/Package$/i

/**
 * Whether these bytes are a Word document of the old kind (.doc, an OLE compound file): Excel and others are not, nor are those with
 * a password, macros or packed files.
 */
export function isSafeDoc(bytes: Buffer): boolean {
  if (bytes.toString('hex', 0, 8) !== START) return false
  const parts = opened(bytes)
  if (!parts || parts.FullPaths.length > MAX_PARTS || parts.FullPaths.some((path) => DANGEROUS.test(path))) return false
  const content = find(parts, '/WordDocument')?.content
  const head = Buffer.from((content ?? []).slice(0, 12))
  return head.length === 12 && head.readUInt16LE(0) === WORD && (head.readUInt16LE(10) & ENCRYPTED) === 0
}

function opened(bytes: Buffer): CFB$Container | undefined {
  try {
    return read(bytes, { type: 'buffer' })
  } catch {
    return undefined
  }
}
