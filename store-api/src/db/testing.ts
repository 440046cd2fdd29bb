import { atEnd } from 'server-kit/at-end.fixture.ts'
import { inject } from 'vitest'
import { closeDb, type Db, openDb } from './pool.ts'
import { type FillDemo, makeDatabase } from './testing-databases.ts'
import type {} from './testing-server.ts' // says what `inject` gives

export type TestDb = { db: Db; url: string; close: () => Promise<void> }

/** Generous timeouts, so that tests do not fail on a slow machine. Tests of the timeouts open their own pools. */
const BUSY_MACHINE = { connection: 20_000, statement: 20_000, lock: 20_000, idleInTransaction: 60_000 }

/**
 * A database of its own until the test or its file ends, with the newest schema and no rows; `reference` keeps those of
 * the migrations, `demo` adds the demo shop. Nothing is shared with another test file, so a test may change everything.
 */
export async function testDb({ demo, reference }: { demo?: boolean; reference?: boolean } = {}): Promise<TestDb> {
  const { url, drop } = await makeDatabase(inject('postgres'), demo ? fillDemo : reference ? 'reference' : 'none')
  const db = openDb(url, { limits: BUSY_MACHINE })
  let closing: Promise<void> | undefined
  const close = () => (closing ??= closeDb(db).then(drop))
  atEnd(close)
  return { db, url, close }
}

/** The demo shop of the module that vitest.config.ts names: no file of the store imports it. */
const fillDemo: FillDemo = async (client) =>
  ((await import(inject('demoShop'))) as { fillDemo: FillDemo }).fillDemo(client)
