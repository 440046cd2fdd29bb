import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCatalog } from './catalog-api.fixture.ts'

const api = await openCatalog()

test('finds a product under all its former slugs', async () => {
  const { db } = api
  for (const slug of ['ahly-home-shirt', 'ahly-shirt-2026'])
    await sql`update product set slug = ${slug} where id = 1`.execute(db)
  for (const table of ['club', 'brand', 'category'])
    await sql`update ${sql.table(table)} set slug = 'other' where id = 1`.execute(db)
  const asked = [
    '/products/ahly-home',
    '/products/ahly-home-shirt',
    '/clubs/al-ahly',
    '/brands/adidas',
    '/categories/football-kits',
  ]
  expect(await Promise.all(asked.map(answerTo))).toEqual([
    'ahly-shirt-2026',
    'ahly-shirt-2026',
    'other',
    'other',
    'other',
  ])
})

test('answers 410 for a hidden product, by id too, until it is visible again', async () => {
  const { db } = api
  await sql`update product set status = 'hidden' where id = 2`.execute(db)
  expect(await Promise.all(['/products/match-ball', '/products/2'].map(answerTo))).toEqual(['GONE', 'GONE'])
  await sql`update product set status = 'online' where id = 2`.execute(db)
  expect(await answerTo('/products/match-ball')).toBe('match-ball')
})

test('answers 410 for a deleted product and 404 for one that was never visible', async () => {
  const { db } = api
  await sql`delete from club where id = 2`.execute(db)
  await sql`delete from product where id = 5`.execute(db)
  await sql`update product set slug = 'still-secret' where id = 4`.execute(db)
  const asked = [
    '/clubs/empty',
    '/clubs/2',
    '/products/ahly-third',
    '/products/secret',
    '/products/still-secret',
    '/products/999',
  ]
  expect(await Promise.all(asked.map(answerTo))).toEqual([
    'GONE',
    'GONE',
    'GONE',
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ])
})

test('a product that takes over a former slug owns it', async () => {
  const { db } = api
  await sql`update product set slug = 'old-bundle' where id = 3`.execute(db)
  await sql`update product set slug = 'fan-bundle' where id = 2`.execute(db)
  expect(await Promise.all(['/products/3', '/products/fan-bundle'].map(answerTo))).toEqual(['old-bundle', 'fan-bundle'])
})

test('the date of a page follows its content, not its stock', async () => {
  const { db } = api
  const day = async () =>
    (await db.selectFrom('product').select('changed_at').where('id', '=', 1).executeTakeFirstOrThrow()).changed_at
  const before = await day()
  await sql`update product set sold_count = sold_count + 1 where id = 1`.execute(db)
  expect(await day()).toEqual(before)
  await sql`update product set price_from = 1 where id = 1`.execute(db)
  expect((await day()).getTime()).toBeGreaterThan(before.getTime())
})

/** The slug of what is found, or the code of the refusal. */
async function answerTo(url: string): Promise<string> {
  const { data, error } = await api.get(url)
  return error ?? data.slug
}
