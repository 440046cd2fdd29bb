import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { selectChanges } from '#src/db/catalog-change.queries.ts'
import { closeDb, type Db, openDb } from '#src/db/pool.ts'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { fillRandomCatalog } from '#src/domains/catalog/random-catalog.fixture.ts'
import { LOOK_EVERY, purgeCatalogChanges } from '#src/change-log.ts'
import { catalogIndex } from './catalog-watch.ts'
import { findProductIds, listProducts } from './product-list.service.ts'
import type { ProductListQuery } from './search.schema.ts'
import { suggest } from './suggest.service.ts'

let shop: TestDb
beforeEach(async () => {
  shop = await testDb()
  await fillRandomCatalog(shop.db, 200, 0.4)
  await totalOf({})
})
afterEach(() => shop.close())

const now = () => new Date('2026-11-21T10:00:00Z')
const contextOf = (db: Db) => ({ db, config: readConfig({}), language: 'en' as const, now })
const list = (query: ProductListQuery, db = shop.db) => listProducts(contextOf(db), query)
const totalOf = async (query: ProductListQuery, db = shop.db) => (await list(query, db)).meta.total
const labelsOf = async (facet: string) =>
  (await list({ facets: true })).meta.facets.find(({ name }) => name === facet)?.values.map(({ label }) => label) ?? []

const insertProduct = (db: Db, slug: string) =>
  sql`
  insert into product (slug, code, name_ar, name_en, description_ar, description_en, category_id, price_from)
  values (${slug}, ${slug}, 'منتج', ${`Fresh ${slug}`}, '-', '-', (select max(id) from category), 1)
`.execute(db)

