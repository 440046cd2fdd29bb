import { afterAll, beforeEach, expect, test } from 'vitest'
import { testConfig } from '#src/config.fixture.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { moved, placedOrder } from '#src/domains/order/order.fixture.ts'
import { queueMessage, type Message } from './message.service.ts'
import type { OutboxMessage } from './message.schema.ts'
import { dispatchMessages, emptyOldTexts, purgeMessages } from './outbox.service.ts'
import { noSender, type Outcome, type Outgoing, outboxSender, type Sender } from './sender.ts'

const shop = await openShop()
const { db, clock, call } = shop
/** Another process has a pool of its own. */
const otherDb = openDb(shop.url)
afterAll(() => closeDb(otherDb))
const start = clock.now
beforeEach(async () => {
  clock.now = start
  await db.deleteFrom('outbox_message').execute()
  await forgetLimits(db)
})

const now = () => clock.now
const here = { db, now }
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const queue = (key: string, more: Partial<Message> = {}) =>
  queueMessage({ db, config: testConfig(), now, language: 'ar' } as Parameters<typeof queueMessage>[0], {
    key,
    mobile: '+201012345678',
    template: 'verify_code',
    params: ['4821'],
    ...more,
  })
const rows = () => db.selectFrom('outbox_message').selectAll().orderBy('id').execute()

/** A sender that answers as told, and what it was given. */
function sender(
  answer: (message: Outgoing) => Outcome | Promise<Outcome> = ({ key }) => ({
    kind: 'sent',
    providerId: `wamid.${key}`,
  }),
) {
  const given: string[] = []
  const send: Sender['send'] = async (message) => {
    given.push(message.key)
    return answer(message)
  }
  return { given, sender: { send, keepsText: false } }
}
const both = (each: Sender) => ({ whatsapp: each, sms: each })

test('sends a message once when it is due, and deletes its code', async () => {
  const { given, sender: phone } = sender()
  await queue('a')
  await queue('a')
  await queue('b', { sendAt: new Date(start.getTime() + 5_000) })
  await queue('nobody', { muted: true })
  expect(await dispatchMessages(here, both(phone))).toEqual({ sent: 1, later: [], failed: [] })
  later(5_000)
  expect(
    [await dispatchMessages(here, both(phone)), await dispatchMessages(here, both(phone))].map(({ sent }) => sent),
  ).toEqual([1, 0])
  expect(given).toEqual(['a', 'b'])
  expect((await rows()).map(({ params, provider_id, sent_at }) => [params, provider_id, sent_at])).toEqual([
    [[], 'wamid.a', start],
    [[], 'wamid.b', now()],
    [['4821'], null, null],
  ])
})

test('two concurrent processes send each message once', async () => {
  for (let n = 0; n < 60; n += 1) await queue(`m${n}`)
  const { given, sender: phone } = sender()
  const done = await Promise.all([
    dispatchMessages(here, both(phone)),
    dispatchMessages({ db: otherDb, now }, both(phone)),
  ])
  expect(done.reduce((sum, { sent }) => sum + sent, 0)).toBe(60)
  expect(new Set(given).size).toBe(given.length)
})

test('another process sends the in-flight messages of a crashed one after a minute', async () => {
  await queue('a')
  void dispatchMessages(here, both(sender(() => new Promise(() => undefined)).sender))
  await expect.poll(async () => (await rows())[0]?.tries).toBe(1)
  const { given, sender: phone } = sender()
  await dispatchMessages({ db: otherDb, now }, both(phone))
  expect(given).toEqual([])
  later(60_000)
  await dispatchMessages({ db: otherDb, now }, both(phone))
  expect(given).toEqual(['a'])
})

test('retries a failed message with growing pauses, not before Retry-After, and gives up at last', async () => {
  await queue('a')
  const outcomes: Outcome[] = [
    { kind: 'later', reason: '130429' },
    { kind: 'later', reason: '429', afterMs: 30_000 },
  ]
  const { given, sender: phone } = sender(() => outcomes.shift() ?? { kind: 'later', reason: 'time-out' })
  const tries = async (ms: number) => {
    later(ms)
    await dispatchMessages(here, both(phone))
    return given.length
  }
  expect([await tries(0), await tries(1_999), await tries(1), await tries(29_999), await tries(1)]).toEqual([
    1, 1, 2, 2, 3,
  ])
  for (let n = 0; n < 12; n += 1) await tries(600_000)
  expect(given.length).toBe(10)
  expect((await rows())[0]).toMatchObject({ failed_at: expect.any(Date), error: 'time-out', params: [] })
})

test('does not retry permanent failures and does not send expired messages', async () => {
  const { given, sender: phone } = sender(() => ({ kind: 'never', reason: '131026 no WhatsApp' }))
  await queue('a')
  await queue('old', { expiresAt: start })
  expect(await dispatchMessages(here, both(phone))).toEqual({ sent: 0, later: [], failed: ['a: 131026 no WhatsApp'] })
  later(3_600_000)
  await dispatchMessages(here, both(phone))
  expect(given).toEqual(['a'])
  expect((await rows()).map(({ error, params }) => [error, params])).toEqual([
    ['131026 no WhatsApp', []],
    ['too late', []],
  ])
})

