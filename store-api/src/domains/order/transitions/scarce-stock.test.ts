import { afterEach, expect, test } from 'vitest'
import { testConfig } from '#src/config.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, LAST, openShop, SHIRT, stockOf, type Wish } from '#src/domains/cart/shop.fixture.ts'
import { selectMessage, placedOrder, waitingOrder } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { runOrderJobs } from './order-jobs.service.ts'

const shop = await openShop()
const { call, db, clock } = shop
/** Orders of other tests hold nothing and have nothing due. */
afterEach(async () => {
  await db.updateTable('orders').set({ status: 'canceled', placed_from: null }).execute()
  await db.updateTable('branch_stock').set({ reserved: 0 }).execute()
})

const HOUR = 3_600_000
const cairo = (time: string, day = 22) => new Date(`2026-11-${day}T${time}:00+02:00`)
const run = () => runOrderJobs({ db, config: testConfig(), language: 'en', now: () => clock.now })
const read = async ({ order, open }: Awaited<ReturnType<typeof placedOrder>>) =>
  (await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data
const stock = (variant: number, units: number) =>
  db
    .updateTable('branch_stock')
    .set({ on_hand: units })
    .where('variant_id', '=', variant)
    .where('branch_id', '=', 1)
    .execute()
const guest = (...wishes: Wish[]) => placedOrder(shop, ...wishes)

test('a guest holds the last unit for two contact hours, gets a message after one, and then it is free', async () => {
  clock.now = cairo('14:00')
  const placed = await guest({ variantId: LAST })
  const { id } = placed.order
  expect(placed.order.confirmBy).toBe(cairo('16:00').toISOString())
  clock.now = cairo('14:59')
  expect(await run()).toBeUndefined()
  clock.now = cairo('15:00')
  expect([await run(), await run()]).toEqual([{ hurried: 1 }, undefined])
  const [number, until, link = ''] = await selectMessage(shop, id, 'confirm:2:reminder')
  expect([number, until]).toEqual([placed.order.number, expect.stringMatching(/4:00.PM/)])
  const token = new URL(link).searchParams.get('confirm')
  clock.now = cairo('16:00')
  expect([await run(), await run()]).toEqual([{ givenUp: 1 }, undefined])
  expect([(await read(placed)).status, await stockOf(db, LAST)]).toEqual(['canceled', { on_hand: 1, reserved: 0 }])
  expect((await call('POST', `/orders/${id}/confirm`, {}, { 'x-order-token': token ?? '' })).status).toBe(409)
})

test('the two hours of scarce stock do not end at night', async () => {
  clock.now = cairo('23:00')
  const evening = await guest({ variantId: LAST })
  expect(evening.order.confirmBy).toBe(cairo('13:00', 23).toISOString())
  clock.now = cairo('03:00', 23)
  expect(await run()).toBeUndefined()
  clock.now = cairo('12:00', 23)
  expect(await run()).toEqual({ hurried: 1 })
})

test('a guest who confirms within the two hours keeps the last unit', async () => {
  clock.now = cairo('14:00')
  const { order } = await guest({ variantId: LAST })
  const link = new URL((await selectMessage(shop, order.id, 'confirm')).find((param) => param.startsWith('http')) ?? '')
  const proof = { 'x-order-token': link.searchParams.get('confirm') ?? '' }
  clock.now = cairo('15:30')
  expect((await call<Order>('POST', `/orders/${order.id}/confirm`, {}, proof)).data.status).toBe('confirm')
  clock.now = cairo('17:00')
  expect(await run()).toBeUndefined()
})

test('a guest has 48 hours for a variant in stock, and an account for the last unit', async () => {
  clock.now = cairo('14:00')
  const in48 = new Date(clock.now.getTime() + 48 * HOUR).toISOString()
  expect((await guest({ variantId: BALL, quantity: 2 })).order.confirmBy).toBe(in48)
  expect((await waitingOrder(shop, await loggedIn(shop), { variantId: LAST })).confirmBy).toBe(in48)
  clock.now = cairo('16:00')
  expect(await run()).toBeUndefined()
})

test('a guest whose stock becomes scarce later gets a message and two hours from then', async () => {
  clock.now = cairo('14:00')
  await stock(SHIRT, 20)
  const placed = await guest({ variantId: SHIRT, quantity: 2 })
  expect(placed.order.confirmBy).toBe(new Date(clock.now.getTime() + 48 * HOUR).toISOString())
  await db
    .updateTable('branch_stock')
    .set({ on_hand: 2 })
    .where('variant_id', '=', SHIRT)
    .where('branch_id', '=', 1)
    .execute()
  await db
    .updateTable('branch_stock')
    .set({ on_hand: 0 })
    .where('variant_id', '=', SHIRT)
    .where('branch_id', '=', 3)
    .execute()
  clock.now = cairo('02:00', 23)
  expect(await run()).toBeUndefined()
  clock.now = cairo('18:30', 23)
  expect([await run(), await run()]).toEqual([{ shortened: 1 }, undefined])
  expect((await read(placed)).confirmBy).toBe(cairo('20:30', 23).toISOString())
  expect((await selectMessage(shop, placed.order.id, 'confirm:2:reminder:3'))[1]).toMatch(/8:30.PM/)
  clock.now = cairo('20:30', 23)
  expect(await run()).toEqual({ givenUp: 1 })
})

test('guests who hold most of a variant unconfirmed have two hours', async () => {
  clock.now = cairo('14:00')
  await db.updateTable('branch_stock').set({ on_hand: 0 }).where('variant_id', '=', BALL).execute()
  await stock(BALL, 9)
  const first = await guest({ variantId: BALL, quantity: 2 })
  const second = await guest({ variantId: BALL, quantity: 3 })
  expect(second.order.confirmBy).toBe(cairo('16:00').toISOString())
  expect(await run()).toEqual({ shortened: 1 })
  expect((await read(first)).confirmBy).toBe(cairo('16:00').toISOString())
})
