import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { notifyStatusChanges } from './order-news.service.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { askReturn, moveBy, toTheDoor } from '#src/domains/order/returns/order-returns.fixture.ts'
import { selectMessage, moved, placedOrder, takenOrder } from '#src/domains/order/order.fixture.ts'
import { runOrderJobs } from './order-jobs.service.ts'
import { newsText } from './order-news-texts.ts'

const shop = await openShop()
const { db, clock, call } = shop

const context = {
  db,
  config: readConfig({ PUBLIC_URL: 'https://shop.example/' }),
  now: () => clock.now,
  language: 'en',
} as const
const told = async (id: number) => {
  const rows = await db
    .selectFrom('outbox_message')
    .selectAll()
    .where('key', 'like', `order:${id}:event:%`)
    .orderBy('id')
    .execute()
  return rows.map(({ key, mobile, language, params }) => ({
    key,
    mobile,
    language,
    params: params as unknown as string[],
  }))
}

test('notifies a customer once of each important status, in the language of the order and with its link', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const move = (to: string, actor: string) =>
    call(
      'POST',
      `/orders/${order.id}/transition`,
      { to, actor, idempotencyKey: `move-${to}-${order.id}` },
      { 'x-service-key': SERVICE_KEY },
    )
  await notifyStatusChanges(context)
  expect(await told(order.id)).toEqual([])
  await move('inProgress', 'B')
  await move('confirm', 'B')
  await move('canceled', 'B')
  await Promise.all([notifyStatusChanges(context), notifyStatusChanges(context)])
  await notifyStatusChanges(context)
  const messages = await told(order.id)
  expect(messages.map(({ mobile, params }) => [mobile, params.slice(0, 2)])).toEqual([
    [order.contact.mobile, [order.number, "confirmed, we're about to pack it"]],
    [order.contact.mobile, [order.number, 'canceled']],
  ])
  const link = new URL(messages[0]?.params[2] ?? '')
  expect(link.origin + link.pathname).toBe(`https://shop.example/client/order/${order.id}`)
  expect(
    (await call('GET', `/orders/${order.id}`, undefined, { 'x-order-token': link.searchParams.get('token') ?? '' }))
      .status,
  ).toBe(200)
})

test('sends no message for an event of many hours ago', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  await call(
    'POST',
    `/orders/${order.id}/transition`,
    { to: 'canceled', actor: 'B', idempotencyKey: `late-${order.id}` },
    { 'x-service-key': SERVICE_KEY },
  )
  clock.now = new Date(clock.now.getTime() + 7 * 3_600_000)
  await notifyStatusChanges(context)
  expect(await told(order.id)).toEqual([])
})

test('the news that an order is late waits for the contact hours, and stays valid then', async () => {
  const { order } = await takenOrder(shop, { variantId: BALL })
  await moved(shop, order.id, ['confirm', 'B'])
  // 00:30 in Cairo.
  clock.now = new Date('2026-11-24T22:30:00Z')
  await runOrderJobs(context)
  await notifyStatusChanges(context)
  const row = await db
    .selectFrom('outbox_message')
    .selectAll()
    .where('key', 'like', `order:${order.id}:event:%`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect([row?.send_at, row?.expires_at]).toEqual([new Date('2026-11-25T10:00:00Z'), new Date('2026-11-25T16:00:00Z')])
})

test('a refused cancellation is told, also of an order that goes on being packed', async () => {
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  await moved(shop, order.id, ['confirm', 'B'], ['preparing', 'B'])
  await call('POST', `/orders/${order.id}/cancel`, {}, open)
  await moved(shop, order.id, ['preparing', 'B'])
  await notifyStatusChanges(context)
  expect((await told(order.id)).at(-1)?.params[1]).toBe("we couldn't cancel it and are carrying on with it")
})

test('a parcel that is said to come back is not told again when the courier takes it back', async () => {
  const { order } = await takenOrder(shop, { variantId: BALL })
  await toTheDoor(shop, { ...order, status: 'new' })
  await moveBy(shop, order.id, 'abnormal', 'K', { reason: 'refused' })
  await moved(shop, order.id, ['returning', 'K'])
  await notifyStatusChanges(context)
  expect((await told(order.id)).at(-1)?.params[1]).toBe(
    "you didn't accept it, so it's coming back to us and there's nothing to pay",
  )
})

test('a refund is told when the shop noted that it was paid, once', async () => {
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  await toTheDoor(shop, { ...order, status: 'new' })
  await moved(shop, order.id, ['delivered', 'K'])
  await askReturn(shop, order.id, open, [{ lineId: order.lines[0]?.id ?? 0, quantity: 1, reason: 'changedMind' }])
  await moved(shop, order.id, ['returned', 'B'], ['returnedReceived', 'B'])
  const paid = async () => selectMessage(shop, order.id, 'refunded:')
  expect(await paid()).toEqual([])
  const note = () => call('POST', `/internal/orders/${order.id}/refunded`, {}, { 'x-service-key': SERVICE_KEY })
  expect([(await note()).status, (await note()).status]).toEqual([200, 200])
  expect((await paid()).slice(0, 2)).toEqual([order.number, 'we refunded you EGP\u00a0600 in cash'])
  const { count } = await db
    .selectFrom('outbox_message')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('key', 'like', `order:${order.id}:refunded:%`)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

test('a return that the shop withdraws is told as such, also of an order that was partly returned', async () => {
  const { order, open } = await takenOrder(shop, { variantId: BALL, quantity: 2 })
  const lines = [{ lineId: order.lines[0]?.id ?? 0, quantity: 1 }]
  await toTheDoor(shop, { ...order, status: 'new' })
  await moved(shop, order.id, ['delivered', 'K'])
  await moveBy(shop, order.id, 'split', 'B', { lines })
  await askReturn(
    shop,
    order.id,
    open,
    lines.map((line) => ({ ...line, reason: 'changedMind' })),
  )
  await moved(shop, order.id, ['split', 'B'])
  await notifyStatusChanges(context)
  expect((await told(order.id)).at(-1)?.params[1]).toBe(
    "the return didn't happen and you keep the items. If you have a question, contact us",
  )
})

test('a return whose way back cost all that it was worth is no exchange', () => {
  const facts = {
    expected: null,
    confirmBy: null,
    total: '',
    collected: '',
    refund: null,
    refundMethod: 'cash',
    toPay: null,
  } as const
  expect(newsText('returnAccepted', 'en', { ...facts, isExchange: false })).toBe(
    "we've checked your return. The return pick-up cost as much as the items, so there's nothing to refund",
  )
  expect(newsText('returnAccepted', 'en', { ...facts, isExchange: true })).toBe(
    'we have the old items, the exchange is complete',
  )
})

test('a saved change is told with its new total, and one that is to be confirmed by the request for it', async () => {
  const { order, open } = await takenOrder(shop, { variantId: BALL, quantity: 2 })
  const change = async (lines: object[]) => {
    const { data } = await call<Order>('POST', `/orders/${order.id}/edit`, undefined, open)
    await call('POST', `/orders/${order.id}/edit/save`, { expectedRevision: data.revision, lines }, open)
    await notifyStatusChanges(context)
  }
  await change([{ lineId: order.lines[0]?.id, quantity: 1 }])
  expect((await told(order.id)).at(-1)?.params[1]).toBe('updated, and the total is now EGP\u00a0650')
  const { data } = await call<Order>('POST', `/orders/${order.id}/edit`, undefined, open)
  await call('POST', `/orders/${order.id}/edit/discard`, undefined, open)
  await notifyStatusChanges(context)
  expect([data.status, (await told(order.id)).length]).toEqual(['edit', 1])
})
