import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { closeDb, openDb } from './pool.ts'
import { statementName } from './prepared.ts'
import { testDb } from './testing.ts'

test('counts arrive as numbers and days as text', async () => {
  const { db, close } = await testDb()
  const { rows } = await sql`select count(*) as n, date '2026-03-01' as day from pg_class`.execute(db)
  expect(rows[0]).toMatchObject({ n: expect.any(Number), day: '2026-03-01' })
  await close()
})

test('a repeated query is prepared once on its connection', async () => {
  const { url, close } = await testDb()
  // The first texts of a process get names, and other files may have run in this one.
  vi.resetModules()
  const fresh = await import('./pool.ts')
  const db = fresh.openDb(url, { max: 1 })
  for (const n of [1, 2, 3]) await sql`select ${n}::integer as repeated`.execute(db)
  const { rows } = await sql`select generic_plans + custom_plans as runs from pg_prepared_statements where statement like ${'%repeated'}`.execute(db)
  expect(rows).toEqual([{ runs: 3 }])
  await fresh.closeDb(db)
  await close()
})

test('scripts of many statements are sent unnamed', () => {
  expect(statementName('select 1; drop table product', [])).toBeUndefined()
  expect(statementName('begin', [])).toBeUndefined()
})

test('a connection that the server closes does not end the process', async () => {
  const { url, close } = await testDb()
  const [victim, killer] = [openDb(url, { max: 1 }), openDb(url, { max: 1 })]
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(victim)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(killer)
  await expect.poll(() => sql`select 1 as one`.execute(victim).then((result) => result.rows, () => [])).toEqual([{ one: 1 }])
  await Promise.all([closeDb(victim), closeDb(killer)])
  await close()
})

test('a connection that breaks while it is lent out fails its query and not the process', async () => {
  const { url, close } = await testDb()
  const [victim, killer] = [openDb(url, { max: 1 }), openDb(url, { max: 1 })]
  await victim.connection().execute(async (lent) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(lent)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(killer)
    await expect.poll(() => sql`select 1 as one`.execute(lent).then(() => 'alive', () => 'broken')).toBe('broken')
  })
  await expect.poll(() => sql`select 1 as one`.execute(victim).then((result) => result.rows, () => [])).toEqual([{ one: 1 }])
  await Promise.all([closeDb(victim), closeDb(killer)])
  await close()
})

test('a statement that takes too long is given up', async () => {
  const { url, close } = await testDb()
  const db = openDb(url, { statementTimeout: 100 })
  await expect(sql`select pg_sleep(${5}::integer)`.execute(db)).rejects.toThrow(/statement timeout/)
  await closeDb(db)
  await close()
})
