import { join } from 'node:path'
import { startEmbedded } from '../../store-api/src/db/embedded.ts'
import { demoCustomer, demoLogin } from '../../store-api/src/db/demo/customers/demo-customer.ts'
import { migrate } from '../../store-api/src/db/migrate.ts'
import { closeDb, type Db, openDb } from '../../store-api/src/db/pool.ts'
import { fillOnce } from '../../store-api/src/db/prepare.ts'
import { step } from './progress.ts'
import type { Running } from './running.ts'
import type { Settings } from './settings.ts'

export type Database = {
  url: string
  /** For a person to know where the data is. */
  place: string
  /** Nothing is sold yet. */
  isEmpty?: boolean
  /** How to log in, while the customer of the demo shop has her first password; production refuses it. */
  login?: string
}

/** Starts the database unless there is one, brings it to the newest schema and fills it when it is empty (`fillOnce`). */
export async function startDatabase(settings: Settings, running: Running): Promise<Database> {
  const { databaseUrl } = settings
  const database: Database = databaseUrl ? { url: databaseUrl, place: withoutPassword(databaseUrl) } : await startOwn(settings, running)
  const db = openDb(database.url, { max: 2, limits: 'none' })
  try {
    await step('schema', async () => changes(await migrate(db)))
    await step(settings.demo ? 'demo shop' : 'shop', async () => {
      const filled = await fillOnce(db, settings.demo)
      database.isEmpty = filled === 'empty'
      return filled
    })
    if (!settings.production) database.login = await loginOf(db)
  } finally {
    await closeDb(db)
  }
  return database
}

async function startOwn(settings: Settings, running: Running): Promise<Database> {
  const database: Database = { url: '', place: '' }
  await step('database', async () => {
    const { url, data, ended, stop } = await startEmbedded(settings.dataDir)
    running.add({ name: 'database', ended: ended.then(() => `see ${join(data, '..', 'postgres.log')}`), stop })
    Object.assign(database, { url, place: data })
    return 'embedded PostgreSQL'
  })
  return database
}

async function loginOf(db: Db): Promise<string | undefined> {
  const { mobile, passwordHash } = demoCustomer
  const customer = await db.selectFrom('customer').select('password_hash').where('mobile', '=', mobile).executeTakeFirst()
  return customer?.password_hash === passwordHash ? demoLogin : undefined
}

function changes(migrations: string[]): string {
  return migrations.length > 0 ? `${migrations.length} changes` : 'unchanged'
}

/** An address fit to be shown. */
export function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, '$1').replace(/\?.*$/, '')
}
