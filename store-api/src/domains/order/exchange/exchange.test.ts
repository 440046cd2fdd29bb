import { beforeEach, expect, test } from 'vitest'
import { testConfig } from '#src/config.fixture.ts'
import { readConfig } from '#src/config.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  BALL,
  BUNDLE,
  LAST,
  openShop,
  readyCart,
  SERVICE_KEY,
  SHIRT,
  SHIRT_L,
  stockOf,
  type Wish,
} from '#src/domains/cart/shop.fixture.ts'
import { makeCoupon } from '#src/domains/coupon/coupon.fixture.ts'
import { runOrderJobs } from '#src/domains/order/transitions/order-jobs.service.ts'
import { notifyStatusChanges } from '#src/domains/order/transitions/order-news.service.ts'
import { pickupCode } from '#src/domains/order/order-access.ts'
import { ownOrder, placedOrder, sendOrder } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import {
  askExchange,
  askReturn,
  moveBy,
  toTheDoor,
  withdrawReturn,
} from '#src/domains/order/returns/order-returns.fixture.ts'
import type { ExchangeItem, ExchangeQuote } from './exchange.schema.ts'

const shop = await openShop()
const { db, clock, call } = shop
beforeEach(async () => {
  clock.now = new Date('2026-11-22T10:00:00Z')
  await db.updateTable('branch_stock').set({ on_hand: 50, reserved: 0 }).execute()
})

async function delivered(...wishes: Wish[]) {
  const { order, open } = await placedOrder(shop, ...wishes)
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  return { id: order.id, number: order.number, open, lineIds: order.lines.map(({ id }) => id) }
}
type Delivered = Awaited<ReturnType<typeof delivered>>
const item = ({ lineIds }: Delivered, variantId: number, more: Partial<ExchangeItem> = {}): ExchangeItem => ({
  lineId: lineIds[0] ?? 0,
  quantity: 1,
  variantId,
  reason: 'size',
  ...more,
})
const ask = (order: Delivered, ...items: ExchangeItem[]) => askExchange(shop, order.id, order.open, items)
const look = async (id: number) =>
  (await call<ShopOrder>('GET', `/internal/orders/${id}`, undefined, { 'x-service-key': SERVICE_KEY })).data
const config = readConfig({ PUBLIC_URL: 'https://shop.example/' })
const news = async (id: number) => {
  await notifyStatusChanges({ db, config, now: () => clock.now, language: 'en' })
  const rows = await db
    .selectFrom('outbox_message')
    .select('params')
    .where('key', 'like', `order:${id}:event:%`)
    .orderBy('id')
    .execute()
  return rows.map(({ params }) => (params as unknown as string[])[1])
}

test('another size costs nothing, at the price that was paid, even when the price rose', async () => {
  const old = await delivered({ variantId: SHIRT, quantity: 2 })
  const reprice = (price: number, compare_at_price: number) =>
    db.updateTable('variant').set({ price, compare_at_price }).where('id', 'in', [SHIRT, SHIRT_L]).execute()
  await reprice(200_000, 250_000)
  const { status, data } = await ask(old, item(old, SHIRT_L))
  await reprice(150_000, 180_000)
  expect(status).toBe(201)
  expect(data.order).toMatchObject({
    status: 'returning',
    exchangeOrder: { id: data.exchange.id, number: data.exchange.number },
    exchangeOf: null,
  })
  expect(data.order.events[0]).toMatchObject({ to: 'returning', exchange: true })
  expect(data.order.returns).toMatchObject([
    { status: 'asked', refund: 0, credited: 150_000, lines: [{ quantity: 1, reason: 'size' }] },
  ])
  expect(data.exchange).toMatchObject({
    status: 'confirm',
    deliveryFee: 0,
    subtotal: 180_000,
    discount: 30_000,
    credit: 150_000,
    total: 0,
    tax: Math.round((150_000 * 14) / 114),
    exchangeOf: { id: old.id, number: old.number },
    lines: [{ variantId: SHIRT_L, unitPrice: 150_000, quantity: 1 }],
  })
  expect(data.exchange.allowedActions).toEqual(['cancel'])
  expect(
    (await call<Order>('GET', `/orders/${data.exchange.id}`, undefined, { 'x-order-token': data.exchange.token ?? '' }))
      .status,
  ).toBe(200)
  const token = data.order.exchangeOrder?.token ?? ''
  expect(
    (await call<Order>('GET', `/orders/${data.exchange.id}`, undefined, { 'x-order-token': token })).data.number,
  ).toBe(data.exchange.number)
})

