import { beforeEach, expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { ownOrder, placedOrder } from '#src/domains/order/order.fixture.ts'
import type { GuestOrder, TrackedOrder } from '#src/domains/order/tracking/tracking.schema.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { RefundDue, ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { maskAccount } from '#src/domains/order/refund-rules.ts'
import { cleanUp } from '#src/jobs/cleanup.ts'
import { moveBy, toTheDoor, withdrawReturn } from './order-returns.fixture.ts'

const shop = await openShop()
const { db, clock, call } = shop
beforeEach(async () => {
  clock.now = new Date('2026-11-22T10:00:00Z')
  await db.updateTable('branch_stock').set({ on_hand: 50, reserved: 0 }).where('variant_id', '=', BALL).execute()
})

async function delivered() {
  const placed = await placedOrder(shop, { variantId: BALL })
  await toTheDoor(shop, placed.order)
  await moveBy(shop, placed.order.id, 'delivered', 'K')
  const lines = [{ lineId: placed.order.lines[0]?.id, quantity: 1, reason: 'changedMind' }]
  const ask = (refund: object) =>
    call<Order>('POST', `/orders/${placed.order.id}/return`, { lines, ...refund }, placed.open)
  return { ...placed, id: placed.order.id, ask }
}
const atShop = (id: number) =>
  call<ShopOrder>('GET', `/internal/orders/${id}`, undefined, { 'x-service-key': SERVICE_KEY })
const pay = (id: number, key = SERVICE_KEY) =>
  call<ShopOrder>('POST', `/internal/orders/${id}/refunded`, {}, { 'x-service-key': key })
const stored = async (id: number) =>
  (await db.selectFrom('order_return').select('refund_account').where('order_id', '=', id).executeTakeFirst())
    ?.refund_account

test('a guest chooses a wallet: the shop sees its number, the guest a masked one', async () => {
  const { id, ask, open } = await delivered()
  const { data } = await ask({ refundMethod: 'wallet', refundAccount: '٠١٠٠ ١٢٣ ٤٥٦٧' })
  expect(data.returns).toMatchObject([{ refundMethod: 'wallet', refundAccount: '0100***4567', refundedAt: null }])
  expect((await call<Order>('GET', `/orders/${id}`, undefined, open)).data.returns).toMatchObject([
    { refundAccount: '0100***4567' },
  ])
  expect((await atShop(id)).data.returns).toMatchObject([{ refundMethod: 'wallet', refundAccount: '+201001234567' }])
})

test.each([
  ['mona.ali@instapay', 'mona.ali@instapay', 'mo***@instapay'],
  [' Mona.Ali ', 'mona.ali@instapay', 'mo***@instapay'],
])('the InstaPay address %j is stored as %j and shown as %j', async (typed, kept, shown) => {
  const { id, ask } = await delivered()
  expect((await ask({ refundMethod: 'instapay', refundAccount: typed })).data.returns).toMatchObject([
    { refundAccount: shown },
  ])
  expect(await stored(id)).toBe(kept)
})

test.each([
  [{ refundMethod: 'wallet' }, 'refundAccount', 'required'],
  [{ refundMethod: 'wallet', refundAccount: '0223456789' }, 'refundAccount', 'mobile'],
  [{ refundMethod: 'wallet', refundAccount: 'mona@instapay' }, 'refundAccount', 'mobile'],
  [{ refundMethod: 'instapay', refundAccount: ' ' }, 'refundAccount', 'required'],
  [{ refundMethod: 'instapay', refundAccount: 'mona@bank' }, 'refundAccount', 'instapay'],
  [{ refundMethod: 'instapay', refundAccount: 'منى@instapay' }, 'refundAccount', 'instapay'],
  [{ refundMethod: 'instapay', refundAccount: 'a'.repeat(90) }, 'refundAccount', 'instapay'],
  [{ refundMethod: 'bank' }, 'refundMethod', 'ref'],
])('%j is refused at %s with %s, and nothing is returned', async (refund, field, rule) => {
  const { ask } = await delivered()
  const { status, error } = await ask(refund)
  expect([status, error.errors?.[field]?.[0]?.rule]).toEqual([422, rule])
})

test('without a choice the refund is cash, and an account sent with it is not stored', async () => {
  const [plain, cash] = [await delivered(), await delivered()]
  expect((await plain.ask({})).data.returns).toMatchObject([{ refundMethod: 'cash', refundAccount: null }])
  await cash.ask({ refundMethod: 'cash', refundAccount: '01001234567' })
  expect(await stored(cash.id)).toBeNull()
})

test('a withdrawn return clears its account', async () => {
  const { id, ask, open } = await delivered()
  await ask({ refundMethod: 'wallet', refundAccount: '01001234567' })
  await withdrawReturn(shop, id, open)
  expect(await stored(id)).toBeNull()
})

test('the shop notes a refund once, and its account is cleared 30 days later', async () => {
  const { id, ask } = await delivered()
  await ask({ refundMethod: 'instapay', refundAccount: 'mona' })
  expect((await pay(id)).error.error).toBe('INVALID_TRANSITION')
  expect((await pay(id, 'guess')).status).toBe(403)
  await moveBy(shop, id, 'returned', 'K')
  await moveBy(shop, id, 'returnedReceived', 'B')
  const first = await pay(id)
  clock.now = new Date('2026-11-30T10:00:00Z')
  expect([first.data.returns[0]?.refundedAt, (await pay(id)).data.returns[0]?.refundedAt]).toEqual(
    Array(2).fill('2026-11-22T10:00:00.000Z'),
  )
  await cleanUp(db, () => new Date('2026-12-22T09:59:00Z'))
  expect(await stored(id)).toBe('mona@instapay')
  await cleanUp(db, () => new Date('2026-12-22T10:01:00Z'))
  expect(await stored(id)).toBeNull()
  expect((await atShop(id)).data.returns).toMatchObject([{ refundMethod: 'instapay', refundAccount: null }])
})

test('a refund is due until the shop notes that it was paid, in every view of the order', async () => {
  const { id, ask, open, order } = await delivered()
  await ask({})
  await moveBy(shop, id, 'returned', 'K')
  const { mobile } = order.contact
  const views = async () => {
    const [whole, tracked, guest] = await Promise.all([
      call<Order>('GET', `/orders/${id}`, undefined, open),
      call<TrackedOrder>('GET', `/track-order?orderNumber=${order.number}&mobile=${encodeURIComponent(mobile)}`),
      call<GuestOrder>('GET', `/guest-order/${id}/${order.lines[0]?.id}`, undefined, open),
    ])
    return [whole, tracked, guest].map(({ data: { refunded, refundDue, collected, total } }) => [
      refunded,
      refundDue,
      collected - refunded - refundDue - total,
    ])
  }
  expect(await views(), 'not received yet').toEqual(Array(3).fill([0, 0, 0]))
  await moveBy(shop, id, 'returnedReceived', 'B')
  expect(await views(), 'received').toEqual(Array(3).fill([0, 55_000, 0]))
  const { data: noted } = await pay(id)
  expect(noted).toMatchObject({ refunded: 55_000, refundDue: 0 })
  expect(noted.events[0]).toMatchObject({
    from: 'returnedReceived',
    to: 'returnedReceived',
    actor: 'B',
    reason: 'refunded',
  })
  expect((await pay(id)).data.events).toHaveLength(noted.events.length)
  expect(await views(), 'paid').toEqual(Array(3).fill([55_000, 0, 0]))
})

test('GET /internal/refunds-due counts the business days that are left, until the refund is noted', async () => {
  const { id, ask } = await delivered()
  await ask({})
  await moveBy(shop, id, 'returned', 'K')
  await moveBy(shop, id, 'returnedReceived', 'B')
  const left = async (key = SERVICE_KEY) => {
    const { data } = await call<RefundDue[]>('GET', '/internal/refunds-due', undefined, { 'x-service-key': key })
    return data?.find((order) => order.id === id)?.refundDaysLeft
  }
  const days: (number | undefined)[] = [await left()]
  // Wednesday, the Saturday after it, and the second Sunday.
  for (const day of ['2026-11-25', '2026-11-28', '2026-12-06']) {
    clock.now = new Date(`${day}T10:00:00Z`)
    days.push(await left())
  }
  expect(days).toEqual([7, 4, 3, -3])
  expect(await left('another key')).toBeUndefined()
  await pay(id)
  expect(await left()).toBeUndefined()
})

test('a refund that is noted during the next return does not change where that return leads back to', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL, quantity: 2 })
  const lines = [{ lineId: order.lines[0]?.id ?? 0, quantity: 1 }]
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  await moveBy(shop, order.id, 'split', 'B', { lines })
  await moveBy(shop, order.id, 'returning', 'B', { lines })
  expect((await pay(order.id)).data).toMatchObject({ status: 'returning', refundDue: 0 })
  expect((await withdrawReturn(shop, order.id, open)).data.status).toBe('split')
})

