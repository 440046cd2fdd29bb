import { inject } from 'vitest'
import { closeDb, type Db, openDb } from './pool.ts'
import { makeDatabase } from './testing-databases.ts'

export type TestDb = { db: Db; url: string; close: () => Promise<void> }

/**
 * A database of its own for a test file, with the newest schema; `demo` fills it with the demo shop. Nothing is shared with
 * another test file, so a test may change everything. Call `close` in afterAll.
 */
export async function testDb(options: { demo?: boolean } = {}): Promise<TestDb> {
  const { url, drop } = await makeDatabase(inject('postgres'), options.demo ?? false)
  const db = openDb(url)
  const close = async () => {
    await closeDb(db)
    await drop()
  }
  return { db, url, close }
}
