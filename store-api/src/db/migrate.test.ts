import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations, runMigrations, type ShopMigration } from './migrate.ts'
import { closeDb, type Db, openDb } from './pool.ts'
import { testDb } from './testing.ts'

const NAME = '9999-later'

/** A migrated database, and `run`, which runs one more migration on a connection of its own. */
async function migrated() {
  const { db, url } = await testDb()
  const migrator = openDb(url, { max: 1, limits: 'none' })
  onTestFinished(() => closeDb(migrator))
  const known = await readMigrations()
  const run = (migration: ShopMigration, tries = 400) =>
    runMigrations(migrator, { ...known, [NAME]: migration }, { tries, pauseMs: 100 })
  return { db, url, run }
}

test('e-mails get the domain that forms store, where no other account has it', async () => {
  const { db } = await migrated()
  const emails = ['mona@كورة.مصر', 'twin@bücher.eg', 'twin@xn--bcher-kva.eg', 'müna@example.com', 'mona@example.com']
  const values = emails.map((email, n) => ({
    mobile: `+20100000000${n}`,
    email,
    full_name: 'Mona Abdelrahman',
    password_hash: '',
    verified_at: new Date(),
    gender: null,
    date_of_birth: null,
    blocked_at: null,
  }))
  await db.insertInto('customer').values(values).execute()
  const { '0052-ascii-domains': migration } = await readMigrations()
  for (let run = 0; run < 2; run += 1) await migration?.up(db)
  const rows = await db.selectFrom('customer').select('email').orderBy('mobile').execute()
  expect(rows.map(({ email }) => email)).toEqual(['mona@xn--ogbp7cua.xn--wgbh1c', ...emails.slice(1)])
})

const statement = (text: string): ShopMigration => ({
  up: async (trx: Kysely<unknown>) => void (await sql.raw(text).execute(trx)),
})

/** Opens a transaction that reads `orders` and holds the lock of that until `end` is called. */
async function reader(db: Db) {
  const { resolve: end, promise: ended } = Promise.withResolvers<void>()
  const { resolve: begun, promise: begin } = Promise.withResolvers<void>()
  const done = db.transaction().execute(async (trx) => {
    await sql`select from orders`.execute(trx)
    begun()
    await ended
  })
  await begin
  return async () => {
    end()
    await done
  }
}

const isWaiting = async (db: Db) =>
  (
    await sql`select from pg_locks where relation = 'orders'::regclass and mode = 'AccessExclusiveLock' and not granted`.execute(
      db,
    )
  ).rows.length

test('requests behind a migration that waits for a lock are answered, and it runs when the lock is free', async () => {
  const { db, url, run } = await migrated()
  const requests = openDb(url)
  const end = await reader(db)
  const running = run(statement('alter table orders add column later text'))
  for (let tries = 0; tries < 3; tries += 1) {
    await expect.poll(() => isWaiting(db), { interval: 20 }).toBe(1)
    // The limit of requests: they fail after waiting 1.5 s for a lock.
    await sql`select from orders limit 1`.execute(requests)
  }
  await end()
  expect(await running).toEqual([NAME])
  await sql`select later from orders`.execute(requests)
  await closeDb(requests)
})

test('a migration that gets no lock names the oldest transaction and leaves nothing', async () => {
  const { db, run } = await migrated()
  const end = await reader(db)
  await expect(
    run(statement('create table half (id integer); alter table orders add column later text'), 2),
  ).rejects.toThrow(/^9999-later did not get its locks: process \d+ \(store-api\) has had a transaction open since /)
  await end()
  expect((await sql`select to_regclass('half') as half`.execute(db)).rows).toEqual([{ half: null }])
  expect(await run(statement('alter table orders add column later text'))).toEqual([NAME])
})

test('an index is made concurrently while another migrator waits', async () => {
  const { db, run, url } = await migrated()
  const second = openDb(url, { max: 1, limits: 'none' })
  const migration = { ...statement('create index concurrently orders_later on orders (total)'), transaction: false }
  const known = await readMigrations()
  const both = await Promise.all([run(migration), runMigrations(second, { ...known, [NAME]: migration })])
  expect(both.flat()).toEqual([NAME])
  expect(
    (await sql`select indisvalid as valid from pg_index where indexrelid = 'orders_later'::regclass`.execute(db)).rows,
  ).toEqual([{ valid: true }])
  await closeDb(second)
})

test('an earlier version leaves a database of a newer one as it is', async () => {
  const { db, run } = await migrated()
  await run(statement('alter table orders add column later text'))
  expect(await migrate(db)).toEqual([])
})
