import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { migrate } from './migrate.ts'
import { closeDb, type Db, openDb, ROLE_SETTINGS } from './pool.ts'
import { inTransaction } from './prepare.ts'

export type TestPostgres = { url: string; prefix: string }

/** Fills a database with the demo shop in an open transaction. It comes from outside: the store knows no demo. */
export type FillDemo = (client: Client) => Promise<unknown>

/** Rows of a test database: none at all, the reference data of the migrations, or the demo shop. */
export type TestRows = 'none' | 'reference' | FillDemo

/** Number of the advisory lock, used by no other lock of the server. */
const TEMPLATE_LOCK = 7_140_001

/**
 * Makes a database with the newest schema and these rows by cloning a template that the first caller of a run prepares.
 * Returns its URL and `drop`.
 */
export async function makeDatabase(
  postgres: TestPostgres,
  rows: TestRows,
): Promise<{ url: string; drop: () => Promise<void> }> {
  // Not counted: one process may load this file more than once.
  const name = `${postgres.prefix}_${randomBytes(6).toString('hex')}`
  await withAdmin(postgres.url, async (admin) => {
    const template = await ensureTemplate(admin, postgres, rows)
    // Copied as files: by the log, the default, a clone of the demo shop takes twice the CPU time.
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const drop = () => withAdmin(postgres.url, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  return { url: urlWithDatabase(postgres.url, name), drop: async () => void (await drop()) }
}

/** Prepares the template under a lock, once for all workers of a run. */
async function ensureTemplate(admin: Client, postgres: TestPostgres, rows: TestRows): Promise<string> {
  const name = `${postgres.prefix}_${typeof rows === 'string' ? rows : 'demo'}`
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const half = `${name}_half`
    await admin.query(`drop database if exists ${half} with (force)`)
    await admin.query(`create database ${half}`)
    await prepare(urlWithDatabase(postgres.url, half), rows)
    await admin.query(`alter database ${half} rename to ${name}`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

async function prepare(url: string, rows: TestRows): Promise<void> {
  const db = openDb(url, { limits: 'none' })
  try {
    await migrate(db)
    if (rows === 'none') await deleteReference(db)
  } finally {
    await closeDb(db)
  }
  if (typeof rows !== 'string') await inTransaction(url, rows)
}

/**
 * So that a test's own rows are the only ones. TRUNCATE … CASCADE would reach the history of orders, which refuses it.
 */
async function deleteReference(db: Db): Promise<void> {
  for (const table of [
    'region',
    'city',
    'state',
    'size',
    'color',
    'season',
    'size_chart',
    'search_synonym',
    'catalog_change',
  ] as const) {
    await sql`delete from ${sql.table(table)}`.execute(db)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`.execute(db)
  }
  await sql`delete from holiday`.execute(db)
}

/** Gives a database what a pooler's role must set, and ends its other connections, which do not have it yet. */
export async function giveRoleSettings(url: string): Promise<void> {
  await withAdmin(url, async (admin) => {
    for (const [name, value] of Object.entries(ROLE_SETTINGS))
      await admin.query(`alter database ${admin.database} set ${name} = '${value}'`)
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
  })
}

/** Runs `work` on a plain connection. */
export async function withAdmin<Result>(url: string, work: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client(url)
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function urlWithDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