test.each([
  ['dearer', BALL, SHIRT, { credit: 60_000, price: 150_000, toPay: 90_000, toRefund: 0 }],
  ['cheaper', SHIRT, BALL, { credit: 150_000, price: 60_000, toPay: 0, toRefund: 90_000 }],
  ['other', LAST, LAST, { credit: 99_900, price: 99_900, toPay: 0, toRefund: 0 }],
])('the quote of a %s product is its price today against what was paid', async (_, from, to, quote) => {
  const old = await delivered({ variantId: from })
  const { data } = await call<ExchangeQuote>(
    'POST',
    `/orders/${old.id}/exchange-quote`,
    { items: [item(old, to, { reason: 'defect' })] },
    old.open,
  )
  expect(data).toEqual(quote)
})

test('the courier brings the new item and takes the old one: a dearer choice is paid at the door', async () => {
  const old = await delivered({ variantId: BALL, quantity: 3 })
  const before = await stockOf(db, BALL)
  const { data } = await ask(old, item(old, SHIRT))
  expect(data.exchange).toMatchObject({ credit: 60_000, total: 90_000 })
  expect((await look(old.id)).moves).toEqual([])
  expect((await moveBy(shop, old.id, 'returned', 'K')).error.error).toBe('INVALID_TRANSITION')
  await toTheDoor(shop, data.exchange)
  expect(
    (
      await moveBy(shop, data.exchange.id, 'split', 'K', {
        lines: [{ lineId: data.exchange.lines[0]?.id ?? 0, quantity: 1 }],
      })
    ).error.error,
  ).toBe('INVALID_TRANSITION')
  expect((await moveBy(shop, data.exchange.id, 'delivered', 'K')).data).toMatchObject({
    collected: 90_000,
    total: 90_000,
    paid: true,
  })
  expect(await look(old.id)).toMatchObject({ status: 'returned', collected: 185_000, refunded: 0, total: 185_000 })
  const [line] = old.lineIds
  expect(
    (await moveBy(shop, old.id, 'split', 'B', { lines: [{ lineId: line ?? 0, quantity: 2 }] })).error.errors,
  ).toHaveProperty('lines')
  expect((await moveBy(shop, old.id, 'split', 'B')).data).toMatchObject({
    status: 'split',
    collected: 185_000,
    refunded: 0,
    total: 125_000,
  })
  expect(await stockOf(db, BALL)).toEqual({ ...before, on_hand: before.on_hand + 1 })
  expect(await news(data.exchange.id)).toEqual([
    "your exchange is confirmed. You'll get the new items and hand over the old ones at the same time, and you'll pay EGP\u00a0900",
    'handed to the courier',
    'out for delivery',
    'delivered, and we have taken the old items',
  ])
})

test('a cheaper choice is refunded by the chosen method when the shop has the old item', async () => {
  const old = await delivered({ variantId: SHIRT })
  const items = [item(old, BALL)]
  const wrong = await askExchange(shop, old.id, old.open, items, { refundMethod: 'wallet' })
  expect(wrong.error.errors).toHaveProperty('refundAccount')
  const { data } = await askExchange(shop, old.id, old.open, items, {
    refundMethod: 'wallet',
    refundAccount: '01001234567',
  })
  expect(data.order.returns).toMatchObject([
    { refund: 90_000, credited: 60_000, refundMethod: 'wallet', refundAccount: '0100***4567' },
  ])
  await toTheDoor(shop, data.exchange)
  expect((await moveBy(shop, data.exchange.id, 'delivered', 'K')).data).toMatchObject({
    collected: 0,
    credit: 60_000,
    total: 0,
  })
  expect((await moveBy(shop, old.id, 'returnedReceived', 'B', { sellable: false })).data).toMatchObject({
    refundDue: 90_000,
    total: 5_000,
  })
})

