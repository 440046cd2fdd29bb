import { startEmbedded } from '../../store-api/src/db/embedded.ts'
import { shopPlaces } from '../../store-api/src/db/embedded-paths.ts'
import { findServer } from '../../store-api/src/db/embedded-server.ts'
import { migrate } from '../../store-api/src/db/migrate.ts'
import { closeDb, openDb } from '../../store-api/src/db/pool.ts'
import { checkDatabase, fillOnce } from '../../store-api/src/db/prepare.ts'
import { withoutPassword } from './database.ts'
import { readSettings } from './settings.ts'

/**
 * Does a command's work on the shop's database: that of DATABASE_URL, else the embedded one of DATA_DIR, that of the running shop
 * or else started for the command. Throws an Error of one line when there is none.
 */
export async function withShopDatabase<Result>(env: NodeJS.ProcessEnv, work: (url: string) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir, demo } = readSettings(env)
  if (databaseUrl) {
    await check(databaseUrl)
    return work(databaseUrl)
  }
  const running = await findServer(shopPlaces(dataDir))
  if (running) return work(running)
  const { url, stop } = await startEmbedded(dataDir)
  try {
    await prepare(url, demo)
    return await work(url)
  } finally {
    await stop()
  }
}

async function check(url: string): Promise<void> {
  const db = openDb(url, { max: 1 })
  try {
    await checkDatabase(db)
  } catch (error) {
    throw new Error(`The database at ${withoutPassword(url)} (DATABASE_URL) cannot be used: ${(error as Error).message}.`)
  } finally {
    await closeDb(db)
  }
}

/** As `npm start` would do it. */
async function prepare(url: string, demo: boolean): Promise<void> {
  const db = openDb(url, { max: 2, limits: 'none' })
  try {
    await migrate(db)
    await fillOnce(db, demo)
  } finally {
    await closeDb(db)
  }
}
