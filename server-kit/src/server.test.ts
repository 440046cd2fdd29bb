import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addStop } from './graceful-stop.ts'
import { serveMetrics } from './metrics.ts'
import { requestIdOf } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import { shedLoad } from './shedding.ts'

/** Time until the lag is measured for the first time, in milliseconds. */
const LAG_MEASURED = 1_000
const KEY = 'a-key-of-at-least-24-characters'

function makeServer() {
  const app = fastify({ genReqId: requestIdOf })
  onTestFinished(() => app.close())
  return app
}

test('a stopping server is not ready, still serves, and closes its connections', async () => {
  const app = makeServer()
  addStop(app)
  app.get('/ready', () => ({ status: 'ok' }))
  app.get('/page', () => 'page')
  expect((await app.inject('/ready')).statusCode).toBe(200)
  app.beginStop()
  const [ready, page] = [await app.inject('/ready?by=balancer'), await app.inject('/page')]
  expect([ready.statusCode, page.statusCode]).toEqual([503, 200])
  expect([ready.headers.connection, page.headers.connection]).toEqual(['close', 'close'])
})

test('metrics count responses by the pattern of their route, for callers with the key', async () => {
  const app = makeServer()
  serveMetrics(app, KEY)
  app.get('/pages/:id', () => 'page')
  await app.inject('/pages/secret')
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${KEY}` } })
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/pages/:id",status="200"} 1')
  expect(body).not.toContain('secret')
  expect((await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${KEY}x` } })).statusCode).toBe(404)
})

test('a request keeps an id that is safe to log, and gets a new one for any other', () => {
  expect(requestIdOf({ headers: { 'x-request-id': 'from.the:web-1' } })).toBe('from.the:web-1')
  for (const id of [undefined, '', 'x'.repeat(101), 'a b', 'x" forged="1'])
    expect(requestIdOf({ headers: { 'x-request-id': id } })).toMatch(/^[\da-f-]{36}$/)
})

test('an overloaded server refuses requests, except on routes that stay open', async () => {
  const statuses = await makeOverloaded(0)
  await expect.poll(statuses, { timeout: 5_000 }).toEqual([503, 200])
})

test('a young process refuses no request', async () => {
  const statuses = await makeOverloaded(Infinity)
  await sleep(LAG_MEASURED + 100)
  expect(await statuses()).toEqual([200, 200])
})

/**
 * Builds a server for which any lag is too much. Returns a function that asks a route, and one that stays open, for
 * their status.
 */
async function makeOverloaded(after: number) {
  const app = makeServer()
  await shedLoad(app, { maxLag: 1e-9, after }, async () =>
    Promise.reject(Object.assign(new Error('busy'), { statusCode: 503 })),
  )
  app.get('/page', () => 'page')
  app.get('/health', { config: { pressureHandler: () => undefined } }, () => 'ok')
  await app.ready()
  return async () => Promise.all(['/page', '/health'].map(async (url) => (await app.inject(url)).statusCode))
}

test('logs one line for each request, with its path alone', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = fastify({
    logger: { level: 'info', stream },
    logController: new RequestLog(({ method }) => ({ note: method })),
  })
  app.get('/a', async () => ({ ok: true }))
  await app.inject('/a?mobile=0100')
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(said).toMatchObject([
    { method: 'GET', path: '/a', status: 200, ms: expect.any(Number), note: 'GET', reqId: expect.any(String) },
  ])
  expect(lines.join('')).not.toContain('0100')
})
