import { beforeEach, expect, test } from 'vitest'
import { BALL, openShop, SHIRT, SHIRT_L } from '#src/domains/cart/shop.fixture.ts'
import { collect, readyOrder } from '#src/domains/order/pickup/pickup.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { ReturnMethod, ReturnQuote, ReturnReason } from '#src/domains/order/return.schema.ts'
import { askExchange, moveBy, toTheDoor } from './order-returns.fixture.ts'

const shop = await openShop()
const { db, clock, call } = shop
beforeEach(async () => {
  clock.now = new Date('2026-11-22T10:00:00Z')
  await db
    .updateTable('branch_stock')
    .set({ on_hand: 50, reserved: 0 })
    .where('variant_id', 'in', [SHIRT, SHIRT_L, BALL])
    .execute()
})

/** Two shirts of 1500 and a ball of 600 pounds, and 50 of delivery in Cairo, delivered. */
async function delivered(at = clock.now) {
  const { order, open } = await placedOrder(shop, { variantId: SHIRT, quantity: 2 }, { variantId: BALL })
  await toTheDoor(shop, order)
  clock.now = at
  await moveBy(shop, order.id, 'delivered', 'K')
  const [shirts = 0, ball = 0] = order.lines.map(({ id }) => id)
  const body = (units: [lineId: number, quantity: number, reason: ReturnReason][], returnMethod?: ReturnMethod) => ({
    lines: units.map(([lineId, quantity, reason]) => ({ lineId, quantity, reason })),
    returnMethod,
  })
  const quote = async (...asked: Parameters<typeof body>) =>
    (await call<ReturnQuote>('POST', `/orders/${order.id}/return-quote`, body(...asked), open)).data
  const ask = async (...asked: Parameters<typeof body>) =>
    (await call<Order>('POST', `/orders/${order.id}/return`, body(...asked), open)).data
  return { id: order.id, open, shirts, ball, quote, ask, promisedTo: order.promisedTo }
}

test('a changed mind pays the courier the delivery fee of the governorate, a fault of the shop nothing, the way to a branch nothing', async () => {
  const { quote, shirts, ball } = await delivered()
  expect(await quote([[shirts, 1, 'changedMind']])).toEqual({ price: 150_000, returnFee: 5_000, refund: 145_000 })
  expect(await quote([[shirts, 1, 'size']], 'courier')).toMatchObject({ returnFee: 5_000 })
  expect(await quote([[shirts, 1, 'other']], 'branch')).toEqual({ price: 150_000, returnFee: 0, refund: 150_000 })
  expect(await quote([[shirts, 1, 'defect']])).toMatchObject({ returnFee: 0, refund: 150_000 })
  expect(
    await quote([
      [shirts, 2, 'changedMind'],
      [ball, 1, 'wrongItem'],
    ]),
    'one way for all',
  ).toMatchObject({ returnFee: 0, refund: 360_000 })
})

test('an order that came later than promised comes back at the cost of the shop, one in time does not', async () => {
  const [early, late] = [await delivered(), await delivered(new Date('2026-12-20T10:00:00Z'))]
  expect(await late.quote([[late.ball, 1, 'late']])).toMatchObject({ returnFee: 0 })
  clock.now = new Date('2026-11-23T10:00:00Z')
  expect(await early.quote([[early.ball, 1, 'late']])).toMatchObject({ returnFee: 5_000 })
})

test('the fee is counted as it was quoted, whatever delivery costs by then', async () => {
  const { id, ask, shirts } = await delivered()
  const asked = await ask([[shirts, 1, 'changedMind']])
  expect(asked).toMatchObject({
    total: 365_000,
    returnFee: 0,
    returns: [{ returnMethod: 'courier', returnFee: 5_000, refund: 145_000 }],
  })
  await db.updateTable('state').set({ fee: 9_000 }).where('id', '=', 1).execute()
  await moveBy(shop, id, 'returned', 'K')
  const { data } = await moveBy(shop, id, 'split', 'B')
  await db.updateTable('state').set({ fee: 5_000 }).where('id', '=', 1).execute()
  expect(data).toMatchObject({
    collected: 365_000,
    refundDue: 145_000,
    returnFee: 5_000,
    total: 220_000,
    tax: Math.round((220_000 * 14) / 114),
  })
  const { data: rest } = await moveBy(shop, id, 'returnedReceived', 'B')
  expect(rest, 'the counter takes the rest without a fee').toMatchObject({
    refundDue: 355_000,
    returnFee: 5_000,
    total: 10_000,
  })
})

