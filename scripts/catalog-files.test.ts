import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeDb, openDb } from '../store-api/src/db/pool.ts'
import { makeDatabase } from '../store-api/src/db/testing-databases.ts'
import { testServer } from '../store-api/src/db/testing-server.ts'
import { run } from './processes/command.ts'

async function aShop() {
  const { postgres, stop } = await testServer()
  const folder = mkdtempSync(join(tmpdir(), 'catalog-files-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await stop()
  })
  const { url } = await makeDatabase(postgres, true)
  const command = (name: string, ...args: string[]) => run('node', [`scripts/${name}.ts`, ...args], { env: { DATABASE_URL: url } })
  return { folder, url, command }
}

test('the two commands take the catalogue out, find it unchanged, name mistakes and bring changes in', { timeout: 120_000 }, async () => {
  const { folder, command } = await aShop()
  const file = join(folder, 'shop.csv')
  expect((await command('catalog-export', file)).stdout).toMatch(/: \d+ products in \d+ rows/)
  const same = await command('catalog-import', file, '--dry-run')
  expect([same.ok, same.stdout]).toEqual([true, expect.stringMatching(/products: 0 new, 0 changed, \d+ unchanged[\s\S]+nothing was written/)])

  const [, code = '', sku = ''] = /\r\n([^,]+),(?:.*?,)(\1-[A-Z0-9-]+),/.exec(readFileSync(file, 'utf8')) ?? []
  writeFileSync(file, `code,sku,price\n${code},${sku},free\n`)
  const wrong = await command('catalog-import', file)
  expect([wrong.ok, wrong.stdout]).toEqual([false, expect.stringContaining('line 2, price: "free" is no price in EGP')])

  writeFileSync(file, `code,sku,price\n${code},${sku},1.5\n`)
  const { ok, stdout } = await command('catalog-import', file)
  expect([ok, stdout]).toEqual([true, expect.stringMatching(/~ .+ price: [\d.]+ → 1\.50[\s\S]+Written\./)])
})

test('what a supplier wrote neither commands the terminal nor looks like a line of the report', { timeout: 60_000 }, async () => {
  const { folder, url, command } = await aShop()
  const db = openDb(url, { max: 1 })
  const name = '\u001b]0;owned\u0007\u009b2J\u202eold'
  const { code } = await db.updateTable('product').set({ name_en: name }).where('id', '=', 1).returning('code').executeTakeFirstOrThrow()
  await closeDb(db)
  const file = join(folder, '\u001b[31mprices.csv')
  writeFileSync(file, `code,name_en\n${code},"Shirt\u001b[2J\nWritten."\n`)
  const { ok, output } = await command('catalog-import', file, '--dry-run')
  expect([ok, output]).toEqual([true, expect.stringContaining(String.raw`name_en: \u001b]0;owned\u0007\u009b2J\u202eold → Shirt[2J Written.`)])
  writeFileSync(file, `code,"\u001b[2J\u202eprice"\n`)
  const refused = await command('catalog-import', file)
  expect([refused.ok, refused.output]).toEqual([false, expect.stringContaining('there is no column "[2Jprice"')])
  const missing = await command('catalog-import', `${file}.gone`)
  expect([missing.ok, missing.output]).toEqual([false, expect.stringContaining(String.raw`\u001b[31mprices.csv.gone cannot be read`)])
  for (const text of [output, refused.output, missing.output]) expect(text).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e]/u)
})

test('a command without a file, and a database that does not answer, are told in a line', { timeout: 60_000 }, async () => {
  const usage = await run('node', ['scripts/catalog-import.ts'])
  expect([usage.ok, usage.output]).toEqual([false, expect.stringContaining('npm run catalog:import -- FILE')])
  const nowhere = await run('node', ['scripts/catalog-export.ts', '/tmp/x.csv'], { env: { DATABASE_URL: 'postgres://localhost:9/none' } })
  expect([nowhere.ok, nowhere.output]).toEqual([false, expect.stringMatching(/^The database at .+ cannot be used: .+\n$/)])
})