test('an exchanged item is returned later for its price, and not exchanged again', async () => {
  const old = await delivered({ variantId: SHIRT })
  const { data } = await ask(old, item(old, SHIRT_L))
  const { exchange } = data
  const open = { 'x-order-token': exchange.token ?? '' }
  await toTheDoor(shop, exchange)
  await moveBy(shop, exchange.id, 'delivered', 'K')
  const seen = (await call<Order>('GET', `/orders/${exchange.id}`, undefined, open)).data
  expect([seen.allowedActions, seen.lines[0]?.exchangeableQuantity, seen.lines[0]?.returnableQuantity]).toEqual([
    ['return', 'reorder'],
    0,
    1,
  ])
  const [line] = exchange.lines
  const again = await askExchange(shop, exchange.id, open, [
    { lineId: line?.id ?? 0, quantity: 1, variantId: SHIRT, reason: 'size' },
  ])
  expect(again.error.error).toBe('INVALID_TRANSITION')
  await askReturn(shop, exchange.id, open, [{ lineId: line?.id ?? 0, quantity: 1, reason: 'changedMind' }])
  expect((await look(old.id)).status).toBe('returned')
  await moveBy(shop, exchange.id, 'returned', 'K')
  const back = await moveBy(shop, exchange.id, 'returnedReceived', 'B')
  expect(back.data).toMatchObject({ refundDue: 150_000, credit: 0, subtotal: 0, total: 0 })
})

test.each([
  [
    'canceled by the customer',
    async (id: number, open: Record<string, string>) => call('POST', `/orders/${id}/cancel`, {}, open),
    'canceled',
    'the exchange is canceled, you keep the items you have',
  ],
  [
    'refused at the door',
    async (id: number) => {
      await toTheDoor(shop, { id, status: 'confirm' })
      await moveBy(shop, id, 'abnormal', 'K', { reason: 'uncleanItem' })
      await moveBy(shop, id, 'returning', 'K')
    },
    'returning',
    "the exchange didn't happen, you keep the items you have",
  ],
])('an exchange %s leaves the customer her item and her order as it was', async (_, end, status, text) => {
  const old = await delivered({ variantId: SHIRT })
  const { data } = await ask(old, item(old, BALL))
  await end(data.exchange.id, { 'x-order-token': data.exchange.token ?? '' })
  expect(await look(data.exchange.id)).toMatchObject({ status, collected: 0, exchangeOf: { id: old.id } })
  const { data: order } = await call<Order>('GET', `/orders/${old.id}`, undefined, old.open)
  expect(order).toMatchObject({ status: 'delivered', exchangeOrder: null, total: 155_000, refunded: 0 })
  expect(order.returns).toMatchObject([{ status: 'withdrawn', refundAccount: null }])
  expect(order.allowedActions).toEqual(expect.arrayContaining(['return', 'exchange']))
  expect((await news(data.exchange.id)).at(-1)).toBe(text)
  // A cancelled order has nothing to receive: both are refused.
  await moveBy(shop, data.exchange.id, 'returned', 'K')
  await moveBy(shop, data.exchange.id, 'returnedReceived', 'B')
  expect(await stockOf(db, BALL)).toMatchObject({ reserved: 0, on_hand: 150 })
})

test('an exchange that failed twice comes back by the job, and the item stays with the customer', async () => {
  const old = await delivered({ variantId: SHIRT })
  const { data } = await ask(old, item(old, SHIRT_L))
  await toTheDoor(shop, data.exchange)
  await moveBy(shop, data.exchange.id, 'abnormal', 'K', { reason: 'nobody' })
  await moveBy(shop, data.exchange.id, 'delivery', 'K')
  await moveBy(shop, data.exchange.id, 'abnormal', 'K', { reason: 'nobody' })
  clock.now = new Date(clock.now.getTime() + 13 * 3_600_000)
  await runOrderJobs({ db, config, language: 'ar', now: () => clock.now })
  expect([(await look(data.exchange.id)).status, (await look(old.id)).status]).toEqual(['returning', 'delivered'])
})

test('withdrawing the return cancels the exchange until it left, and is a request while it is prepared', async () => {
  const old = await delivered({ variantId: SHIRT })
  const first = await ask(old, item(old, SHIRT_L))
  expect((await withdrawReturn(shop, old.id, old.open)).data).toMatchObject({
    status: 'delivered',
    exchangeOrder: null,
  })
  expect((await look(first.data.exchange.id)).status).toBe('canceled')
  const { data } = await ask(old, item(old, SHIRT_L))
  await moveBy(shop, data.exchange.id, 'preparing', 'B')
  expect((await withdrawReturn(shop, old.id, old.open)).data).toMatchObject({ status: 'returning', allowedActions: [] })
  expect((await look(data.exchange.id)).status).toBe('cancel')
  await moveBy(shop, data.exchange.id, 'ready', 'B').then(() => moveBy(shop, data.exchange.id, 'preparing', 'B'))
  await moveBy(shop, data.exchange.id, 'ready', 'B')
  await moveBy(shop, data.exchange.id, 'shippingAgent', 'B')
  expect((await withdrawReturn(shop, old.id, old.open)).error.error).toBe('CANCEL_TOO_LATE')
})

