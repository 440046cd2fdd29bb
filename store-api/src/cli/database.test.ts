import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { runCli } from './run-cli.fixture.ts'

const advice = "create it with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'"

test.each([
  [
    "locale_provider libc encoding 'UTF8' lc_collate 'C' lc_ctype 'C'",
    1,
    `its encoding is UTF8 and its LC_CTYPE C, by which Arabic letters are no letters and search finds nothing; ${advice}`,
  ],
  ["locale_provider libc encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'", 1, advice],
  [
    "locale_provider icu icu_locale 'tr-TR' locale 'C.UTF-8' encoding 'UTF8'",
    1,
    `its locale has another small letter for I, so that e-mails and searches would not match; ${advice}`,
  ],
  ["locale_provider libc encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'", 0, 'Applied 0001-search-functions'],
  ["locale_provider icu icu_locale 'ar-EG' locale 'C.UTF-8' encoding 'UTF8'", 0, 'Applied 0001-search-functions'],
])('migrate on a database created with %s exits with %d and prints one line', async (made, code, line) => {
  const { url, prefix } = inject('postgres')
  const name = `${prefix}_encoding_${process.pid}`
  const admin = new Client(url)
  await admin.connect()
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  await admin.query(`create database ${name} template template0 ${made}`)
  const exited = await runCli(['migrate'], { DATABASE_URL: url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`) })
  const printed = exited.output.trim()
  expect([exited.code, printed.split('\n').length]).toEqual([code, 1])
  expect(printed).toContain(line)
})

test('search:words exports the synonym groups and imports them again', { timeout: 60_000 }, async () => {
  const { url } = await testDb({ demo: true })
  const file = join(tempFolder('search-words'), 'words.csv')
  const exported = await runCli(['search:words', 'export', file], { DATABASE_URL: url })
  const lines = readFileSync(file, 'utf8').trim().split('\n').length
  expect(exported).toMatchObject({ code: 0, output: `${file}: ${lines} synonym groups\n` })
  expect(await runCli(['search:words', 'import', file], { DATABASE_URL: url })).toEqual(exported)
  expect((await runCli(['search:words', 'replace', file])).code).toBe(2)
})
