import { type Embedded, explainFailure, startEmbedded } from '../../store-api/src/db/embedded.ts'
import { demoCustomer, demoLogin } from '../../demo/customers/demo-customer.ts'
import { demoShop } from '../../demo/shop.ts'
import {
  fillDatabase,
  hasPasswordHash,
  migrateDatabase,
  withoutPassword,
} from '../../store-api/src/local-shop/database.ts'
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

/**
 * Starts the embedded database unless DATABASE_URL names one, migrates it, and fills it when it is empty (`fillOnce`).
 */
export async function startDatabase(settings: Settings, running: Running): Promise<Database> {
  const { databaseUrl } = settings
  if (databaseUrl) return prepare({ url: databaseUrl, place: withoutPassword(databaseUrl) }, settings)
  const own = await startOwn(settings, running)
  return prepare({ url: own.url, place: own.data }, settings).catch((error: Error) => {
    throw explainFailure(error, own)
  })
}

async function prepare(database: Database, { demo, production }: Settings): Promise<Database> {
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

async function startOwn({ dataDir }: Settings, running: Running): Promise<Embedded> {
  const started = Promise.withResolvers<Embedded>()
  await step('database', async () => {
    const server = await startEmbedded(dataDir)
    running.add({ name: 'database', ended: server.ended.then(() => `see ${server.log}`), stop: server.stop })
    started.resolve(server)
    return 'embedded PostgreSQL'
  })
  return started.promise
}

function describeMigrations(migrations: string[]): string {
  return migrations.length > 0 ? `${migrations.length} changes` : 'unchanged'
}
