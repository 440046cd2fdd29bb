import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { closeDb, dbOn, openDb, ROLE_SETTINGS } from './pool.ts'
import { checkDatabase } from './prepare.ts'
import { testDb } from './testing.ts'

/** Settings of an office that never thought of us. */
const FOREIGN = {
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'sql_standard',
  TimeZone: 'Africa/Cairo',
  extra_float_digits: '0',
  standard_conforming_strings: 'off',
  default_transaction_isolation: 'serializable',
  jit: 'on',
  statement_timeout: '50ms',
  idle_session_timeout: '50ms',
}

/** Makes a database with settings of its own for one test, and returns its URL. */
async function foreignDatabase(settings: Record<string, string>): Promise<string> {
  const { db, url } = await testDb()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const [key, value] of Object.entries(settings))
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set ${sql.raw(key)} = ${sql.lit(value)}`.execute(db)
  return url
}

function open(...[url, options]: Parameters<typeof openDb>) {
  const db = openDb(url, options)
  onTestFinished(() => closeDb(db))
  return db
}

async function rawDb(url: string) {
  const client = new Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return dbOn(client)
}

const written = sql`
  select date '2026-03-01' as day, timestamptz '2026-03-01 12:00Z' as at, (timestamptz '2026-03-01 23:30Z')::date as utc_day, 0.1::float8 + 0.2 as sum,
    json_build_object('at', timestamptz '2026-03-01 12:00Z') ->> 'at' as json, '\\d' as pattern, interval '26 hours' as hours,
    current_setting('transaction_isolation') as isolation
`

test.each([{ limits: 'none' }, {}] as const)(
  'reads the same from a server with other dates, zone, numbers and isolation (%o)',
  async (options) => {
    const [foreign, plain] = [open(await foreignDatabase(FOREIGN), options), open(await foreignDatabase({}), options)]
    expect((await written.execute(foreign)).rows).toEqual((await written.execute(plain)).rows)
    await checkDatabase(foreign)
  },
)

test.each([{ limits: 'none' }, {}] as const)(
  'compiles no statement and has no limit of the role (%o)',
  async (options) => {
    const db = open(await foreignDatabase(FOREIGN), options)
    const { rows } =
      await sql`select current_setting('jit') as jit, current_setting('idle_session_timeout') as idle, pg_sleep(0.1)::text as slept`.execute(
        db,
      )
    expect(rows).toEqual([{ jit: 'off', idle: '0', slept: '' }])
  },
)

test('keeps the options of the URL, but not against the settings of the store', async () => {
  const url = await foreignDatabase({})
  const options = encodeURIComponent('-c work_mem=7MB -c jit=on')
  for (const parameter of [
    `options=${options}`,
    `options=${options}&application_name=x`,
    `options=${options}&options=-c%20jit%3Don`,
  ]) {
    const db = open(`${url}${url.includes('?') ? '&' : '?'}${parameter}`)
    const { rows } = await sql`select current_setting('work_mem') as memory, current_setting('jit') as jit`.execute(db)
    expect(rows).toEqual([{ memory: '7MB', jit: 'off' }])
  }
})

test('names the setting whose options are not percent-encoded', () => {
  expect(() => openDb('postgres://localhost/shop?options=-c%')).toThrow(/^DATABASE_URL/)
})

test('refuses sessions whose startup options were dropped with one line', async () => {
  const db = await rawDb(await foreignDatabase(ROLE_SETTINGS))
  await expect(checkDatabase(db)).rejects.toThrow(/^something before it drops startup options; set DB_POOLER/)
})

test('refuses sessions behind a pooler that lack settings of the role, and names all of them', async () => {
  const db = await rawDb(await foreignDatabase({ ...ROLE_SETTINGS, DateStyle: 'SQL, DMY', lock_timeout: '0' }))
  await expect(checkDatabase(db, 'transaction')).rejects.toThrow(
    /^its sessions have DateStyle 'SQL, DMY' instead of 'ISO, MDY', lock_timeout '0' instead of '1500'; .*ALTER ROLE/,
  )
})

test('accepts sessions behind a pooler that have the settings of the role or the database', async () => {
  const db = await rawDb(await foreignDatabase(ROLE_SETTINGS))
  await expect(checkDatabase(db, 'prepared')).resolves.toBeUndefined()
})

test('the manual lists the settings of the role behind a pooler', () => {
  const manual = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const listed = [...manual.matchAll(/^alter role shop set (\w+) = '(.*)';$/gm)].map(([, name, value]) => [name, value])
  expect(listed).toEqual(Object.entries(ROLE_SETTINGS))
})