test('without credentials the outbox keeps codes until they expire, other messages for a day', async () => {
  await queue('code', { expiresAt: new Date(start.getTime() + 600_000) })
  await queue('news', {
    template: 'order_moved',
    language: 'en',
    params: ['MD-1', 'confirmed', 'https://x'],
    mobile: '+201112345678',
  })
  await queue('nobody', { muted: true })
  await dispatchMessages(here, both(outboxSender))
  const read = async (query = '') => {
    const { data } = await call<OutboxMessage[]>('GET', `/outbox?${query}`, undefined, { 'x-service-key': SERVICE_KEY })
    return data.map(({ key, text }) => [key, text])
  }
  const [code, news] = [
    ['code', 'كود التأكيد بتاعك هو 4821. صالح لمدة 10 دقايق، وماتديهوش لحد.'],
    ['news', 'Your order MD-1 has an update: confirmed. You can track it here https://x at any time.'],
  ]
  expect([await read(), await read('mobile=%2B201012345678'), await read('mobile=010+1234+5678')]).toEqual([
    [news, code],
    [code],
    [code],
  ])
  expect((await call('GET', '/outbox', undefined, { 'x-service-key': 'wrong' })).status).toBe(403)
  later(600_000)
  expect([await emptyOldTexts(here), await read()]).toEqual([2, [news, ['code', null]]])
  later(86_400_000)
  expect([await emptyOldTexts(here), await read()]).toEqual([
    1,
    [
      ['news', null],
      ['code', null],
    ],
  ])
  later(30 * 86_400_000)
  expect([await purgeMessages(here), await rows()]).toEqual([3, []])
})

test('an unverified mobile gets five messages a day, and the outbox shows the suppressed ones', async () => {
  const mobile = '+201555555555'
  for (let n = 0; n < 40; n += 1)
    await queue(`order:${n}:confirm:2`, { template: 'order_confirm_reminder', params: ['MD-1', 'https://x'], mobile })
  await queue('code', { mobile })
  const { given, sender: phone } = sender()
  const done = await Promise.all([
    dispatchMessages(here, both(phone)),
    dispatchMessages({ db: otherDb, now }, both(phone)),
  ])
  expect([given.length, given.includes('code')]).toEqual([6, true])
  expect(done.flatMap(({ failed }) => failed)).toHaveLength(35)
  const { data } = await call<OutboxMessage[]>('GET', '/outbox?first=100', undefined, { 'x-service-key': SERVICE_KEY })
  const suppressed = data.filter(({ error }) => error?.startsWith('suppressed'))
  expect([suppressed.length, suppressed[0]]).toEqual([
    35,
    expect.objectContaining({ sentAt: null, failedAt: start.toISOString(), text: null }),
  ])
  await queue('neighbour', { template: 'order_moved', mobile: '+201555555556' })
  expect(await dispatchMessages(here, both(phone))).toMatchObject({ sent: 1 })
})

test('a verified mobile gets fifteen messages a day; a retry is no new message', async () => {
  const { mobile } = await loggedIn(shop)
  for (let n = 0; n < 20; n += 1)
    await queue(`order:${n}:event:2`, { template: 'order_moved', params: ['MD-1', 'confirmed', 'https://x'], mobile })
  const outcomes: Outcome[] = Array.from({ length: 15 }, () => ({ kind: 'later', reason: '429' }))
  const { sender: phone } = sender(() => outcomes.shift() ?? { kind: 'sent', providerId: null })
  expect(await dispatchMessages(here, both(phone))).toMatchObject({
    sent: 0,
    later: { length: 15 },
    failed: { length: 5 },
  })
  later(2_000)
  expect(await dispatchMessages(here, both(phone))).toEqual({ sent: 15, later: [], failed: [] })
})

test('the news of an order that the shop took over are never dropped, those of an unproven order are', async () => {
  const [taken, unproven] = [await placedOrder(shop, { variantId: BALL }), await placedOrder(shop, { variantId: BALL })]
  await moved(shop, taken.order.id, ['inProgress', 'B'], ['canceled', 'B'])
  await moved(shop, unproven.order.id, ['canceled', 'B'])
  await db.deleteFrom('outbox_message').execute()
  for (const { id, contact } of [taken.order, unproven.order])
    for (let n = 0; n < 20; n += 1)
      await queue(`order:${id}:event:${n}`, {
        template: 'order_moved',
        params: ['MD-1', 'x', 'https://x'],
        mobile: contact.mobile,
      })
  const { given, sender: phone } = sender()
  await dispatchMessages(here, both(phone))
  const sentOf = (id: number) => given.filter((key) => key.startsWith(`order:${id}:`)).length
  expect([sentOf(taken.order.id), sentOf(unproven.order.id)]).toEqual([20, 5])
})

test('messages of a way that the shop does not have use up no limit of their mobile', async () => {
  const mobile = '+201555555556'
  for (let n = 0; n < 10; n += 1)
    await queue(`order:${n}:event:3`, { template: 'order_moved', params: ['MD-1', 'x', 'https://x'], mobile })
  const { given, sender: gateway } = sender()
  const senders = { whatsapp: noSender('WHATSAPP=off'), sms: gateway }
  await dispatchMessages(here, senders)
  await queue('order:20:confirm:2', { template: 'order_code', channel: 'sms', params: ['MD-1', '4821'], mobile })
  await dispatchMessages(here, senders)
  expect(given).toEqual(['order:20:confirm:2'])
  expect(new Set((await rows()).slice(0, 10).map(({ error }) => error))).toEqual(new Set(['WHATSAPP=off']))
})
