import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { fillRandomCatalog } from '#src/domains/catalog/random-catalog.fixture.ts'
import { closeDb, type Db, openDb } from './pool.ts'
import { openReplica } from './replica.ts'
import { silentProxy, type SilentProxy } from './testing-proxy.ts'
import { startPair } from './testing-standby.ts'

type Product = { id: number; name: string }
let pair: Awaited<ReturnType<typeof startPair>>
let [primary, standby, readDb] = [] as unknown as [Db, Db, Db]
let proxy: SilentProxy
let app: Awaited<ReturnType<typeof buildApp>>
const switches: (string | undefined)[] = []

beforeAll(async () => {
  pair = await startPair((db) => fillRandomCatalog(db, 60, 0.3))
  const { urlOf } = pair
  proxy = await silentProxy(urlOf(pair.standby))
  primary = openDb(urlOf(pair.primary))
  standby = openDb(urlOf(pair.standby), { max: 1 })
  readDb = openReplica(primary, proxy.url, { probation: 1_500, onSwitch: (reason) => switches.push(reason) })
  app = await buildApp({ config: readConfig({}), db: primary, readDb })
}, 120_000)
afterAll(async () => {
  await app.close()
  await Promise.all([readDb, primary, standby].map(closeDb))
  await proxy.close()
  await pair.stop()
})

/** Names in the list, on a page and on the server that answers. */
async function shown() {
  const answer = await app.inject('/products?first=50&sort=newest')
  const { data = [] } = answer.json<{ data?: Product[] }>()
  const page = (await app.inject(`/products/${data[0]?.id}`)).json<{ data?: Product }>()
  return [...data, ...(page.data ? [page.data] : [])].map(({ name }) => name.split(' ')[0])
}
const rename = (word: string) => sql`update product set name_en = ${`${word} `} || id`.execute(primary)
const everywhere = (word: string) => Array<string>(51).fill(word)
const isOnStandby = async () =>
  (await sql<{ here: boolean }>`select pg_is_in_recovery() as here`.execute(readDb)).rows[0]?.here
/** Scans of tables of the catalogue on the primary. */
async function scans(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(seq_scan + coalesce(idx_scan, 0))::integer as n from pg_stat_user_tables where relname in ('product', 'variant', 'product_image', 'branch_stock', 'catalog_change')
  `.execute(primary)
  return rows[0]?.n ?? 0
}

test(
  'lists and products come from the standby alone, and own writes are seen at once',
  { timeout: 60_000 },
  async () => {
    await shown()
    expect(await isOnStandby()).toBe(true)
    for (const word of ['one', 'two', 'three']) {
      await rename(word)
      expect(await shown()).toEqual(everywhere(word))
    }
    await sql`select pg_stat_force_next_flush()`.execute(primary)
    await expect.poll(scans).toBe(await scans())
    const before = await scans()
    for (let n = 0; n < 20; n += 1) await shown()
    await sql`select pg_stat_force_next_flush()`.execute(primary)
    expect(await scans()).toBe(before)
  },
)

test('a statement that the standby cancels is answered by the primary, and the standby stays in use', async () => {
  await sql`create function conflict() returns integer language plpgsql as $$ begin
    if pg_is_in_recovery() then raise exception 'conflict with recovery' using errcode = '40001'; end if;
    return 1; end $$`.execute(primary)
  expect((await sql`select conflict() as n`.execute(readDb)).rows).toEqual([{ n: 1 }])
  expect(await isOnStandby()).toBe(true)
})

test(
  'while replay is paused reads go on with what was written here, and return later',
  { timeout: 60_000 },
  async () => {
    await sql`select pg_wal_replay_pause()`.execute(standby)
    await rename('paused')
    expect(await shown()).toEqual(everywhere('paused'))
    expect([await isOnStandby(), switches.at(-1)]).toEqual([false, 'it lacks what was written here'])
    await sql`select pg_wal_replay_resume()`.execute(standby)
    await expect.poll(isOnStandby, { timeout: 30_000 }).toBe(true)
    expect(await shown()).toEqual(everywhere('paused'))
  },
)

test('writes of other processes are missing for about five seconds at most', { timeout: 60_000 }, async () => {
  const other = openDb(pair.urlOf(pair.primary), { max: 1 })
  await sql`select pg_wal_replay_pause()`.execute(standby)
  await sql`update product set name_en = 'others ' || id`.execute(other)
  await closeDb(other)
  await expect.poll(shown, { timeout: 10_000 }).toEqual(everywhere('others'))
  await sql`select pg_wal_replay_resume()`.execute(standby)
  await expect.poll(isOnStandby, { timeout: 30_000 }).toBe(true)
})

test('without the primary lists go on, and orders again when it is back', { timeout: 60_000 }, async () => {
  await pair.primary.stop()
  await rename('lost').catch(() => undefined)
  expect(await shown()).toEqual(everywhere('others'))
  expect(await isOnStandby()).toBe(true)
  await pair.startPrimary()
  await rename('back')
  await expect.poll(shown, { timeout: 10_000 }).toEqual(everywhere('back'))
  await rename('others')
})

test('a standby that is silent, gone or promoted is left', { timeout: 120_000 }, async () => {
  proxy.swallow()
  await expect.poll(shown, { timeout: 10_000 }).toEqual(everywhere('others'))
  expect(await isOnStandby()).toBe(false)
  proxy.heal()
  await expect.poll(isOnStandby, { timeout: 30_000 }).toBe(true)
  await pair.standby.stop()
  expect(await shown()).toEqual(everywhere('others'))
  const again = await pair.startStandby()
  await expect.poll(isOnStandby, { timeout: 30_000 }).toBe(true)
  const promoted = openDb(pair.urlOf(again), { max: 1 })
  await sql`select pg_promote()`.execute(promoted)
  await sql`update product set name_en = 'foreign ' || id`.execute(promoted)
  await closeDb(promoted)
  await expect.poll(shown).toEqual(everywhere('others'))
  await rename('own')
  expect(await shown()).toEqual(everywhere('own'))
})
