import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { PRODUCTION } from '#src/config.fixture.ts'
import { type Config, readConfig } from '#src/config.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import { loggerOptions } from './health.ts'

const METRICS_KEY = 'metrics-key-of-these-tests'
const scrape = { url: '/metrics', headers: { authorization: `Bearer ${METRICS_KEY}` } }
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts the real server with these settings. `text` returns its output so far. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, text }))
  return { child, ended, text: () => text }
}

async function listening(server: ReturnType<typeof run>): Promise<string> {
  await expect.poll(server.text, { timeout: 40_000 }).toMatch(/Server listening at/)
  return /http:\/\/[\d.]+:\d+/.exec(server.text())?.[0] ?? ''
}

test('is ready once all migrations have run', async () => {
  const { db, close } = await testDb()
  const app = await openApp({ db })
  expect((await app.inject('/health')).json()).toEqual({ status: true })
  expect((await app.inject('/ready')).statusCode).toBe(200)
  await sql`delete from kysely_migration where name like '0005%'`.execute(db)
  expect((await app.inject('/ready')).statusCode).toBe(503)
  await close()
  expect((await app.inject('/ready')).statusCode).toBe(503)
  expect((await app.inject('/health')).statusCode).toBe(200)
})

test('production serves no documentation, and no server metrics without the key', async () => {
  const db = openDb('postgres://127.0.0.1:1/none')
  const statusOf = async (config: Config, asked: InjectOptions) => {
    const app = await openApp({ config, db })
    const { statusCode } = await app.inject(asked)
    await app.close()
    return statusCode
  }
  const config = readConfig({ METRICS_KEY })
  expect([
    await statusOf(config, { url: '/docs/json' }),
    await statusOf({ ...config, production: true }, { url: '/docs/json' }),
  ]).toEqual([200, 404])
  expect([
    await statusOf(config, scrape),
    await statusOf(config, { url: '/metrics' }),
    await statusOf(readConfig({}), scrape),
  ]).toEqual([200, 404, 404])
  await closeDb(db)
})

test('metrics count answers by route pattern and status, not by address', async () => {
  const { db } = await testDb()
  const app = await openApp({ config: readConfig({ METRICS_KEY }), db })
  for (const url of ['/states', '/states', '/products/no-such-thing', '/nowhere/at/all']) await app.inject(url)
  const text = (await app.inject(scrape)).body
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/states",status="200"} 2')
  expect(text).toContain('route="/products/:id",status="404"')
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+`, 'm'))
  expect(text).not.toMatch(/no-such-thing|nowhere/)
  await app.close()
  const another = await openApp({ config: readConfig({ METRICS_KEY }), db })
  expect((await another.inject(scrape)).body).not.toContain('/states')
})

test('metrics show the used connections and the waiting queries', { timeout: 60_000 }, async () => {
  const { url } = await testDb()
  const db = openDb(url, { max: 1 })
  const app = await openApp({ config: readConfig({ METRICS_KEY }), db })
  const connections = async () => {
    const text = (await app.inject(scrape)).body
    return [...text.matchAll(/^database_connections\{state="(\w+)"\} (\d+)$/gm)].map(
      ([, state, count]) => `${state} ${count}`,
    )
  }
  let waiting: Promise<unknown> = Promise.resolve()
  await db.connection().execute(async () => {
    waiting = sql`select 1`.execute(db)
    expect(await connections()).toEqual(['used 1', 'idle 0', 'waiting 1'])
  })
  await waiting
  expect(await connections()).toEqual(['used 0', 'idle 1', 'waiting 0'])
  await app.close()
  await closeDb(db)
})

test('logs contain the path and the request id, not the query', async () => {
  const { db } = await testDb()
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = await openApp({ config: readConfig({ METRICS_KEY }), db, logger: { ...loggerOptions('info'), stream } })
  await app.inject({ url: '/states?mobile=01012345678', headers: { 'x-request-id': 'from-the-web' } })
  const log = lines.join('')
  expect(log).toContain('"path":"/states"')
  expect(log).toContain('from-the-web')
  expect(log).not.toContain('01012345678')
})

test('prints one line for invalid settings, a taken port or a missing database', { timeout: 60_000 }, async () => {
  const { url } = await testDb()
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  const runs = await Promise.all([
    run({ STORE_API_PORT: 'soon', DATABASE_URL: url }).ended,
    run({ STORE_API_PORT: '0' }).ended,
    run({ STORE_API_PORT: '0', DATABASE_URL: url, DB_POOL: 'many' }).ended,
    run({ STORE_API_PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended,
    run({ STORE_API_PORT: String(port), DATABASE_URL: url, LOG_LEVEL: 'silent' }).ended,
    run({ ...PRODUCTION, STORE_API_PORT: '0', DATABASE_URL: url, SHOP_SECRET: '' }).ended,
  ])
  expect(runs.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1])
  expect(runs.map(({ text }) => text.trim().split('\n').length)).toEqual([1, 1, 1, 1, 1, 1])
  expect(runs.map(({ text }) => /STORE_API_PORT|DATABASE_URL|DB_POOL|is taken|SHOP_SECRET/.exec(text)?.[0])).toEqual([
    'STORE_API_PORT',
    'DATABASE_URL',
    'DB_POOL',
    'DATABASE_URL',
    'is taken',
    'SHOP_SECRET',
  ])
  holder.close()
})

test(
  'stops gracefully: /ready fails immediately, requests are served for a moment, the exit code is 0',
  { timeout: 60_000 },
  async () => {
    const { url } = await testDb()
    const server = run({ STORE_API_PORT: '0', DATABASE_URL: url, STOP_DELAY_MS: '3000' })
    const address = await listening(server)
    const exit = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    await expect.poll(() => fetch(`${address}/ready`).then(({ status }) => status)).toBe(503)
    const served = await fetch(`${address}/states`)
    expect([served.status, served.headers.get('connection'), await exit]).toEqual([200, 'close', [0, null]])
  },
)

test('ends on SIGTERM, and when its parent disconnects', { timeout: 60_000 }, async () => {
  const { url } = await testDb()
  const env = { STORE_API_PORT: '0', DATABASE_URL: url }
  const [asked, left] = [run(env), run(env)]
  const addresses = await Promise.all([listening(asked), listening(left)])
  expect(await Promise.all(addresses.map((address) => fetch(`${address}/ready`).then(({ status }) => status)))).toEqual(
    [200, 200],
  )
  // Not 'close': it does not come for a child that was disconnected.
  const exits = Promise.all([asked, left].map(({ child }) => once(child, 'exit')))
  asked.child.kill('SIGTERM')
  left.child.disconnect()
  expect(await exits).toEqual([
    [0, null],
    [0, null],
  ])
})
