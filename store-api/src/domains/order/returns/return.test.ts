import { beforeEach, expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, BUNDLE, openShop, SHIRT, SHIRT_L, stockOf } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { askReturn, moveBy, toTheDoor, withdrawReturn } from './order-returns.fixture.ts'

const shop = await openShop()
const { db, clock } = shop
beforeEach(async () => {
  clock.now = new Date('2026-11-22T10:00:00Z')
  await db
    .updateTable('branch_stock')
    .set({ on_hand: 50, reserved: 0 })
    .where('variant_id', 'in', [SHIRT, SHIRT_L, BALL])
    .execute()
})
const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000)
}

/** Two shirts and a ball at the door: 2 × 1500 and 600 pounds, saved 2 × 300, delivery 50. */
async function atTheDoor() {
  const placed = await placedOrder(shop, { variantId: SHIRT, quantity: 2 }, { variantId: BALL, quantity: 1 })
  await toTheDoor(shop, placed.order)
  const [shirts, ball] = placed.order.lines.map(({ id }) => id)
  return { ...placed, id: placed.order.id, shirts: shirts ?? 0, ball: ball ?? 0 }
}

async function delivered() {
  const order = await atTheDoor()
  await moveBy(shop, order.id, 'delivered', 'K')
  return order
}

test('units refused at the door are not paid and are restocked', async () => {
  const before = await stockOf(db, SHIRT)
  const { id, shirts } = await atTheDoor()
  const { data } = await moveBy(shop, id, 'split', 'K', { lines: [{ lineId: shirts, quantity: 1 }] })
  expect(data).toMatchObject({
    status: 'split',
    paid: true,
    subtotal: 240_000,
    discount: 30_000,
    deliveryFee: 5_000,
    total: 215_000,
  })
  expect(data).toMatchObject({ collected: 215_000, refunded: 0, tax: Math.round((215_000 * 14) / 114), returns: [] })
  expect(data.lines.map(({ returnedQuantity, quantity }) => [returnedQuantity, quantity])).toEqual([
    [1, 2],
    [0, 1],
  ])
  expect(await stockOf(db, SHIRT)).toEqual({ ...before, on_hand: before.on_hand - 1 })
})

test('a split names its units, fewer than all', async () => {
  const { id, shirts, ball } = await atTheDoor()
  const refused = async (lines: { lineId: number; quantity: number }[] | undefined) => {
    const { error } = await moveBy(shop, id, 'split', 'K', { lines })
    return [error.error, Object.keys(error.errors ?? {})[0]]
  }
  expect(await refused(undefined)).toEqual(['VALIDATION_FAILED', 'lines'])
  expect(await refused([])).toEqual(['VALIDATION_FAILED', 'lines'])
  expect(await refused([{ lineId: shirts, quantity: 3 }])).toEqual(['VALIDATION_FAILED', 'lines.0.quantity'])
  expect(await refused([{ lineId: 999_999, quantity: 1 }])).toEqual(['VALIDATION_FAILED', 'lines.0.quantity'])
  expect(
    await refused([
      { lineId: shirts, quantity: 1 },
      { lineId: shirts, quantity: 1 },
    ]),
  ).toEqual(['VALIDATION_FAILED', 'lines'])
  expect(
    await refused([
      { lineId: shirts, quantity: 2 },
      { lineId: ball, quantity: 1 },
    ]),
  ).toEqual(['INVALID_TRANSITION', undefined])
})

