import { expect, test } from 'vitest'
import { openCatalog } from './catalog-api.fixture.ts'

const api = await openCatalog()

test('each GET matches its contract in both languages', async () => {
  const urls = [
    '/home',
    '/categories',
    '/categories/balls',
    '/categories/2',
    '/brands',
    '/brands?ids=1',
    '/brands/adidas',
    '/clubs',
    '/clubs/al-ahly',
    '/products',
    '/products?facets=true&color=red&branch=maadi&inStock=true&q=ahly',
    '/products?ids=3,1',
    '/products/ahly-home',
    '/products/3',
    '/product-details?ids=3,1',
    '/related?ids=1,2&first=2',
    '/availability?variantIds=5,1',
    '/branches',
    '/branches/maadi',
    '/states',
    '/cities?state=1',
    '/regions?city=1',
    '/delivery-quote',
    '/delivery-quote?state=1',
    '/sitemap',
    '/sitemap/products?first=2',
  ]
  for (const language of ['ar', 'en']) {
    for (const url of urls) expect([url, ...(await api.faultsOf(url, language))]).toEqual([url])
  }
})

test('returns texts in the language of the request', async () => {
  expect((await api.get('/products/1', 'ar')).data.name).toBe('تيشيرت الأهلي الأساسي')
  expect((await api.get('/products/1', 'en')).data.name).toBe('Al Ahly home shirt')
})

test('answers 404 for unknown, hidden and invalid ids', async () => {
  const urls = [
    '/products/999',
    '/products/99999999999999999999',
    '/products/secret',
    '/products/4',
    '/products/%00',
    '/categories/none',
    '/categories/99',
    '/brands/%00',
    '/clubs/none',
    '/branches/none',
    '/branches/99999999999',
    '/delivery-quote?state=999',
    '/delivery-quote?region=99999999999',
  ]
  const answers = await Promise.all(urls.map((url) => api.get(url)))
  expect(answers.map(({ error }, i) => [urls[i], error])).toEqual(urls.map((url) => [url, 'NOT_FOUND']))
})

test('a batch keeps the order of its ids and leaves out hidden products', async () => {
  const idsOf = (answer: { data: { id: number }[] }) => answer.data.map(({ id }) => id)
  expect(idsOf(await api.get('/products?ids=3,999,1,4,99999999999'))).toEqual([3, 1])
  expect(idsOf(await api.get('/product-details?ids=3,999,1,4'))).toEqual([3, 1])
  expect(
    (await api.get('/availability?variantIds=5,6,999,1')).data.map(({ variantId }: { variantId: number }) => variantId),
  ).toEqual([5, 1])
})

test('a batch has at most 100 ids', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1).join(',')
  expect((await api.get(`/products?ids=${ids(100)}`)).errors).toBeUndefined()
  expect((await api.get(`/products?ids=${ids(101)}`)).errors.ids).toEqual([
    { rule: 'maxItems', max: 100, message: 'At most 100 at once' },
  ])
})

test('a category counts its visible products, subcategories included, and shows the one with the most revenue', async () => {
  const { data } = await api.get('/categories')
  expect(
    data.map((category: { slug: string; productCount: number; image: { id: string } | null }) => [
      category.slug,
      category.productCount,
      category.image?.id,
    ]),
  ).toEqual([
    ['football-kits', 2, 'kit-red-front'],
    ['football-kits-home', 2, 'kit-red-front'],
    ['balls', 1, 'ball-front'],
    ['bundles', 1, 'bundle-front'],
  ])
})

test('a category shows the product that the shop chose for it, and its best seller while that one is hidden', async () => {
  const coverOf = async (code: string) => {
    await api.db.updateTable('category').set({ cover: code }).where('slug', '=', 'football-kits').execute()
    return (await api.get('/categories/football-kits')).data.image.id
  }
  expect([await coverOf('BAL-5'), await coverOf('HID-1'), await coverOf('GONE')]).toEqual([
    'ball-front',
    'kit-red-front',
    'kit-red-front',
  ])
})

test('a product has its gallery, its variants by colour and size, and its breadcrumb', async () => {
  const { data } = await api.get('/products/ahly-home')
  expect(
    data.gallery.map(({ image, colorId, view }: { image: { id: string }; colorId: number; view: string }) => [
      image.id,
      colorId,
      view,
    ]),
  ).toEqual([
    ['kit-red-front', 1, 'front'],
    ['kit-red-back', 1, 'back'],
    ['kit-white-front', 2, 'front'],
  ])
  expect(data.variants.map(({ id, available }: { id: number; available: number }) => [id, available])).toEqual([
    [1, 10],
    [2, 0],
    [3, 2],
  ])
  expect(data.breadcrumbs.map(({ slug }: { slug: string }) => slug)).toEqual(['football-kits', 'football-kits-home'])
})

test('a reduced price ends with the current campaign; a regular price has no end', async () => {
  const endOf = async (id: number) => (await api.get(`/products/${id}`)).data.offerEndsAt
  expect([await endOf(1), await endOf(2)]).toEqual([null, null])
  const text = { title_ar: 'أ', title_en: 'a', text_ar: 'أ', text_en: 'a' }
  await api.db
    .insertInto('campaign')
    .values({ ...text, starts_at: new Date('2026-11-01T00:00:00Z'), ends_at: new Date('2026-11-30T22:00:00Z') })
    .execute()
  expect([await endOf(1), await endOf(2)]).toEqual(['2026-11-30T22:00:00.000Z', null])
  const endFor = async (starts_at: string, ends_at: string) => {
    await api.db
      .updateTable('campaign')
      .set({ starts_at: new Date(starts_at), ends_at: new Date(ends_at) })
      .execute()
    return endOf(1)
  }
  expect(await endFor('2026-11-01T00:00:00Z', '2026-11-21T10:00:00Z'), 'at its end').toBeNull()
  expect(await endFor('2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z'), 'at its start').toBe('2026-11-22T10:00:00.000Z')
})

test('a bundle shows its parts with their choices', async () => {
  const { data } = await api.get('/products/3')
  expect(
    data.parts.map((part: { position: number; quantity: number; product: { id: number }; variants: unknown[] }) => [
      part.position,
      part.quantity,
      part.product.id,
      part.variants.length,
    ]),
  ).toEqual([
    [1, 1, 1, 3],
    [2, 2, 2, 1],
  ])
})

test('shows the branches that have all parts of a bundle', async () => {
  const { data } = await api.get('/availability?variantIds=5')
  expect(data).toEqual([
    {
      variantId: 5,
      total: 3,
      branches: [
        { branchId: 1, band: 'ok' },
        { branchId: 2, band: 'none' },
      ],
    },
  ])
})

test('one or two units are low stock', async () => {
  const { data } = await api.get('/availability?variantIds=1,2,3')
  expect(
    data.map(({ total, branches }: { total: number; branches: { band: string }[] }) => [
      total,
      ...branches.map(({ band }) => band),
    ]),
  ).toEqual([
    [10, 'ok', 'ok'],
    [0, 'none', 'none'],
    [2, 'none', 'low'],
  ])
})

test('related products exclude the product itself, and sold-out ones come last', async () => {
  const { data } = await api.get('/related?ids=1,5')
  expect(
    data.map(({ productId, products }: { productId: number; products: { id: number }[] }) => [
      productId,
      products.map(({ id }) => id),
    ]),
  ).toEqual([
    [1, [2, 3, 5]],
    [5, [1, 2, 3]],
  ])
})
