import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BALL, openShop, SHIRT } from './shop.fixture.ts'

/** Opens a shop whose statements are counted, and adds an item so that nothing is read for the first time. */
async function countedShop() {
  const send = vi.spyOn(pg.Client.prototype, 'query')
  const shop = await openShop()
  onTestFinished(async () => {
    await shop.close()
    send.mockRestore()
  })
  for (const variantId of [SHIRT, BALL]) await shop.call('POST', '/cart/add', { variantId })
  const count = async <Result>(work: () => Promise<Result>) => {
    send.mockClear()
    const result = await work()
    return { result, statements: send.mock.calls.length }
  }
  return { shop, count }
}

test('adds a line to a new and to a known cart with at most 4 statements each', async () => {
  const { shop, count } = await countedShop()
  const first = await count(() => shop.call('POST', '/cart/add', { variantId: SHIRT }))
  expect(first.result.status).toBe(200)
  expect(first.statements).toBeLessThanOrEqual(4)
  const headers = { 'x-cart-token': first.result.data.token ?? '' }
  const second = await count(() => shop.call('POST', '/cart/add', { variantId: BALL }, { ...headers, 'idempotency-key': 'the-key-of-it' }))
  expect(second.result.data.lines).toHaveLength(2)
  expect(second.statements).toBeLessThanOrEqual(4)
})
