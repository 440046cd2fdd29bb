import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '#src/cli/run-cli.fixture.ts'
import { closeDb, type Db, openDb } from '#src/db/pool.ts'
import { withClient } from '#src/db/prepare.ts'
import { testDb } from '#src/db/testing.ts'

/** Number and hash of the rows of each table. */
async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'catalog_change'`.execute(
    db,
  )
  const prints = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ print: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text collate "C")), '') as print from ${sql.table(name)} t`.execute(
        db,
      )
      return [name, rows[0]?.print ?? '']
    }),
  )
  return Object.fromEntries(prints)
}

async function units(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select sum(on_hand)::integer as n from branch_stock`.execute(db)
  return rows[0]?.n
}

async function sequences(db: Db): Promise<unknown[]> {
  const { rows } =
    await sql`select sequencename, last_value from pg_sequences where sequencename <> 'catalog_change_id_seq' order by sequencename`.execute(
      db,
    )
  return rows
}

test('restore gives back all that a running shop had at one moment of its backup', { timeout: 120_000 }, async () => {
  const shop = await testDb({ demo: true })
  const target = await testDb({ reference: true })
  const copy = join(tempFolder('backup'), 'copy')
  const before = await fingerprint(shop.db)
  let goesOn = true
  const moves = (async () => {
    for (let n = 0; goesOn; n += 1)
      await sql`update branch_stock set on_hand = case when (branch_id = 1) = ${n % 2 === 0} then 60 else 40 end
        where branch_id <= 2 and variant_id in (select variant_id from branch_stock where branch_id <= 2 group by 1 having count(*) = 2)`.execute(
        shop.db,
      )
  })()
  expect(await runCli(['backup', copy], { DATABASE_URL: shop.url })).toMatchObject({ code: 0 })
  goesOn = false
  await moves
  expect(await runCli(['restore', copy], { DATABASE_URL: shop.url })).toMatchObject({
    code: 1,
    output: 'A store API is running on this database: stop the shop first.\n',
  })

  expect(await runCli(['restore', copy], { DATABASE_URL: target.url })).toMatchObject({ code: 0 })
  const db = openDb(target.url)
  onTestFinished(() => closeDb(db))
  expect({ ...(await fingerprint(db)), branch_stock: '' }).toEqual({ ...before, branch_stock: '' })
  expect(await units(db)).toBe(await units(shop.db))
  expect(await sequences(db)).toEqual(await sequences(shop.db))
  await closeDb(db)
  const second = await runCli(['restore', copy], { DATABASE_URL: target.url })
  expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/^The database has a shop already/) as string })
})

test('restore keeps a shop that has departments and no products yet', { timeout: 60_000 }, async () => {
  const target = await testDb({ reference: true })
  const copy = join(tempFolder('backup'), 'copy')
  expect(await runCli(['backup', copy], { DATABASE_URL: target.url })).toMatchObject({ code: 0 })
  await withClient(target.url, 'test', (client) =>
    client.query("insert into category (id, slug, name_ar, name_en, position) values (1, 'men', 'رجالي', 'Men', 1)"),
  )
  expect((await runCli(['restore', copy], { DATABASE_URL: target.url })).output).toMatch(
    /^The database has a shop already \(category\)/,
  )
})

test('restore works for the owner of a database once a superuser granted the right that it names', async () => {
  const shop = await testDb({ reference: true })
  const copy = join(tempFolder('backup'), 'copy')
  await runCli(['backup', copy], { DATABASE_URL: shop.url })
  const name = `owner_${randomBytes(6).toString('hex')}`
  const asSuperuser = (statement: string) => withClient(shop.url, 'test', (client) => client.query(statement))
  await asSuperuser(`create role ${name} login password 'secret'`)
  onTestFinished(async () => {
    await asSuperuser(`drop database if exists ${name} (force)`)
    await asSuperuser(`drop owned by ${name}; drop role ${name}`)
  })
  await asSuperuser(`create database ${name} owner ${name}`)
  const { host, port } = new Client(shop.url)
  const url = `postgres://${name}:secret@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
  const restore = () => runCli(['restore', copy], { DATABASE_URL: url })
  const grant = `grant set on parameter session_replication_role to "${name}"`
  expect(await restore()).toMatchObject({
    code: 1,
    output: `${name} may not set session_replication_role. Let a superuser run: ${grant}\n`,
  })
  await asSuperuser(grant)
  expect(await restore()).toMatchObject({ code: 0 })
  const { rows } = await withClient(url, 'test', (client) => client.query('select count(*)::int as n from region'))
  expect(rows[0].n).toBeGreaterThan(0)
})

test('restore refuses a folder that is no backup, and one of a newer version', { timeout: 60_000 }, async () => {
  const folder = tempFolder('backup')
  const target = await testDb()
  const restore = () => runCli(['restore', folder], { DATABASE_URL: target.url })
  expect((await restore()).output).toMatch(/is no complete backup: it has no shop\.json\.\n$/)
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ migrations: ['9999-later'], tables: [], sequences: {} }))
  expect((await restore()).output).toBe(
    'The backup has the migration 9999-later: it is of a newer version of the shop.\n',
  )
})