test('a partial return refunds its price without the delivery fee', async () => {
  const before = await stockOf(db, SHIRT)
  const { id, open, shirts } = await delivered()
  const asked = await askReturn(shop, id, open, [{ lineId: shirts, quantity: 1, reason: 'size' }], {
    notes: 'المقاس صغير',
  })
  expect(asked.data).toMatchObject({ status: 'returning', collected: 365_000, refunded: 0 })
  expect(asked.data.returns).toMatchObject([{ status: 'asked', notes: 'المقاس صغير', refund: 150_000 }])
  await moveBy(shop, id, 'returned', 'K')
  expect((await moveBy(shop, id, 'returnedReceived', 'B')).error.error).toBe('INVALID_TRANSITION')
  const { data } = await moveBy(shop, id, 'split', 'B')
  expect(data).toMatchObject({ status: 'split', collected: 365_000, refundDue: 150_000, total: 215_000, paid: true })
  expect(data.returns).toMatchObject([{ status: 'received', lines: [{ lineId: shirts, quantity: 1, reason: 'size' }] }])
  expect(await stockOf(db, SHIRT)).toEqual({ ...before, on_hand: before.on_hand - 1 })
  clock.now = new Date(clock.now.getTime() + 1)
  const rest = await moveBy(shop, id, 'returnedReceived', 'B', { reason: 'changedMind' })
  expect(rest.data).toMatchObject({
    status: 'returnedReceived',
    refundDue: 360_000,
    total: 5_000,
    subtotal: 0,
    discount: 0,
  })
  expect(rest.data.returns.map(({ refund }) => refund)).toEqual([210_000, 150_000])
  expect(await stockOf(db, SHIRT)).toEqual(before)
})

test('returns that were asked for in the same moment stand in the order of their requests', async () => {
  const { order, open } = await placedOrder(shop, { variantId: SHIRT, quantity: 6 })
  const lines = [{ lineId: order.lines[0]?.id ?? 0, quantity: 1 }]
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  for (const notes of ['1', '2', '3', '4', '5']) {
    await moveBy(shop, order.id, 'returning', 'B', { lines, notes })
    await moveBy(shop, order.id, 'returned', 'B')
    await moveBy(shop, order.id, 'split', 'B')
  }
  const { data } = await shop.call<Order>('GET', `/orders/${order.id}`, undefined, open)
  expect(data.returns.map(({ notes }) => notes)).toEqual(['5', '4', '3', '2', '1'])
})

test('a return of everything is received as a whole', async () => {
  const { id, open, shirts, ball } = await delivered()
  await askReturn(shop, id, open, [
    { lineId: shirts, quantity: 2, reason: 'size' },
    { lineId: ball, quantity: 1, reason: 'other' },
  ])
  await moveBy(shop, id, 'returned', 'B')
  expect((await moveBy(shop, id, 'split', 'B')).error.error).toBe('INVALID_TRANSITION')
  expect((await moveBy(shop, id, 'returnedReceived', 'B')).data).toMatchObject({
    refunded: 0,
    refundDue: 360_000,
    total: 5_000,
  })
})

test('counts the units received when fewer come than requested', async () => {
  const { id, open, shirts } = await delivered()
  await askReturn(shop, id, open, [{ lineId: shirts, quantity: 2, reason: 'size' }])
  await moveBy(shop, id, 'returned', 'K')
  const { data } = await moveBy(shop, id, 'split', 'B', { lines: [{ lineId: shirts, quantity: 1 }] })
  expect(data.returns).toMatchObject([{ refund: 150_000, lines: [{ quantity: 1, reason: 'size' }] }])
})

test('defective units are not restocked unless the branch says so, in its own stock', async () => {
  const { id, open, shirts } = await delivered()
  const before = await stockOf(db, SHIRT)
  await askReturn(shop, id, open, [{ lineId: shirts, quantity: 1, reason: 'defect' }])
  await moveBy(shop, id, 'returned', 'K')
  await moveBy(shop, id, 'split', 'B')
  expect(await stockOf(db, SHIRT)).toEqual(before)
  expect((await moveBy(shop, id, 'returnedReceived', 'B', { branchId: 99 })).error.errors).toHaveProperty('branchId')
  await moveBy(shop, id, 'returnedReceived', 'B', { branchId: 2, sellable: true })
  const there = await db
    .selectFrom('branch_stock')
    .select('on_hand')
    .where('variant_id', '=', SHIRT)
    .where('branch_id', '=', 2)
    .execute()
  expect(there).toEqual([{ on_hand: 1 }])
})

