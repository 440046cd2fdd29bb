import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BALL, BUNDLE, LAST, openShop, readyCart, SHIRT, stockOf } from '#src/domains/cart/shop.fixture.ts'
import { sendOrder } from '#src/domains/order/order.fixture.ts'

/** A shop with its own orders alone, so that they can be counted. */
async function freshShop() {
  const shop = await openShop()
  const order = (headers: Record<string, string>, body: object, key?: string) => sendOrder(shop, headers, body, key)
  const count = async () => (await sql<{ n: number }>`select count(*) as n from orders`.execute(shop.db)).rows[0]?.n
  return { ...shop, order, count }
}

test('200 buyers of the last unit place one order and get 199 refusals', { timeout: 120_000 }, async () => {
  const shop = await freshShop()
  const carts = []
  for (let buyer = 0; buyer < 200; buyer += 1) carts.push(await readyCart(shop, { variantId: LAST }))
  const answers = await Promise.all(carts.map(({ headers, body }) => shop.order(headers, body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(
    answers.filter(({ status, error }) => status === 409 && error.error === 'OUT_OF_STOCK' && error.available === 0),
  ).toHaveLength(199)
  expect(await stockOf(shop.db, LAST)).toEqual({ on_hand: 1, reserved: 1 })
  expect(await shop.count()).toBe(1)
})

test('50 concurrent requests with one key place one order and all get it', async () => {
  const shop = await freshShop()
  const { headers, body } = await readyCart(shop, { variantId: SHIRT, quantity: 2 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.order(headers, body, 'the-same-key')))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: 49 }, () => 200),
    201,
  ])
  // The request that placed the order gets the cart that it left, too.
  expect(new Set(answers.map(({ data }) => JSON.stringify({ ...data, cart: null }))).size).toBe(1)
  expect(await shop.count()).toBe(1)
  expect(await stockOf(shop.db, SHIRT)).toEqual({ on_hand: 12, reserved: 2 })
})

test('two tabs place one order', async () => {
  const shop = await freshShop()
  const { headers, body } = await readyCart(shop, { variantId: SHIRT })
  const answers = await Promise.all([shop.order(headers, body), shop.order(headers, body)])
  expect(new Set(answers.map(({ status, error }) => `${status} ${error.error ?? 'placed'}`))).toEqual(
    new Set(['201 placed', '409 CART_CHANGED']),
  )
  expect(await shop.count()).toBe(1)
})

test('orders of the same variants in opposite order never deadlock', async () => {
  const shop = await freshShop()
  await sql`update branch_stock set on_hand = on_hand * 4`.execute(shop.db)
  const carts = []
  for (let buyer = 0; buyer < 12; buyer += 1) {
    const wishes = [{ variantId: BALL }, { variantId: SHIRT }, { variantId: BUNDLE, parts: [SHIRT, BALL] }]
    carts.push(await readyCart(shop, ...(buyer % 2 ? wishes : wishes.toReversed())))
  }
  const answers = await Promise.all(carts.map(({ headers, body }) => shop.order(headers, body)))
  const placed = answers.filter(({ status }) => status === 201).length
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ error }) => error.error))).toEqual(
    new Set(['CODE_REQUIRED']),
  )
  expect(placed).toBe(7)
  expect(await stockOf(shop.db, BALL)).toEqual({ on_hand: 64, reserved: 3 * placed })
})

test('an order is placed when a concurrent transaction conflicts with it', async () => {
  const shop = await freshShop()
  const { headers, body } = await readyCart(shop, { variantId: BALL }, { variantId: SHIRT })
  const holder = shop.db.transaction().execute(async (trx) => {
    await sql`select from branch_stock where variant_id = ${BALL} for update`.execute(trx)
    await sql`select pg_sleep(0.2)`.execute(trx)
    await sql`select from branch_stock where variant_id = ${SHIRT} for update`.execute(trx)
  })
  const [answer, held] = await Promise.allSettled([shop.order(headers, body), holder])
  expect(held.status).toBe('fulfilled')
  expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 201 } })
})
