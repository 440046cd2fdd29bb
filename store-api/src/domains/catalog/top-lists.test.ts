import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { fillCatalogFixture } from './catalog.fixture.ts'
import { openApi } from './catalog-api.fixture.ts'

const shop = await testDb()
await fillCatalogFixture(shop.db)
await addRival(shop)
const api = await openApi(shop.db, '2026-11-21T10:00:00Z')

test('the lists of clubs and brands match their contract in both languages', async () => {
  const urls = ['/clubs?top=1', '/brands?top=60', '/clubs?ids=1,3', '/club-kits?ids=3,1']
  for (const language of ['ar', 'en']) {
    for (const url of urls) expect([url, ...(await api.faultsOf(url, language))]).toEqual([url])
  }
  expect((await api.get('/clubs/rival', 'ar')).data.name).toBe('المنافس')
})

test('best sellers of the last 90 days come first; those without sales are left out', async () => {
  expect([await slugs('/clubs?top=9'), await slugs('/brands?top=9')]).toEqual([
    ['al-ahly', 'rival'],
    ['adidas', 'puma'],
  ])
  await sold(10, 51)
  expect([await slugs('/clubs?top=9'), await slugs('/brands?top=9')]).toEqual([
    ['rival', 'al-ahly'],
    ['puma', 'adidas'],
  ])
  expect([await slugs('/clubs?top=1'), await slugs('/clubs')]).toEqual([['rival'], ['al-ahly', 'empty', 'rival']])
  await sold(10, 3)
})

test.each(['/clubs?top=0', '/clubs?top=61', '/brands?top=x'])('%s is refused', async (url) => {
  expect((await api.get(url)).error).toBe('VALIDATION_FAILED')
})

test('a club shows its newest home shirt, otherwise its best seller; a brand its best seller in stock', async () => {
  expect(await pictures('/clubs')).toEqual(['kit-red-front', undefined, 'rival-old-front'])
  expect(await pictures('/brands')).toEqual(['kit-red-front', 'rival-away-front'])
  await stock(10, 0)
  expect((await pictures('/brands'))[1]).toBe('rival-old-front')
  await stock(10, 5)
})

test('the kits of a club: newest season first, home before away, without kids’ sizes, hidden products and shorts', async () => {
  const { data } = await api.get('/club-kits?ids=3,2,1,999')
  expect(
    data.map(({ clubId, products }: { clubId: number; products: { id: number }[] }) => [
      clubId,
      products.map(({ id }) => id),
    ]),
  ).toEqual([
    [3, [10, 11, 12]],
    [2, []],
    [1, [1, 5]],
    [999, []],
  ])
})

test('an unknown club or brand has no page', async () => {
  const urls = ['/clubs/none', '/clubs/99', '/brands/none']
  const answers = await Promise.all(urls.map((url) => api.get(url)))
  expect(answers.map(({ error }) => error)).toEqual(urls.map(() => 'NOT_FOUND'))
})

test('a cheap bulk seller is no picture of a brand or a department', async () => {
  await sql`insert into branch_stock (variant_id, branch_id, on_hand) values (15, 1, 5)`.execute(shop.db)
  await sql`update variant set price = 1000 where id = 15`.execute(shop.db)
  await sql`select refresh_products(array[15])`.execute(shop.db)
  await sql`update product set category_id = 2, sold_count = 20 where id = 15`.execute(shop.db)
  const shown = async () => [(await pictures('/brands'))[1], (await pictures('/categories'))[1]]
  expect(await shown()).toEqual(['rival-away-front', 'kit-red-front'])
  await sql`update product set sold_count = 20000 where id = 15`.execute(shop.db)
  expect(await shown()).toEqual(['rival-shorts-front', 'rival-shorts-front'])
})

async function slugs(url: string): Promise<string[]> {
  return (await api.get(url)).data.map(({ slug }: { slug: string }) => slug)
}

async function pictures(url: string): Promise<(string | undefined)[]> {
  return (await api.get(url)).data.map(({ image }: { image: { id: string } | null }) => image?.id)
}

async function sold(id: number, count: number): Promise<void> {
  await shop.db.updateTable('product').set({ sold_count: count }).where('id', '=', id).execute()
}

async function stock(product: number, pieces: number): Promise<void> {
  await sql`update branch_stock set on_hand = ${pieces} from variant v where v.id = variant_id and v.product_id = ${product}`.execute(
    shop.db,
  )
}

/**
 * A club with an away shirt of this season, a home shirt of the one before, a retro one, and things that are no kit for
 * grown-ups.
 */
async function addRival({ db }: TestDb): Promise<void> {
  await sql`insert into brand (id, slug, name_ar, name_en, position) values (2, 'puma', 'بوما', 'Puma', 2)`.execute(db)
  await sql`
    insert into club (id, slug, kind, name_ar, name_en, emblem, position) values
      (3, 'rival', 'national', 'المنافس', 'Rival', '{"pattern": "solid", "colors": ["#14225a"]}', 3)
  `.execute(db)
  await sql`insert into season (id, slug, name, starts_on) values (2, '2025-26', '2025/26', '2025-08-01')`.execute(db)
  await sql`insert into category (id, parent_id, slug, name_ar, name_en, position) values (5, null, 'men', 'رجالي', 'Men', 4)`.execute(
    db,
  )
  await sql`
    insert into product (id, slug, code, status, name_ar, name_en, description_ar, description_en,
      category_id, brand_id, club_id, season_id, kit_type, gender, sold_count)
    select id, slug, slug, status, slug, slug, '…', '…', category_id, 2, 3, season_id, kit_type, gender, sold_count
    from (values
      (10, 'rival-away', 'online', 2, 1, 'away', 'men', 3), (11, 'rival-old', 'online', 2, 2, 'home', 'men', 2),
      (12, 'rival-retro', 'online', 2, null, 'retro', 'men', 1), (13, 'rival-kids', 'online', 2, 1, 'home', 'kids', 0),
      (14, 'rival-hidden', 'hidden', 2, 1, 'home', 'men', 0), (15, 'rival-shorts', 'online', 5, 1, 'home', 'men', 0)
    ) p (id, slug, status, category_id, season_id, kit_type, gender, sold_count)
  `.execute(db)
  await sql`insert into image (id, art, view) select slug || '-front', '{}', 'front' from product where id >= 10`.execute(
    db,
  )
  await sql`
    insert into product_image (product_id, color_id, position, image_id, alt_ar, alt_en) select id, null, 1, slug || '-front', slug, slug
    from product where id >= 10
  `.execute(db)
  await sql`insert into variant (id, product_id, sku, barcode, price) select id, id, slug, id, 10000 from product where id >= 10`.execute(
    db,
  )
  await sql`insert into branch_stock (variant_id, branch_id, on_hand) values (10, 1, 5), (11, 1, 5)`.execute(db)
  await sql`select refresh_products(array[10, 11, 12, 13, 14, 15])`.execute(db)
}
