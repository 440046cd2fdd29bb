import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FieldRule } from '#src/http/api-error.ts'
import { doc, docx, packed, pdf, wordHead } from './cv.fixture.ts'
import { kindOfCv, MAX_CV } from './cv-file.ts'
import { type Cv, judgeCv } from './career.service.ts'

const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const exe = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000)])
const zip = Buffer.from(zipSync({ 'a.js': html }))
const hidden = '5 0 obj << /Type /Action /S /JavaScript /JS (app.alert(1)) >> endobj'

test.each([
  ['pdf', pdf()],
  ['pdf', pdf(packed('5 0 << /Type /Font /Subtype /Type1 >>'))],
  ['doc', doc()],
  ['docx', docx()],
  ['docx', docx({ more: { 'word/media/image1.png': Buffer.alloc(4_000) } })],
] as const)('a sound %s is taken as what it is', (kind, bytes) => {
  expect(kindOfCv(bytes)).toBe(kind)
})

test.each([
  ['a program', exe],
  ['HTML', html],
  ['a text that says it is a PDF', Buffer.from('%PDF-1.7\nhello')],
  ['HTML in front of a PDF', Buffer.concat([html, pdf()])],
  ['HTML behind a PDF', Buffer.concat([pdf(), html])],
  ['a zip behind a PDF', Buffer.concat([pdf(), zip])],
  ['a PDF inside the comment of a zip', withComment(zip, pdf())],
  ['a PDF that runs a script', pdf(`${hidden}\n`)],
  ['a PDF whose script is written otherwise', pdf('5 0 obj << /S /J#61vaScr#69pt /JS (x) >> endobj\n')],
  ['a PDF whose script is packed', pdf(packed(hidden))],
  ['a PDF with a bomb packed in it', pdf(packed('0'.repeat(30 * 1024 * 1024)))],
  ['a PDF that starts a program', pdf('5 0 obj << /S /Launch /F (cmd.exe) >> endobj\n')],
  ['a PDF with a file in it', pdf('5 0 obj << /Type /EmbeddedFile >> endobj\n')],
  ['a PDF with a password', pdf('trailer << /Encrypt 5 0 R >>\n')],
  ['an Excel file of the old kind', doc({ word: null, more: { '/Workbook': 'x'.repeat(5_000) } })],
  ['an OLE file that only calls itself Word', doc({ word: Buffer.alloc(4_200) })],
  ['a doc with a password', doc({ word: wordHead(0x0100) })],
  ['a doc with macros', doc({ more: { '/Macros/VBA/dir': 'x' } })],
  ['a doc with a packed program', doc({ more: { '/ObjectPool/_1/\u0001Ole10Native': 'MZ' } })],
  ['half a doc', doc().subarray(0, 700)],
  ['a zip', zip],
  ['an Excel file', docx({ kind: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' })],
  ['a docm', docx({ kind: 'application/vnd.ms-word.document.macroEnabled.main+xml' })],
  ['a docx with macros', docx({ more: { 'word/vbaProject.bin': exe } })],
  ['a docx with a program', docx({ more: { 'word/embeddings/cv.exe': exe } })],
  ['a docx that leaves its folder', docx({ more: { '../../etc/cron.d/x': html } })],
  ['a docx that is a bomb', docx({ more: { 'word/media/a.png': Buffer.alloc(81 * 1024 * 1024) } })],
  [
    'a docx of a thousand parts',
    docx({ more: Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`word/${n}.xml`, html])) }),
  ],
  ['a program in front of a docx', Buffer.concat([exe, docx()])],
  ['half a docx', docx().subarray(0, 200)],
])('refuses %s as a CV', (_what, bytes) => {
  expect(kindOfCv(bytes)).toBeNull()
})

test('accepts 5 MB, and refuses one byte more and a missing file', async () => {
  const filled = (size: number) => pdf(`% ${'x'.repeat(size - pdf().length - 3)}\n`)
  const { value, fault } = (await judgeCv(filled(MAX_CV))) as { value?: Cv; fault?: FieldRule }
  expect([fault, value?.kind, value?.bytes.length, value?.sha256.length]).toEqual([undefined, 'pdf', MAX_CV, 32])
  expect(await judgeCv(filled(MAX_CV + 1))).toEqual({ fault: { rule: 'fileSize', values: { max: 5 } } })
  expect(await judgeCv(zip)).toEqual({ fault: { rule: 'fileType' } })
  for (const none of [null, Buffer.alloc(0)]) expect(await judgeCv(none)).toEqual({ fault: { rule: 'required' } })
})

/** A zip that ends with a comment, whose bytes are another file. */
function withComment(bytes: Buffer, comment: Buffer): Buffer {
  const file = Buffer.concat([bytes, comment])
  file.writeUInt16LE(comment.length, bytes.length - 2)
  return file
}
