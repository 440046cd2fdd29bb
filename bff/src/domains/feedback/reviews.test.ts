import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { startBff } from '#src/testing/bff.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop } from '#src/testing/shop.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

interface Connection {
  totalCount: number
  nodes: { id: string; rating: number; fit: string | null }[]
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; startCursor: string | null; endCursor: string | null }
}
type Reviewed = { slug: string; rating: { average: number; count: number } | null }

/** A product of the demo with many reviews. */
async function reviewed({ ask }: Awaited<ReturnType<typeof startShop>>): Promise<Reviewed> {
  const { data } = await ask('{ products(first: 60, sort: BEST_SELLER) { nodes { slug rating { average count } } } }')
  const { nodes } = data?.products as unknown as { nodes: Reviewed[] }
  const [most] = nodes.toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0))
  if (!most?.rating) throw new Error('The demo shop has no reviews')
  return most
}

test('every field of reviews has an answer, and page follows page', async () => {
  const shop = await startShop()
  const { slug, rating } = await reviewed(shop)
  const page = async (after?: string) => {
    const { data, errors, calls } = await shop.ask(
      `query ($slug: ID!, $after: String) { product(id: $slug) { reviews(first: 3, sort: LOWEST, after: $after)
        ${everythingOf(buildSchema([]), 'ReviewConnection', 2)} } }`,
      { variables: { slug, after } },
    )
    expect(errors).toEqual([])
    return { ...(data?.product as unknown as { reviews: Connection }).reviews, calls }
  }
  const one = await page()
  const two = await page(one.pageInfo.endCursor ?? undefined)
  expect([one.calls, one.totalCount, one.nodes.length]).toEqual([2, rating?.count, 3])
  expect(one.edges.map(({ cursor }) => cursor)).toEqual([
    one.pageInfo.startCursor,
    expect.any(String),
    one.pageInfo.endCursor,
  ])
  const both = [...one.nodes, ...two.nodes]
  expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
  expect(both.map((review) => review.rating)).toEqual(both.map((review) => review.rating).toSorted((a, b) => a - b))
})

test('reviews of five stars alone, and fits by their GraphQL names', async () => {
  const shop = await startShop()
  const { slug } = await reviewed(shop)
  const { data } = await shop.ask(
    `{ product(id: "${slug}") { reviewSummary { count average stars fit { small trueToSize large } } reviews(first: 50, rating: 5) { totalCount nodes { rating fit } } } }`,
  )
  const { reviews, reviewSummary } = data?.product as unknown as {
    reviews: Connection
    reviewSummary: { count: number; stars: number[] }
  }
  expect(reviews.totalCount).toBe(reviewSummary.stars[4])
  expect(reviewSummary.stars.reduce((sum, n) => sum + n, 0)).toBe(reviewSummary.count)
  expect(
    reviews.nodes.every(({ rating, fit }) => rating === 5 && [null, 'SMALL', 'TRUE_TO_SIZE', 'LARGE'].includes(fit)),
  ).toBe(true)
})

test.each(['after: "nonsense"', 'first: 51', 'first: 0', 'rating: 6'])('reviews(%s) are refused', async (args) => {
  const shop = await startShop()
  const { slug } = await reviewed(shop)
  const { errors } = await shop.ask(`{ product(id: "${slug}") { reviews(${args}) { totalCount } } }`)
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('the first reviews of every product of a list are one call more', async () => {
  const { ask } = await startShop()
  const { calls, errors } = await ask(
    '{ products(first: 24) { nodes { slug reviews(first: 2) { totalCount nodes { text } } } } }',
  )
  expect({ calls, errors }).toEqual({ calls: 2, errors: [] })
})

test('the stars of a list come with its cards', async () => {
  const { ask } = await startShop()
  const { calls, errors } = await ask('{ products(first: 24) { nodes { slug rating { average count } } } }')
  expect({ calls, errors }).toEqual({ calls: 1, errors: [] })
})

test('an order link lists its reviewable lines and adds a review', async () => {
  const line = (id: number, reviewable: boolean) => sample('OrderLine', { id, reviewable })
  const upstream = await startUpstream({
    '/orders/7': () => ({ status: true, data: sample('Order', { id: 7, lines: [line(1, true), line(2, false)] }) }),
    '/orders/7/reviews': (_, reply) => refuse(reply, 409, 'ALREADY_REVIEWED'),
  })
  const { ask } = await startBff(upstream.url)
  const { data } = await ask('{ reviewableLines(orderId: "7", token: "a.b") { id } }')
  expect(data).toEqual({ reviewableLines: [{ id: 'OrderLine_1' }] })
  const query =
    'mutation ($input: ReviewAddInput!) { reviewAdd(input: $input) { review { id } userErrors { code path } } }'
  const answer = await ask(query, {
    variables: { input: { orderId: '7', token: 'a.b', lineId: '1', rating: 5, fit: 'TRUE_TO_SIZE' } },
  })
  expect(answer.data).toEqual({
    reviewAdd: { review: null, userErrors: [{ code: 'ALREADY_REVIEWED', path: ['lineId'] }] },
  })
  expect(upstream.asked.map(({ headers }) => headers['x-order-token'])).toEqual(['a.b', 'a.b'])
  expect((await ask('{ reviewableLines(orderId: "x") { id } }')).data).toEqual({ reviewableLines: [] })
})