/** A simple product for sale of which one piece is left. */
async function lastPiece(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where p.kind = 'simple' and p.status = 'online'
      and exists (
        select from variant v join branch_stock s on s.variant_id = v.id and s.on_hand > s.reserved where v.product_id = p.id
      )
    order by p.id limit 1
  `.execute(shop.db)
  const [product] = rows
  if (!product) throw new Error('The catalogue has nothing on its shelves')
  await sql`
    update branch_stock s set reserved = on_hand - case when (s.variant_id, s.branch_id) = (
      select l.variant_id, l.branch_id from branch_stock l join variant v on v.id = l.variant_id
      where v.product_id = ${product.id} and l.on_hand > 0 order by 1, 2 limit 1
    ) then 1 else 0 end
    from variant v where v.id = s.variant_id and v.product_id = ${product.id}
  `.execute(shop.db)
  return product.id
}

test('the next list has a committed product, and not a hidden or deleted one', async () => {
  const before = await totalOf({})
  await insertProduct(shop.db, 'fresh')
  expect((await list({ sort: 'newest', first: 1 })).data.map(({ slug }) => slug)).toEqual(['fresh'])
  expect((await list({ q: 'fresh' })).data.map(({ slug }) => slug)).toContain('fresh')
  await sql`update product set status = 'hidden' where slug = 'fresh'`.execute(shop.db)
  expect(await totalOf({})).toBe(before)
  await sql`update product set status = 'online' where slug = 'fresh'`.execute(shop.db)
  expect(await totalOf({})).toBe(before + 1)
  await sql`delete from product where slug = 'fresh'`.execute(shop.db)
  expect(await totalOf({})).toBe(before)
})

test('a changed price, name and rating apply immediately', async () => {
  const [id = 0] = await findProductIds(contextOf(shop.db), {}, 'priceDesc', 1)
  const change = sql`price_from = 1, rating_sum = 500, rating_count = 100, name_en = 'Zigzag'`
  await sql`update product set ${change} where id = ${id}`.execute(shop.db)
  expect(await findProductIds(contextOf(shop.db), {}, 'priceAsc', 1)).toEqual([id])
  expect(await findProductIds(contextOf(shop.db), {}, 'topRated', 1)).toEqual([id])
  expect(await findProductIds(contextOf(shop.db), { q: 'zigzag' }, 'relevance', 1)).toEqual([id])
})

test('a product is out of stock after its last unit, and in stock again after its return', async () => {
  const id = await lastPiece()
  const inStock = async () => (await findProductIds(contextOf(shop.db), { inStock: true }, 'newest', 200)).includes(id)
  const sell = (free: number) =>
    sql`
    update branch_stock s set reserved = on_hand - ${free}::integer from variant v
    where v.id = s.variant_id and v.product_id = ${id} and s.on_hand > 0
  `.execute(shop.db)
  expect(await inStock()).toBe(true)
  await sell(0)
  expect(await inStock()).toBe(false)
  await sell(1)
  expect(await inStock()).toBe(true)
})

test('a bundle follows the stock of its parts', async () => {
  const ids = () => findProductIds(contextOf(shop.db), { kind: 'bundle', inStock: true }, 'newest', 50)
  const [bundle = 0] = await ids()
  const part = sql`(select product_id from bundle_part where bundle_id = ${bundle} and position = 1)`
  const shelves = sql`variant_id in (select id from variant where product_id = ${part})`
  await sql`update branch_stock set reserved = on_hand where ${shelves}`.execute(shop.db)
  expect(await ids()).not.toContain(bundle)
  await sql`update branch_stock set reserved = 0 where ${shelves}`.execute(shop.db)
  expect(await ids()).toContain(bundle)
  await sql`update product set status = 'onlineComing' where id = ${part}`.execute(shop.db)
  expect(await ids()).not.toContain(bundle)
})

/** A caller waits at most a second for a full reload. */
const SOON = { timeout: 20_000 }

test('a new name of a club is in the facets and in the search', async () => {
  const club = sql`(select club_id from product where club_id is not null order by id limit 1)`
  await sql`update club set name_en = 'Phoenix' where id = ${club}`.execute(shop.db)
  await expect.poll(() => labelsOf('club'), SOON).toContain('Phoenix')
  expect(await totalOf({ q: 'phoenix' })).toBeGreaterThan(0)
})

test('sees the writes of an older transaction that ends after a younger one', async () => {
  const before = await totalOf({})
  const younger = openDb(shop.url)
  await shop.db.transaction().execute(async (older) => {
    await insertProduct(older, 'older')
    await insertProduct(younger, 'younger')
    expect(await totalOf({}, younger)).toBe(before + 1)
    await insertProduct(younger, 'youngest')
    expect(await totalOf({}, younger)).toBe(before + 2)
  })
  await sleep(LOOK_EVERY)
  expect([await totalOf({}), await totalOf({}, younger)]).toEqual([before + 3, before + 3])
  await closeDb(younger)
})

test('each change is read once while an older transaction stays open', async () => {
  const { snapshot } = await selectChanges(shop.db)
  const changedSince = async (since: string) => {
    const { changes, snapshot: next } = await selectChanges(shop.db, since)
    return { ids: [...new Set(changes.map(({ product_id }) => product_id))], next }
  }
  const younger = openDb(shop.url)
  const idOf = async (slug: string) =>
    (await younger.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
  let last = snapshot
  await shop.db.transaction().execute(async (older) => {
    await insertProduct(older, 'older')
    await insertProduct(younger, 'younger')
    const first = await changedSince(snapshot)
    expect(first.ids).toEqual([await idOf('younger')])
    const second = await changedSince(first.next)
    expect(second.ids).toEqual([])
    last = second.next
  })
  expect((await changedSince(last)).ids).toEqual([await idOf('older')])
  await closeDb(younger)
})

test('refuses to list products inside a transaction instead of reading the whole catalogue', async () => {
  await shop.db.transaction().execute(async (trx) => {
    await expect(totalOf({}, trx)).rejects.toThrow(/inside a transaction/)
    await expect(suggest(contextOf(trx), { q: 'shirt' })).rejects.toThrow(/inside a transaction/)
  })
})

test('ignores rolled-back writes', async () => {
  const before = await totalOf({})
  await expect(
    shop.db.transaction().execute(async (trx) => {
      await insertProduct(trx, 'never')
      throw new Error('never mind')
    }),
  ).rejects.toThrow('never mind')
  expect(await totalOf({})).toBe(before)
})

test('many changes at once reload the whole catalogue', async () => {
  await sql`delete from catalog_change`.execute(shop.db)
  await sql`
    insert into product (slug, code, name_ar, name_en, description_ar, description_en, category_id)
    select 'bulk-' || n, 'bulk-' || n, '-', '-', '-', '-', (select max(id) from category) from generate_series(1, 1200) n
  `.execute(shop.db)
  expect(await shop.db.selectFrom('catalog_change').select('product_id').execute()).toEqual([{ product_id: null }])
  await expect.poll(() => totalOf({}), SOON).toBeGreaterThanOrEqual(1_200)
})

test('logs no change that lists do not show', async () => {
  await sql`delete from catalog_change`.execute(shop.db)
  await sql`
    update product set description_en = 'longer', sold_count = sold_count;
    update variant set price = price;
    update branch_stock set on_hand = on_hand + 1 where on_hand > reserved
      and variant_id not in (select v.id from variant v join bundle_part part on part.product_id = v.product_id);
    update club set name_en = name_en where id < 0
  `.execute(shop.db)
  expect(await shop.db.selectFrom('catalog_change').selectAll().where('scope', '=', 'list').execute()).toEqual([])
})

test('fifty concurrent lists each see all writes that were committed before them', async () => {
  const before = await totalOf({})
  let committed = 0
  const write = async () => {
    for (let n = 0; n < 25; n += 1) {
      await insertProduct(shop.db, `while-${n}`)
      committed += 1
    }
  }
  const read = async () => {
    const least = before + committed
    expect(await totalOf({})).toBeGreaterThanOrEqual(least)
  }
  const writing = write()
  for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 10 }, read))
  await writing
  expect(await totalOf({})).toBe(before + 25)
})

test('two servers on one database return the same list', async () => {
  const other = openDb(shop.url)
  await totalOf({}, other)
  for (let n = 0; n < 5; n += 1) {
    await insertProduct(n % 2 === 0 ? shop.db : other, `shared-${n}`)
    await sql`update product set sold_count = sold_count + ${n} where id % 7 = ${n}`.execute(
      n % 2 === 0 ? other : shop.db,
    )
    const query = { facets: true, sort: 'bestSeller', first: 50 } as const
    const [one, two] = [await list(query), await list(query, other)]
    expect(one).toEqual(two)
  }
  await closeDb(other)
})

test('an index after many changes equals a new one', async () => {
  for (let n = 0; n < 8; n += 1) {
    await sql`update product set name_en = name_en || ' ' || ${String(n)}::text`.execute(shop.db)
    await totalOf({})
  }
  const other = openDb(shop.url)
  const query = { facets: true, q: 'shirt', first: 100 } as const
  expect((await list(query)).meta.total).toBe((await list(query, other)).meta.total)
  expect((await catalogIndex(shop.db)).columns.dead).toBeLessThanOrEqual(1_000)
  await closeDb(other)
})

test('deletes changes after an hour', async () => {
  await insertProduct(shop.db, 'noted')
  const at = (hours: number) => () => new Date(Date.now() + hours * 3_600_000)
  expect(await purgeCatalogChanges({ db: shop.db, now: at(0.9) })).toBe(0)
  expect(await purgeCatalogChanges({ db: shop.db, now: at(1.1) })).toBeGreaterThan(0)
  expect(await shop.db.selectFrom('catalog_change').selectAll().where('scope', '=', 'list').execute()).toEqual([])
})

test('a list fails when the database is not reachable, and the next one retries', async () => {
  const other = openDb(shop.url, { max: 1 })
  await totalOf({}, other)
  await sql`alter table catalog_change rename to mislaid`.execute(shop.db)
  await sleep(LOOK_EVERY)
  await expect(totalOf({}, other)).rejects.toThrow(/catalog_change/)
  await sql`alter table mislaid rename to catalog_change`.execute(shop.db)
  expect(await totalOf({}, other)).toBe(await totalOf({}))
  await closeDb(other)
})
