import { deflateSync } from 'node:zlib'
import * as cfb from 'cfb'
import { strToU8, zipSync } from 'fflate'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A PDF of one empty page; `more` are objects, as text, that it has besides. */
export function pdf(more = ''): Buffer {
  const objects = ['/Catalog /Pages 2 0 R', '/Pages /Kids [3 0 R] /Count 1', '/Page /Parent 2 0 R']
  const body = objects.map((object, place) => `${place + 1} 0 obj\n<< /Type ${object} >>\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}${more}trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`, 'latin1')
}

/** Objects packed as PDF 1.5 does it. */
export function packed(objects: string): string {
  const bytes = deflateSync(Buffer.from(objects))
  return `9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`
}

/** A Word document of the old kind, with these streams besides its own; `word: null` has none of its own. */
export function doc({
  word = wordHead(),
  more = {},
}: { word?: Buffer | null; more?: Record<string, string> } = {}): Buffer {
  const container = cfb.utils.cfb_new()
  if (word) cfb.utils.cfb_add(container, '/WordDocument', word)
  for (const [path, content] of Object.entries(more)) cfb.utils.cfb_add(container, path, Buffer.from(content))
  return Buffer.from(cfb.write(container, { type: 'buffer' }) as Uint8Array)
}

/** How a Word document begins; `flags` 0x0100 says that it has a password. */
export function wordHead(flags = 0): Buffer {
  const head = Buffer.alloc(4_200)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(flags, 10)
  return head
}

/** A Word document; `kind` is what its list of parts says of its text. */
export function docx({ kind = WORD, more = {} }: { kind?: string; more?: Record<string, Uint8Array> } = {}): Buffer {
  const list = `<Types><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`
  const parts = { '[Content_Types].xml': strToU8(list), 'word/document.xml': strToU8('<w:document/>'), ...more }
  return Buffer.from(zipSync(parts))
}
