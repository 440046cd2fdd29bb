import { deflateSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { csv, openShop } from './catalog-files.fixture.ts'

const { bring, client, rows } = await openShop()

const HEAD = ['code', 'name_ar', 'name_en', 'description_ar', 'category', 'sku', 'barcode', 'price']
const ROWS = [
  HEAD,
  [
    'TXT-1',
    'تيشيرت "تدريب"; مريح',
    'Shirt, plain',
    'سطر أول\nسطر تاني',
    'balls',
    'TXT-1',
    '="0012345678905"',
    '1,249.50',
  ],
]
const utf8 = (text: string) => Buffer.from(text)
const FILES: [name: string, make: () => Buffer, encoding: string, delimiter: string][] = [
  ['UTF-8', () => utf8(csv(ROWS)), 'utf8', ','],
  ['UTF-8 with BOM', () => utf8(`\uFEFF${csv(ROWS)}`), 'utf8', ','],
  ['Windows-1256', () => iconv.encode(csv(ROWS), 'windows-1256'), 'windows-1256', ','],
  ['UTF-16 with BOM and tabs', () => iconv.encode(csv(ROWS, '\t'), 'utf16le', { addBOM: true }), 'utf16le', '\t'],
  ['semicolons', () => utf8(csv(ROWS, ';')), 'utf8', ';'],
  ['semicolons in Windows-1256', () => iconv.encode(csv(ROWS, ';'), 'windows-1256'), 'windows-1256', ';'],
  ['tabs', () => utf8(csv(ROWS, '\t')), 'utf8', '\t'],
  ['CRLF', () => utf8(csv(ROWS).replaceAll('\n', '\r\n')), 'utf8', ','],
  ['blank lines and rows of commas', () => utf8(`${csv(ROWS)}\n\n,,,,,,,\n`), 'utf8', ','],
]
test.each(FILES)('reads a file with %s', async (_, make, encoding, delimiter) => {
  await rows(`delete from product where code = 'TXT-1'`)
  const { file, problems, rows: count } = await bring(make())
  expect([problems, count, file.encoding, file.delimiter]).toEqual([[], 1, encoding, delimiter])
  expect(
    await rows(`
    select p.name_ar, p.name_en, p.description_ar, v.barcode, v.price
    from product p join variant v on v.product_id = p.id where code = 'TXT-1'
  `),
  ).toEqual([
    {
      name_ar: 'تيشيرت "تدريب"; مريح',
      name_en: 'Shirt, plain',
      description_ar: 'سطر أول\nسطر تاني',
      barcode: '0012345678905',
      price: 124950,
    },
  ])
})

const HOSTILE: [name: string, make: () => string | Buffer, message: RegExp][] = [
  ['an empty file', () => '', /is empty/],
  ['a header alone', () => 'code,sku', /no rows/],
  ['a workbook', () => Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'), /save it as CSV/],
  ['a picture', () => deflateSync(Buffer.alloc(10_000)), /is not a text file|there is no column/],
  ['bytes of nothing', () => Buffer.alloc(100_000), /is not a text file/],
  ['a cell of ten megabytes', () => `code,name_ar\nX,"${'ا'.repeat(5_000_000)}"`, /line 2: the row does not end/],
  [
    'a quotation mark that never closes',
    () => `code,name_ar\nX,"abc\n${'y,z\n'.repeat(10)}`,
    /line 2: the row does not end/,
  ],
  [
    'five thousand columns',
    () => `${Array.from({ length: 5000 }, (_, i) => `c${i}`).join(',')}\n`,
    /5000 columns are more than 500/,
  ],
  ['an unknown column', () => 'code,colour\nX,red', /no column "colour"/],
  ['a column twice', () => 'code,sku,sku\nX,a,b', /"sku" stands there twice/],
  ['no code', () => 'sku,price\nX,5', /"code" is missing/],
  ['an unknown branch', () => 'code,stock:moon\nX,5', /no branch "moon"/],
]
test.each(HOSTILE)('refuses %s with one line', async (_, make, message) => {
  await expect(bring(make())).rejects.toThrow(message)
})

test('reports a missing file', async () => {
  const { importCatalogue } = await import('./import.ts')
  await expect(importCatalogue(client, '/nowhere/at/all.csv')).rejects.toThrow('/nowhere/at/all.csv cannot be read')
})

test('reads texts with null bytes, operators and unpaired surrogates', async () => {
  const name = `'; drop table product; -- \\N \\. \t {"a": 1} ${'\ud800'}`
  const { problems } = await bring([HEAD, ['TXT-2', name, 'x', '\\.', 'balls', 'TXT-2', '', '5']])
  expect(problems).toEqual([])
  expect(await rows(`select name_ar, description_ar from product where code = 'TXT-2'`)).toEqual([
    { name_ar: name.replace('\ud800', '\ufffd'), description_ar: '\\.' },
  ])
})
