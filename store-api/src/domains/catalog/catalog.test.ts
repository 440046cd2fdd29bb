import { afterAll, expect, test } from 'vitest'
import { openCatalog } from './catalog-api.fixture.ts'

const api = await openCatalog()
afterAll(api.close)

test('every GET answers in the shape of its contract, in both languages', async () => {
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
    '/seasons',
    '/colors',
    '/sizes',
    '/products',
    '/products?facets=true&color=red&branch=maadi&inStock=true&q=ahly',
    '/products?ids=3,1',
    '/products/ahly-home',
    '/products/3',
    '/product-details?ids=3,1',
    '/products/1/related',
    '/related?ids=1,2&first=2',
    '/products/1/also-bought',
    '/products/1/reviews',
    '/products/1/availability',
    '/products/3/availability?variant=5',
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

test('texts come in the language of the request', async () => {
  expect((await api.get('/products/1', 'ar')).data.name).toBe('تيشيرت الأهلي الأساسي')
  expect((await api.get('/products/1', 'en')).data.name).toBe('Al Ahly home shirt')
})

test('what does not exist, is hidden or is no id at all is not found', async () => {
  const urls = [
    '/products/999',
    '/products/99999999999999999999',
    '/products/secret',
    '/products/4',
    '/products/%00',
    '/products/none/related',
    '/products/4/also-bought',
    '/products/4/reviews',
    '/size-charts/none',
    '/size-charts/99999999999',
    '/products/4/availability',
    '/products/1/availability?variant=4',
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

test('a batch keeps the order of its ids and leaves out what nobody may see', async () => {
  const idsOf = (answer: { data: { id: number }[] }) => answer.data.map(({ id }) => id)
  expect(idsOf(await api.get('/products?ids=3,999,1,4,99999999999'))).toEqual([3, 1])
  expect(idsOf(await api.get('/product-details?ids=3,999,1,4'))).toEqual([3, 1])
  expect(
    (await api.get('/availability?variantIds=5,6,999,1')).data.map(({ variantId }: { variantId: number }) => variantId),
  ).toEqual([5, 1])
})

test('a category counts what is visible in and below it and shows what brought in most', async () => {
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

test('a product page has its gallery, its variants by colour and size, and the way to it', async () => {
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

test('a reduced price holds until the campaign that runs now ends; one that is not reduced has no end', async () => {
  const endOf = async (id: number) => (await api.get(`/products/${id}`)).data.offerEndsAt
  expect([await endOf(1), await endOf(2)]).toEqual([null, null])
  const text = { title_ar: 'أ', title_en: 'a', text_ar: 'أ', text_en: 'a' }
  await api.db
    .insertInto('campaign')
    .values({ ...text, starts_at: new Date('2026-11-01T00:00:00Z'), ends_at: new Date('2026-11-30T22:00:00Z') })
    .execute()
  expect([await endOf(1), await endOf(2)]).toEqual(['2026-11-30T22:00:00.000Z', null])
})

test('a bundle shows its parts with what can be chosen for each', async () => {
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

test('a branch that can make up a bundle alone says so', async () => {
  const { data } = await api.get('/products/3/availability')
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

test('one or two left are few', async () => {
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

test('neighbours never include the product itself, and what is sold out comes last', async () => {
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
