import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { serverKinds } from './embedded-kinds.ts'
import { type Places, throwawayPlaces } from './embedded-paths.ts'
import { type Server, startServer } from './embedded-server.ts'
import { closeDb, type Db, openDb } from './pool.ts'
import { makeDatabase } from './testing-databases.ts'

const settings = { ...serverKinds.throwaway.settings, wal_level: 'replica', synchronous_commit: 'on' }
const kind = { initdb: serverKinds.shop.initdb, settings }

/**
 * Starts two PostgreSQL, a primary and its hot standby, on a database that `fill` filled. `startPrimary` and
 * `startStandby` start a stopped one again, `urlOf` returns the database of a server, `stop` ends both and removes their data.
 */
export async function startPair(fill: (db: Db) => Promise<unknown>) {
  const places = throwawayPlaces()
  const first = await startServer(places, kind)
  const { url } = await makeDatabase({ url: first.url, prefix: 'test' }, 'none')
  const db = openDb(url, { limits: 'none' })
  await fill(db)
  await closeDb(db)
  await first.stop()
  const copy = copyAsStandby(places)
  const started: Server[] = []
  const start = async (at: Places): Promise<Server> => {
    const server = await startServer(at, kind)
    started.push(server)
    return server
  }
  return {
    primary: await start(places),
    standby: await start(copy),
    startPrimary: () => start(places),
    startStandby: () => start(copy),
    urlOf: (server: Server) => server.url.replace(/(?<=\/)\w+(?=\?)/, new Client(url).database ?? ''),
    async stop() {
      for (const server of started) await server.stop()
      for (const { data } of [places, copy]) execFileSync('rm', ['-rf', dirname(data)])
    },
  }
}

/** Makes a standby of a stopped server: the embedded PostgreSQL has no pg_basebackup. */
function copyAsStandby(primary: Places): Places {
  const standby = throwawayPlaces()
  execFileSync('cp', ['-a', primary.data, standby.data])
  execFileSync('touch', ['-r', join(standby.data, 'PG_VERSION'), join(standby.data, 'standby.signal')])
  execFileSync('chown', ['--reference', standby.data, join(standby.data, 'standby.signal')])
  writeFileSync(
    join(standby.data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socket} user=shop application_name=standby'\n`,
  )
  return standby
}
