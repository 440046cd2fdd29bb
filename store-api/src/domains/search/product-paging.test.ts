import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { fillRandomCatalog } from '#src/domains/catalog/random-catalog.fixture.ts'
import { listProducts } from './product-list.service.ts'

let shop: TestDb
beforeAll(async () => {
  shop = await testDb()
  await fillRandomCatalog(shop.db, 120, 0.6)
})
afterAll(() => shop.close())

const now = () => new Date('2026-11-21T10:00:00Z')
const context = () => ({ db: shop.db, config: readConfig({}), language: 'en' as const, now })

/** A third of the products moves in every order, others change their words, come and go or are sold; the rest stays. */
const shuffles = (round: number) => [
  sql`
    update product set price_from = 5000 + (id * 7919 + ${round}::integer * 10473) % 300000, compare_at_from = null,
      sold_count = (id * 31 + ${round}::integer * 17) % 60, published_at = published_at + interval '1 day',
      rating_sum = rating_sum + 5, rating_count = rating_count + 1
    where id % 3 = 0
  `,
  sql`update product set name_en = name_en || ' x' where id % 3 = 1 and id % 5 = ${round % 5}`,
  sql`update branch_stock set reserved = least(on_hand, ${round % 3}::integer) where variant_id % 4 = ${round % 4}`,
  sql`
    insert into product (slug, code, name_ar, name_en, description_ar, description_en, category_id, price_from)
    select 'guest-' || gen_random_uuid(), gen_random_uuid(), '-', '-', '-', '-', max(id), 10000 from category
  `,
  sql`delete from product where id = (select min(id) from product where slug like 'guest-%') and ${round % 2}::integer = 1`,
]

test.for(['relevance', 'newest', 'priceAsc', 'priceDesc', 'bestSeller', 'discount', 'topRated'] as const)(
  'pages by %s have each unchanged product exactly once, whatever changes around it',
  async (sort) => {
    const { rows } = await sql<{ id: number }>`
      select id from product where status <> 'hidden' and id % 3 > 0 and slug like 'product-%'
    `.execute(shop.db)
    const seen: number[] = []
    let after: string | undefined
    for (let round = 0; ; round += 1) {
      const { data, meta } = await listProducts(context(), { sort, first: 17, after })
      seen.push(...data.map(({ id }) => id))
      if (!meta.hasNext) break
      after = meta.endCursor ?? undefined
      for (const statement of shuffles(round)) await statement.execute(shop.db)
    }
    const still = new Set(rows.map(({ id }) => id))
    expect(seen.filter((id) => still.has(id)).sort((a, b) => a - b)).toEqual([...still].sort((a, b) => a - b))
  },
)
