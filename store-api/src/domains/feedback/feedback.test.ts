import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { openApi } from '#src/domains/catalog/catalog-api.fixture.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import type { Review } from '#src/domains/catalog/product-detail.schema.ts'
import type { ReviewSort } from './feedback.schema.ts'

const shop = await testDb({ demo: true })
const api = await openApi(shop.db, new Date().toISOString())
const product = await shop.db
  .selectFrom('product')
  .select(['id', 'slug', 'rating_count as reviews'])
  .orderBy('rating_count', 'desc')
  .executeTakeFirstOrThrow()

async function list(query = ''): Promise<{ data: Review[]; meta: PageMeta; error?: string; productId?: number }> {
  const { data: pages, error } = await api.get(`/reviews?products=${product.id}&${query}`)
  const { reviews, productId, ...meta } = pages?.[0] ?? {}
  return { data: reviews, meta, error, productId }
}

async function walk(sort: ReviewSort, query = ''): Promise<Review[]> {
  const found: Review[] = []
  for (let after = ''; ;) {
    const { data, meta } = await list(`sort=${sort}&first=4${query}${after && `&after=${after}`}`)
    found.push(...data)
    if (!meta.hasNext || !meta.endCursor) return found
    after = meta.endCursor
  }
}

test.each([
  ['newest', () => 0],
  ['highest', ({ rating }: Review) => -rating],
  ['lowest', ({ rating }: Review) => rating],
] as const)('pages of the %s follow one another without a gap or a repeat', async (sort, weight) => {
  const found = await walk(sort)
  const key = (review: Review) => [weight(review), -Date.parse(review.createdAt), -review.id] as const
  const sorted = found.toSorted((a, b) => key(a)[0] - key(b)[0] || key(a)[1] - key(b)[1] || key(a)[2] - key(b)[2])
  expect(found.length).toBe(product.reviews)
  expect(new Set(found.map(({ id }) => id)).size).toBe(product.reviews)
  expect(found).toEqual(sorted)
})

test('filters, counts and pages reviews by stars', async () => {
  const { data: detail } = await api.get(`/products/${product.slug}`)
  for (const rating of [1, 2, 3, 4, 5]) {
    const found = await walk('newest', `&rating=${rating}`)
    expect(found.every((review) => review.rating === rating)).toBe(true)
    expect([found.length, (await list(`rating=${rating}`)).meta.total]).toEqual(
      Array(2).fill(detail.reviewSummary.stars[rating - 1]),
    )
  }
})

test('a review shows the variant in the language of the request and only the first name', async () => {
  const faults = await Promise.all(
    ['ar', 'en'].map((language) => api.faultsOf(`/reviews?products=${product.id}&first=50`, language)),
  )
  expect(faults).toEqual([[], []])
  const { rows } = await sql<{ wrong: number }>`
    select count(*) as wrong from review r join order_line l on l.id = r.order_line_id join orders o on o.id = l.order_id
    where l.product_id <> r.product_id or o.status <> 'delivered' or o.contact ->> 'fullName' not like r.author || ' %'
      or r.created_at < o.delivered_at or r.created_at > now()`.execute(shop.db)
  expect(rows).toEqual([{ wrong: 0 }])
})

test.each(['after=nonsense', 'rating=6', 'first=0', 'sort=best'])('%s is refused', async (query) => {
  expect((await list(query)).error).toBe('VALIDATION_FAILED')
})

test('refuses a cursor of another sort', async () => {
  const { meta } = await list('sort=highest&first=1')
  expect((await list(`sort=lowest&after=${meta.endCursor}`)).error).toBe('VALIDATION_FAILED')
})

test('a batch has the page of each product and leaves out hidden ones', async () => {
  const other = product.id === 1 ? 2 : 1
  const url = `/reviews?products=${product.id},99999999,${other},${product.id}&first=3&sort=highest`
  expect(await api.faultsOf(url, 'ar')).toEqual([])
  const { data } = await api.get(url)
  const { data: single, meta } = await list('first=3&sort=highest')
  expect(data.map(({ productId }: { productId: number }) => productId)).toEqual([product.id, other])
  expect(data[0]).toEqual({ productId: product.id, reviews: single, ...meta })
})

test('stars, their sum, the average and the card agree for each product', async () => {
  const { rows } = await sql<{ id: number }>`select id from product where status <> 'hidden' order by id`.execute(
    shop.db,
  )
  const { rows: written } = await sql<{ product_id: number; n: number; stars: number }>`
    select product_id, count(*) as n, sum(rating) as stars from review group by product_id`.execute(shop.db)
  const truth = new Map(
    written.map(({ product_id, n, stars }) => [product_id, { count: n, average: Math.round((stars * 10) / n) / 10 }]),
  )
  for (let at = 0; at < rows.length; at += 100) {
    const ids = rows.slice(at, at + 100).map(({ id }) => id)
    const { data } = await api.get(`/product-details?ids=${ids.join(',')}`)
    for (const { id, rating, reviewSummary } of data) {
      const { average, count, stars, fit } = reviewSummary
      expect(stars.reduce((sum: number, n: number) => sum + n, 0)).toBe(count)
      expect(fit.small + fit.true + fit.large).toBeLessThanOrEqual(count)
      expect([rating, { count, average }]).toEqual([truth.get(id) ?? null, truth.get(id) ?? { count: 0, average: 0 }])
    }
  }
})

test('ratings follow the reviews, and only changes are written', async () => {
  const refresh = () => sql`select refresh_ratings(array[${product.id}::integer])`.execute(shop.db)
  const row = () =>
    sql<{
      at: string
      rating_count: number
    }>`select xmin as at, rating_count from product where id = ${product.id}`.execute(shop.db)
  const before = (await row()).rows[0]
  await refresh()
  expect((await row()).rows[0]).toEqual(before)
  await sql`delete from review where id = (select max(id) from review where product_id = ${product.id})`.execute(
    shop.db,
  )
  await refresh()
  expect((await row()).rows[0]?.rating_count).toBe(product.reviews - 1)
})
