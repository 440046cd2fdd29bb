import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { closeDb, openDb } from './pool.ts'
import { testDb } from './testing.ts'

test('databases of different tests share nothing', async () => {
  const [one, two] = await Promise.all([testDb(), testDb()])
  await sql`create table mine (id integer)`.execute(one.db)
  await expect(sql`select * from mine`.execute(two.db)).rejects.toThrow(/does not exist/)
  await Promise.all([one.close(), two.close()])
})

test('close deletes the test database', async () => {
  const { url, close } = await testDb()
  await close()
  const late = openDb(url)
  await expect(sql`select 1`.execute(late)).rejects.toThrow(/does not exist/)
  await closeDb(late)
})

test('five concurrent migrations run each migration once', async () => {
  const { db, url } = await testDb()
  await sql`drop schema public cascade; create schema public`.execute(db)
  const pools = Array.from({ length: 5 }, () => openDb(url, { limits: 'none' }))
  const ran = await Promise.all(pools.map(migrate))
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
  await Promise.all(pools.map(closeDb))
})
