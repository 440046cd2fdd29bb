import { sql } from 'kysely'
import { atEnd } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { fillRandomCatalog } from '#src/domains/catalog/random-catalog.fixture.ts'
import { closeDb, openDb } from './pool.ts'
import { silentProxy } from './testing-proxy.ts'
import { startPair } from './testing-standby.ts'

/** A pool whose connections end with the server, as those of an operator do. */
function openPool(url: string) {
  const db = openDb(url, { limits: 'none' })
  atEnd(() => closeDb(db))
  return db
}

test(
  'within 2 s after a failover to a standby that lacks writes, lists and products are those of the new server',
  { timeout: 120_000 },
  async () => {
    const {
      primary: old,
      standby: behind,
      startStandby,
      urlOf: shopOn,
      stop,
    } = await startPair((db) => fillRandomCatalog(db, 60, 0.3))
    atEnd(stop)
    await behind.stop()
    const proxy = await silentProxy(shopOn(old))
    atEnd(proxy.close)
    const db = openDb(proxy.url)
    atEnd(() => closeDb(db))
    const app = await openApp({ db })
    type Product = { id: number; name: string }
    const shown = async () => {
      const { data = [] } = (await app.inject('/products?first=50&sort=newest')).json<{ data?: Product[] }>()
      const page = (await app.inject(`/products/${data[0]?.id}`)).json<{ data?: Product }>()
      return [...data, ...(page.data ? [page.data] : [])].map(({ id, name }) => ({ id, name }))
    }

    const writer = openPool(shopOn(old))
    await shown()
    for (let n = 0; n < 200; n += 1)
      await sql`update product set name_en = ${`lost ${n} `} || id where id % 20 = ${n % 20}`.execute(writer)
    await expect.poll(async () => (await shown()).map(({ name }) => name.slice(0, 3))).toEqual(Array(51).fill('los'))

    old.process.kill('SIGKILL')
    const promoted = await startStandby()
    const operator = openPool(shopOn(promoted))
    await sql`select pg_promote()`.execute(operator)
    await sql`update product set name_en = 'after ' || id where id % 2 = 0`.execute(operator)
    const { rows } = await sql<{ id: number; name: string }>`select id, name_en as name from product`.execute(operator)
    const inDatabase = new Map(rows.map(({ id, name }) => [id, name]))
    expect([...inDatabase.values()].filter((name) => name.startsWith('lost'))).toEqual([])

    proxy.moveTo(shopOn(promoted))
    const stale = async () => (await shown()).filter(({ id, name }) => inDatabase.get(id) !== name)
    await expect.poll(stale, { timeout: 2_000 }).toEqual([])
    expect(await shown()).toHaveLength(51)
  },
)
