import { type RawBuilder, sql } from 'kysely'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { closeDb, type Db, openDb } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import { listCards } from './product-card.service.ts'
import { getProduct, listProductDetails } from './product-detail.service.ts'
import { fillRandomCatalog } from './random-catalog.fixture.ts'
import { listRelated } from './product-card.service.ts'

const shop = await testDb()
await fillRandomCatalog(shop.db, 42, 0.7)
await sql`
  insert into image (id, art, view) values ('picture-other', '{}', 'back');
  insert into campaign (title_ar, title_en, text_ar, text_en, starts_at, ends_at)
    values ('ع', 'C', '-', '-', '2026-11-01', '2026-12-01')
`.execute(shop.db)
const ids = (await shop.db.selectFrom('product').select('id').execute()).map(({ id }) => id)

const contextOf = (db: Db, language: 'ar' | 'en') => ({
  db,
  config: readConfig({}),
  language,
  now: () => new Date('2026-11-21T10:00:00Z'),
})

async function shown(db: Db) {
  const answers = []
  for (const language of ['ar', 'en'] as const) {
    const context = contextOf(db, language)
    answers.push(
      [...(await listCards(context, ids))].sort(([a], [b]) => a - b),
      await listProductDetails(context, ids),
      await listRelated(context, ids.slice(0, 5), 12),
    )
  }
  return answers
}

/** The product, variant, level … of a drawn number. */
const nth = (table: string, n: number) =>
  sql`(select id from ${sql.table(table)} order by id offset ${n} % (select count(*) from ${sql.table(table)}) limit 1)`
const writes: Record<string, (n: number, value: number) => RawBuilder<unknown>> = {
  'a name': (n, value) => sql`update product set name_ar = ${`اسم ${value}`} where id = ${nth('product', n)}`,
  'a description': (n, value) =>
    sql`update product set description_en = ${`Text ${value}`} where id = ${nth('product', n)}`,
  'a slug': (n, value) => sql`update product set slug = ${`slug-${n}-${value}`} where id = ${nth('product', n)}`,
  'a status': (n, value) =>
    sql`update product set status = ${['hidden', 'online', 'onlineComing'][value % 3]} where id = ${nth('product', n)}`,
  'a price': (n, value) =>
    sql`update variant set price = ${1 + value * 100}, compare_at_price = ${value % 2 ? 90_000_000 : null} where id = ${nth('variant', n)}`,
  'prices of lists': () =>
    sql`with refreshed as (select refresh_products(array(select id from product))) select from refreshed`,
  'a stock level': (n, value) => sql`
    update branch_stock set on_hand = ${value % 40}, reserved = 0
    where (variant_id, branch_id) in (select variant_id, branch_id from branch_stock order by 1, 2 offset ${n} limit ${1 + (value % 3)})`,
  'a stock level less': (n) => sql`
    delete from branch_stock where (variant_id, branch_id) in (select variant_id, branch_id from branch_stock order by 1, 2 offset ${n} limit 1)`,
  'a size': (n, value) => sql`
    insert into variant (product_id, color_id, size_id, sku, barcode, price)
    select product_id, color_id, ${nth('size', value)}, ${`S-${n}-${value}`}, ${`S-${n}-${value}`}, 100 from variant where id = ${nth('variant', n)}
    on conflict do nothing`,
  'a size less': (n) => sql`delete from variant where id = ${nth('variant', n)}`,
  'a picture': (n, value) => sql`
    insert into product_image (product_id, color_id, position, image_id, alt_ar, alt_en)
    select id, (select color_id from product_color where product_id = id limit 1), ${value % 50}, 'picture-other', 'ص', ${`P ${value}`}
    from product where id = ${nth('product', n)} on conflict (product_id, position) do update set alt_en = excluded.alt_en`,
  'a picture less': (n) => sql`delete from product_image where product_id = ${nth('product', n)}`,
  'the view of a picture': (_, value) =>
    sql`update image set view = ${value % 2 ? 'back' : 'side'} where id = 'picture-other'`,
  'a colour': (n, value) =>
    sql`insert into product_color (product_id, color_id, position) values (${nth('product', n)}, ${nth('color', value)}, ${value}) on conflict do nothing`,
  'a bundle': (n, value) =>
    sql`update bundle_part set quantity = ${1 + (value % 3)} where bundle_id = ${nth('product', n)}`,
  'a part less': (n) => sql`delete from bundle_part where product_id = ${nth('product', n)}`,
  'a brand': (n, value) => sql`update brand set name_en = ${`Brand ${value}`} where id = ${nth('brand', n)}`,
  'a category': (n, value) => sql`update category set name_ar = ${`قسم ${value}`} where id = ${nth('category', n)}`,
  'a rating': (n, value) =>
    sql`update product set rating_sum = ${value % 50}, rating_count = 10 where id = ${nth('product', n)}`,
  'a size chart': (_, value) => sql`
    insert into size_chart (slug, kind, title_ar, title_en, how_ar, how_en, columns, rows, source) values
      ('chart', 'clothes', 'ج', ${`Chart ${value}`}, '-', '-', '[{"key": "a", "ar": "أ", "en": "A"}]', '[]', '-')
    on conflict (slug) do update set title_en = excluded.title_en`,
  sales: (n, value) => sql`update product set sold_count = ${value} where id = ${nth('product', n)}`,
  'a campaign': (_, value) =>
    sql`update campaign set ends_at = timestamptz '2026-11-22' + ${value} * interval '1 minute'`,
}

test('cards and pages equal those read from scratch after any writes', { timeout: 120_000 }, async () => {
  const writer = openDb(shop.url)
  const write = fc.tuple(fc.constantFrom(...Object.keys(writes)), fc.nat(200), fc.nat(500))
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 6 }), async (some) => {
      for (const [name, n, value] of some) await writes[name]?.(n, value).execute(writer)
      const kept = await shown(shop.db)
      expect(kept).toEqual(await shop.db.transaction().execute(shown))
    }),
    { numRuns: 60 * inject('propertyShare'), seed: 7 },
  )
  await closeDb(writer)
})

test.each(Object.entries(writes))('the next answer shows a write to %s', async (_, write) => {
  for (const n of inject('propertyShare') < 1 ? [39] : [0, 39]) {
    await shown(shop.db)
    await write(n, n + 501).execute(shop.db)
    expect(await shown(shop.db)).toEqual(await shop.db.transaction().execute(shown))
  }
})

test('an uncommitted write is seen by its own transaction alone', async () => {
  const context = contextOf(shop.db, 'en')
  const [card] = [...(await listCards(context, ids)).values()]
  if (!card) throw new Error('The catalogue has no visible product')
  await shop.db.transaction().execute(async (trx) => {
    await sql`update product set name_en = 'Uncommitted' where id = ${card.id}`.execute(trx)
    expect((await getProduct({ ...context, db: trx }, String(card.id))).name).toBe('Uncommitted')
    expect((await getProduct(context, String(card.id))).name).toBe(card.name)
  })
  expect((await getProduct(context, card.slug)).name).toBe('Uncommitted')
})

test('a slug that another product took leads to that product', async () => {
  const context = contextOf(shop.db, 'en')
  const [first, second] = [...(await listCards(context, ids)).values()]
  if (!first || !second) throw new Error('The catalogue has too few visible products')
  expect((await getProduct(context, first.slug)).id).toBe(first.id)
  await sql`update product set slug = 'gone-away' where id = ${first.id}`.execute(shop.db)
  await sql`update product set slug = ${first.slug} where id = ${second.id}`.execute(shop.db)
  expect((await getProduct(context, first.slug)).id).toBe(second.id)
})
