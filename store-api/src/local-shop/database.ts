import { startEmbedded } from '#src/db/embedded.ts'
import { shopPlaces } from '#src/db/embedded-paths.ts'
import { findServer } from '#src/db/embedded-server.ts'
import { migrate } from '#src/db/migrate.ts'
import { closeDb, type Db, openDb } from '#src/db/pool.ts'
import { checkDatabase, type DemoShop, fillOnce } from '#src/db/prepare.ts'
import { readLocalShopSettings } from './settings.ts'

/**
 * Runs `work` on the database of the local shop: that of DATABASE_URL, otherwise the embedded one of DATA_DIR, which is
 * started and migrated as `npm start` does when the shop is not running; only `npm start` fills it with the demo shop.
 * Throws an Error of one line when there is none.
 */
export async function withShopDatabase<Result>(
  env: NodeJS.ProcessEnv,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = readLocalShopSettings(env)
  if (databaseUrl) {
    await checkDatabaseUrl(databaseUrl)
    return work(databaseUrl)
  }
  const runningUrl = await findServer(shopPlaces(dataDir))
  if (runningUrl) return work(runningUrl)
  const { url, stop } = await startEmbedded(dataDir)
  try {
    await migrateDatabase(url)
    return await work(url)
  } finally {
    await stop()
  }
}

/** Runs `work` on a connection pool of its own without time limits. */
export async function withDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDb(url, { max: 1, limits: 'none' })
  try {
    return await work(db)
  } finally {
    await closeDb(db)
  }
}

/**
 * Checks that the database of DATABASE_URL answers and can hold Arabic. Throws an Error of one line, without the
 * password.
 */
export async function checkDatabaseUrl(url: string): Promise<void> {
  const db = openDb(url, { max: 1 })
  try {
    await checkDatabase(db)
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new Error(`The database at ${withoutPassword(url)} (DATABASE_URL) cannot be used: ${message || code}.`)
  } finally {
    await closeDb(db)
  }
}

/**
 * Migrates a database to the newest schema and returns the names of the migrations that ran. Throws an Error of one
 * line for a wrong encoding.
 */
export function migrateDatabase(url: string): Promise<string[]> {
  return withDatabase(url, async (db) => {
    await checkDatabase(db)
    return migrate(db)
  })
}

/** Fills an empty database with the demo shop, when it is given (`fillOnce`). */
export function fillDatabase(url: string, demo?: DemoShop): ReturnType<typeof fillOnce> {
  return fillOnce(url, demo)
}

/** Whether the password of a customer is still the one with this hash. */
export function hasPasswordHash(
  url: string,
  { mobile, passwordHash }: { mobile: string; passwordHash: string },
): Promise<boolean> {
  return withDatabase(url, async (db) => {
    const customer = await db
      .selectFrom('customer')
      .select('password_hash')
      .where('mobile', '=', mobile)
      .executeTakeFirst()
    return customer?.password_hash === passwordHash
  })
}

/** Returns an address of a database that can be shown. */
export function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, '$1').replace(/\?.*$/, '')
}
