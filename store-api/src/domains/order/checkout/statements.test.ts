import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BALL, openShop, readyCart, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder, sendOrder } from '#src/domains/order/order.fixture.ts'

/** Opens a shop that records its statements, and places an order so that nothing is read for the first time. */
async function recordedShop() {
  const send = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => send.mockRestore())
  const shop = await openShop()
  await placedOrder(shop, { variantId: SHIRT }, { variantId: BALL })
  // The order has changed the stock, so that the cards are read again.
  for (const variantId of [SHIRT, BALL]) await shop.call('POST', '/cart/add', { variantId })
  const record = async <Result>(work: () => Promise<Result>) => {
    send.mockClear()
    const result = await work()
    return {
      result,
      statements: send.mock.calls.map(([sent]) =>
        typeof sent === 'string' ? sent : String((sent as { text: string }).text),
      ),
    }
  }
  return { shop, record }
}

test('adds a line to a new and to a known cart with at most 4 statements each', async () => {
  const { shop, record } = await recordedShop()
  const first = await record(() => shop.call('POST', '/cart/add', { variantId: SHIRT }))
  expect(first.result.status).toBe(200)
  expect(first.statements.length).toBeLessThanOrEqual(4)
  const headers = { 'x-cart-token': first.result.data.token ?? '', 'idempotency-key': 'the-key-of-it' }
  const second = await record(() => shop.call('POST', '/cart/add', { variantId: BALL }, headers))
  expect(second.result.data.lines).toHaveLength(2)
  expect(second.statements.length).toBeLessThanOrEqual(4)
})

test('places a guest’s order with at most 9 statements between begin and commit, and reads 3 for the answer', async () => {
  const { shop, record } = await recordedShop()
  const { headers, body } = await readyCart(shop, { variantId: SHIRT, quantity: 2 }, { variantId: BALL })
  const { result, statements } = await record(() => sendOrder(shop, headers, body))
  expect(result.status).toBe(201)
  expect(statements[0]).toBe('begin')
  const commit = statements.indexOf('commit')
  expect(commit - 1).toBeLessThanOrEqual(9)
  expect(statements.length - 1 - commit).toBeLessThanOrEqual(3)
})
