import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Client, DatabaseError } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { ranMigrations, readMigrations, runMigrations } from '#src/db/migrate.ts'
import { closeDb, dbOn, openDb } from '#src/db/pool.ts'
import { withClient } from '#src/db/prepare.ts'

/** The contents of a backup, in its file shop.json, which is written last: a folder without it is no backup. */
interface Contents {
  /** UTC. */
  at: string
  /** The migrations of the database, in whose schema the rows are. */
  migrations: string[]
  tables: { name: string; columns: string[]; rows: number }[]
  /** The last value of each sequence that was used. */
  sequences: Record<string, string>
}

const CONTENTS = 'shop.json'
/** Its connections in PostgreSQL's list. */
const NAME = 'backup'
/** Tables that are empty in a database without a shop. */
const OF_A_SHOP = ['product', 'customer', 'orders', 'category', 'branch']
/** The migrations write their own; the change log is in the order of transactions of its server, and short-lived. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'catalog_change']

/**
 * Copies all rows of a shop, as they are at one moment, to a new folder: a compressed file for each table. The shop may
 * run. Returns the number of rows. Throws an Error of one line when the folder exists.
 */
export async function backUp(url: string, folder: string): Promise<number> {
  mkdirSync(folder, { mode: 0o700 })
  return withClient(url, NAME, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const migrations = [...(await ranMigrations(dbOn(client)))].sort()
    const tables: Contents['tables'] = []
    for (const { name, columns } of await listTables(client)) {
      const copy = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
      await pipeline(copy, createGzip(), createWriteStream(join(folder, `${name}.gz`), { mode: 0o600, flags: 'wx' }))
      tables.push({ name, columns, rows: copy.rowCount })
    }
    const { rows } = await client.query<{ name: string; value: string }>(
      'select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema() and last_value is not null',
    )
    const sequences = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
    const contents: Contents = { at: new Date().toISOString(), migrations, tables, sequences }
    writeFileSync(join(folder, CONTENTS), JSON.stringify(contents, null, 2), { mode: 0o600 })
    return sum(tables)
  })
}

/**
 * Fills an empty database with the rows of a backup, all or none, in the schema of the backup, and returns their
 * number; the caller migrates it to the newest one. Needs a superuser, or the right to set session_replication_role:
 * triggers and foreign keys rest meanwhile. Throws an Error of one line for a database with a shop, a running store
 * API, a user without the right, or a backup of a newer version; the database is as it was then.
 */
export async function restore(url: string, folder: string): Promise<number> {
  const { migrations, tables, sequences } = readContents(folder)
  const known = await readMigrations()
  const newer = migrations.find((name) => !(name in known))
  if (newer) throw new Error(`The backup has the migration ${newer}: it is of a newer version of the shop.`)
  await withClient(url, NAME, async (client) => {
    await requireNoShop(client)
    await requireRight(client)
  })
  const db = openDb(url, { max: 1, limits: 'none' })
  try {
    await sql`drop schema public cascade; create schema public`.execute(db)
    await runMigrations(db, Object.fromEntries(Object.entries(known).filter(([name]) => migrations.includes(name))))
  } finally {
    await closeDb(db)
  }
  return withClient(url, NAME, async (client) => {
    await client.query('begin; set local session_replication_role = replica')
    const made = (await listTables(client)).map(({ name }) => quoted(name))
    await client.query(`truncate ${made.join(', ')}`)
    for (const { name, columns, rows } of tables) {
      const copy = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
      await pipeline(createReadStream(join(folder, `${name}.gz`)), createGunzip(), copy)
      if (copy.rowCount !== rows) throw new Error(`${name}.gz has ${copy.rowCount} rows instead of ${rows}.`)
    }
    for (const [name, value] of Object.entries(sequences))
      await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value])
    await client.query('commit; analyze')
    return sum(tables)
  })
}

function readContents(folder: string): Contents {
  try {
    return JSON.parse(readFileSync(join(folder, CONTENTS), 'utf8')) as Contents
  } catch {
    throw new Error(`${folder} is no complete backup: it has no ${CONTENTS}.`)
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

async function requireRight(client: Client): Promise<void> {
  try {
    await client.query('set session_replication_role = replica')
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Error(
      `${client.user} may not set session_replication_role. Let a superuser run: grant set on parameter session_replication_role to ${quoted(client.user ?? '')}`,
    )
  }
}

async function requireNoShop(client: Client): Promise<void> {
  const { rows: others } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name like 'store-api%' and pid <> pg_backend_pid()",
  )
  if (others.length > 0) throw new Error('A store API is running on this database: stop the shop first.')
  for (const { name } of await listTables(client)) {
    if (!OF_A_SHOP.includes(name)) continue
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount) throw new Error(`The database has a shop already (${name}): restore into an empty one.`)
  }
}

async function listTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> all($1)
     group by table_name order by table_name`,
    [LEFT_OUT],
  )
  return rows
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const sum = (tables: Contents['tables']) => tables.reduce((all, { rows }) => all + rows, 0)
