import { beforeAll, expect, test } from 'vitest'
import { sample } from '#src/testing/sample.ts'
import { startBff } from '#src/testing/bff.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'
import { startUpstream } from '#src/testing/upstream.ts'

const shop = await startShop()
const visit = visitorOf(shop)

/** Every connection of the schema, by the field path from the root. `$page` stands for its arguments. */
const lists = {
  products: '{ list: products($page, filter: { club: ["al-ahly"] }, sort: PRICE_ASC) $fields }',
  reviews: '{ product(id: "1") { list: reviews($page, sort: HIGHEST) $fields } }',
  blogPosts: '{ list: blogPosts($page) $fields }',
  news: '{ list: news($page) $fields }',
  photos: '{ list: photos($page) $fields }',
  videos: '{ list: videos($page) $fields }',
  orders: '{ viewer { list: orders($page) $fields } }',
  wishlist: '{ viewer { list: wishlist($page) $fields } }',
  tickets: '{ viewer { list: tickets($page) $fields } }',
}

interface List {
  totalCount: number
  nodes: { id: string }[]
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
}

const FIELDS =
  '{ totalCount nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }'

const headers: Record<string, string> = {}
beforeAll(async () => {
  const { data } = await visit(
    'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  )
  headers.authorization = `Bearer ${(data as unknown as { accountLogin: { token: string } }).accountLogin.token}`
  const products = await visit('{ products(first: 6) { nodes { id } } }')
  for (const { id } of (products.data?.products as unknown as List).nodes)
    await change('wishlistAdd', 'WishlistAddInput', { productId: id })
  for (const subject of ['ميعاد التوصيل', 'الطلب', 'المقاس'])
    await change('ticketOpen', 'TicketOpenInput', { subject, message: 'الطلب هيوصل إمتى؟' })
})

async function change(field: string, type: string, input: object): Promise<void> {
  const { errors } = await visit(
    `mutation ($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`,
    { input },
    headers,
  )
  expect(errors).toEqual([])
}

async function load(ask: typeof visit, query: string, page: string, fields = FIELDS): Promise<List> {
  const { data, errors } = await ask(query.replace('$page', page).replace('$fields', fields), {}, headers)
  expect(errors).toEqual([])
  const found = data as unknown as { list?: List; product?: { list: List }; viewer?: { list: List } }
  const list = found.list ?? found.product?.list ?? found.viewer?.list
  if (!list) throw new Error('No list')
  return list
}

const idsOf = (list: List) => list.edges.map(({ node }) => node.id)

/** Pages on from the middle of each page: takes two items of a page of three. */
async function walk(ask: typeof visit, query: string): Promise<string[]> {
  const seen: string[] = []
  for (let after = ''; ;) {
    const list = await load(ask, query, `first: 3${after && `, after: "${after}"`}`)
    expect(list.nodes.map(({ id }) => id)).toEqual(idsOf(list))
    expect(list.pageInfo).toMatchObject({
      hasPreviousPage: after !== '',
      startCursor: list.edges[0]?.cursor ?? null,
      endCursor: list.edges.at(-1)?.cursor ?? null,
    })
    const taken = list.pageInfo.hasNextPage ? list.edges.slice(0, 2) : list.edges
    seen.push(...taken.map(({ node }) => node.id))
    after = taken.at(-1)?.cursor ?? ''
    if (!list.pageInfo.hasNextPage) return seen
  }
}

test.each(Object.entries(lists))('pages of %s that start behind any edge make up the whole list', async (_, query) => {
  const whole = await load(visit, query, 'first: 48')
  expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })
  expect([whole.edges.length, new Set(whole.edges.map(({ cursor }) => cursor)).size]).toEqual([
    whole.totalCount,
    whole.totalCount,
  ])
  expect(whole.totalCount).toBeGreaterThan(2)
  expect(await walk(visit, query)).toEqual(idsOf(whole))
})

test('the store API is asked for the cursors of items only when the operation selects them', async () => {
  const items = [1, 2, 3].map((id) => sample('NewsItem', { id }))
  const upstream = await startUpstream({
    '/news': () => ({ status: true, data: items, meta: { total: 3, endCursor: 'e', hasNext: false } }),
  })
  const bff = await startBff(upstream.url)
  const asked = async (fields: string) => {
    await bff.ask(`{ news(first: ${upstream.asked.length + 1}) { ${fields} } }`)
    return new URL(upstream.asked.at(-1)?.url ?? '', upstream.url).searchParams.get('cursors')
  }
  expect(await asked('nodes { id } edges { node { id } } pageInfo { endCursor hasPreviousPage }')).toBeNull()
  expect(await asked('edges { ... on NewsEdge { cursor } }')).toBe('true')
  expect(await asked('pageInfo { startCursor }')).toBe('true')
  await bff.app.close()
  await upstream.close()
})

test('a store API without cursors of items is paged through from any edge all the same', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8]
  const upstream = await startUpstream({
    '/news'({ query }) {
      const { first, after = '0' } = query as { first: string; after?: string }
      const page = ids.filter((id) => id > Number(after)).slice(0, Number(first))
      const meta = { total: ids.length, endCursor: String(page.at(-1)), hasNext: page.at(-1) !== ids.at(-1) }
      return { status: true, data: page.map((id) => sample('NewsItem', { id })), meta }
    },
  })
  const bff = await startBff(upstream.url)
  const ask: typeof visit = (query, variables) => bff.ask(query, { variables })
  expect(await walk(ask, lists.news)).toEqual(ids.map((id) => `NewsItem_${id}`))
  await bff.app.close()
  await upstream.close()
})
