import { type Embedded, startEmbedded } from '../../store-api/src/db/embedded.ts'
import { migrate } from '../../store-api/src/db/migrate.ts'
import { closeDb, type Db, openDb } from '../../store-api/src/db/pool.ts'
import { checkDatabase, fillOnce } from '../../store-api/src/db/prepare.ts'
import { step } from './progress.ts'
import type { Running } from './running.ts'
import type { Settings } from './settings.ts'

export type Database = { url: string; /** For a person to know where the data is. */ place: string }

/** Starts or reaches the database, brings it to the newest schema and fills it with the demo shop when it is empty. */
export async function startDatabase(settings: Settings, running: Running): Promise<Database> {
  const { databaseUrl } = settings
  const database = databaseUrl ? { url: databaseUrl, place: withoutPassword(databaseUrl) } : await startOwn(settings, running)
  const db = openDb(database.url, { max: 2, statementTimeout: 0 })
  try {
    if (databaseUrl) await step('database', () => reach(db, database.place))
    await step('schema', async () => changes(await migrate(db)))
    await step('demo shop', async () => ((await fillOnce(db)) ? 'filled' : 'kept'))
  } finally {
    await closeDb(db)
  }
  return database
}

async function startOwn(settings: Settings, running: Running): Promise<Database> {
  const start = async (): Promise<Embedded> => {
    const embedded = await startEmbedded(settings.dataDir)
    running.add({ name: 'database', ended: embedded.ended.then(() => 'see postgres.log beside its data'), stop: embedded.stop })
    return embedded
  }
  let embedded: Embedded | undefined
  await step('database', async () => {
    embedded = await start()
    return 'embedded PostgreSQL'
  })
  if (!embedded) throw new Error('The database did not start.')
  return { url: embedded.url, place: embedded.data }
}

async function reach(db: Db, place: string): Promise<string> {
  try {
    await checkDatabase(db)
    return 'your PostgreSQL'
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new Error(`The database at ${place} (DATABASE_URL) does not answer: ${message || code}.`)
  }
}

function changes(migrations: string[]): string {
  return migrations.length > 0 ? `${migrations.length} changes` : 'unchanged'
}

function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, '$1').replace(/\?.*$/, '')
}
