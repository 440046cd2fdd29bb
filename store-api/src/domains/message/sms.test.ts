import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { type Message, queueMessage } from './message.service.ts'
import { dispatchMessages } from './outbox.service.ts'
import { noSender, type Outgoing } from './sender.ts'
import { smsSender } from './sms.ts'

const shop = await testDb()
const { db } = shop

const CODE: Outgoing = {
  key: 'code:7',
  mobile: '+201012345678',
  template: 'verify_code',
  language: 'en',
  params: ['4821'],
}

interface Asked {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** A gateway that answers as told, and what it was asked. */
async function gateway(answer: RequestListener, limit = 10_000) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    void json(request).then((body) => {
      asked.push({ method, url, headers, body })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send?account=7`
  return { asked, sender: smsSender({ url, key: 'secret', sender: 'MODARAG' }, limit) }
}

const status =
  (code: number, text = '', headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(code, headers).end(text)

test('sends one POST with mobile, sender name, text and key', async () => {
  const { asked, sender } = await gateway(status(202, '{"id":"1"}'))
  expect(await sender.send(CODE)).toEqual({ kind: 'sent', providerId: null })
  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json', 'idempotency-key': 'code:7' }
  const text = "Your verification code is 4821. It works for 10 minutes; don't share it."
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/send?account=7',
      headers,
      body: { to: '+201012345678', from: 'MODARAG', text, reference: 'code:7' },
    },
  ])
})

test.each([
  ['an overload', status(429, 'slow\ndown', { 'retry-after': '7' }), { reason: 'HTTP 429 slow down', afterMs: 7_000 }],
  ['a fault of the gateway', status(503), { reason: 'HTTP 503' }],
  ['a connection that breaks', (request) => void request.socket.destroy(), { reason: 'no connection' }],
  ['another place', status(302, '', { location: 'http://127.0.0.1:1/' }), { reason: 'no connection' }],
] as [string, RequestListener, object][])('%s is worth another try', async (_, answer, outcome) => {
  const { sender } = await gateway(answer)
  expect(await sender.send(CODE)).toEqual({ kind: 'later', ...outcome })
})

test('no answer in time is worth another try', async () => {
  const { sender } = await gateway(() => undefined, 100)
  expect(await sender.send(CODE)).toEqual({ kind: 'later', reason: 'time-out' })
})

test.each([
  [400, 'bad number'],
  [401, ''],
  [404, ''],
  [422, ''],
])('HTTP %d is final', async (code, text) => {
  const { sender } = await gateway(status(code, text))
  expect(await sender.send(CODE)).toEqual({ kind: 'never', reason: `HTTP ${code} ${text}`.trim() })
})

test('the outbox sends an SMS by the gateway alone, retries it under the same key, and empties the code', async () => {
  const answers = [503, 200]
  const { asked, sender } = await gateway((_, response) => void response.writeHead(answers.shift() ?? 500).end())
  let now = new Date('2026-11-23T10:00:00Z')
  const context = { db, config: readConfig({}), now: () => now, language: 'ar' } as Parameters<typeof queueMessage>[0]
  const message: Message = {
    key: 'code:8',
    mobile: '+201012345678',
    template: 'verify_code',
    channel: 'sms',
    params: ['4821'],
  }
  await queueMessage(context, message)
  await queueMessage(context, message)
  const senders = { whatsapp: noSender('no gateway'), sms: sender }
  expect(await dispatchMessages(context, senders)).toEqual({ sent: 0, later: ['code:8: HTTP 503'], failed: [] })
  now = new Date(now.getTime() + 2_000)
  expect(await dispatchMessages(context, senders)).toEqual({ sent: 1, later: [], failed: [] })
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['code:8', 'code:8'])
  expect(await db.selectFrom('outbox_message').select(['channel', 'params']).execute()).toEqual([
    { channel: 'sms', params: [] },
  ])
})