test('a customer withdraws a return until the units are collected', async () => {
  const { id, open, shirts } = await delivered()
  await askReturn(shop, id, open, [{ lineId: shirts, quantity: 1, reason: 'size' }])
  const { data } = await withdrawReturn(shop, id, open)
  expect([data.status, data.returns.map(({ status }) => status)]).toEqual(['delivered', ['withdrawn']])
  expect([data.collected, data.allowedActions]).toEqual([365_000, expect.arrayContaining(['return'])])
  await askReturn(shop, id, open, [{ lineId: shirts, quantity: 1, reason: 'size' }])
  await moveBy(shop, id, 'returned', 'K')
  expect((await withdrawReturn(shop, id, open)).error.error).toBe('INVALID_TRANSITION')
})

test('an undelivered parcel returns as a whole, without a payment', async () => {
  const before = await stockOf(db, SHIRT)
  const { id } = await atTheDoor()
  await moveBy(shop, id, 'abnormal', 'K')
  await moveBy(shop, id, 'returning', 'K')
  await moveBy(shop, id, 'returned', 'K')
  expect((await moveBy(shop, id, 'split', 'B', { lines: [] })).error.error).toBe('INVALID_TRANSITION')
  const { data } = await moveBy(shop, id, 'returnedReceived', 'B')
  expect(data).toMatchObject({ paid: false, collected: 0, refunded: 0, total: 365_000, returns: [] })
  expect(await stockOf(db, SHIRT)).toEqual(before)
})

test('accepts a return for 14 days, and for 30 days of a defect', async () => {
  const { id, open, shirts } = await delivered()
  const ask = async (reason: 'size' | 'defect') =>
    (await askReturn(shop, id, open, [{ lineId: shirts, quantity: 1, reason }])).error.error
  later(15)
  expect(await ask('size')).toBe('RETURN_WINDOW_CLOSED')
  later(16)
  expect(await ask('defect')).toBe('RETURN_WINDOW_CLOSED')
  later(-2)
  expect(await ask('defect')).toBeUndefined()
})

test('accepts a hygiene product only when it is defective or wrong', async () => {
  await db
    .insertInto('category')
    .values({ id: 9, parent_id: 1, slug: 'men-socks', name_ar: 'شرابات', name_en: 'Socks' })
    .execute()
  await db.updateTable('product').set({ category_id: 9 }).where('slug', '=', 'ball').execute()
  const { id, open, ball, shirts } = await delivered()
  const { data: seen } = await shop.call<Order>('GET', `/orders/${id}`, undefined, open)
  const reasonsOf = (lineId: number) => seen?.lines.find((line) => line.id === lineId)?.returnReasons
  expect(reasonsOf(ball)).toEqual(['defect', 'wrongItem'])
  expect(reasonsOf(shirts)).toContain('changedMind')
  expect(seen?.next).toBe('exchange')
  const { error } = await askReturn(shop, id, open, [{ lineId: ball, quantity: 1, reason: 'changedMind' }])
  expect(error).toMatchObject({ error: 'VALIDATION_FAILED', errors: { 'lines.0.reason': [{ rule: 'hygiene' }] } })
  expect((await askReturn(shop, id, open, [{ lineId: ball, quantity: 1, reason: 'wrongItem' }])).status).toBe(200)
  await db.updateTable('product').set({ category_id: 1 }).where('slug', '=', 'ball').execute()
})

test('refuses a return of another caller, and before the delivery', async () => {
  const { id, open, shirts } = await atTheDoor()
  const lines = [{ lineId: shirts, quantity: 1, reason: 'size' as const }]
  expect((await askReturn(shop, id, open, lines)).error.error).toBe('INVALID_TRANSITION')
  await moveBy(shop, id, 'delivered', 'K')
  expect((await askReturn(shop, id, (await loggedIn(shop)).headers, lines)).error.error).toBe('NOT_FOUND')
  expect((await askReturn(shop, id, {}, lines)).error.error).toBe('NOT_FOUND')
})

test('of many concurrent return requests one is accepted', async () => {
  const { id, open, shirts } = await delivered()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => askReturn(shop, id, open, [{ lineId: shirts, quantity: 2, reason: 'size' }])),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
})

