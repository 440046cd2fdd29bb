import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { evaluateLog } from './log.ts'

let demo: TestDb
const folder = mkdtempSync(join(tmpdir(), 'search-log-'))

beforeAll(async () => {
  demo = await testDb({ demo: true })
}, 120_000)

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await demo.close()
})

function evaluated(text: string): ReturnType<typeof evaluateLog> {
  const file = join(folder, 'log.csv')
  writeFileSync(file, text)
  return evaluateLog(demo.db, file)
}

test('judges the lines of a log that have conditions, and says of the others whether something was found', async () => {
  const { table, summary } = await evaluated(
    'query,club,brand\nتيشيرت الاهلي,al-ahly,\nتيشيرت الزمالك,al-ahly,\nكوتشي,,nike|adidas\nadidas,,\nalahly nike,al-ahly,nike\nadidas زلابية,,\n',
  )
  expect(table.rows.map(([text, meant, , outcome]) => [text, meant, outcome])).toEqual([
    ['تيشيرت الاهلي', 'club=al-ahly', 'right'],
    ['تيشيرت الزمالك', 'club=al-ahly', 'wrong'],
    ['كوتشي', 'brand=nike|adidas', expect.any(String)],
    ['adidas', '', 'found'],
    ['alahly nike', 'club=al-ahly brand=nike', 'nothing fits'],
    ['adidas زلابية', '', 'found, with a note'],
  ])
  expect(summary).toContain('1 found')
})

test('reads a log of queries alone, one a line', async () => {
  expect((await evaluated('adidas\nكوتشي\n')).table.rows.map(([text]) => text)).toEqual(['adidas', 'كوتشي'])
})

test('names a condition that it does not know', async () => {
  await expect(evaluated('query,colour\nadidas,red\n')).rejects.toThrow(
    'There is no condition colour: the header names kind, use, category, club',
  )
})
