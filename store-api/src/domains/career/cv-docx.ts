import { type UnzipFileInfo, unzipSync } from 'fflate'

/** What a document may hold at most: parts, and bytes of all of them unpacked. A bomb holds more. */
const MAX_PARTS = 1_000
const MAX_UNPACKED = 80 * 1024 * 1024
/** The list of the parts and their kinds. */
const LIST = '[Content_Types].xml'
const MAX_LIST = 512 * 1024
const BODY = 'word/document.xml'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** Macros, controls, files of any kind that were dropped into the document, and programs. */
const DANGEROUS = /vbaproject|vbadata|activex|oleobject|\.(?:bin|exe|dll|scr|js|vbs|bat|cmd|ps1|jar|lnk|hta|html?)$/i
const OUTSIDE = /^[/\\]|\.\.|^[a-z]:/i

class Refused extends Error {}

/**
 * Whether these bytes are a Word document (.docx) without macros and without files in it: a zip from its first byte whose list of parts
 * says so. Nothing but that list is unpacked.
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
