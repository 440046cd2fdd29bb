import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { startShop } from '#src/testing/shop.ts'

const shop = await startShop()

const schema = buildSchema([])
const blockTypes = ['Heading', 'Paragraph', 'List', 'Quote', 'Table', 'Link', 'Picture'].map((name) => `${name}Block`)
const body = `body { __typename ${blockTypes.map((part) => `... on ${part} ${everythingOf(schema, part, 1)}`).join(' ')}
  ... on ProductsBlock { products { slug name } } }`

type Block = { __typename: string }
type Connection = {
  nodes: { slug: string }[]
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

test('every field of a post has an answer, every part of its text is of a kind that the contract names, in one call', async () => {
  const { data, errors, calls } = await shop.ask(
    `{ blogPost(id: "three-shirts-of-egypt") { id slug topic title summary author minutes publishedAt cover { base } ${body} club { name } brand { name }
       products { slug } more { id slug topic title summary author minutes publishedAt cover { base } } } }`,
  )
  expect({ errors, calls }).toEqual({ errors: [], calls: 1 })
  const { body: blocks } = data?.blogPost as unknown as { body: Block[] }
  const kinds = new Set(blocks.map(({ __typename }) => __typename))
  expect([...kinds].sort()).toEqual([
    'HeadingBlock',
    'LinkBlock',
    'ListBlock',
    'ParagraphBlock',
    'ProductsBlock',
    'QuoteBlock',
    'TableBlock',
  ])
})

test('news, statistics, a page and coming products answer every field', async () => {
  const { data, errors } = await shop.ask(
    `{ news(first: 2) { totalCount nodes ${everythingOf(schema, 'NewsItem', 1)} } shopStats ${everythingOf(schema, 'ShopStat', 0)}
       newsItem(id: "keepers-corner") { slug ${body} more { slug } }
       contentPage(slug: "about") { slug title summary updatedAt ${body} } comingSoon { status } }`,
  )
  expect(errors).toEqual([])
  expect(data?.comingSoon).toContainEqual({ status: 'ONLINE_COMING' })
  const { body: blocks } = data?.contentPage as unknown as { body: Block[] }
  expect(blocks.map(({ __typename }) => __typename)).toContain('PictureBlock')
})

test('page follows page, of one topic alone', async () => {
  const page = async (after: string | null) => {
    const { data, errors } = await shop.ask(
      'query ($after: String) { blogPosts(first: 2, after: $after, topic: TRAINING) { totalCount nodes { slug topic } pageInfo { hasNextPage endCursor } } }',
      { variables: { after } },
    )
    expect(errors).toEqual([])
    return data?.blogPosts as unknown as Connection
  }
  const one = await page(null)
  const two = await page(one.pageInfo.endCursor)
  expect([one.nodes.length, one.pageInfo.hasNextPage]).toEqual([2, true])
  const slugs = [...one.nodes, ...two.nodes].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test.each([
  'blogPost(id: "no-such-post") { id }',
  'newsItem(id: "0") { id }',
  'contentPage(slug: "imprint") { title }',
])('there is no %s', async (field) => {
  const { data, errors } = await shop.ask(`{ found: ${field} }`)
  expect({ data, errors }).toEqual({ data: { found: null }, errors: [] })
})

const FORGED = Buffer.from('[9000000000000000,1]').toString('base64url')

test.each(['news', 'blogPosts', 'photos', 'videos', 'products'])(
  'a forged cursor of %s is refused at `after`',
  async (list) => {
    for (const after of ['nonsense', FORGED]) {
      const { errors } = await shop.ask(`{ ${list}(first: 2, after: "${after}") { totalCount } }`)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ path: ['after'] }] })
    }
  },
)

test('a post and an item of a list load their bodies when they are asked', async () => {
  const { data, errors, calls } = await shop.ask(
    '{ blogPosts(first: 2) { nodes { body { __typename } club { name } more { slug } } } news(first: 1) { nodes { body { __typename } } } }',
  )
  expect(errors).toEqual([])
  // Both lists, and each article once, whichever of its fields are asked.
  expect(calls).toBeLessThanOrEqual(5)
  const { blogPosts, news } = data as unknown as Record<string, { nodes: { body: object[] }[] }>
  expect([...(blogPosts?.nodes ?? []), ...(news?.nodes ?? [])].map(({ body }) => body.length > 0)).toEqual([
    true,
    true,
    true,
  ])
})
