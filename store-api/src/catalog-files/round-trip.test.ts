import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { importCatalogue } from './import.ts'
import { openShop } from './catalog-files.fixture.ts'

test(
  'importing an export of the demo shop changes nothing, and a second export is identical',
  { timeout: 120_000 },
  async () => {
    const { client, file, take } = await openShop({ demo: true })
    const { products, rows } = await take('first.csv')
    const dry = await importCatalogue(client, file('first.csv'), { dryRun: true })
    expect(dry).toMatchObject({ rows, problemCount: 0, changes: [], written: false })
    expect(dry.counts?.products).toEqual({ new: 0, changed: 0, unchanged: products })
    expect((await importCatalogue(client, file('first.csv'))).counts?.fields).toBe(0)
    await take('second.csv')
    expect((await readFile(file('first.csv'))).equals(await readFile(file('second.csv')))).toBe(true)
  },
)

test('restores a small shop from Windows-1256, except for characters that it cannot encode', async () => {
  const { client, file, take, rows } = await openShop()
  await rows(`update product set fit_ar = 'مقاس مظبوط • ≤ 3 ✓' where code = 'AHL-H'`)
  expect((await take('arabic.csv', { encoding: 'windows-1256' })).lost).toEqual(['≤', '✓'])
  const { changes, file: read } = await importCatalogue(client, file('arabic.csv'), { dryRun: true })
  expect([read.encoding, changes.map(({ field }) => field)]).toEqual(['windows-1256', ['fit_ar']])
})

test('exports no cell as a formula and imports each unchanged', async () => {
  const { client, file, take, rows } = await openShop()
  await rows(`
    update product set name_en = '=HYPERLINK("http://evil.example","x")', name_ar = '''-1+1',
      fit_ar = '@x | y', care_ar = '{"+1","a | b",""}'
    where code = 'AHL-H'
  `)
  await take('file.csv')
  const cells = parse(await readFile(file('file.csv')), { bom: true }).flat() as string[]
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect((await importCatalogue(client, file('file.csv'), { dryRun: true })).changes).toEqual([])
})

test('restores deleted products from an export', async () => {
  const { client, file, take, rows } = await openShop()
  await take('before.csv')
  await rows('delete from bundle_part; delete from product')
  const { problems, counts } = await importCatalogue(client, file('before.csv'))
  expect([problems, counts?.products.new, counts?.variants.new]).toEqual([[], 5, 7])
  await take('after.csv')
  expect(String(await readFile(file('after.csv')))).toBe(String(await readFile(file('before.csv'))))
})

test('a running shop shows an import immediately', async () => {
  const { client, db, file } = await openShop()
  const app = await openApp({ db })
  const total = async () => (await app.inject('/products?first=1')).json().meta.total
  const before = await total()
  await writeFile(file('new.csv'), 'code,name_ar,name_en,category,sku,price\nNEW-1,كورة,Ball,balls,NEW-1,99.5')
  await importCatalogue(client, file('new.csv'))
  expect(await total()).toBe(before + 1)
  expect((await app.inject('/products/ball')).json().data).toMatchObject({ code: 'NEW-1', price: 9950 })
})
