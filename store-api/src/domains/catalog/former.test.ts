import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openCatalog } from './catalog-api.fixture.ts'

const api = await openCatalog()
afterAll(api.close)

test('what was renamed is found under every name that it had', async () => {
  const { db } = api
  for (const slug of ['ahly-home-shirt', 'ahly-shirt-2026']) await sql`update product set slug = ${slug} where id = 1`.execute(db)
  for (const table of ['club', 'brand', 'category']) await sql`update ${sql.table(table)} set slug = 'other' where id = 1`.execute(db)
  const asked = ['/products/ahly-home', '/products/ahly-home-shirt', '/clubs/al-ahly', '/brands/adidas', '/categories/football-kits']
  expect(await Promise.all(asked.map(answerTo))).toEqual(['ahly-shirt-2026', 'ahly-shirt-2026', 'other', 'other', 'other'])
})

test('what was taken down is gone, under its number too, until it is shown again', async () => {
  const { db } = api
  await sql`update product set status = 'hidden' where id = 2`.execute(db)
  expect(await Promise.all(['/products/match-ball', '/products/2'].map(answerTo))).toEqual(['GONE', 'GONE'])
  await sql`update product set status = 'online' where id = 2`.execute(db)
  expect(await answerTo('/products/match-ball')).toBe('match-ball')
})

test('what was deleted is gone; what was never shown is not found', async () => {
  const { db } = api
  await sql`delete from club where id = 2`.execute(db)
  await sql`delete from product where id = 5`.execute(db)
  await sql`update product set slug = 'still-secret' where id = 4`.execute(db)
  const asked = ['/clubs/empty', '/clubs/2', '/products/ahly-third', '/products/secret', '/products/still-secret', '/products/999']
  expect(await Promise.all(asked.map(answerTo))).toEqual(['GONE', 'GONE', 'GONE', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
})

test('who takes over an address has it', async () => {
  const { db } = api
  await sql`update product set slug = 'old-bundle' where id = 3`.execute(db)
  await sql`update product set slug = 'fan-bundle' where id = 2`.execute(db)
  expect(await Promise.all(['/products/3', '/products/fan-bundle'].map(answerTo))).toEqual(['old-bundle', 'fan-bundle'])
})

test('a page is dated by what it says, not by what is sold', async () => {
  const { db } = api
  const day = async () => (await db.selectFrom('product').select('changed_at').where('id', '=', 1).executeTakeFirstOrThrow()).changed_at
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
