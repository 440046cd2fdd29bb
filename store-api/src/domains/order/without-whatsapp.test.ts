import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { openShop, SERVICE_KEY, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { scheduledJobs } from '#src/jobs/jobs.ts'
import { selectMessage, moved, placedOrder } from './order.fixture.ts'
import type { Order } from './order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'

const sms = { SMS_URL: 'http://127.0.0.1:9/sms', SMS_KEY: 'key', SMS_SENDER: 'SHOP' }
const shop = await openShop(readConfig({ WHATSAPP: 'off', ...sms, SERVICE_KEY }))
const { call, db, clock, config } = shop

const MINUTE = 60_000
const job = (name: string) =>
  scheduledJobs(db, config, () => clock.now)
    .find((each) => each.name === name)
    ?.run()
const waiting = () => call<ShopOrder[]>('GET', '/internal/order-calls', undefined, { 'x-service-key': SERVICE_KEY })

test('an order that waits asks for its code by SMS and is in the list of orders to call; nothing goes by WhatsApp', async () => {
  const { order, open } = await placedOrder(shop, { variantId: SHIRT })
  expect(order).toMatchObject({
    status: 'waitingCustomer',
    codeSmsAt: clock.now.toISOString(),
    callRequestedAt: clock.now.toISOString(),
    confirmMessageFailed: false,
  })
  expect(order.allowedActions).toEqual(['confirm', 'edit', 'cancel'])
  expect((await waiting()).data.map(({ id }) => id)).toEqual([order.id])
  const messages = await db.selectFrom('outbox_message').select(['template', 'channel']).execute()
  expect(messages).toEqual([{ template: 'order_code', channel: 'sms' }])
  const [, code] = await selectMessage(shop, order.id, 'confirm')
  expect((await call<Order>('POST', `/orders/${order.id}/confirm`, { code }, open)).data.status).toBe('confirm')
  expect((await waiting()).data).toEqual([])
})

test('an order that the shop asks about waits in the same way, and is not reminded by WhatsApp', async () => {
  const { order } = await placedOrder(shop, { variantId: SHIRT })
  clock.now = new Date(clock.now.getTime() + 5 * 60 * MINUTE)
  await job('orders')
  const templates = await db
    .selectFrom('outbox_message')
    .select('template')
    .where('key', 'like', `order:${order.id}:%`)
    .execute()
  expect(templates).toEqual([{ template: 'order_code' }])
})

test('codes go by SMS, whatever way was asked for, and it is the only way that is offered', async () => {
  expect((await call<string[]>('GET', '/code-channels')).data).toEqual(['sms'])
  await call('POST', '/send-code', { mobile: '01012345678', purpose: 'order' })
  const sent = await db.selectFrom('outbox_message').select('channel').where('template', '=', 'verify_code').execute()
  expect(sent).toEqual([{ channel: 'sms' }])
})

test('news that would go by WhatsApp stay in the outbox as failed, for the staff', async () => {
  const values = {
    key: 'order:999:event:3',
    mobile: '+201012345678',
    template: 'order_moved',
    language: 'ar' as const,
    params: '["MD-1","x","https://x"]',
  }
  await db
    .insertInto('outbox_message')
    .values({
      ...values,
      send_at: clock.now,
      expires_at: null,
      sent_at: null,
      failed_at: null,
      provider_id: null,
      delivery: null,
      error: null,
    })
    .execute()
  await job('messages')
  expect(
    await db
      .selectFrom('outbox_message')
      .select(['error', 'failed_at'])
      .where('key', '=', values.key)
      .executeTakeFirst(),
  ).toEqual({ error: 'WHATSAPP=off', failed_at: clock.now })
})

test('the second wait of an order is in the list of calls, and its code went by SMS, on a clock that runs', async () => {
  const { order, open } = await placedOrder(shop, { variantId: SHIRT })
  await moved(shop, order.id, ['inProgress', 'B'])
  let at = clock.now.getTime() + MINUTE
  const still = clock.now
  Object.defineProperty(clock, 'now', { configurable: true, get: () => new Date((at += 1)) })
  const waits = await moved(shop, order.id, ['waitingCustomer', 'B'])
  Object.defineProperty(clock, 'now', { configurable: true, writable: true, value: still })
  expect([waits.codeSmsAt, waits.callRequestedAt].map((moment) => moment !== null)).toEqual([true, true])
  expect((await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data.allowedActions).toEqual([
    'confirm',
    'edit',
    'cancel',
  ])
  expect((await waiting()).data.map(({ id }) => id)).toContain(order.id)
})
