import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importCatalogue } from './import.ts'
import { aShop } from './catalogue-files.fixture.ts'

test('exporting the demo shop and importing the file changes nothing, and a second export is the same file', { timeout: 120_000 }, async () => {
  const { client, file, take } = await aShop({ demo: true })
  const { products, rows } = await take('first.csv')
  const dry = await importCatalogue(client, file('first.csv'), { dryRun: true })
  expect(dry).toMatchObject({ rows, problemCount: 0, changes: [], written: false })
  expect(dry.counts?.products).toEqual({ new: 0, changed: 0, unchanged: products })
  expect((await importCatalogue(client, file('first.csv'))).counts?.fields).toBe(0)
  await take('second.csv')
  expect((await readFile(file('first.csv'))).equals(await readFile(file('second.csv')))).toBe(true)
})