test('a returned bundle is restocked as its parts', async () => {
  const before = [await stockOf(db, SHIRT), await stockOf(db, BALL)]
  const { order, open } = await placedOrder(shop, { variantId: BUNDLE, parts: [SHIRT, BALL], quantity: 2 })
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  await askReturn(shop, order.id, open, [{ lineId: order.lines[0]?.id ?? 0, quantity: 1, reason: 'size' }])
  await moveBy(shop, order.id, 'returned', 'K')
  await moveBy(shop, order.id, 'split', 'B')
  const after = [await stockOf(db, SHIRT), await stockOf(db, BALL)]
  expect(after.map(({ on_hand }, index) => (before[index]?.on_hand ?? 0) - on_hand)).toEqual([1, 2])
})

/** One of two shirts was refused at the door: the order is `split` on the day of its delivery. */
async function partlyAccepted() {
  const order = await atTheDoor()
  await moveBy(shop, order.id, 'split', 'K', { lines: [{ lineId: order.shirts, quantity: 1 }] })
  const see = async () => (await shop.call<Order>('GET', `/orders/${order.id}`, undefined, order.open)).data
  return { ...order, see }
}

test('what was accepted at the door is returned like any delivered unit, in parts', async () => {
  const { id, open, shirts, ball, see } = await partlyAccepted()
  const accepted = await see()
  expect([accepted.allowedActions, accepted.returnRefusal, accepted.exchangeRefusal]).toEqual([
    ['return', 'exchange', 'reorder'],
    null,
    null,
  ])
  expect(
    accepted.lines.map(({ returnableQuantity, exchangeableQuantity }) => [returnableQuantity, exchangeableQuantity]),
  ).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(
    (await askReturn(shop, id, open, [{ lineId: shirts, quantity: 2, reason: 'size' }])).error.errors,
  ).toHaveProperty(['lines.0.quantity'])
  expect((await askReturn(shop, id, open, [{ lineId: ball, quantity: 1, reason: 'size' }])).data).toMatchObject({
    status: 'returning',
    returnRefusal: 'underway',
  })
  await moveBy(shop, id, 'returned', 'K')
  expect((await moveBy(shop, id, 'split', 'B')).data).toMatchObject({ status: 'split', collected: 215_000 })
  await askReturn(shop, id, open, [{ lineId: shirts, quantity: 1, reason: 'size' }])
  await moveBy(shop, id, 'returned', 'K')
  expect((await moveBy(shop, id, 'returnedReceived', 'B')).data).toMatchObject({
    subtotal: 0,
    returnRefusal: 'allReturned',
    allowedActions: [],
  })
})

test('a withdrawn return of a split order leads back to split, and money and units stay', async () => {
  const { id, open, ball, see } = await partlyAccepted()
  const before = await see()
  await askReturn(shop, id, open, [{ lineId: ball, quantity: 1, reason: 'size' }])
  expect(
    (await moveBy(shop, id, 'split', 'B', { lines: [{ lineId: ball, quantity: 1 }] })).error.errors,
  ).toHaveProperty('lines')
  const { data } = await withdrawReturn(shop, id, open)
  expect(data).toMatchObject({
    status: 'split',
    total: before.total,
    collected: before.collected,
    refunded: 0,
    allowedActions: before.allowedActions,
  })
  expect([data.deliveredAt, data.lines.map(({ returnedQuantity }) => returnedQuantity)]).toEqual([
    before.deliveredAt,
    [1, 0],
  ])
})

test('after 30 days a split order says that its time is over', async () => {
  const { id, open, shirts, see } = await partlyAccepted()
  later(15)
  expect((await see()).returnReasons).toEqual(['defect', 'wrongItem'])
  expect((await askReturn(shop, id, open, [{ lineId: shirts, quantity: 1, reason: 'size' }])).error.error).toBe(
    'RETURN_WINDOW_CLOSED',
  )
  later(16)
  expect(await see()).toMatchObject({
    returnRefusal: 'windowClosed',
    exchangeRefusal: 'windowClosed',
    allowedActions: ['reorder'],
  })
})

test('faulty and wrong items together have the longer window', async () => {
  const { id, open, shirts, ball } = await delivered()
  later(20)
  const asked = await askReturn(shop, id, open, [
    { lineId: shirts, quantity: 1, reason: 'defect' },
    { lineId: ball, quantity: 1, reason: 'wrongItem' },
  ])
  expect(asked.data.status).toBe('returning')
})
