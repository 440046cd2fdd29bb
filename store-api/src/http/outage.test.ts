import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { silentProxy } from '#src/db/testing-proxy.ts'
import { caller, openShop, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { loggerOptions } from './health.ts'

const shop = await openShop()
await sql`
  create function fail() returns trigger language plpgsql as 'begin return new; end';
  create trigger fail before insert on cart execute function fail()
`.execute(shop.db)
const SECRET = 'host=10.0.0.7 password=hunter2'

/** Makes the database run this before it inserts a cart. */
const failBy = (work: string) =>
  sql
    .raw(
      `create or replace function fail() returns trigger language plpgsql as $f$ begin ${work}; return null; end $f$`,
    )
    .execute(shop.db)
beforeEach(() => failBy('null'))

/** Adds to a cart. Returns the answer and the log line of the failure. */
async function addToCart(url = shop.url, prepare?: RawBuilder<unknown>) {
  const db = openDb(url, { max: 1, limits: { statement: 1_000, lock: 300 } })
  const lines: string[] = []
  onTestFinished(() => closeDb(db))
  const stream = { write: (line: string) => void lines.push(line) }
  const app = await openApp({ db, logger: { ...loggerOptions('warn'), stream } })
  await prepare?.execute(db)
  const add = () => caller(app)('POST', '/cart/add', { variantId: SHIRT })
  return { add, failure: () => lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed') }
}

const unavailable = {
  status: false,
  error: 'UNAVAILABLE',
  retryAfter: 2,
  message: 'The service is not available right now. Try again in a moment.',
}

test.each([
  '08006',
  '40001',
  '40P01',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P03',
  '58030',
  '55P03',
  '25P03',
  '25006',
])(
  'an error of PostgreSQL with SQLSTATE %s is 503 UNAVAILABLE with Retry-After, and its text goes to the log alone',
  async (state) => {
    await failBy(`raise exception '${SECRET}' using errcode = '${state}'`)
    const { add, failure } = await addToCart()
    const { status, error, headers } = await add()
    expect([status, error, headers['retry-after']]).toEqual([503, unavailable, '2'])
    expect(failure()).toMatchObject({ err: { code: state, message: SECRET } })
  },
)

test.each([
  ['a statement that takes too long', '57014', 'perform pg_sleep(5)'],
  ['a connection that an administrator ends', '57P01', 'perform pg_terminate_backend(pg_backend_pid())'],
])('answers %s with 503 UNAVAILABLE, and serves the next request', async (_, state, work) => {
  await failBy(work)
  const { add, failure } = await addToCart()
  expect((await add()).error).toEqual(unavailable)
  expect(failure()).toMatchObject({ err: { code: state } })
  await failBy('null')
  expect((await add()).status).toBe(200)
})

test('answers a lock timeout with 503 UNAVAILABLE', async () => {
  const { add, failure } = await addToCart()
  await shop.db.transaction().execute(async (trx) => {
    await sql`lock table cart in exclusive mode`.execute(trx)
    expect((await add()).error).toEqual(unavailable)
  })
  expect(failure()).toMatchObject({ err: { code: '55P03' } })
})

test('a read that waits too long for a connection is never sent to PostgreSQL', async () => {
  const db = openDb(shop.url, { max: 1, limits: { connection: 200 } })
  onTestFinished(() => closeDb(db))
  const app = await openApp({ db })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await db.connection().execute(async (lent) => {
    await sql`select 'held'`.execute(lent)
    expect((await fetch(`${url}/stats`)).status).toBe(503)
  })
  const { rows } = await sql<{
    query: string
  }>`select query from pg_stat_activity where datname = current_database() and query like '%held%' and pid <> pg_backend_pid()`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ query: `select 'held'` }])
})

test('answers 503 UNAVAILABLE on a read-only connection and replaces it', async () => {
  const { add, failure } = await addToCart(shop.url, sql`set default_transaction_read_only = on`)
  expect((await add()).error).toEqual(unavailable)
  expect(failure()).toMatchObject({ err: { code: '25006' } })
  expect((await add()).status).toBe(200)
})

test('answers 503 UNAVAILABLE when the database stops answering', async () => {
  const proxy = await silentProxy(shop.url)
  onTestFinished(proxy.close)
  const { add } = await addToCart(proxy.url, sql`select 1`)
  proxy.swallow()
  expect((await add()).error).toEqual(unavailable)
  proxy.heal()
  expect((await add()).status).toBe(200)
})