test('of return, exchanges and requests with the same key at the same time exactly one wins', async () => {
  const old = await delivered({ variantId: SHIRT })
  const key = 'the-same-key'
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => ask(old, item(old, SHIRT_L))),
    ...Array.from({ length: 3 }, () => askExchange(shop, old.id, old.open, [item(old, SHIRT_L)], {}, key)),
    ...Array.from({ length: 3 }, () =>
      askReturn(shop, old.id, old.open, [{ lineId: old.lineIds[0] ?? 0, quantity: 1, reason: 'size' }]),
    ),
  ])
  const exchanges = await db.selectFrom('orders').select('id').where('exchange_of', '=', old.id).execute()
  const returns = (await look(old.id)).returns
  expect([exchanges.length <= 1, returns.length]).toEqual([true, 1])
  expect(answers.filter(({ status }) => status >= 300).every(({ status }) => status === 409)).toBe(true)
})

test('a withdrawal, a cancellation and the shop at the same time leave two orders that agree', async () => {
  for (let round = 0; round < 5; round += 1) {
    const old = await delivered({ variantId: SHIRT })
    const { id, token } = (await ask(old, item(old, SHIRT_L))).data.exchange
    await Promise.all([
      moveBy(shop, id, 'preparing', 'B'),
      withdrawReturn(shop, old.id, old.open),
      call('POST', `/orders/${id}/cancel`, {}, { 'x-order-token': token ?? '' }),
    ])
    const statuses = [(await look(id)).status, (await look(old.id)).status]
    expect([
      ['canceled', 'delivered'],
      ['cancel', 'returning'],
    ]).toContainEqual(statuses)
  }
})

test('the same key gives the same exchange, and another body is refused', async () => {
  const old = await delivered({ variantId: SHIRT, quantity: 2 })
  const key = 'exchange-key-1'
  const first = await askExchange(shop, old.id, old.open, [item(old, SHIRT_L)], {}, key)
  const second = await askExchange(shop, old.id, old.open, [item(old, SHIRT_L)], { expectedToPay: 0 }, key)
  expect([first.status, second.status, second.data.exchange.id]).toEqual([201, 200, first.data.exchange.id])
  const other = await askExchange(shop, old.id, old.open, [item(old, SHIRT_L, { quantity: 2 })], {}, key)
  expect(other.error.error).toBe('IDEMPOTENCY_CONFLICT')
})

test('refuses items that cannot be exchanged, each at its field', async () => {
  const old = await delivered({ variantId: SHIRT }, { variantId: BUNDLE, parts: [SHIRT, BALL] })
  const bundle = { lineId: old.lineIds[1] ?? 0 }
  const refused = async (...items: ExchangeItem[]) => {
    const { error } = await ask(old, ...items)
    return [error.error, Object.keys(error.errors ?? {})[0]]
  }
  expect(await refused(item(old, SHIRT))).toEqual(['VALIDATION_FAILED', 'items.0.variantId'])
  expect(await refused(item(old, SHIRT_L, { quantity: 2 }))).toEqual(['VALIDATION_FAILED', 'items.0.quantity'])
  expect(await refused(item(old, SHIRT_L), item(old, BALL))).toEqual(['VALIDATION_FAILED', 'items'])
  expect(await refused(item(old, SHIRT_L), item(old, SHIRT_L, bundle))).toEqual([
    'VALIDATION_FAILED',
    'items.1.quantity',
  ])
  expect(await refused(item(old, BUNDLE))).toEqual(['VARIANT_UNAVAILABLE', `lines.${old.lineIds[0]}`])
  expect(await refused(item(old, 41))).toEqual(['VARIANT_UNAVAILABLE', `lines.${old.lineIds[0]}`])
  await db.updateTable('branch_stock').set({ on_hand: 0 }).where('variant_id', '=', SHIRT_L).execute()
  expect(await refused(item(old, SHIRT_L))).toEqual(['OUT_OF_STOCK', `lines.${old.lineIds[0]}`])
  const changed = await askExchange(shop, old.id, old.open, [item(old, BALL)], { expectedToPay: 5 })
  expect([changed.error.error, Object.keys(changed.error.errors ?? {})]).toEqual(['PRICE_CHANGED', ['expectedToPay']])
  expect(await look(old.id)).toMatchObject({ status: 'delivered', returns: [] })
})

