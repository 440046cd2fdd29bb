import { expect, test } from 'vitest'
import { placeOrder } from '#src/testing/checkout.ts'
import { startShop } from '#src/testing/shop.ts'

const DEMO = { email: '01000000001', password: 'modarag2026' }

test('a customer sees her orders page by page and how many there are; another order she does not', async () => {
  const shop = await startShop()
  const { order } = await placeOrder<{ id: string }>(shop, 'id')
  const login = 'mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { token } }'
  const { data } = await shop.ask(login, { variables: { input: DEMO } })
  const headers = {
    authorization: `Bearer ${(data as unknown as { accountLogin: { token: string } }).accountLogin.token}`,
  }
  const query = `query ($after: String, $group: OrderGroup!, $foreign: ID!) {
    viewer {
      orders(first: 2, after: $after, group: $group) {
        nodes { id status } edges { cursor } pageInfo { hasNextPage endCursor } totalCount
      }
      orderCounts { group count }
    }
    order(id: $foreign) { id }
  }`
  const page = async (variables: object) =>
    (await shop.ask(query, { variables: { foreign: order.id, ...variables }, headers })).data
  const first = (await page({ group: 'ALL' })) as unknown as {
    viewer: {
      orders: { nodes: { id: string }[]; pageInfo: { endCursor: string }; totalCount: number }
      orderCounts: { group: string; count: number }[]
    }
    order: null
  }
  expect(first.order).toBeNull()
  expect(first.viewer.orders.nodes).toHaveLength(2)
  expect(first.viewer.orderCounts[0]).toEqual({ group: 'ALL', count: first.viewer.orders.totalCount })
  const second = (await page({
    group: 'ALL',
    after: first.viewer.orders.pageInfo.endCursor,
  })) as unknown as typeof first
  expect(second.viewer.orders.nodes.map(({ id }) => id)).not.toContain(first.viewer.orders.nodes[0]?.id)
  const canceled = (await page({ group: 'CANCELED' })) as unknown as typeof first
  expect(canceled.viewer.orders.nodes).toEqual(
    canceled.viewer.orders.nodes.map(({ id }) => ({ id, status: 'CANCELED' })),
  )
})
