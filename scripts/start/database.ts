import { join } from 'node:path'
import { startEmbedded } from '../../store-api/src/db/embedded.ts'
import { demoCustomer, demoLogin } from '../../demo/customers/demo-customer.ts'
import { demoShop } from '../../demo/shop.ts'
import { fillDatabase, hasPasswordHash, migrateDatabase, withoutPassword } from '../../store-api/src/local-shop/database.ts'
import { step } from './progress.ts'
import type { Running } from './running.ts'
import type { Settings } from './settings.ts'

export type Database = {
  url: string
  /** Folder or address of the data, to be shown. */
  place: string
  /** Whether the shop has no products. */
  isEmpty?: boolean
  /** Mobile and password of the demo customer, unless she changed her password; production refuses it. */
  login?: string
}

/** Starts the embedded database unless DATABASE_URL names one, migrates it, and fills it when it is empty (`fillOnce`). */
export async function startDatabase(settings: Settings, running: Running): Promise<Database> {
  const { databaseUrl, demo, production } = settings
  const database: Database = databaseUrl ? { url: databaseUrl, place: withoutPassword(databaseUrl) } : await startOwn(settings, running)
  const { url } = database
  await step('schema', async () => describeMigrations(await migrateDatabase(url)))
  await step(demo ? 'demo shop' : 'shop', async () => {
    const filled = await fillDatabase(url, demo ? demoShop : undefined)
    database.isEmpty = filled === 'empty'
    return filled
  })
  if (!production && (await hasPasswordHash(url, demoCustomer))) database.login = demoLogin
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

function describeMigrations(migrations: string[]): string {
  return migrations.length > 0 ? `${migrations.length} changes` : 'unchanged'
}
