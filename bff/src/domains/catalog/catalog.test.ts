import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { startShop } from '#src/testing/shop.ts'

const schema = buildSchema([])
const card = everythingOf(schema, 'Product', 2, ['Product', 'Variant', 'BundlePart', 'GalleryImage'])
const product = everythingOf(schema, 'Product', 3, ['BundlePart', 'Product'])

async function anyProduct(): Promise<{ id: string }> {
  const { ask } = await startShop()
  const { data } = await ask('{ products(first: 1) { nodes { id } } }')
  return (data?.products as unknown as { nodes: [{ id: string }] }).nodes[0]
}

test('a list of 24 with all of their details and the filters costs three calls, one of them for reviews', async () => {
  const { ask } = await startShop()
  const { data, errors, calls } = await ask(
    `{ products(first: 24) { totalCount pageInfo { hasNextPage endCursor } nodes ${card} facets { name values { slug count } } priceFacet { min { amount } } } }`,
  )
  expect({ errors, calls }).toEqual({ errors: [], calls: 3 })
  expect(data).toMatchObject({ products: { nodes: expect.objectContaining({ length: 24 }) } })
})

test('the whole categories, brands and clubs of a list cost one call each, and the variants none beside the details', async () => {
  const { ask } = await startShop()
  const { data, errors, calls } = await ask(
    '{ products(first: 24) { nodes { category { blurb productCount } brand { about } club { kind stadium kitSupplier { name } } material sizes { variant { sku price { amount } } } } } }',
  )
  expect({ errors, calls }).toEqual({ errors: [], calls: 5 })
  const { nodes } = data?.products as unknown as {
    nodes: { category: { blurb: string; productCount: number }; sizes: { variant: { sku: string } }[] }[]
  }
  expect(nodes.every(({ category }) => category.blurb !== null && category.productCount > 0)).toBe(true)
  expect(nodes.some(({ sizes }) => sizes.some(({ variant }) => variant.sku !== ''))).toBe(true)
})

test('the filters are counted by the store only when they are asked for', async () => {
  const { ask } = await startShop()
  const query =
    '{ products(first: 1) { ...page } } fragment page on ProductConnection { totalCount ...more } fragment more on ProductConnection { facets { name } }'
  const { data } = await ask(query)
  expect((data?.products as { facets: unknown[] } | undefined)?.facets.length).toBeGreaterThan(5)
})

test('a product page with stock by branch, reviews, neighbours and the delivery promise costs five calls, and none when it was seen', async () => {
  const { ask } = await startShop()
  const { id } = await anyProduct()
  const query = `{
    product(id: "${id}") ${product.replace(/\}$/, ` related(first: 10) { id slug name price { formatted } colors { color { hex } image { base } } sizes { size { label } } club { name } } }`)}
    deliveryQuote { from to }
  }`
  const first = await ask(query)
  expect({ errors: first.errors, calls: first.calls }).toEqual({ errors: [], calls: 5 })
  expect((await ask(query)).calls).toBe(0)
})

test('details that a list lacks come in the order of the list', async () => {
  const { ask } = await startShop()
  const { data } = await ask(
    '{ products(first: 5, sort: PRICE_DESC) { nodes { name breadcrumbs { slug } category { slug } } } }',
  )
  const nodes = (
    data?.products as unknown as { nodes: { breadcrumbs: { slug: string }[]; category: { slug: string } }[] }
  ).nodes
  expect(nodes.map(({ breadcrumbs }) => breadcrumbs.at(-1)?.slug)).toEqual(nodes.map(({ category }) => category.slug))
})

test('pages follow one another without a gap or a repeat', async () => {
  const { ask } = await startShop()
  const page = async (first: number, after?: string) => {
    const { data } = await ask(
      'query ($first: Int, $after: String) { products(first: $first, after: $after, sort: NEWEST) { edges { cursor node { id } } pageInfo { endCursor } } }',
      { variables: { first, after } },
    )
    return data?.products as unknown as {
      edges: { cursor: string; node: { id: string } }[]
      pageInfo: { endCursor: string }
    }
  }
  const [one, whole] = [await page(3), await page(6)]
  const two = await page(3, one.pageInfo.endCursor)
  expect([...one.edges, ...two.edges].map(({ node }) => node.id)).toEqual(whole.edges.map(({ node }) => node.id))
  expect(one.edges.map(({ cursor }) => cursor)).toEqual([
    expect.any(String),
    expect.any(String),
    one.pageInfo.endCursor,
  ])
})