test('another refund than the customer saw is refused with the right one, and requests nothing', async () => {
  const { id, open, shirts } = await delivered()
  const lines = [{ lineId: shirts, quantity: 1, reason: 'changedMind' }]
  const ask = (expectedRefund: number) => call<Order>('POST', `/orders/${id}/return`, { lines, expectedRefund }, open)
  expect((await ask(150_000)).error).toMatchObject({
    error: 'PRICE_CHANGED',
    errors: {
      expectedRefund: [{ rule: 'price', message: 'You will get EGP\u00a01,450 back. If that is right, press again' }],
    },
    total: 145_000,
  })
  expect((await ask(145_000)).data).toMatchObject({ status: 'returning', returns: [{ refund: 145_000 }] })
})

test('a refund is never below zero', async () => {
  const { id, quote, ask, ball } = await delivered()
  await db.updateTable('state').set({ fee: 70_000 }).where('id', '=', 1).execute()
  const asked: Parameters<typeof quote>[0] = [[ball, 1, 'changedMind']]
  expect(await quote(asked)).toEqual({ price: 60_000, returnFee: 60_000, refund: 0 })
  await ask(asked)
  await db.updateTable('state').set({ fee: 5_000 }).where('id', '=', 1).execute()
  await moveBy(shop, id, 'returned', 'K')
  expect((await moveBy(shop, id, 'split', 'B')).data).toMatchObject({ refundDue: 0, returnFee: 60_000, total: 365_000 })
})

test('fewer units than requested pay no more than they are worth', async () => {
  const { id, ask, shirts, ball } = await delivered()
  await db.updateTable('state').set({ fee: 70_000 }).where('id', '=', 1).execute()
  await ask([
    [shirts, 1, 'size'],
    [ball, 1, 'size'],
  ])
  await db.updateTable('state').set({ fee: 5_000 }).where('id', '=', 1).execute()
  await moveBy(shop, id, 'returned', 'K')
  const { data } = await moveBy(shop, id, 'split', 'B', { lines: [{ lineId: ball, quantity: 1 }] })
  expect(data).toMatchObject({ refundDue: 0, returnFee: 60_000, returns: [{ returnFee: 60_000, refund: 0 }] })
})

test('who asks the shop, and an exchange, pay no way back; the exchanged item does', async () => {
  const { id, open, shirts } = await delivered()
  const { data } = await askExchange(shop, id, open, [
    { lineId: shirts, quantity: 1, variantId: SHIRT_L, reason: 'changedMind' },
  ])
  expect(data.order.returns).toMatchObject([{ returnFee: 0, refund: 0, credited: 150_000 }])
  await toTheDoor(shop, data.exchange)
  await moveBy(shop, data.exchange.id, 'delivered', 'K')
  expect((await moveBy(shop, id, 'split', 'B')).data).toMatchObject({ returnFee: 0 })
  expect(
    (await moveBy(shop, id, 'returning', 'B', { reason: 'changedMind' })).data.returns.find(
      ({ status }) => status === 'asked',
    ),
  ).toMatchObject({ returnFee: 0, refund: 210_000 })
  const token = { 'x-order-token': data.exchange.token ?? '' }
  await call(
    'POST',
    `/orders/${data.exchange.id}/return`,
    { lines: [{ lineId: data.exchange.lines[0]?.id, quantity: 1, reason: 'size' }] },
    token,
  )
  await moveBy(shop, data.exchange.id, 'returned', 'K')
  expect((await moveBy(shop, data.exchange.id, 'returnedReceived', 'B')).data).toMatchObject({
    returnFee: 5_000,
    refundDue: 145_000,
    total: 0,
    credit: 5_000,
  })
})

test('the order says what the courier would take, while something can be returned', async () => {
  const { id, open, ask, shirts } = await delivered()
  const see = async () => (await call<Order>('GET', `/orders/${id}`, undefined, open)).data
  expect((await see()).courierReturnFee).toBe(5_000)
  await ask([[shirts, 1, 'size']])
  expect((await see()).courierReturnFee).toBeNull()
})

test('what was collected in a branch comes back to one', async () => {
  const {
    order: { id },
    open,
    code,
  } = await readyOrder(shop, 1, { variantId: BALL })
  const { data: look } = await collect(shop, id, { code })
  expect(look).toMatchObject({ status: 'delivered', courierReturnFee: null })
  const body = (returnMethod?: string) => ({
    lines: [{ lineId: look.lines[0]?.id, quantity: 1, reason: 'size' }],
    returnMethod,
  })
  const refused = await call<Order>('POST', `/orders/${id}/return`, body('courier'), open)
  expect(refused.error.errors).toMatchObject({ returnMethod: [{ rule: 'ref' }] })
  expect((await call<Order>('POST', `/orders/${id}/return`, body(), open)).data.returns).toMatchObject([
    { returnMethod: 'branch', returnFee: 0 },
  ])
})