test('the copy of a customer’s data says what was paid back and what is still due', async () => {
  const person = await loggedIn(shop)
  const order = await ownOrder(shop, person, { variantId: BALL })
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  await moveBy(shop, order.id, 'returning', 'B', { reason: 'changedMind' })
  await moveBy(shop, order.id, 'returned', 'B')
  await moveBy(shop, order.id, 'returnedReceived', 'B')
  const orders = async () =>
    (await call<{ sections: { orders: object[] } }>('GET', '/own-data', undefined, person.headers)).data.sections.orders
  expect(await orders()).toMatchObject([
    { collected: { amount: '650.00' }, refunded: { amount: '0.00' }, refundDue: { amount: '600.00' } },
  ])
  await pay(order.id)
  expect(await orders()).toMatchObject([{ refunded: { amount: '600.00' }, refundDue: { amount: '0.00' } }])
})

test('the copy of a customer’s data has what she returns, for what fee, and where its refund goes', async () => {
  const person = await loggedIn(shop)
  const order = await ownOrder(shop, person, { variantId: BALL })
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  const body = {
    lines: [{ lineId: order.lines[0]?.id, quantity: 1, reason: 'size' }],
    refundMethod: 'wallet',
    refundAccount: '01001234567',
  }
  expect((await call('POST', `/orders/${order.id}/return`, body, person.headers)).status).toBe(200)
  const { data } = await call<{ sections: { returns: object[] } }>('GET', '/own-data', undefined, person.headers)
  expect(data.sections.returns).toMatchObject([
    {
      orderNumber: order.number,
      returnFee: { amount: expect.stringMatching(/^\d+\.\d\d$/) as string, currency: 'EGP' },
      refundAccount: '+201001234567',
      lines: [{ sku: 'BA', quantity: 1, reason: 'size' }],
    },
  ])
})

test('an account of a refund that nobody noted is cleared after 180 days', async () => {
  const { id, ask } = await delivered()
  await ask({ refundMethod: 'wallet', refundAccount: '01001234567' })
  await cleanUp(db, () => new Date(clock.now.getTime() + 181 * 86_400_000))
  expect(await stored(id)).toBeNull()
})

test('a mask shows no more than the ends', () => {
  expect(['+201234567890', 'a@instapay', 'mona@instapay'].map(maskAccount)).toEqual([
    '0123***7890',
    'a***@instapay',
    'mo***@instapay',
  ])
})
