import { beforeEach, expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { openShop } from '#src/domains/cart/shop.fixture.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import type { WishlistItem } from './wishlist.schema.ts'

const shop = await openShop()
const { app, call, clock, db } = shop

let mona: Awaited<ReturnType<typeof loggedIn>>
beforeEach(async () => {
  mona = await loggedIn(shop)
})

const wish = async (productId: number, headers = mona.headers) =>
  call<number[]>('POST', '/wishlist/add', { productId }, headers)
const ids = async (headers = mona.headers) => (await call<number[]>('GET', '/wishlist/ids', undefined, headers)).data
const page = async (query = ''): Promise<{ data: WishlistItem[]; meta: PageMeta; error?: string }> =>
  (await app.inject({ url: `/wishlist${query}`, headers: mona.headers })).json()

/** Wishes for these one second after the other. */
async function wishInTurn(...products: number[]) {
  for (const product of products) {
    clock.now = new Date(clock.now.getTime() + 1000)
    await wish(product)
  }
}

test('pages wishlist items, the newest first', async () => {
  await wishInTurn(1, 2, 3, 5, 6)
  const first = await page('?first=2')
  expect(first.data.map(({ product }) => product.id)).toEqual([6, 5])
  expect(first.meta).toMatchObject({ total: 5, hasNext: true })
  const rest = await page(`?first=3&after=${first.meta.endCursor}`)
  expect(rest.data.map(({ product }) => product.name)).toEqual(['Fan bundle', 'Match ball', 'Al Ahly shirt'])
  expect(rest.meta).toMatchObject({ total: 5, hasNext: false })
  expect(rest.data[0]?.addedAt).toBe(new Date(clock.now.getTime() - 2000).toISOString())
  expect((await page('?after=WzFd')).error).toBe('VALIDATION_FAILED')
})

test('adding and removing are idempotent and return the wishlist', async () => {
  await wishInTurn(1, 2)
  expect((await wish(1)).data).toEqual([2, 1])
  expect((await call('POST', '/wishlist/remove', { productId: 2 }, mona.headers)).data).toEqual([1])
  expect((await call('POST', '/wishlist/remove', { productId: 2 }, mona.headers)).data).toEqual([1])
  expect((await call('POST', '/wishlist/remove', { productId: 2 ** 40 }, mona.headers)).data).toEqual([1])
})

test.each([4, 99, 2 ** 40])('refuses to add a hidden product (%i)', async (product) => {
  const { status, error } = await wish(product)
  expect([status, error.error]).toEqual([404, 'NOT_FOUND'])
})

test('leaves out a product that was hidden later, until it is visible again', async () => {
  await wishInTurn(1, 6)
  await db.updateTable('product').set({ status: 'hidden' }).where('id', '=', 6).execute()
  expect([await ids(), (await page()).meta.total, (await page()).data.length]).toEqual([[1], 1, 1])
  await db.updateTable('product').set({ status: 'online' }).where('id', '=', 6).execute()
  expect(await ids()).toEqual([6, 1])
})

test('a wishlist holds 200 items, also under concurrency', async () => {
  await db
    .insertInto('product')
    .values(
      Array.from({ length: 204 }, (_, at) => ({
        id: 1000 + at,
        slug: `p${at}`,
        code: `P${at}`,
        status: 'online' as const,
        name_ar: 'منتج',
        name_en: 'Product',
        description_ar: '',
        description_en: '',
        category_id: 1,
        brand_id: null,
        club_id: null,
        season_id: null,
        material_ar: null,
        material_en: null,
        fit_ar: null,
        fit_en: null,
        kit_type: null,
        gender: null,
        compare_at_from: null,
      })),
    )
    .execute()
  await db
    .insertInto('wishlist_item')
    .values(Array.from({ length: 196 }, (_, at) => ({ customer_id: mona.id, product_id: 1000 + at })))
    .execute()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => wish(1196 + at)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({ error: 'LIMIT_REACHED', limit: 200 })
  expect((await wish(1000)).status).toBe(200)
  expect(await ids()).toHaveLength(200)
})

test('each customer has a wishlist of her own, and a guest has none', async () => {
  await wish(1)
  const other = await loggedIn(shop)
  await call('POST', '/wishlist/remove', { productId: 1 }, other.headers)
  expect([await ids(), await ids(other.headers)]).toEqual([[1], []])
  const guest = [
    await call('GET', '/wishlist'),
    await call('GET', '/wishlist/ids'),
    await wish(1, {} as typeof mona.headers),
    await call('POST', '/wishlist/remove', { productId: 1 }),
  ]
  expect(guest.map(({ status, error }) => `${status} ${error.error}`)).toEqual(guest.map(() => '401 UNAUTHENTICATED'))
})
