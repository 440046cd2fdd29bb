import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Outgoing } from './sender.ts'
import { whatsappSender } from './whatsapp.ts'

const CODE: Outgoing = {
  key: 'code:7',
  mobile: '+201012345678',
  template: 'verify_code',
  language: 'ar',
  params: ['4821'],
}
const NEWS: Outgoing = {
  key: 'order:17:event:3',
  mobile: '+201112345678',
  template: 'order_moved',
  language: 'en',
  params: ['MD-1', 'on\n its   way', 'https://x'],
}

interface Asked {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** A server that speaks the documented HTTP of the Cloud API, and what it was asked. */
async function cloudApi(answer: RequestListener, limit = 10_000) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    void json(request).then((body) => {
      asked.push({ method, url, headers, body: body as Asked['body'] })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`
  return { asked, sender: whatsappSender({ apiUrl, phoneId: '1055', token: 'EAAJB' }, limit) }
}

const reply =
  (status: number, body: unknown, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const error = (status: number, code: number, headers = {}) =>
  reply(
    status,
    {
      error: {
        message: `(#${code}) No`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details: 'because' },
        fbtrace_id: 'A1',
      },
    },
    headers,
  )
const accepted = reply(200, {
  messaging_product: 'whatsapp',
  contacts: [{ input: '+201012345678', wa_id: '201012345678' }],
  messages: [{ id: 'wamid.HBg' }],
})

test('sends a code as an authentication template, twice in it, under its key', async () => {
  const { asked, sender } = await cloudApi(accepted)
  expect(await sender.send(CODE)).toEqual({ kind: 'sent', providerId: 'wamid.HBg' })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    url: '/v23.0/1055/messages',
    headers: { authorization: 'Bearer EAAJB', 'content-type': 'application/json' },
  })
  const parameters = [{ type: 'text', text: '4821' }]
  expect(asked[0]?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+201012345678',
    type: 'template',
    template: {
      name: 'verify_code',
      language: { code: 'ar' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
    biz_opaque_callback_data: 'code:7',
  })
})

test('other templates have a text without characters that WhatsApp refuses', async () => {
  const { asked, sender } = await cloudApi(accepted)
  await sender.send(NEWS)
  const parameters = ['MD-1', 'on its way', 'https://x'].map((text) => ({ type: 'text', text }))
  expect(asked[0]?.body.template).toEqual({
    name: 'order_moved',
    language: { code: 'en' },
    components: [{ type: 'body', parameters }],
  })
})

test.each([
  ['its rate', error(400, 130_429), '130429 (#130429) No: because'],
  ['too many to one number', error(400, 131_056), '131056 (#131056) No: because'],
  ['an overload', reply(503, 'no JSON of theirs'), 'HTTP 503'],
  ['a fault of theirs', (_, response) => void response.writeHead(500).end('<html>'), 'HTTP 500'],
  [
    'an answer that is no JSON',
    (_, response) => void response.writeHead(200).end('{"messages": ['),
    'an answer that cannot be read',
  ],
  ['an answer without an id', reply(200, { messages: [] }), 'an answer that cannot be read'],
  ['a connection that breaks', (request) => void request.socket.destroy(), 'no connection'],
  [
    'another place',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'no connection',
  ],
] as [string, RequestListener, string][])('%s is worth another try', async (_, answer, reason) => {
  const { sender } = await cloudApi(answer)
  expect(await sender.send(NEWS)).toEqual({ kind: 'later', reason })
})

test('no answer in time is, too', async () => {
  const { sender } = await cloudApi(() => undefined, 100)
  expect(await sender.send(NEWS)).toEqual({ kind: 'later', reason: 'time-out' })
})

test('obeys Retry-After up to an hour', async () => {
  const wait = async (retryAfter: string) => {
    const { sender } = await cloudApi(error(429, 80_007, { 'retry-after': retryAfter }))
    const outcome = await sender.send(NEWS)
    return outcome.kind === 'later' ? outcome.afterMs : outcome
  }
  expect([await wait('7'), await wait('99999'), await wait('soon')]).toEqual([7_000, 3_600_000, undefined])
  const dated = await wait(new Date(Date.now() + 30_000).toUTCString())
  expect(dated).toBeGreaterThan(25_000)
})

test.each([
  ['a number without WhatsApp', 400, 131_026],
  ['a template that is not there', 404, 132_001],
  ['too few parameters', 400, 132_000],
  ['a token that has expired', 401, 190],
  ['a missing right', 403, 10],
])('%s is not', async (_, status, code) => {
  const { sender } = await cloudApi(error(status, code))
  expect(await sender.send(CODE)).toEqual({ kind: 'never', reason: `${code} (#${code}) No: because` })
})
