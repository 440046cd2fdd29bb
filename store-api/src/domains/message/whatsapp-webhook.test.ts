import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { PRODUCTION } from '#src/config.fixture.ts'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { dispatchMessages } from './outbox.service.ts'
import { outboxSender } from './sender.ts'

const env = {
  WHATSAPP_TOKEN: 't',
  WHATSAPP_PHONE_ID: '1',
  WHATSAPP_APP_SECRET: 'app secret',
  WHATSAPP_VERIFY_TOKEN: 'verify me',
}
const shop = await testDb()
const { db } = shop
const app = await openApp({ config: readConfig({ ...env, DEV_PAGES: '1' }), db })

const now = () => new Date()
beforeEach(async () => {
  await db.deleteFrom('outbox_message').execute()
  const values = {
    key: 'order:1:event:2',
    mobile: '+201012345678',
    template: 'order_moved',
    language: 'ar' as const,
    params: '["MD-1","<b>","https://shop.example/o?a=1&b=2"]',
  }
  await db
    .insertInto('outbox_message')
    .values({
      ...values,
      send_at: now(),
      expires_at: null,
      sent_at: null,
      failed_at: null,
      provider_id: null,
      delivery: null,
      error: null,
    })
    .execute()
})
const row = () => db.selectFrom('outbox_message').selectAll().executeTakeFirstOrThrow()

const sign = (text: string, secret = env.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
const post = async (text: string, signature = sign(text)) =>
  (
    await app.inject({
      method: 'POST',
      url: '/webhooks/whatsapp',
      payload: text,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    })
  ).statusCode
const report = (status: string, more: object = {}) => {
  const statuses = [
    {
      id: 'wamid.1',
      status,
      timestamp: '1',
      recipient_id: '201012345678',
      biz_opaque_callback_data: 'order:1:event:2',
      ...more,
    },
  ]
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '9', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }] }],
  })
}

test('confirms the webhook to WhatsApp with the verify token', async () => {
  const ask = async (token: string) => {
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' }
    const { statusCode, body } = await app.inject({ url: '/webhooks/whatsapp', query })
    return [statusCode, statusCode === 200 ? body : '']
  }
  expect([await ask('verify me'), await ask('guess')]).toEqual([
    [200, '1158201444'],
    [403, ''],
  ])
})

test('accepts delivery reports in any order and repeated', async () => {
  const told = []
  for (const status of ['delivered', 'sent', 'read', 'delivered', 'read'])
    told.push([await post(report(status)), (await row()).delivery])
  expect(told).toEqual([
    [200, 'delivered'],
    [200, 'delivered'],
    [200, 'read'],
    [200, 'read'],
    [200, 'read'],
  ])
})

test('a delivery report of a message with a lost answer prevents a second send', async () => {
  await post(report('sent'))
  const sent: string[] = []
  const send = async ({ key }: { key: string }) => {
    sent.push(key)
    return { kind: 'sent', providerId: null } as const
  }
  await dispatchMessages({ db, now }, { whatsapp: { send, keepsText: false }, sms: outboxSender })
  expect([sent, (await row()).params]).toEqual([[], []])
})

test('stores a failed delivery with its reason', async () => {
  await post(report('failed', { errors: [{ code: 131_026, title: 'Message undeliverable' }] }))
  expect(await row()).toMatchObject({ delivery: 'failed', error: '131026 Message undeliverable' })
})

test.each([
  ['another secret', () => post(report('read'), sign(report('read'), 'guess')), 403],
  ['no signature', () => post(report('read'), ''), 403],
  ['a signature of another text', () => post(report('read'), sign(report('sent'))), 403],
  ['no JSON', () => post('{', sign('{')), 400],
  ['nothing of ours', () => post('{"entry":[{"changes":[null,{"value":{"statuses":[null,{"id":3}]}}]}]}'), 200],
  ['a status nobody knows', () => post(report('warped')), 200],
])('%s changes nothing', async (_, ask, status) => {
  expect([await ask(), (await row()).delivery]).toEqual([status, null])
})

test('the developer page shows messages as text, and does not exist in production', async () => {
  const { statusCode, body, headers } = await app.inject('/dev/outbox')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('dir="rtl"')
  expect(body).toContain('طلبك MD-1 فيه جديد: &#60;b&#62;')
  expect(body).toContain('href="https://shop.example/o?a=1&#38;b=2"')
  for (const more of [{}, { ...PRODUCTION, DEV_PAGES: '1' }]) {
    const other = await openApp({ config: readConfig(more), db })
    expect((await other.inject('/dev/outbox')).statusCode).toBe(404)
    await other.close()
  }
})