test('accepts an exchange for 14 days, for 30 days of a defect, and only from the order of the caller', async () => {
  const old = await delivered({ variantId: SHIRT })
  const code = async (reason: ExchangeItem['reason'], open: Record<string, string> = old.open) =>
    (await askExchange(shop, old.id, open, [item(old, SHIRT_L, { reason })])).error.error
  expect(await code('size', {})).toBe('NOT_FOUND')
  expect(await code('size', (await loggedIn(shop)).headers)).toBe('NOT_FOUND')
  clock.now = new Date(clock.now.getTime() + 15 * 86_400_000)
  expect(await code('size')).toBe('RETURN_WINDOW_CLOSED')
  clock.now = new Date(clock.now.getTime() + 16 * 86_400_000)
  expect(await code('defect')).toBe('RETURN_WINDOW_CLOSED')
  clock.now = new Date(clock.now.getTime() - 2 * 86_400_000)
  expect(await code('defect')).toBeUndefined()
})

test('an order can be exchanged five times, counting those that ended without a hand-over', async () => {
  const old = await delivered({ variantId: SHIRT })
  for (let n = 0; n < 5; n += 1) {
    expect((await ask(old, item(old, SHIRT_L))).status).toBe(201)
    await withdrawReturn(shop, old.id, old.open)
  }
  expect((await ask(old, item(old, SHIRT_L))).error.error).toBe('INVALID_TRANSITION')
})

test('a customer exchanges by her account, whose orders list both, without a token', async () => {
  const mona = await loggedIn(shop)
  const placed = await ownOrder(shop, mona, { variantId: SHIRT })
  await toTheDoor(shop, placed)
  await moveBy(shop, placed.id, 'delivered', 'K')
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  const items = [{ lineId: placed.lines[0]?.id ?? 0, quantity: 1, variantId: SHIRT_L, reason: 'size' as const }]
  const { data } = await askExchange(shop, placed.id, mona.headers, items)
  expect(data.order.exchangeOrder).toEqual({ id: data.exchange.id, number: data.exchange.number, token: null })
  const list = await call<Order[]>('GET', '/orders', undefined, mona.headers)
  expect(list.data.map(({ id }) => id)).toEqual([data.exchange.id, placed.id])
})

test('an order that was collected in a branch is exchanged at its counter', async () => {
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  const { data: cart } = await call('POST', '/cart/pickup', { branchId: 1 }, headers)
  const { data: order } = await sendOrder(shop, headers, { ...body, expectedRevision: cart.revision })
  const collect = (id: number) =>
    call(
      'POST',
      `/internal/orders/${id}/collected`,
      { code: pickupCode(testConfig(), id), idempotencyKey: `collect-${id}` },
      { 'x-service-key': SERVICE_KEY },
    )
  await moveBy(shop, order.id, 'inProgress', 'B')
  for (const to of ['confirm', 'preparing', 'ready'] as const) await moveBy(shop, order.id, to, 'B')
  expect((await collect(order.id)).status).toBe(200)
  const items = [{ lineId: order.lines[0]?.id ?? 0, quantity: 1, variantId: SHIRT, reason: 'size' as const }]
  const { data } = await askExchange(shop, order.id, { 'x-order-token': order.token ?? '' }, items)
  expect(data.exchange).toMatchObject({
    status: 'confirm',
    address: null,
    total: 90_000,
    pickup: { branch: { id: 1 } },
  })
  expect(data.order.returns[0]?.returnMethod, 'no courier brings cash').toBe('branch')
  for (const to of ['preparing', 'ready'] as const) await moveBy(shop, data.exchange.id, to, 'B')
  expect((await collect(data.exchange.id)).status).toBe(200)
  expect([(await look(data.exchange.id)).status, (await look(order.id)).status]).toEqual(['delivered', 'returned'])
})

test('what is left after a return is exchanged, and goes back to split when the exchange ends', async () => {
  const old = await delivered({ variantId: SHIRT, quantity: 2 })
  await moveBy(shop, old.id, 'split', 'B', { lines: [{ lineId: old.lineIds[0] ?? 0, quantity: 1 }], reason: 'size' })
  const { data } = await ask(old, item(old, SHIRT_L))
  await call('POST', `/orders/${data.exchange.id}/cancel`, {}, { 'x-order-token': data.exchange.token ?? '' })
  expect(await look(old.id)).toMatchObject({ status: 'split', exchangeOrder: null })
})

