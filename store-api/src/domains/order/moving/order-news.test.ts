import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { notifyStatusChanges } from './order-news.service.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'

const shop = await openShop()
const { db, clock, call } = shop
afterAll(shop.close)

const context = { db, config: readConfig({ PUBLIC_URL: 'https://shop.example/' }), now: () => clock.now, language: 'en' } as const
const told = async (id: number) => {
  const rows = await db.selectFrom('outbox_message').selectAll().where('key', 'like', `order:${id}:event:%`).orderBy('id').execute()
  return rows.map(({ key, mobile, language, params }) => ({ key, mobile, language, params: params as unknown as string[] }))
}

test('notifies a customer once of each important status, in the language of the order and with its link', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const move = (to: string, actor: string) =>
    call('POST', `/orders/${order.id}/transition`, { to, actor, idempotencyKey: `move-${to}-${order.id}` }, { 'x-service-key': SERVICE_KEY })
  await notifyStatusChanges(context)
  expect(await told(order.id)).toEqual([])
  await move('inProgress', 'B')
  await move('confirm', 'B')
  await move('canceled', 'B')
  await Promise.all([notifyStatusChanges(context), notifyStatusChanges(context)])
  await notifyStatusChanges(context)
  const messages = await told(order.id)
  expect(messages.map(({ mobile, params }) => [mobile, params.slice(0, 2)])).toEqual([
    [order.contact.mobile, [order.number, 'confirmed, we are about to pack it']],
    [order.contact.mobile, [order.number, 'cancelled']],
  ])
  const link = new URL(messages[0]?.params[2] ?? '')
  expect(link.origin + link.pathname).toBe(`https://shop.example/client/order/${order.id}`)
  expect((await call('GET', `/orders/${order.id}`, undefined, { 'x-order-token': link.searchParams.get('token') ?? '' })).status).toBe(200)
})

test('sends no message for an event of many hours ago', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  await call('POST', `/orders/${order.id}/transition`, { to: 'canceled', actor: 'B', idempotencyKey: `late-${order.id}` }, { 'x-service-key': SERVICE_KEY })
  clock.now = new Date(clock.now.getTime() + 7 * 3_600_000)
  await notifyStatusChanges(context)
  expect(await told(order.id)).toEqual([])
})
