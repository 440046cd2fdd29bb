import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { exportWords, importWords } from './text-words.service.ts'
import { selectWordGroups } from './search-term.queries.ts'

let demo: TestDb
let folder: string

beforeAll(async () => {
  demo = await testDb({ demo: true })
  folder = await mkdtemp(join(tmpdir(), 'words-'))
}, 120_000)

afterAll(async () => {
  await demo.close()
  await rm(folder, { recursive: true })
})

const fileOf = async (text: string | Buffer) => {
  const path = join(folder, 'words.csv')
  await writeFile(path, text)
  return path
}

test('importing an export changes nothing', async () => {
  const before = await selectWordGroups(demo.db)
  const path = join(folder, 'all.csv')
  expect(await exportWords(demo.db, path)).toBe(before.length)
  expect((await readFile(path, 'utf8')).startsWith('\uFEFFالأهلي,')).toBe(true)
  expect(await importWords(demo.db, path)).toBe(before.length)
  expect(await selectWordGroups(demo.db)).toEqual(before)
})

test('exports formula-like words as text and imports them unchanged', async () => {
  const groups = [['=cmd|calc', '-كوتشي', '+جزمة', '@shoe']]
  await importWords(demo.db, await fileOf(groups.map((words) => words.join()).join('\n')))
  const path = join(folder, 'formulas.csv')
  await exportWords(demo.db, path)
  expect(await readFile(path, 'utf8')).toBe("\uFEFF'=cmd|calc,'-كوتشي,'+جزمة,'@shoe\n")
  await importWords(demo.db, path)
  expect(await selectWordGroups(demo.db)).toEqual(groups)
})

test('reads a spreadsheet file with semicolons, empty cells and repeated words', async () => {
  const path = await fileOf('\uFEFFكوتشي;جزمة;;\r\n"t-shirt; cotton";تي شيرت;تي شيرت;\r\n')
  expect(await importWords(demo.db, path)).toBe(2)
  expect(await selectWordGroups(demo.db)).toEqual([
    ['كوتشي', 'جزمة'],
    ['t-shirt; cotton', 'تي شيرت'],
  ])
})

test('a file with mistakes changes nothing and each wrong line is named', async () => {
  const before = await selectWordGroups(demo.db)
  const many = Array.from({ length: 61 }, (_, i) => `w${i}`).join()
  const path = await fileOf(`كوتشي,جزمة\nوحيدة\n!!!,شنطة\nword,${'x'.repeat(90)}\n${many}\n`)
  const error = await importWords(demo.db, path).catch((thrown: Error) => thrown.message)
  expect(error).toContain('line 2: a group has two words or more')
  expect(error).toContain('line 3: «!!!» has no letter')
  expect(error).toContain('line 4: «xxxxxxxxxxxxxxxxxxxx…» is longer than 80 letters')
  expect(error).toContain('line 5: a group has 60 words at most, this has 61')
  expect(await selectWordGroups(demo.db)).toEqual(before)
})
