import { createHmac, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { mayAskAgain } from '#src/domains/account/account.fixture.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { makeCoupon } from '#src/domains/coupon/coupon.fixture.ts'
import { selectMessage, placedOrder, smsCode } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { settleReplies } from './reply.service.ts'
import type { CustomerReply } from './reply.schema.ts'

const shop = await openShop()
const { call, db, clock } = shop
const env = {
  WHATSAPP_TOKEN: 't',
  WHATSAPP_PHONE_ID: '1',
  WHATSAPP_APP_SECRET: 'app secret',
  WHATSAPP_VERIFY_TOKEN: 'verify me',
}
const app = await openApp({ config: readConfig(env), db, now: () => clock.now })

/** Mobile of the newest order, as WhatsApp writes it. */
let buyer = ''
const context = { db, config: readConfig({}), now: () => clock.now, language: 'ar' as const }
const SHOP = { 'x-service-key': SERVICE_KEY }

beforeEach(async () => {
  await db.updateTable('branch_stock').set({ on_hand: 500, reserved: 0 }).where('variant_id', '=', BALL).execute()
  await db.deleteFrom('inbox_message').execute()
  await db.updateTable('orders').set({ status: 'canceled', placed_from: null }).execute()
})

/** Sends what a customer wrote through the webhook, and acts on it. */
async function received(
  message: object,
  { from = buyer, id = randomUUID() as string } = {},
): Promise<(string | null)[]> {
  await arrived(message, { from, id })
  await settleReplies(context)
  return (await db.selectFrom('inbox_message').select('outcome').where('provider_id', '=', id).execute()).map(
    ({ outcome }) => outcome,
  )
}

async function arrived(message: object, { from = buyer, id = randomUUID() as string } = {}): Promise<void> {
  const value = { messaging_product: 'whatsapp', messages: [{ from, id, timestamp: '1', ...message }] }
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '9', changes: [{ field: 'messages', value }] }],
  })
  const signature = `sha256=${createHmac('sha256', env.WHATSAPP_APP_SECRET).update(payload).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  expect((await app.inject({ method: 'POST', url: '/webhooks/whatsapp', payload, headers })).statusCode).toBe(200)
}

const text = (body: string) => ({ type: 'text', text: { body } })
const tap = (payload: string) => ({ type: 'button', button: { payload, text: 'أكّد الطلب' } })
const pin = (latitude: number, longitude: number) => ({ type: 'location', location: { latitude, longitude } })
const ordered = async () => {
  const placed = await placedOrder(shop, { variantId: BALL })
  buyer = placed.order.contact.mobile.slice(1)
  return placed
}
const read = async ({ order, open }: Awaited<ReturnType<typeof ordered>>) =>
  (await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data
const handed = async () => (await call<CustomerReply[]>('GET', '/internal/replies', undefined, SHOP)).data

test('a tap on an order that loses its used coupon is settled: a new message asks again', async () => {
  const other = await placedOrder(shop, { variantId: BALL })
  await db
    .updateTable('orders')
    .set({ status: 'confirm', placed_from: null })
    .where('id', '=', other.order.id)
    .execute()
  const { order } = await ordered()
  const couponId = await makeCoupon(shop, { code: 'TAP', uses_per_customer: 1 })
  for (const { id } of [other.order, order])
    await db
      .insertInto('coupon_use')
      .values({ order_id: id, coupon_id: couponId, mobile: order.contact.mobile, saved: 0, at: clock.now })
      .execute()
  await db.updateTable('orders').set({ coupon_code: 'TAP' }).where('id', '=', order.id).execute()
  expect(await received(tap(`order:${order.id}:confirm:2`))).toEqual(['confirmed'])
  expect([await handed(), await received(tap(`order:${order.id}:confirm:3`))]).toEqual([[], ['confirmed']])
})

test('one tap on the message confirms the order, and a second one or a repeated webhook changes nothing', async () => {
  const placed = await ordered()
  const key = `order:${placed.order.id}:confirm:2`
  expect(await received(tap(key), { id: 'wamid.tap' })).toEqual(['confirmed'])
  const { status, revision } = await read(placed)
  expect([status, revision]).toEqual(['confirm', 4])
  expect(await received(tap(key), { id: 'wamid.tap' })).toEqual(['confirmed'])
  expect(await received(tap(`${key}:reminder:1`))).toEqual(['confirmed'])
  expect((await read(placed)).revision).toBe(4)
})

test.each([
  ['of an older message', (id: number) => tap(`order:${id}:confirm:1`), undefined],
  ['of another order', () => tap('order:99999999:confirm:2'), undefined],
  ['from another mobile', (id: number) => tap(`order:${id}:confirm:2`), '201098765432'],
  ['without a meaning', () => tap('buy'), undefined],
])('a tap %s confirms nothing and is handed to the shop', async (_, message, from) => {
  const placed = await ordered()
  expect(await received(message(placed.order.id), { from: from ?? buyer })).toEqual(['handed'])
  expect((await read(placed)).status).toBe('waitingCustomer')
})

test.each([
  ['أيوه', 'confirmed', 'confirm'],
  ['Yes', 'confirmed', 'confirm'],
  ['الغي', 'canceled', 'canceled'],
  ['لا', 'canceled', 'canceled'],
])('the answer “%s” is %s when one order waits', async (words, outcome, status) => {
  const placed = await ordered()
  expect(await received(text(words))).toEqual([outcome])
  expect((await read(placed)).status).toBe(status)
})

test('the code of the SMS as an answer confirms, in Arabic digits too; another number is handed to the shop', async () => {
  const placed = await ordered()
  const code = await smsCode(shop, placed.order.id, placed.open)
  expect(await received(text(code === '0000' ? '1111' : '0000'))).toEqual(['handed'])
  expect(await received(text(code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')))).toEqual(['confirmed'])
})

test('of two waiting orders an answer settles none unless it quotes the message of one', async () => {
  const first = await ordered()
  const second = await ordered()
  await db
    .updateTable('orders')
    .set({ contact: JSON.stringify(second.order.contact) })
    .where('id', '=', first.order.id)
    .execute()
  expect(await received(text('نعم'))).toEqual(['handed'])
  await db
    .updateTable('outbox_message')
    .set({ provider_id: 'wamid.first' })
    .where('key', '=', `order:${first.order.id}:confirm:2`)
    .execute()
  expect(await received({ ...text('نعم'), context: { id: 'wamid.first' } })).toEqual(['confirmed'])
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['confirm', 'waitingCustomer'])
})

test('what is not understood is shown to the shop with its order until it is closed', async () => {
  const { order } = await ordered()
  expect(await received(text('ممكن مقاس أكبر؟'))).toEqual(['handed'])
  expect(await received({ type: 'audio', audio: { id: '1' } })).toEqual(['handed'])
  expect(await received(text('مين معايا؟'), { from: '201511111111' })).toEqual(['handed'])
  const open = await handed()
  expect(open).toMatchObject([
    { text: 'ممكن مقاس أكبر؟', kind: 'text', orderNumber: order.number, mobile: `+${buyer}` },
    { text: null, kind: 'other', orderNumber: order.number },
    { text: 'مين معايا؟', orderNumber: null, mobile: '+201511111111' },
  ])
  const close = (id: number | undefined) => call('POST', `/internal/replies/${id}/close`, {}, SHOP)
  expect([(await close(open[0]?.id)).status, (await close(open[0]?.id)).status, (await close(99_999)).status]).toEqual([
    200, 200, 404,
  ])
  expect(await handed()).toHaveLength(2)
  expect((await call('GET', '/internal/replies')).status).toBe(403)
})

test('the word that asks for a code needs no reader', async () => {
  for (const word of ['كود', 'Code', 'الكود'])
    expect(await received(text(word), { from: '201098765432' })).toEqual(['handed'])
  expect(await handed()).toEqual([])
})

test('a location goes to the address of the only open order, seen by its customer and the shop', async () => {
  const placed = await ordered()
  expect(await received(pin(30.0459, 31.2243))).toEqual(['located'])
  const location = {
    latitude: 30.0459,
    longitude: 31.2243,
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=30.0459,31.2243',
  }
  expect((await read(placed)).address?.location).toEqual(location)
  expect(
    (await call<ShopOrder>('GET', `/internal/orders/${placed.order.id}`, undefined, SHOP)).data.address?.location,
  ).toEqual(location)
  expect(await received(pin(51.5, -0.1))).toEqual(['handed'])
  expect((await read(placed)).address?.location).toEqual(location)
})

test('a late tap or “yes” after the cancellation is handed to the shop', async () => {
  const placed = await ordered()
  await call('POST', `/orders/${placed.order.id}/cancel`, {}, placed.open)
  expect(await received(tap(`order:${placed.order.id}:confirm:2`))).toEqual(['handed'])
  expect(await received(text('نعم'))).toEqual(['handed'])
  expect((await read(placed)).status).toBe('canceled')
})

test('of a tap, the code and a cancellation at once one wins, and the stock is right', async () => {
  for (let round = 0; round < 8; round += 1) {
    const placed = await ordered()
    const { id } = placed.order
    const code = await smsCode(shop, id, placed.open)
    await arrived(tap(`order:${id}:confirm:2`))
    const acts = [
      () => settleReplies(context),
      () => settleReplies(context),
      () => call('POST', `/orders/${id}/confirm`, { code }, placed.open),
      () => call('POST', `/orders/${id}/cancel`, {}, placed.open),
    ]
    await Promise.all([...acts.slice(round % 4), ...acts.slice(0, round % 4)].map((act) => act()))
    const { status, events } = await read(placed)
    expect(status).toBe('canceled')
    expect(events.filter(({ to }) => to === 'customerConfirmed').length).toBeLessThanOrEqual(1)
    expect(events.filter(({ to }) => to === 'canceled')).toHaveLength(1)
    const { reserved } = await db
      .selectFrom('branch_stock')
      .select(({ fn }) => fn.sum<number>('reserved').as('reserved'))
      .where('variant_id', '=', BALL)
      .executeTakeFirstOrThrow()
    expect(Number(reserved)).toBe(0)
  }
})

test('the code comes by SMS once for each wait, and a call is asked for once and shown to the shop', async () => {
  const placed = await ordered()
  const post = (path: string) => call<Order>('POST', `/orders/${placed.order.id}/${path}`, {}, placed.open)
  const { data } = await post('confirm-code')
  expect([data.codeSmsAt, data.allowedActions]).toEqual([
    clock.now.toISOString(),
    ['confirm', 'requestCall', 'edit', 'cancel'],
  ])
  expect((await post('confirm-code')).status).toBe(200)
  const code = (await selectMessage(shop, placed.order.id, 'confirm:2'))[1]
  const sent = await db
    .selectFrom('outbox_message')
    .select(['template', 'channel', 'params'])
    .where('channel', '=', 'sms')
    .where('key', 'like', `order:${placed.order.id}:%`)
    .execute()
  expect(sent).toEqual([{ template: 'order_code', channel: 'sms', params: [placed.order.number, code] }])
  const calls = async () =>
    (await call<ShopOrder[]>('GET', '/internal/order-calls', undefined, SHOP)).data.map(({ number }) => number)
  expect(await calls()).toEqual([])
  expect((await post('confirm-call')).data.callRequestedAt).toBe(clock.now.toISOString())
  expect((await post('confirm-call')).data.allowedActions).toEqual(['confirm', 'edit', 'cancel'])
  expect(await calls()).toEqual([placed.order.number])
  expect((await call<Order>('POST', `/orders/${placed.order.id}/confirm`, { code }, placed.open)).data).toMatchObject({
    status: 'confirm',
    callRequestedAt: null,
  })
  expect([await calls(), (await post('confirm-call')).error.error, (await post('confirm-code')).error.error]).toEqual([
    [],
    'INVALID_TRANSITION',
    'INVALID_TRANSITION',
  ])
})

test('a shop that sends WhatsApp without an SMS gateway offers no SMS', async () => {
  const { order, open } = await ordered()
  const ask = async (url: string, payload: object, headers = {}) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json<{ error: string }>().error
  expect(await ask(`/orders/${order.id}/confirm-code`, {}, open)).toBe('SMS_UNAVAILABLE')
  expect(await ask('/send-code', { mobile: '01012345678', purpose: 'order', channel: 'sms' })).toBe('SMS_UNAVAILABLE')
  expect((await app.inject('/code-channels')).json()).toMatchObject({ data: ['whatsapp'] })
  expect((await call('GET', '/code-channels')).data).toEqual(['whatsapp', 'sms'])
})

test('codes by WhatsApp and by SMS count together', async () => {
  const ask = (channel: string) => call('POST', '/send-code', { mobile: '01055555555', purpose: 'order', channel })
  expect([(await ask('whatsapp')).status, (await ask('sms')).status]).toEqual([200, 429])
  clock.now = new Date(clock.now.getTime() + 61_000)
  await mayAskAgain(db)
  expect((await ask('sms')).status).toBe(200)
  const sent = await db
    .selectFrom('outbox_message')
    .select(['channel', 'muted'])
    .where('mobile', '=', '+201055555555')
    .orderBy('id')
    .execute()
  expect(sent).toEqual([
    { channel: 'whatsapp', muted: false },
    { channel: 'sms', muted: false },
  ])
})
