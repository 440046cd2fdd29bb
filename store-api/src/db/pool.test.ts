import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { closeDb, openDb } from './pool.ts'
import { statementName } from './prepared.ts'
import { silentProxy } from './testing-proxy.ts'
import { testDb } from './testing.ts'

test('returns counts as numbers and dates as text', async () => {
  const { db } = await testDb()
  const { rows } = await sql`select count(*) as n, date '2026-03-01' as day from pg_class`.execute(db)
  expect(rows[0]).toMatchObject({ n: expect.any(Number), day: '2026-03-01' })
})

test('prepares a repeated query once per connection', async () => {
  const { url } = await testDb()
  // The first texts of a process get names, and other files may have run in this one.
  vi.resetModules()
  const fresh = await import('./pool.ts')
  const db = fresh.openDb(url, { max: 1 })
  for (const n of [1, 2, 3]) await sql`select ${n}::integer as repeated`.execute(db)
  const { rows } =
    await sql`select generic_plans + custom_plans as runs from pg_prepared_statements where statement like ${'%repeated'}`.execute(
      db,
    )
  expect(rows).toEqual([{ runs: 3 }])
  await fresh.closeDb(db)
})

test('sends scripts of several statements unnamed', () => {
  expect(statementName('select 1; drop table product', [])).toBeUndefined()
  expect(statementName('begin', [])).toBeUndefined()
})

test('runs a prepared statement again whose result got another column', async () => {
  const { url } = await testDb()
  const [db, migrator] = [openDb(url, { max: 1 }), openDb(url, { max: 1 })]
  await sql`create table box (id integer)`.execute(migrator)
  const read = () => sql`select * from box where id > ${0}::integer`.execute(db)
  await read()
  await sql`alter table box add column size integer; insert into box values (1, 2)`.execute(migrator)
  expect((await read()).rows).toEqual([{ id: 1, size: 2 }])
  expect((await read()).rows).toHaveLength(1)
  await Promise.all([closeDb(db), closeDb(migrator)])
})

test('runs a transaction again as a whole when statements of it are stale on all connections', async () => {
  const { url } = await testDb()
  const [db, migrator] = [openDb(url, { max: 10 }), openDb(url, { max: 1 })]
  await sql`create table box (id integer generated always as identity, n integer)`.execute(migrator)
  let runs = 0
  const work = () =>
    db.transaction().execute(async (trx) => {
      runs += 1
      await sql`insert into box (n) values (${1}::integer)`.execute(trx)
      for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
        await sql`select *, ${sql.raw(`${n}`)} as n from box where id > ${0}::integer`.execute(trx)
      await sql`select pg_sleep(0.05)`.execute(trx)
    })
  const tenTimes = () => Promise.all(Array.from({ length: 10 }, work))
  await tenTimes()
  await sql`alter table box add column size integer`.execute(migrator)
  await tenTimes()
  const { rows } = await sql<{ n: number }>`select count(*) as n from box`.execute(migrator)
  expect(rows).toEqual([{ n: 20 }])
  expect(runs).toBeLessThanOrEqual(30)
  await Promise.all([closeDb(db), closeDb(migrator)])
})

test.each([
  ['as long as its caller waits', { statement: 1_000 }, 2, 0.6],
  ['five times in a command', 'none', 5, 0],
] as const)('runs a transaction again after conflicts %s', async (_, limits, most, seconds) => {
  const { url } = await testDb()
  const db = openDb(url, { max: 1, limits })
  let runs = 0
  const work = db.transaction().execute(async (trx) => {
    runs += 1
    await sql
      .raw(`do $$ begin perform pg_sleep(${seconds}); raise exception 'conflict' using errcode = '40001'; end $$`)
      .execute(trx)
  })
  await expect(work).rejects.toThrow('conflict')
  expect(runs).toBe(most)
  await closeDb(db)
})

test('survives a connection that the server closes', async () => {
  const { url } = await testDb()
  const [victim, killer] = [openDb(url, { max: 1 }), openDb(url, { max: 1 })]
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(victim)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(killer)
  await expect
    .poll(() =>
      sql`select 1 as one`.execute(victim).then(
        (result) => result.rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }])
  await Promise.all([closeDb(victim), closeDb(killer)])
})

test('fails only the query of a connection that breaks while in use', async () => {
  const { url } = await testDb()
  const [victim, killer] = [openDb(url, { max: 1 }), openDb(url, { max: 1 })]
  await victim.connection().execute(async (lent) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(lent)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(killer)
    await expect
      .poll(() =>
        sql`select 1 as one`.execute(lent).then(
          () => 'alive',
          () => 'broken',
        ),
      )
      .toBe('broken')
  })
  await expect
    .poll(() =>
      sql`select 1 as one`.execute(victim).then(
        (result) => result.rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }])
  await Promise.all([closeDb(victim), closeDb(killer)])
})

test('aborts a statement that takes too long', async () => {
  const { url } = await testDb()
  const db = openDb(url, { limits: { statement: 100 } })
  await expect(sql`select pg_sleep(${5}::integer)`.execute(db)).rejects.toThrow(/statement timeout/)
  await closeDb(db)
})

test('recovers within 5 s from connections that die silently, and their locks are released', async () => {
  const { db: direct, url } = await testDb()
  const proxy = await silentProxy(url)
  const db = openDb(proxy.url)
  await sql`create table stock (id integer primary key); insert into stock select generate_series(1, 7)`.execute(direct)
  const cut = Promise.withResolvers<void>()
  const locked = Array.from({ length: 7 }, () => Promise.withResolvers<void>())
  const transactions = locked.map(({ resolve }, index) =>
    db.transaction().execute(async (trx) => {
      await sql`select from stock where id = ${index + 1} for update`.execute(trx)
      resolve()
      await cut.promise
      await sql`select 1`.execute(trx)
    }),
  )
  const failures = Promise.allSettled(transactions)
  await Promise.all(locked.map(({ promise }) => promise))
  proxy.swallow()
  proxy.heal()
  const healed = performance.now()
  cut.resolve()
  // One after the other, as on a quiet day: no dead connection may be met twice.
  const update = () =>
    sql`update stock set id = id`.execute(db).then(
      () => true,
      () => false,
    )
  await expect.poll(update, { timeout: 5_000 }).toBe(true)
  expect(performance.now() - healed).toBeLessThan(5_000)
  expect((await failures).map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'rejected'))
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
      direct,
    )
  expect(rows).toEqual([])
  await closeDb(db)
  await proxy.close()
})

test('drops all idle connections when the first dead one is detected', async () => {
  const { url } = await testDb()
  const proxy = await silentProxy(url)
  const db = openDb(proxy.url, { limits: { statement: 100 } })
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(${0.01}::float)`.execute(db)))
  proxy.swallow()
  proxy.heal()
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
  await sql`select 1`.execute(db)
  await closeDb(db)
  await proxy.close()
})
