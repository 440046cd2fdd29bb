import { expect, test } from 'vitest'
import { examples, missingStep } from '#src/examples.ts'
import { placeOrder } from '#src/testing/checkout.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'
import { buildSchema } from './schema.ts'

const shop = await startShop()
const visit = visitorOf(shop)
const schema = buildSchema([])
const all = (type: string, depth: number, ...skip: string[]) =>
  everythingOf(schema, type, depth, ['SearchNote', ...skip])

const CARD = all(
  'Product',
  3,
  'ReviewConnection',
  'Variant',
  'BundlePart',
  'GalleryImage',
  'SizeChart',
  'ReviewSummary',
  'Product',
)
const PAGE = all('Product', 3, 'Product', 'ReviewConnection', 'BranchAvailability')

/** Every place where a shopper meets the same things. */
const pages = [
  `{ products(first: 30, filter: { club: ["al-ahly"] }) { nodes ${CARD} } }`,
  `{ products(first: 30, sort: DISCOUNT) { nodes ${CARD} } }`,
  `{ home { clubs ${all('Club', 2, 'Product')} categories ${all('Category', 2)} newest ${CARD} bestSellers ${CARD} offers ${CARD} } }`,
  `{ home { banner { products ${CARD} } bundles ${CARD} } offers { bundles ${CARD} } comingSoon ${CARD} }`,
  `{ categories ${all('Category', 2)} brands ${all('Brand', 1)} clubs ${all('Club', 2, 'Product')} }`,
  `{ topBrands ${all('Brand', 1)} topClubs ${all('Club', 2, 'Product')} club(id: "al-ahly") { kits ${CARD} } }`,
  `{ searchSuggestions(q: "ahly") { products ${CARD} clubs ${all('Club', 1)} brands ${all('Brand', 1)} categories ${all('Category', 1)} } }`,
  `{ blogPosts(first: 9) { nodes ${all('BlogPost', 1)} } news(first: 9) { nodes ${all('NewsItem', 1)} } photos { nodes ${all('Photo', 1)} } videos { nodes ${all('Video', 1)} } }`,
  `{ branches ${all('Branch', 1)} jobs ${all('Job', 2)} }`,
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `{ product(id: "${id}") ${PAGE} }`),
  ...[1, 2].map((id) => `{ product(id: "${id}") { __typename id related ${CARD} boughtTogether ${CARD} } }`),
  `{ cart ${all('Cart', 4, 'Product', 'BranchAvailability')} }`,
  `{ cart { lines { __typename id product ${CARD} } } }`,
]

test('an object with an id has the same fields from every operation', async () => {
  const known: Known = new Map()
  for (const query of pages) remember((await visited(query)).data, known, query)
  for (const { query, variables } of examples) {
    // The examples of a purchase change what they ask for.
    if (/^(#.*\n)*query/.test(query) && !missingStep(variables))
      remember((await visited(query, variables)).data, known, query)
  }
  const {
    order,
    token,
    visit: buyer,
  } = await placeOrder<{ id: string; lines: { id: string }[] }>(shop, 'id lines { id }')
  const orders = `query ($id: ID!, $item: ID!, $token: String!) {
    order(id: $id, token: $token) ${all('Order', 3)} guestOrder(id: $id, item: $item, token: $token) ${all('GuestOrder', 3)}
  }`
  remember((await buyer(orders, { id: order.id, item: order.lines[0]?.id, token })).data, known, orders)
  expect(known.size).toBeGreaterThan(2_000)
  expect(conflicts(known)).toEqual([])
})

async function visited(query: string, variables?: Record<string, unknown>) {
  const bought = query.includes('cart {')
    ? await visit('mutation { cartLinesAdd(input: { lines: [{ variantId: "1" }] }) { userErrors { code } } }')
    : undefined
  expect(bought?.errors ?? []).toEqual([])
  const answer = await visit(query, variables)
  expect(answer.errors.map(({ message }) => message)).toEqual([])
  return answer
}

/**
 * The values that were seen of each field of each thing, by what a default Apollo cache knows it by: `Type:id.field`.
 */
type Known = Map<string, Map<string, string>>

/** Notes the fields of everything in an answer; gives what stands for it where it is mentioned. */
function remember(value: unknown, known: Known, query: string): unknown {
  if (Array.isArray(value)) return value.map((item) => remember(item, known, query))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, below]) => [name, remember(below, known, query)] as const)
  const { __typename: type, id } = value as { __typename?: string; id?: string }
  if (!type || !id) return Object.fromEntries(fields)
  for (const [name, field] of fields) {
    const values = known.get(`${type}:${id}.${name}`) ?? new Map<string, string>()
    known.set(`${type}:${id}.${name}`, values.set(JSON.stringify(field), query))
  }
  return { ref: `${type}:${id}` }
}

function conflicts(known: Known): string[] {
  const ones = [...known].filter(([, values]) => values.size > 1)
  return ones.map(([field, values]) => `${field}: ${[...values.keys()].join(' ≠ ')}`.slice(0, 300))
}
