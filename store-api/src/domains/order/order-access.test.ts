import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { BALL, openShop, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { orderToken } from './order-access.ts'
import { placedOrder } from './order.fixture.ts'
import type { GuestOrder, TrackedOrder } from '#src/domains/order/tracking/tracking.schema.ts'

const shop = await openShop()
const { call, db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', BALL).execute()

const DAY = 86_400_000

test('opens an order only with its own signed token', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const other = await placedOrder(shop, { variantId: BALL })
  const tampered = `${order.token?.slice(0, -1)}${order.token?.endsWith('A') ? 'B' : 'A'}`
  expect((await call('GET', `/orders/${order.id}`, undefined, open)).status).toBe(200)
  for (const token of ['', 'x', tampered, other.order.token ?? '', order.token?.split('.')[1] ?? '']) {
    const { status, error } = await call('GET', `/orders/${order.id}`, undefined, { 'x-order-token': token })
    expect([status, error.error]).toEqual([404, 'NOT_FOUND'])
  }
  expect((await call('GET', `/orders/${order.id}`)).status).toBe(404)
  expect((await call('GET', '/orders/999999', undefined, open)).status).toBe(404)
})

test('an expired link gets LINK_EXPIRED', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const token = orderToken(readConfig({}), order.id, new Date(clock.now.getTime() - 91 * DAY))
  const { status, error } = await call('GET', `/orders/${order.id}`, undefined, { 'x-order-token': token })
  expect([status, error.error]).toEqual([403, 'LINK_EXPIRED'])
})

test('a guest reads one line of this order only', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL }, { variantId: SHIRT })
  const other = await placedOrder(shop, { variantId: BALL })
  const item = order.lines[1]?.id
  const { data } = await call<GuestOrder>('GET', `/guest-order/${order.id}/${item}`, undefined, open)
  expect(data).toMatchObject({
    id: order.id,
    number: order.number,
    total: order.total,
    line: { id: item, variantId: SHIRT },
  })
  expect(data).not.toHaveProperty('contact')
  expect((await call('GET', `/guest-order/${order.id}/${other.order.lines[0]?.id}`, undefined, open)).status).toBe(404)
  expect((await call('GET', `/guest-order/${order.id}/${item}`, undefined, other.open)).status).toBe(404)
})

test.each([
  (number: string) => number,
  (number: string) => ` #${number.toLowerCase().replace('-', ' ')} `,
  (number: string) => number.slice(3).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
])('an order is tracked by its number as a person writes it (%#)', async (write) => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const query = new URLSearchParams({ orderNumber: write(order.number), mobile: order.contact.mobile })
  const { status, data } = await call<TrackedOrder>('GET', `/track-order?${query.toString()}`)
  expect([status, data.number]).toEqual([200, order.number])
  expect(JSON.stringify(data)).not.toMatch(/منى|عباس|Nasr|\+2010/)
})

test('a wrong number and a wrong mobile get the same answer', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const answers = []
  for (const [orderNumber, mobile] of [
    [order.number, '01112345678'],
    ['MD-0000000', order.contact.mobile],
    ['x\u0000', 'x\u0000'],
    [order.number, ''],
  ]) {
    answers.push(
      await call(
        'GET',
        `/track-order?${new URLSearchParams({ orderNumber: orderNumber ?? '', mobile: mobile ?? '' }).toString()}`,
      ),
    )
  }
  expect(new Set(answers.map(({ status, error }) => JSON.stringify([status, error]))).size).toBe(1)
  expect(answers[0]?.error.error).toBe('NOT_FOUND')
})