test('filters, sorting and prices in pounds reach the store', async () => {
  const { ask } = await startShop()
  const { data } = await ask(
    'query ($f: ProductFilter) { products(first: 50, filter: $f, sort: PRICE_ASC) { nodes { price { amount } kitType club { slug } } } }',
    { variables: { f: { club: ['al-ahly'], kitType: ['HOME', 'AWAY'], priceFrom: '100.50', priceTo: 5000 } } },
  )
  const nodes = (
    data?.products as unknown as { nodes: { price: { amount: string }; kitType: string; club: { slug: string } }[] }
  ).nodes
  const prices = nodes.map(({ price }) => Number(price.amount))
  expect(nodes.length).toBeGreaterThan(0)
  expect(new Set(nodes.map(({ club }) => club.slug))).toEqual(new Set(['al-ahly']))
  expect(nodes.every(({ kitType }) => kitType === 'HOME' || kitType === 'AWAY')).toBe(true)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('a price as text or as number is a price', async () => {
  const { ask } = await startShop()
  const total = async (to: unknown) => {
    const { data } = await ask('query ($to: Decimal) { products(first: 1, filter: { priceTo: $to }) { totalCount } }', {
      variables: { to },
    })
    return (data?.products as unknown as { totalCount: number }).totalCount
  }
  expect(await total('700.00')).toBe(await total(700))
})

test.each(['-1', '1.234', '1e3', '', 'cheap', '٢٠٠', '9999999999'])('a price of %j is refused', async (to) => {
  const { ask } = await startShop()
  const { status, errors, calls } = await ask(
    'query ($to: Decimal) { products(filter: { priceTo: $to }) { totalCount } }',
    { variables: { to } },
  )
  expect([status, errors[0]?.extensions.code, calls]).toEqual([400, 'BAD_USER_INPUT', 0])
})

test.each([
  '{ products(first: 101) { totalCount } }',
  '{ products(first: 0) { totalCount } }',
  '{ products(after: "nonsense") { totalCount } }',
])('%s is refused', async (query) => {
  const { ask } = await startShop()
  expect((await ask(query)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('an unknown product, brand, club or category is null', async () => {
  const { ask } = await startShop()
  const { data, errors } = await ask(
    '{ product(id: "no-such") { id } category(id: "no-such") { id } brand(id: "999999") { id } club(id: "..") { id } }',
  )
  expect({ data, errors }).toEqual({ data: { product: null, category: null, brand: null, club: null }, errors: [] })
})

test('every field of categories, brands and clubs has an answer, in both languages', async () => {
  const { ask } = await startShop()
  const query = `{ categories ${everythingOf(schema, 'Category', 2)} brands ${everythingOf(schema, 'Brand', 1)} clubs ${everythingOf(schema, 'Club', 2, ['Product'])} }`
  const [ar, en] = await Promise.all(
    ['ar', 'en'].map((language) => ask(query, { headers: { 'accept-language': language } })),
  )
  expect([ar?.errors, en?.errors, en?.calls]).toEqual([[], [], 3])
  expect(JSON.stringify(ar?.data)).toMatch(/[\u0600-\u06ff]/)
})

test('a tree of categories is one call and starts at the root categories alone', async () => {
  const { ask } = await startShop()
  const { data, calls } = await ask('{ categories { slug children { slug children { slug } } } }')
  const roots = data?.categories as unknown as { slug: string; children: { slug: string }[] }[]
  expect(calls).toBe(1)
  expect(roots.some(({ children }) => children.length > 0)).toBe(true)
  const below = new Set(roots.flatMap(({ children }) => children.map(({ slug }) => slug)))
  expect(roots.filter(({ slug }) => below.has(slug))).toEqual([])
})

test('a picture has an address for each width and format', async () => {
  const { ask } = await startShop()
  const { data } = await ask(
    '{ products(first: 1) { nodes { image { base small: url(width: 240, format: AVIF) usual: url } } } }',
  )
  const [node] = (data?.products as unknown as { nodes: { image: { base: string; small: string; usual: string } }[] })
    .nodes
  expect(node?.image).toMatchObject({
    small: `http://localhost:80${node?.image.base}/240.avif`,
    usual: `http://localhost:80${node?.image.base}/800.webp`,
  })
})
