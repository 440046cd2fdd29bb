import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { type Api, openApi } from '#src/domains/catalog/catalog-api.fixture.ts'

type Card = {
  id: number
  name: string
  code: string
  price: number
  compareAtPrice: number | null
  club: { slug: string } | null
  category: { slug: string }
}

let shop: TestDb
let api: Api
beforeAll(async () => {
  shop = await testDb({ demo: true })
  api = await openApi(shop.db, '2026-11-21T10:00:00Z')
}, 120_000)
afterAll(async () => {
  await api.close()
  await shop.close()
})

/** All products of a list, page by page. */
async function walk(query: string, first: number): Promise<{ cards: Card[]; total: number }> {
  const cards: Card[] = []
  let after = ''
  for (;;) {
    const { data, meta } = await api.get(`/products?first=${first}&${query}${after}`)
    cards.push(...data)
    if (!meta.hasNext) return { cards, total: meta.total }
    after = `&after=${meta.endCursor}`
  }
}

test.for(['relevance', 'newest', 'priceAsc', 'priceDesc', 'bestSeller', 'discount'])(
  'pages by %s cover the whole shop without gaps or repeats',
  async (sort) => {
    const { cards, total } = await walk(`sort=${sort}`, 37)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(total)
    expect(cards).toHaveLength(total)
    expect(total).toBeGreaterThan(600)
  },
)

test('each sort orders by its field', async () => {
  const prices = (await walk('sort=priceAsc&offers=true', 50)).cards.map(({ price }) => price)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect((await walk('sort=priceDesc&offers=true', 50)).cards.map(({ price }) => price)).toEqual([...prices].reverse())
  const savings = (await walk('sort=discount&offers=true', 50)).cards.map(({ price, compareAtPrice }) =>
    Math.floor((1 - price / (compareAtPrice ?? price)) * 1000),
  )
  expect(savings).toEqual([...savings].sort((a, b) => b - a))
})

test('without a search the products with the most revenue come first', async () => {
  const { cards } = await walk('', 50)
  const sold = await shop.db.selectFrom('product').select(['id', 'sold_count']).execute()
  const pieces = new Map(sold.map(({ id, sold_count }) => [id, sold_count]))
  const takings = cards.map(({ id, price }) => (pieces.get(id) ?? 0) * price)
  expect(takings).toEqual([...takings].sort((a, b) => b - a))
  expect(cards[0]?.id).not.toBe((await walk('sort=bestSeller', 50)).cards[0]?.id)
})

test('pages a search too, exact matches first', async () => {
  const { cards, total } = await walk(`q=${encodeURIComponent('تيشيرت الأهلي')}`, 5)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(total)
  expect(cards[0]?.club?.slug).toContain('ahly')
})

test.for([
  ['الأهلي', 'ahly'],
  ['الاهلى', 'ahly'],
  ['اهلي', 'ahly'],
  ['الأَهْـــلِي', 'ahly'],
  ['al ahly', 'ahly'],
  ['الزمالك', 'zamalek'],
  ['الزملك', 'zamalek'],
  ['LIVERPOOL', 'liverpool'],
  ['liverpol', 'liverpool'],
])('%s finds the club', async ([q, club]) => {
  const { data } = await api.get(`/products?first=5&q=${encodeURIComponent(q ?? '')}`, 'ar')
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter((card: Card) => !card.club?.slug.includes(club ?? '-'))).toEqual([])
})

test('finds a product by its code', async () => {
  const [card] = (await api.get('/products?first=1&club=al-ahly')).data
  expect((await api.get(`/products?q=${card.code.toLowerCase()}`)).data[0].id).toBe(card.id)
})

test.for([
  '%00',
  'a%00b',
  '%',
  '_',
  "'",
  '"',
  '\\',
  '& | ! : ( ) <->',
  '🙂',
  '؟؟؟',
  '\u{202e}',
  '%ef%bf%bd',
  '*',
  '--',
  "'; drop table product; --",
  'ﷺ'.repeat(600),
  'x'.repeat(2000),
])('hostile search %# never fails', async (q) => {
  const answer = await api.get(`/products?facets=true&q=${/%[0-9a-f]{2}/.test(q) ? q : encodeURIComponent(q)}`)
  expect(answer.status).toBe(true)
  expect(answer.meta.total).toBeGreaterThanOrEqual(0)
})

test('hostile filters find nothing and never fail', async () => {
  for (const query of [
    'club=%00',
    'color=%27%20or%201=1',
    'category=%25',
    'branch=%F0%9F%99%82',
    'priceFrom=9007199254740991',
    'size=%E2%80%AE',
  ]) {
    expect([query, (await api.get(`/products?facets=true&${query}`)).meta?.total]).toEqual([query, 0])
  }
  expect((await api.get('/products?priceTo=99999999999999')).meta.total).toBeGreaterThan(600)
})

test('refuses a cursor of another list on its field', async () => {
  const { meta } = await api.get('/products?sort=newest&first=1')
  const { meta: found } = await api.get('/products?q=shirt&first=1')
  for (const query of [`sort=priceAsc&after=${meta.endCursor}`, `after=${found.endCursor}`]) {
    const { error, errors } = await api.get(`/products?${query}`)
    expect([query, error, errors?.after?.length]).toEqual([query, 'VALIDATION_FAILED', 1])
  }
})

test('enforces page size, list lengths and known sorts', async () => {
  const urls = [
    'first=0',
    'first=101',
    'first=1.5',
    'first=ten',
    'sort=none',
    'kitType=none',
    `ids=${Array(101).fill(1)}`,
    `club=${Array(41).fill('a')}`,
    `q=${'x'.repeat(2001)}`,
    'priceFrom=-1',
  ]
  for (const url of urls) expect([url, (await api.get(`/products?${url}`)).error]).toEqual([url, 'VALIDATION_FAILED'])
})

test('each product of the demo shop matches its contract', async () => {
  const { cards } = await walk('sort=newest', 100)
  for (let i = 0; i < cards.length; i += 100) {
    const ids = cards.slice(i, i + 100).map(({ id }) => id)
    for (const url of [`/product-details?ids=${ids}`, `/related?ids=${ids}&first=4`, `/products?ids=${ids}`])
      expect(await api.faultsOf(url, 'ar')).toEqual([])
  }
  expect(await api.faultsOf('/home', 'ar')).toEqual([])
})
