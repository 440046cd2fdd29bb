// `npm run migrate`: brings the database of DATABASE_URL to the newest schema, for shops that start the servers by themselves.
import { migrate } from '../store-api/src/db/migrate.ts'
import { closeDb, openDb } from '../store-api/src/db/pool.ts'
import { checkDatabase } from '../store-api/src/db/prepare.ts'
import { say, warn } from './terminal.ts'

const url = process.env.DATABASE_URL
if (!url) fail('DATABASE_URL must name the database')

const db = openDb(url, { max: 1, limits: 'none' })
try {
  await checkDatabase(db)
  const done = await migrate(db)
  say(done.length > 0 ? `Applied ${done.join(', ')}` : 'The schema is up to date')
} catch (error) {
  fail(`The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  await closeDb(db)
}

function fail(line: string): never {
  warn(line)
  process.exit(1)
}
