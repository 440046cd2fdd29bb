import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

interface Facet {
  name: string
  values: { slug: string; label: string; count: number; selected: boolean }[]
}

interface List {
  totalCount: number
  nodes: {
    gender: string
    status: string
    breadcrumbs: { slug: string }[]
    rating: { average: number; count: number } | null
  }[]
  facets: Facet[]
  searchNote: { words: string; filters: object[]; corrected: object[] } | null
}

async function openShop() {
  const shop = await startShop()
  const list = async (fields: string, filter: Record<string, unknown>, sort = 'RELEVANCE', language = 'ar') => {
    const products = `products(first: 50, filter: $filter, sort: $sort) { ${fields} }`
    const { data, errors, calls } = await shop.ask(
      `query ($filter: ProductFilter, $sort: ProductSort) { ${products} }`,
      { variables: { filter, sort }, headers: { 'accept-language': language } },
    )
    expect(errors).toEqual([])
    return { ...(data?.products as unknown as List), calls }
  }
  return { ...shop, list }
}

const facets = 'totalCount facets { name values { slug label count selected } }'

test('a list with every facet, its products and what was understood is one call', async () => {
  const { list } = await openShop()
  const fields = `${facets} nodes { id name } searchNote { words corrected { typed } } priceFacet { buckets { count } }`
  const found = await list(fields, { q: 'تيشيرت' })
  expect(found.calls).toBe(1)
  const ofProduct = ['CATEGORY', 'SUB_CATEGORY', 'CLUB', 'BRAND', 'SEASON', 'KIT_TYPE', 'GENDER']
  const ofVariant = ['COLOR', 'SIZE', 'BRANCH', 'IN_STOCK']
  expect(found.facets.map(({ name }) => name)).toEqual(expect.arrayContaining([...ofProduct, ...ofVariant]))
  expect(found.searchNote).toEqual({ words: 'تيشيرت', corrected: [] })
})

test('kinds of kit and genders have names in both languages', async () => {
  const { list } = await openShop()
  const labels = async (language: string, facet: string) =>
    (await list(facets, {}, 'RELEVANCE', language)).facets
      .find(({ name }) => name === facet)
      ?.values.map(({ label }) => label)
  expect(await labels('ar', 'KIT_TYPE')).toEqual(
    expect.arrayContaining(['أساسي', 'احتياطي', 'ثالث', 'حارس مرمى', 'تدريب']),
  )
  expect(await labels('en', 'KIT_TYPE')).toEqual(
    expect.arrayContaining(['Home', 'Away', 'Third', 'Goalkeeper', 'Training']),
  )
  expect(await labels('ar', 'GENDER')).toEqual(expect.arrayContaining(['رجالي', 'حريمي', 'أطفال']))
  expect(await labels('en', 'GENDER')).toEqual(expect.arrayContaining(['Men', 'Women', 'Kids']))
})

test('a sub-category narrows its category, and each is counted without itself', async () => {
  const { list } = await openShop()
  const whole = await list(facets, { category: ['football-kits'] })
  const below = whole.facets.find(({ name }) => name === 'SUB_CATEGORY')?.values ?? []
  const [first] = below
  const filter = { category: ['football-kits'], subCategory: [first?.slug] }
  const narrow = await list(`${facets} nodes { breadcrumbs { slug } }`, filter)
  expect(below.length).toBeGreaterThan(1)
  expect(narrow.totalCount).toBe(first?.count)
  expect(narrow.nodes.filter(({ breadcrumbs }) => !breadcrumbs.some(({ slug }) => slug === first?.slug))).toEqual([])
  const again = narrow.facets
    .find(({ name }) => name === 'SUB_CATEGORY')
    ?.values.map(({ slug, count }) => [slug, count])
  expect(again).toEqual(below.map(({ slug, count }) => [slug, count]))
  expect((await list('totalCount', { category: ['shoes'], subCategory: [first?.slug] })).totalCount).toBe(0)
})

test('gender and products under manufacturing filter a list', async () => {
  const { list } = await openShop()
  const women = await list('totalCount nodes { gender }', { gender: ['WOMEN'] })
  expect([...new Set(women.nodes.map(({ gender }) => gender))]).toEqual(['WOMEN'])
  const coming = await list('totalCount nodes { status }', { coming: true })
  expect([...new Set(coming.nodes.map(({ status }) => status))]).toEqual(['ONLINE_COMING'])
  expect(coming.totalCount).toBeGreaterThan(0)
})

test('the best rated come first: many good ratings before one', async () => {
  const { list } = await openShop()
  const { nodes } = await list('nodes { rating { average count } }', {}, 'TOP_RATED')
  const supposed = nodes.map(
    ({ rating }) => ((rating?.average ?? 0) * (rating?.count ?? 0) + 20) / ((rating?.count ?? 0) + 5),
  )
  // Averages come with one decimal.
  expect(supposed.every((value, nth) => nth === 0 || value <= (supposed[nth - 1] ?? 0) + 0.1)).toBe(true)
  expect(nodes[0]?.rating?.count).toBeGreaterThan(1)
})

const note =
  'totalCount searchNote { words sort filters { field value label typed } corrected { typed meant kind } leftOut notSold }'

test('conditions read from a text are returned as filter values, prices in pounds', async () => {
  const { list } = await openShop()
  const { searchNote, totalCount } = await list(note, { q: 'تيشيرت الاهلي تحت 1000 الارخص' })
  expect(searchNote).toMatchObject({
    words: 'تيشيرت',
    sort: 'PRICE_ASC',
    filters: [
      { field: 'CLUB', value: 'al-ahly', typed: 'الاهلي' },
      { field: 'PRICE_TO', value: '1000.00' },
    ],
  })
  const explicit = await list(note, { q: 'تيشيرت', club: ['al-ahly'], priceTo: '1000.00' }, 'PRICE_ASC')
  expect([explicit.totalCount, explicit.searchNote?.filters]).toEqual([totalCount, []])
})

test.each([
  ['الزمالكك', 'SPELLING'],
  ['hgHigd', 'KEYBOARD'],
])('%s is corrected, and said so', async (q, kind) => {
  const { list } = await openShop()
  const { searchNote, totalCount } = await list(note, { q })
  expect(searchNote?.corrected).toMatchObject([{ typed: q, meant: expect.stringMatching(/\S/), kind }])
  expect(totalCount).toBeGreaterThan(0)
})
