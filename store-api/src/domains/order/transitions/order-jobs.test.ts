import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { BALL, COMING, openShop } from '#src/domains/cart/shop.fixture.ts'
import type { Context } from '#src/http/context.ts'
import { selectMessage, moved, placedOrder, takenOrder } from '#src/domains/order/order.fixture.ts'
import { runOrderJobs } from './order-jobs.service.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const shop = await openShop()
const { call, db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 500 }).where('variant_id', '=', BALL).execute()

const HOUR = 3_600_000
// 14:00 in Cairo.
const noon = new Date('2026-11-22T12:00:00Z')
const context: Context = { db, config: readConfig({}), language: 'en', now: () => clock.now }
const run = () => runOrderJobs(context)
const after = (hours: number) => {
  clock.now = new Date(noon.getTime() + hours * HOUR)
}
const ball = { variantId: BALL }
const read = async (order: { id: number }, open: Record<string, string>) =>
  (await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data
/** Orders of other tests have nothing due any more. */
const settle = () => db.updateTable('orders').set({ status: 'canceled' }).execute()

test('reminds twice within contact hours and cancels after 48 hours without confirmation', async () => {
  after(0)
  const { order, open } = await placedOrder(shop, ball)
  const reminders = () =>
    Promise.all([1, 2].map(async (time) => (await selectMessage(shop, order.id, `confirm:2:reminder:${time}`)).length))
  after(3.9)
  expect([await run(), await reminders()]).toEqual([undefined, [0, 0]])
  after(4)
  expect([await run(), await reminders()]).toEqual([{ reminded: 1 }, [2, 0]])
  expect(await run()).toBeUndefined()
  // 03:00 in Cairo.
  after(13)
  expect(await run()).toBeUndefined()
  after(24)
  expect([await run(), await run(), await reminders()]).toEqual([{ remindedTwice: 1 }, undefined, [2, 2]])
  after(47.9)
  expect(await run()).toBeUndefined()
  after(48)
  expect([await run(), await run()]).toEqual([{ givenUp: 1 }, undefined])
  expect((await read(order, open)).events[0]).toMatchObject({ from: 'waitingCustomer', to: 'canceled' })
})

test('sends a reminder that is due at night at noon, and a needless one not at all', async () => {
  after(8)
  const { order } = await placedOrder(shop, ball)
  after(12)
  expect(await run()).toBeUndefined()
  after(22)
  expect(await run()).toEqual({ reminded: 1 })
  const late = await placedOrder(shop, ball)
  after(22 + 30)
  expect(await run()).toEqual({ remindedTwice: 2 })
  expect(await selectMessage(shop, late.order.id, 'confirm:2:reminder:1')).toEqual([])
  expect(await selectMessage(shop, order.id, 'confirm:2:reminder:2')).toHaveLength(2)
  await settle()
})

test('grants a cancellation request after a day without an answer, unless the parcel has left', async () => {
  after(0)
  const [asked, left] = [await takenOrder(shop, ball), await takenOrder(shop, ball)]
  for (const { order, open } of [asked, left]) {
    await moved(shop, order.id, ['confirm', 'B'], ['preparing', 'B'])
    await call('POST', `/orders/${order.id}/cancel`, {}, open)
  }
  await moved(shop, left.order.id, ['shippingAgent', 'B'])
  after(23.9)
  expect(await run()).toBeUndefined()
  after(24)
  expect([await run(), await run()]).toEqual([{ canceled: 1 }, undefined])
  expect((await read(asked.order, asked.open)).status).toBe('canceled')
  expect((await read(left.order, left.open)).status).toBe('shippingAgent')
  await settle()
})

test('moves an overdue order to late once', async () => {
  after(0)
  const { order, open } = await takenOrder(shop, ball)
  await moved(shop, order.id, ['confirm', 'B'])
  after(24 * 4)
  expect([await run(), await run()]).toEqual([{ late: 1 }, undefined])
  expect(await read(order, open)).toMatchObject({ status: 'late', timeline: [{}, { state: 'now' }, {}, {}, {}] })
  // The 22nd is a Sunday: a new order of the 26th is promised for three to five business days later.
  expect((await read(order, open)).expected).toEqual({ from: '2026-12-01', to: '2026-12-03', time: null })
  await moved(shop, order.id, ['preparing', 'B'])
  expect(await run()).toBeUndefined()
  await settle()
})

test('an order that its customer confirms after it should have left is promised anew, and is not late at once', async () => {
  after(0)
  const { order, open } = await placedOrder(shop, ball)
  await db.updateTable('orders').set({ promised_dispatch_at: clock.now }).where('id', '=', order.id).execute()
  after(1)
  expect((await read(order, open)).expected).toBeNull()
  await moved(shop, order.id, ['inProgress', 'B'], ['confirm', 'B'])
  expect([await run(), (await read(order, open)).expected]).toEqual([
    undefined,
    { from: order.promisedFrom, to: order.promisedTo, time: null },
  ])
  await settle()
})

test('returns the parcel within a day of the second failed delivery', async () => {
  after(0)
  const { order, open } = await takenOrder(shop, ball)
  await moved(shop, order.id, ['confirm', 'B'], ['preparing', 'B'], ['ready', 'B'], ['shippingAgent', 'B'])
  await moved(shop, order.id, ['delivery', 'K'], ['abnormal', 'K'])
  after(30)
  expect(await run()).toBeUndefined()
  await moved(shop, order.id, ['delivery', 'K'], ['abnormal', 'K'])
  after(54)
  expect([await run(), await run()]).toEqual([{ turnedBack: 1 }, undefined])
  expect((await read(order, open)).status).toBe('returning')
})

test('drops an expired edit, takes a confirmed order, and moves a manufactured one online', async () => {
  after(0)
  const edit = await placedOrder(shop, ball)
  await call('POST', `/orders/${edit.order.id}/edit`, undefined, edit.open)
  const stuck = await placedOrder(shop, ball)
  await db
    .updateTable('orders')
    .set({ status: 'customerConfirmed', placed_from: null })
    .where('id', '=', stuck.order.id)
    .execute()
  await db
    .insertInto('order_event')
    .values({
      order_id: stuck.order.id,
      seq: 3,
      from_status: 'waitingCustomer',
      to_status: 'customerConfirmed',
      actor: 'C',
      at: clock.now,
    })
    .execute()
  const coming = await takenOrder(shop, ball)
  await db
    .updateTable('order_line')
    .set({ product_id: 5, variant_id: COMING })
    .where('order_id', '=', coming.order.id)
    .execute()
  await moved(shop, coming.order.id, ['onlineComing', 'B'])
  expect(await run()).toEqual({ confirmed: 1 })
  await db.updateTable('product').set({ status: 'online' }).where('id', '=', 5).execute()
  after(0.25)
  expect([await run(), await run()]).toEqual([{ editsDropped: 1, made: 1 }, undefined])
  expect((await read(edit.order, edit.open)).events[0]).toMatchObject({ from: 'edit', to: 'waitingCustomer' })
  expect((await read(coming.order, coming.open)).allowedActions).toEqual(['confirm', 'cancel'])
  expect((await call<Order>('POST', `/orders/${coming.order.id}/confirm`, {}, coming.open)).data.status).toBe('confirm')
  await settle()
})

test('an order whose items were made is reminded after a day and canceled after two, unless it was confirmed', async () => {
  after(0)
  const order = async () => {
    const {
      order: { id },
      open,
    } = await takenOrder(shop, ball)
    await moved(shop, id, ['onlineComing', 'B'], ['online', 'B'])
    return { id, open }
  }
  const [forgotten, confirmed] = [await order(), await order()]
  const see = async ({ id, open }: typeof forgotten) =>
    (await call<Order>('GET', `/orders/${id}`, undefined, open)).data
  expect((await see(forgotten)).confirmBy).toBe(new Date(clock.now.getTime() + 48 * 3_600_000).toISOString())
  after(24)
  expect([await run(), await run()]).toEqual([{ remindedOfMade: 2 }, undefined])
  expect((await selectMessage(shop, forgotten.id, 'made:'))[1]).toMatch(
    /^still waiting for you. Confirm it on the order page before \w+ \d/,
  )
  await call('POST', `/orders/${confirmed.id}/confirm`, {}, confirmed.open)
  after(48)
  expect(await run()).toMatchObject({ givenUp: 1 })
  expect([(await see(forgotten)).status, (await see(confirmed)).confirmBy]).toEqual(['canceled', null])
  await settle()
})

test('two processes at once make each transition once', async () => {
  after(0)
  const orders = []
  for (let count = 0; count < 6; count += 1) orders.push(await placedOrder(shop, ball))
  after(48)
  await Promise.all([run(), run(), run()])
  for (const { order, open } of orders) {
    const { events } = await read(order, open)
    expect(events.map(({ to }) => to)).toEqual(['canceled', 'waitingCustomer', 'new'])
  }
})
