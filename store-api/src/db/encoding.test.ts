import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'

const migrate = fileURLToPath(new URL('../../../scripts/migrate.ts', import.meta.url))
const advice = "create it with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'"

test.each([
  ["encoding 'UTF8' lc_collate 'C' lc_ctype 'C'", 1, `its encoding is UTF8 and its LC_CTYPE C, by which Arabic letters are no letters and search finds nothing; ${advice}`],
  ["encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'", 1, advice],
  ["encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'", 0, 'Applied 0001-search-functions'],
])('npm run migrate, on a database created with %s, ends with %d and one line', async (made, code, line) => {
  const { url, prefix } = inject('postgres')
  const name = `${prefix}_encoding_${process.pid}`
  const admin = new Client(url)
  await admin.connect()
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  await admin.query(`create database ${name} template template0 locale_provider libc ${made}`)
  const env = { ...process.env, DATABASE_URL: url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [migrate], { env, encoding: 'utf8' })
  const said = (stdout + stderr).trim()
  expect([status, said.split('\n').length]).toEqual([code, 1])
  expect(said).toContain(line)
})