test('after an exchange the rest is returned, not exchanged, and its return can be withdrawn', async () => {
  const old = await delivered({ variantId: SHIRT, quantity: 2 })
  const { data } = await ask(old, item(old, SHIRT_L))
  await toTheDoor(shop, data.exchange)
  await moveBy(shop, data.exchange.id, 'delivered', 'K')
  expect((await moveBy(shop, old.id, 'split', 'B')).data).toMatchObject({
    returnRefusal: null,
    exchangeRefusal: 'exchanged',
  })
  expect((await ask(old, item(old, SHIRT_L))).error.error).toBe('INVALID_TRANSITION')
  const rest = [{ lineId: old.lineIds[0] ?? 0, quantity: 1, reason: 'size' as const }]
  expect((await askReturn(shop, old.id, old.open, rest)).data).toMatchObject({
    status: 'returning',
    allowedActions: ['withdrawReturn'],
  })
  expect((await withdrawReturn(shop, old.id, old.open)).data).toMatchObject({
    status: 'split',
    exchangeOrder: { id: data.exchange.id },
  })
  await askReturn(shop, old.id, old.open, rest)
  await moveBy(shop, old.id, 'returned', 'K')
  expect((await moveBy(shop, old.id, 'returnedReceived', 'B')).status).toBe(200)
})

test('a return of what is left of an exchange is not announced as its failure', async () => {
  // The messages of the other tests are too old by then.
  clock.now = new Date('2026-11-22T18:00:00Z')
  const old = await delivered({ variantId: SHIRT, quantity: 2 })
  const { exchange } = (await ask(old, item(old, SHIRT_L, { quantity: 2 }))).data
  await toTheDoor(shop, exchange)
  await moveBy(shop, exchange.id, 'delivered', 'K')
  const lines = [{ lineId: exchange.lines[0]?.id ?? 0, quantity: 1 }]
  await moveBy(shop, exchange.id, 'split', 'B', { lines, reason: 'size' })
  await askReturn(
    shop,
    exchange.id,
    { 'x-order-token': exchange.token ?? '' },
    lines.map((line) => ({ ...line, reason: 'size' as const })),
  )
  expect((await news(exchange.id)).at(-1)).toMatch(/^we've checked your return/)
})

test('the return of an exchanged item can be withdrawn', async () => {
  const old = await delivered({ variantId: SHIRT })
  const { exchange } = (await ask(old, item(old, SHIRT_L))).data
  await toTheDoor(shop, exchange)
  await moveBy(shop, exchange.id, 'delivered', 'K')
  const open = { 'x-order-token': exchange.token ?? '' }
  const asked = await askReturn(shop, exchange.id, open, [
    { lineId: exchange.lines[0]?.id ?? 0, quantity: 1, reason: 'size' },
  ])
  expect([asked.data.allowedActions, asked.data.exchangeRefusal]).toEqual([['withdrawReturn'], 'underway'])
  expect((await withdrawReturn(shop, exchange.id, open)).data).toMatchObject({
    status: 'delivered',
    exchangeRefusal: 'isExchange',
  })
})

test('an exchange is worth what was paid after the coupon, whose part stays with the same product', async () => {
  const couponId = await makeCoupon(shop, { code: 'SWAP', benefit: 'amount', amount: 10_001, on_offers: true })
  const { headers, body } = await readyCart(shop, { variantId: SHIRT, quantity: 3 })
  const { data: cart } = await call('POST', '/cart/coupon', { code: 'SWAP' }, headers)
  const { data: order } = await sendOrder(shop, headers, { ...body, expectedRevision: cart.revision })
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  const chosen = { lineId: order.lines[0]?.id ?? 0, quantity: 1, variantId: SHIRT_L, reason: 'size' as const }
  const { data } = await askExchange(shop, order.id, { 'x-order-token': order.token ?? '' }, [chosen])
  expect(data.exchange).toMatchObject({
    couponDiscount: 3_333,
    credit: 146_667,
    total: 0,
    coupon: { code: 'SWAP' },
    lines: [{ couponDiscount: 3_333 }],
  })
  await toTheDoor(shop, data.exchange)
  await moveBy(shop, data.exchange.id, 'delivered', 'K')
  const { data: old } = await moveBy(shop, order.id, 'split', 'B')
  expect(old).toMatchObject({ refunded: 0, couponDiscount: 6_668, total: 450_000 - 10_001 + 5_000 - 146_667 })
  expect(await db.selectFrom('coupon_use').where('coupon_id', '=', couponId).select('saved').execute()).toHaveLength(1)
})
