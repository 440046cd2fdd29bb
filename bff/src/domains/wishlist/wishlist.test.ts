import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

const ADD = `mutation ($id: ID!) { wishlistAdd(input: { productId: $id }) {
  product { id name } customer { id wishlistProducts { id } } userErrors { code path message max }
} }`
const REMOVE =
  'mutation ($id: ID!) { wishlistRemove(input: { productId: $id }) { customer { wishlistProducts { id } } userErrors { code } } }'

async function openShop() {
  const { ask } = await startShop()
  const products = await ask('{ products(first: 5, sort: NEWEST) { nodes { id } } }')
  return {
    ask,
    products: (products.data?.products as unknown as { nodes: { id: string }[] }).nodes.map(({ id }) => id),
  }
}

/** The demo customer, who wishes for nothing yet. */
async function logIn() {
  const { ask, products } = await openShop()
  const { data } = await ask(
    'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  )
  const headers = {
    authorization: `Bearer ${(data as unknown as { accountLogin: { token: string } }).accountLogin.token}`,
  }
  const as = (query: string, variables?: Record<string, unknown>) => ask(query, { variables, headers })
  const before = await as('{ viewer { wishlistProducts { id } } }')
  for (const { id } of (before.data?.viewer as unknown as { wishlistProducts: { id: string }[] }).wishlistProducts)
    await as(REMOVE, { id })
  return { as, products }
}

test('wishes are made and taken back, and a page of them costs no call for each product', async () => {
  const { as, products } = await logIn()
  for (const id of products) await as(ADD, { id })
  const again = await as(ADD, { id: products[0] })
  expect(again.data).toMatchObject({
    wishlistAdd: {
      product: { id: products[0] },
      customer: { wishlistProducts: products.map((id) => ({ id })).toReversed() },
      userErrors: [],
    },
  })
  const first = await as(`{ viewer { wishlistProducts { id } wishlist(first: 2) {
    totalCount nodes { id name price { amount } sizes { variant { id } } club { name } } edges { cursor addedAt node { id } } pageInfo { hasNextPage endCursor }
  } } }`)
  expect([first.errors, first.calls]).toEqual([[], 3])
  const { wishlist } = first.data?.viewer as unknown as {
    wishlist: { nodes: { id: string }[]; pageInfo: { endCursor: string } }
  }
  expect(wishlist).toMatchObject({
    totalCount: 5,
    pageInfo: { hasNextPage: true },
    edges: [{ cursor: expect.any(String) }, { cursor: wishlist.pageInfo.endCursor }],
  })
  const rest = await as(
    'query ($after: String) { viewer { wishlist(first: 48, after: $after) { nodes { id } pageInfo { hasNextPage } } } }',
    { after: wishlist.pageInfo.endCursor },
  )
  expect(
    [
      ...wishlist.nodes,
      ...(rest.data?.viewer as unknown as { wishlist: { nodes: { id: string }[] } }).wishlist.nodes,
    ].map(({ id }) => id),
  ).toEqual(products.toReversed())
  const removed = await as(REMOVE, { id: products[4] })
  expect([removed.data, removed.calls]).toMatchObject([
    {
      wishlistRemove: {
        customer: {
          wishlistProducts: products
            .slice(0, 4)
            .map((id) => ({ id }))
            .toReversed(),
        },
      },
    },
    2,
  ])
})

test('all products of the wishlist cost one call more than their ids', async () => {
  const { as, products } = await logIn()
  for (const id of products) await as(ADD, { id })
  const ids = await as('{ viewer { wishlistProducts { __typename id } } }')
  const named = await as('{ viewer { wishlistProducts { id name } } }')
  expect([named.errors, named.calls]).toEqual([[], ids.calls + 1])
  const { wishlistProducts } = named.data?.viewer as unknown as { wishlistProducts: { id: string; name: string }[] }
  expect(wishlistProducts.map(({ id, name }) => name && id)).toEqual(products.toReversed())
})

test.each(['999999999', 'no-id', '0', '-1'])('the product %s is not found', async (id) => {
  const { as } = await logIn()
  expect((await as(ADD, { id })).data).toMatchObject({
    wishlistAdd: { product: null, userErrors: [{ code: 'NOT_FOUND', path: ['productId'] }] },
  })
  expect((await as(REMOVE, { id })).data).toMatchObject({ wishlistRemove: { userErrors: [] } })
})

test('a guest is asked to log in', async () => {
  const { ask, products } = await openShop()
  const { data, errors } = await ask(ADD, { variables: { id: products[0] } })
  expect([data, errors[0]?.extensions.code]).toEqual([{ wishlistAdd: null }, 'UNAUTHENTICATED'])
})
