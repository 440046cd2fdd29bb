import { type CFB$Container, find, read } from 'cfb'
import { type UnzipFileInfo, unzipSync } from 'fflate'

/** Maximum number of parts and unpacked bytes of a document, against decompression bombs. */
const MAX_PARTS = 1_000
const MAX_UNPACKED = 80 * 1024 * 1024
/** The part that lists all parts and their types. */
const LIST = '[Content_Types].xml'
const MAX_LIST = 512 * 1024
const BODY = 'word/document.xml'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** Macros, controls, embedded files and programs. */
const DANGEROUS = /vbaproject|vbadata|activex|oleobject|\.(?:bin|exe|dll|scr|js|vbs|bat|cmd|ps1|jar|lnk|hta|html?)$/i
const OUTSIDE = /^[/\\]|\.\.|^[a-z]:/i

class Refused extends Error {}

/**
 * Whether these bytes are a Word document (.docx) without macros and without files in it: a zip from its first byte
 * whose list of parts says so. Nothing but that list is unpacked.
 */
export function isSafeDocx(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return false
  const seen = new Set<string>()
  let unpacked = 0
  const look = ({ name, originalSize, compression }: UnzipFileInfo) => {
    unpacked += originalSize
    if (seen.size >= MAX_PARTS || seen.has(name) || !(unpacked <= MAX_UNPACKED)) throw new Refused()
    if (DANGEROUS.test(name) || OUTSIDE.test(name) || (compression !== 0 && compression !== 8)) throw new Refused()
    if (name === LIST && originalSize > MAX_LIST) throw new Refused()
    seen.add(name)
    return name === LIST
  }
  try {
    const list = unzipSync(bytes, { filter: look })[LIST]
    return list !== undefined && seen.has(BODY) && isWord(Buffer.from(list).toString('utf8'))
  } catch {
    // Ours, or fflate's for what is no zip.
    return false
  }
}

function isWord(list: string): boolean {
  return list.includes(WORD) && !/macroEnabled|vbaProject/i.test(list)
}

const OLD_START = 'd0cf11e0a1b11ae1'
/** Of the first record of a Word document: who it is, and whether a password is on it. */
const OLD_WORD = 0xa5ec
const ENCRYPTED = 0x0100
const MAX_OLD_PARTS = 2_000
/** Macros and embedded files. */
const OLD_DANGEROUS = /\/(?:Macros|VBA|_VBA_PROJECT(?:_CUR)?)\/|\/\u0001Ole10Native$|\/Package$/i

/**
 * Whether these bytes are a Word document of the old kind (.doc, an OLE compound file): Excel and others are not, nor
 * are those with a password, macros or packed files.
 */
export function isSafeDoc(bytes: Buffer): boolean {
  if (bytes.toString('hex', 0, 8) !== OLD_START) return false
  const parts = openContainer(bytes)
  if (!parts || parts.FullPaths.length > MAX_OLD_PARTS || parts.FullPaths.some((path) => OLD_DANGEROUS.test(path)))
    return false
  const content = find(parts, '/WordDocument')?.content
  const head = Buffer.from((content ?? []).slice(0, 12))
  return head.length === 12 && head.readUInt16LE(0) === OLD_WORD && (head.readUInt16LE(10) & ENCRYPTED) === 0
}

function openContainer(bytes: Buffer): CFB$Container | undefined {
  try {
    return read(bytes, { type: 'buffer' })
  } catch {
    return undefined
  }
}
