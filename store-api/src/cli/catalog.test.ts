import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { runCli } from './run-cli.fixture.ts'

async function openShop() {
  const { db, url } = await testDb({ demo: true })
  return {
    folder: tempFolder('catalog-files'),
    db,
    command: (...args: string[]) => runCli(args, { DATABASE_URL: url }),
  }
}

test(
  'exports the catalogue, imports it unchanged, refuses mistakes and imports changes',
  { timeout: 120_000 },
  async () => {
    const { folder, command } = await openShop()
    const file = join(folder, 'shop.csv')
    expect((await command('catalog:export', file)).stdout).toMatch(/: \d+ products in \d+ rows/)
    const same = await command('catalog:import', file, '--dry-run')
    expect([same.code, same.stdout]).toEqual([
      0,
      expect.stringMatching(/products: 0 new, 0 changed, \d+ unchanged[\s\S]+nothing was written/),
    ])

    const [, code = '', sku = ''] = /\r\n([^,]+),(?:.*?,)(\1-[A-Z0-9-]+),/.exec(readFileSync(file, 'utf8')) ?? []
    writeFileSync(file, `code,sku,price\n${code},${sku},free\n`)
    const wrong = await command('catalog:import', file)
    expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringContaining('line 2, price: "free" is no price in EGP')])

    writeFileSync(file, `code,sku,price\n${code},${sku},1.5\n`)
    const { code: exitCode, stdout } = await command('catalog:import', file)
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/~ .+ price: [\d.]+ → 1\.50[\s\S]+Written\./)])
  },
)

test('escapes control characters of a supplier’s file in what it prints', { timeout: 60_000 }, async () => {
  const { folder, db, command } = await openShop()
  const name = '\u001b]0;owned\u0007\u009b2J\u202eold'
  const { code } = await db
    .updateTable('product')
    .set({ name_en: name })
    .where('id', '=', 1)
    .returning('code')
    .executeTakeFirstOrThrow()
  const file = join(folder, '\u001b[31mprices.csv')
  writeFileSync(file, `code,name_en\n${code},"Shirt\u001b[2J\nWritten."\n`)
  const { code: exitCode, output } = await command('catalog:import', file, '--dry-run')
  expect([exitCode, output]).toEqual([
    0,
    expect.stringContaining(String.raw`name_en: \u001b]0;owned\u0007\u009b2J\u202eold → Shirt[2J Written.`),
  ])
  writeFileSync(file, `code,"\u001b[2J\u202eprice"\n`)
  const refused = await command('catalog:import', file)
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('there is no column "[2Jprice"')])
  const missing = await command('catalog:import', `${file}.gone`)
  expect([missing.code, missing.output]).toEqual([
    1,
    expect.stringContaining(String.raw`\u001b[31mprices.csv.gone cannot be read`),
  ])
  for (const text of [output, refused.output, missing.output]) expect(text).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e]/u)
})

test(
  'prints its usage when the file is missing, and one line when the database does not answer',
  { timeout: 60_000 },
  async () => {
    const usage = await runCli(['catalog:import'])
    expect([usage.code, usage.output]).toEqual([
      2,
      expect.stringMatching(
        /^error: missing required argument 'file'\n\nUsage: npm run catalog:import -- \[options\] <file>/,
      ),
    ])
    const nowhere = await runCli(['catalog:export', '/tmp/x.csv'], { DATABASE_URL: 'postgres://localhost:9/none' })
    expect([nowhere.code, nowhere.output]).toEqual([
      1,
      expect.stringMatching(/^The database at .+ cannot be used: .+\n$/),
    ])
  },
)
