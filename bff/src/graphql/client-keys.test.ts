import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

const SERVICE = { 'content-type': 'application/json', 'x-service-key': 'demo-service-key-not-for-production' }
const STATES = '{ states { id } }'

async function staff<Data>(path: string, body: object): Promise<Data> {
  const response = await fetch(`${inject('storeApiUrl')}${path}`, {
    method: 'POST',
    headers: SERVICE,
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { data: Data }).data
}

/** Makes a key of a new client. */
async function madeKey(costPerMinute = 1_000_000) {
  const name = `client-${randomUUID().slice(0, 8)}`
  return { name, ...(await staff<{ key: string }>('/internal/client-keys', { name, costPerMinute })) }
}

async function openBff(url = inject('storeApiUrl'), options: Parameters<typeof startBff>[1] = {}) {
  const clock = { now: Date.now() }
  const bff = await startBff(url, { storeApi: { now: () => clock.now }, ...options })
  return {
    ...bff,
    clock,
    withKey: (key: string, query = STATES, headers = {}) =>
      bff.ask(query, { headers: { 'x-client-key': key, ...headers } }),
  }
}

test('a client with a key has a line of its own in logs and metrics, without the key', async () => {
  const lines: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const metricsKey = 'a-key-of-at-least-24-characters'
  const { app, ask, withKey } = await openBff(undefined, { logger, env: { METRICS_KEY: metricsKey } })
  const { name, key } = await madeKey()
  expect((await withKey(key)).errors).toEqual([])
  expect((await ask(STATES)).errors).toEqual([])
  const logged = lines
    .map((line) => JSON.parse(line) as { client?: string; path?: string })
    .filter(({ path }) => path === '/graphql')
  expect(logged.map(({ client }) => client)).toEqual([name, undefined])
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsKey}` } })
  expect(body).toContain(`client_requests_total{client="${name}",status="200"} 1`)
  expect(lines.join('') + body).not.toContain(key)
})

test.each([['x'.repeat(43)], ['short'], ['']])(
  'the unknown key "%s" is refused in the language of the client',
  async (key) => {
    const { withKey } = await openBff()
    const english = await withKey(key)
    expect([english.status, english.data, english.errors]).toEqual([
      401,
      null,
      [
        {
          message: 'The X-Client-Key is unknown or was revoked.',
          extensions: { code: 'CLIENT_KEY_UNKNOWN', requestId: expect.any(String) },
        },
      ],
    ])
    expect((await withKey(key, STATES, { 'accept-language': 'ar' })).errors[0]?.message).toBe(
      'الـ X-Client-Key ده مش معروف أو اتلغى.',
    )
  },
)

test('the store is asked once in a minute for a key, and a revoked one is refused within it', async () => {
  const { clock, withKey } = await openBff()
  const { name, key } = await madeKey()
  expect((await withKey(key)).status).toBe(200)
  await staff(`/internal/client-keys/${name}/revoke`, {})
  expect((await withKey(key)).status).toBe(200)
  clock.now += 60_000
  expect((await withKey(key)).errors[0]?.extensions.code).toBe('CLIENT_KEY_UNKNOWN')
})

test('operations with a key are counted against the budget of the client, and those without it against that of the network', async () => {
  const { ask, clock, withKey } = await openBff()
  const { key } = await madeKey(6_000)
  const one = (n: number) => `{ products(first: ${10 + n}) { nodes { id } } }`
  const codes = []
  for (let n = 0; n < 40; n += 1) codes.push((await withKey(key, one(n))).errors[0]?.extensions.code)
  expect([codes[0], codes.at(-1)]).toEqual([undefined, 'RATE_LIMITED'])
  expect((await ask(one(41))).errors).toEqual([])
  expect((await withKey((await madeKey()).key, one(42))).errors).toEqual([])
  clock.now += 49_000
  expect((await withKey(key, one(43))).errors).toEqual([])
})

test('a store without keys knows none, and an outage of the store is no refusal of the key', async () => {
  const upstream = await startUpstream({ '/states': () => ({ status: true, data: [] }) })
  const broken = await startUpstream({ '/client-key': (_, reply) => refuse(reply, 503, 'UNAVAILABLE') })
  onTestFinished(() => Promise.all([upstream.close(), broken.close()]).then(() => undefined))
  const key = 'x'.repeat(43)
  expect((await (await openBff(upstream.url)).withKey(key)).errors[0]?.extensions.code).toBe('CLIENT_KEY_UNKNOWN')
  const out = await (await openBff(broken.url)).withKey(key)
  expect([out.status, out.errors[0]?.extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE'])
})
