import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { openShop, SERVICE_KEY, SHIRT } from '#src/domains/cart/shop.fixture.ts'

const shop = await openShop()
const { app, call } = shop

test('answers an unknown address with the envelope in the requested language', async () => {
  const said = async (language?: string) =>
    (await call('GET', '/nowhere', undefined, language ? { 'accept-language': language } : {})).error
  expect(await said()).toEqual({ status: false, error: 'NOT_FOUND', message: 'We could not find what you asked for.' })
  expect((await said('ar-EG,ar;q=0.9')).message).toBe('مالقيناش اللي بتدوّر عليه.')
  expect((await said('fr, ar;q=0.5, en;q=0.1')).message).toBe('مالقيناش اللي بتدوّر عليه.')
  expect((await said('de')).message).toBe('We could not find what you asked for.')
})

test('answers an id that cannot exist with 404', async () => {
  const answers = await Promise.all(
    ['/orders/abc', '/orders/0', '/orders/1e99', '/guest-order/1/x'].map((path) => call('GET', path)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('names the field that the schema refuses', async () => {
  const missing = await call('POST', '/cart/add', {})
  expect([missing.status, missing.error]).toEqual([
    422,
    {
      status: false,
      error: 'VALIDATION_FAILED',
      message: 'Please correct the following errors',
      errors: { variantId: [{ rule: 'required', message: 'This field is required' }] },
    },
  ])
  const wrong = await call('POST', '/cart/add', { variantId: SHIRT, parts: [1, 'two'] }, { 'accept-language': 'ar' })
  expect(wrong.error).toMatchObject({ errors: { 'parts.1': [{ rule: 'type', message: 'القيمة دي مش صحيحة' }] } })
  const long = await call('POST', '/cart/contact', { fullName: 'x'.repeat(201) })
  expect(long.error.errors).toHaveProperty('fullName')
  expect((await call('POST', '/cart/add', [])).error.error).toBe('VALIDATION_FAILED')
})

test('refuses a body of 10 MB', async () => {
  const { status, error } = await call(
    'POST',
    '/cart/add',
    { variantId: SHIRT, note: 'x'.repeat(10 * 1024 * 1024) },
    { 'accept-language': 'ar' },
  )
  expect([status, error]).toEqual([
    413,
    { status: false, error: 'PAYLOAD_TOO_LARGE', message: 'البيانات المبعوتة أكبر من المسموح.' },
  ])
})

test.each([
  ['{"variantId": 11,', 'application/json', 400, 'BAD_REQUEST'],
  ['', 'application/json', 400, 'BAD_REQUEST'],
  ['{"__proto__": {"quantity": 1}}', 'application/json', 400, 'BAD_REQUEST'],
  ['<cart/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['{"variantId": 11}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('answers the body %j of %s with %i', async (payload, type, status, code) => {
  const answer = await app.inject({ method: 'POST', url: '/cart/add', payload, headers: { 'content-type': type } })
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { status: false, error: code }])
})

test('a staff call refuses parameters and fields that it does not have, a public one ignores them', async () => {
  const staff = { 'x-service-key': SERVICE_KEY, 'accept-language': 'en' }
  const unknown = await call('GET', '/internal/orders?phone=01012345678', undefined, staff)
  expect([unknown.status, unknown.error.errors]).toEqual([
    422,
    { phone: [{ rule: 'unknown', message: 'There is no such field here' }] },
  ])
  const withoutQuery = await call('GET', '/internal/delivery-groups?id=1', undefined, staff)
  expect(withoutQuery.error.errors).toHaveProperty('id')
  const field = await call('POST', '/internal/delivery-groups/1/free-from', { freeFrom: 1, group: 2 }, staff)
  expect(field.error.errors).toHaveProperty('group')
  expect((await call('GET', '/states?utm_source=x')).status).toBe(200)
})

test('returns the request id, or a new one when the request has none', async () => {
  expect((await call('GET', '/cart', undefined, { 'x-request-id': 'from-the-bff-1' })).headers['x-request-id']).toBe(
    'from-the-bff-1',
  )
  expect((await call('GET', '/cart')).headers['x-request-id']).toEqual(expect.any(String))
})

test('hides the text of an unexpected error', async () => {
  await sql`alter table cart rename to cart_gone`.execute(shop.db)
  const { status, error } = await call('GET', '/cart', undefined, { 'x-cart-token': 'A'.repeat(43) })
  await sql`alter table cart_gone rename to cart`.execute(shop.db)
  expect([status, error]).toEqual([
    500,
    { status: false, error: 'INTERNAL', message: 'Something went wrong on our side. Try again in a moment.' },
  ])
})

test('answers 503 when the database is not reachable', async () => {
  const db = openDb('postgres://127.0.0.1:1/none')
  const lonely = await openApp({ db })
  const answer = await lonely.inject({ url: '/cart', headers: { 'x-cart-token': 'A'.repeat(43) } })
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: 'UNAVAILABLE' }])
  await lonely.close()
  await closeDb(db)
})

test('limits the wrong tries of order numbers', async () => {
  const headers = { 'accept-language': 'ar', 'x-forwarded-for': '203.0.113.9' }
  const answers = []
  for (let tries = 0; tries < 11; tries += 1)
    answers.push(await call('GET', '/track-order?orderNumber=482135&mobile=01098765432', undefined, headers))
  expect(answers.slice(0, 10).every(({ status }) => status === 404)).toBe(true)
  expect(answers[10]).toMatchObject({
    status: 429,
    error: { error: 'RATE_LIMITED', message: expect.stringContaining('محاولات كتير ورا بعض') },
  })
  expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('trusts X-Forwarded-For of the loopback and of the configured proxies', async () => {
  const behind = await openApp({ config: readConfig({ TRUST_PROXY: '10.0.0.5' }), db: shop.db })
  const url = '/track-order?orderNumber=1&mobile=1'
  for (let tries = 0; tries < 21; tries += 1)
    expect(
      (await behind.inject({ url, headers: { 'x-forwarded-for': `203.0.113.${tries}, 10.0.0.5` } })).statusCode,
    ).toBe(404)
})

test('answers a refusal before routing with the envelope', async () => {
  const headers = { 'accept-language': 'ar', 'x-request-id': 'from-the-bff-2' }
  const long = await call('GET', `/products/${'x'.repeat(300)}`, undefined, headers)
  expect([long.status, long.error.error, long.error.message]).toEqual([404, 'NOT_FOUND', 'مالقيناش اللي بتدوّر عليه.'])
  expect(long.headers['x-request-id']).toBe('from-the-bff-2')
  const broken = await call('GET', '/products/%zz', undefined, headers)
  expect([broken.status, broken.error.error]).toEqual([400, 'BAD_REQUEST'])
})

test.each([
  ['/health', 'same-origin'],
  ['/nowhere', 'same-origin'],
  ['/products/%zz', 'same-origin'],
  ['/images/customers/x.webp', 'same-origin'],
  ['/images/1/240.webp', 'cross-origin'],
  ['/feeds/none.xml', 'cross-origin'],
])('%s has no MIME sniffing and may be embedded by: %s', async (url, origin) => {
  const { headers } = await app.inject(url)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': origin })
})

test('answers UNAVAILABLE while the event loop lags, and /health still 200', async () => {
  const busy = await openApp({
    config: readConfig({}),
    db: shop.db,
    logger: false,
    shedding: { maxLag: 500, after: 0 },
  })
  let refused = await busy.inject('/nowhere')
  for (let block = 0; block < 10 && refused.statusCode !== 503; block += 1) {
    const end = performance.now() + 600
    while (performance.now() < end);
    await setImmediate()
    refused = await busy.inject('/nowhere')
  }
  expect([refused.json(), refused.headers['retry-after']]).toMatchObject([
    { status: false, error: 'UNAVAILABLE', retryAfter: 2 },
    '2',
  ])
  expect((await busy.inject('/health')).statusCode).toBe(200)
})

test('a caller whose body was read has not left: a login over a connection is answered', async () => {
  const heard = await openApp({ db: shop.db })
  const url = `${await heard.listen({ port: 0, host: '127.0.0.1' })}/login`
  const body = JSON.stringify({ email: '01012345678', password: 'no-such-account' })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'INVALID_CREDENTIALS' }])
})

test('replaces a request id that is too long for the logs', async () => {
  const given = 'x'.repeat(5000)
  const { headers } = await call('GET', '/nowhere', undefined, { 'x-request-id': given })
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('reports a fault of a union by its own rule and text', async () => {
  const long = await call('POST', '/cart/contact', { fullName: 'x'.repeat(81) })
  expect(long.error.errors?.fullName).toEqual([{ rule: 'max', max: 80, message: 'At most 80 characters' }])
  const longer = await call('POST', '/cart/address', { notes: 'x'.repeat(3000) })
  expect(longer.error.errors?.notes).toEqual([{ rule: 'max', max: 2000, message: 'At most 2000 characters' }])
})

test('treats an impossible token as unknown', async () => {
  const { status, data } = await call('GET', '/cart', undefined, { 'x-cart-token': 'x'.repeat(5000) })
  expect([status, data]).toEqual([200, null])
  expect((await call('GET', '/orders/1', undefined, { 'x-order-token': 'x'.repeat(5000) })).status).toBe(404)
})

test('aborts a request that never ends', { timeout: 30_000 }, async () => {
  const logged: string[] = []
  const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } }
  const patient = await openApp({ db: shop.db, logger })
  const { headersTimeout, requestTimeout } = patient.server
  expect(headersTimeout > 0 && headersTimeout < requestTimeout && requestTimeout < 60_000).toBe(true)
  Object.assign(patient.server, { headersTimeout: 100, requestTimeout: 200 })
  await patient.listen({ port: 0, host: '127.0.0.1' })
  const { port } = patient.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /cart/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"variantId"',
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /)
  await once(socket, 'close')
  await patient.close()
  expect(logged).toEqual([])
})
