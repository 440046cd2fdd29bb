// Two copies of each server behind deploy/nginx.conf, by the settings of deploy/systemd, under load: one of each is
// killed, then a release is rolled, with a migration.
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fillDemo } from '../demo/fill.ts'
import { makeDatabase, withAdmin } from '../store-api/src/db/testing-databases.ts'
import { startNginx } from './checks/debian-servers.ts'
import { root } from './processes/command.ts'
import { freePort } from './processes/ports.ts'
import { type Service, startService } from './processes/service.ts'
import { buildShop } from './start/derived.ts'
import { BUILT } from './start/servers.ts'
import { order } from './testing/order.ts'
import { ourNginx } from './testing/our-nginx.ts'

const SHOPPERS = 10
/** Orders between two events. */
const ORDERS = 20
/** Between the two tries of a page of the shop, in milliseconds. */
const RETRY_MS = 500
const PUBLIC_URL = 'https://shop.example'

/** The least settings of production: /etc/shop/env. */
const ENV = {
  PUBLIC_URL,
  PRIVATE_NETWORK: 'on',
  TRUST_PROXY: 'loopback',
  WHATSAPP: 'off',
  SMS_URL: 'http://127.0.0.1:9',
  SMS_KEY: 'key',
  SMS_SENDER: 'shop',
  SHOP_SECRET: 'a secret of this test, long enough',
  SERVICE_KEY: 'a key of this test, which is long enough',
  LOG_LEVEL: 'warn',
  STOP_DELAY_MS: '1000',
}

test(
  'killed copies and a release with a migration lose no order, and no shopper sees an error',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const { url: databaseUrl, drop } = await makeDatabase(inject('postgres'), fillDemo)
    onTestFinished(drop)
    const query = (line: string) =>
      withAdmin(databaseUrl, async (client) => (await client.query<Record<string, string>>(line)).rows)
    const countOrders = async () => Number((await query('select count(*) as n from orders'))[0]?.n)
    const before = await countOrders()
    await query('update branch_stock set on_hand = on_hand * 1000')
    const ports = await Promise.all(Array.from({ length: 10 }, freePort))
    const [plain = 0, port = 0, bffPort = 0, storeApiPort = 0, ...own] = ports
    const hosts = own.map((each) => `127.0.0.1:${each}`)
    const nginx = await startNginx(
      (folder) =>
        ourNginx(folder, {
          storeApi: hosts.slice(0, 2),
          bff: hosts.slice(2, 4),
          web: hosts.slice(4),
          plain,
          port,
          bffPort,
          storeApiPort,
        }),
      port,
    )
    onTestFinished(nginx.stop)
    const env = {
      ...ENV,
      DATABASE_URL: databaseUrl,
      BFF_URL: `http://127.0.0.1:${bffPort}`,
      STORE_API_URL: `http://127.0.0.1:${storeApiPort}`,
    }
    await buildShop()
    const kinds: [unit: string, main: string][] = [
      ['store-api', BUILT.storeApi],
      ['bff', BUILT.bff],
      ['web', BUILT.web],
    ]
    const copies: { start: () => Promise<Service>; service: Service }[] = []
    for (const [nth, [unit, main]] of kinds.entries())
      for (const each of own.slice(nth * 2, nth * 2 + 2)) {
        const start = () => startCopy(unit, main, each, env)
        copies.push({ start, service: await start() })
      }
    const load = shoppers(port)
    await load.place(ORDERS)

    for (const copy of copies.filter((_, nth) => nth % 2 === 0)) {
      copy.service.kill()
      await load.place(ORDERS)
      copy.service = await copy.start()
    }
    for (const table of ['orders', 'order_line', 'cart', 'product']) await addColumn(query, table)
    for (const copy of copies) {
      await copy.service.stop()
      expect(await copy.service.ended).toBe('exit code 0')
      copy.service = await copy.start()
    }
    await load.place(ORDERS)
    const { placed, failed, repeated, asked } = await load.stop()
    await annotate(`${placed.length} orders; ${repeated.length} of ${asked} answers came at the second try`)
    for (const error of repeated) await annotate(String(error))
    expect(failed).toEqual([])
    expect([new Set(placed).size, (await countOrders()) - before]).toEqual([placed.length, placed.length])
  },
)

/** Starts a copy of a server with the environment of its unit. */
async function startCopy(unit: string, main: string, port: number, env: Record<string, string>): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines = readFileSync(join(root, `deploy/systemd/shop-${unit}@.service`), 'utf8').matchAll(
    /^Environment=(.*)$/gm,
  )
  const own = Array.from(lines, ([, values = '']) => values.replaceAll('%i', String(port)).split(' '))
    .flat()
    .map((pair) => pair.split('=', 2))
  const service = await startService({
    name: unit,
    main,
    env: { ...(Object.fromEntries(own) as Record<string, string>), ...env, DATA_DIR: folder },
    log: join(folder, 'log'),
    ready: `http://127.0.0.1:${port}/ready`,
    stopDelayMs: Number(ENV.STOP_DELAY_MS),
  })
  onTestFinished(() => service.kill())
  return service
}

/** Adds a column as a migration does: it waits for a lock for half a second, and lets requests pass. */
async function addColumn(query: (line: string) => Promise<unknown>, table: string): Promise<void> {
  for (;;)
    try {
      await query(`set lock_timeout = 500; alter table ${table} add column later text`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error
      await sleep(1_000)
    }
}

/** Shoppers who look at a page and order, again and again, each time from another address. */
function shoppers(port: number) {
  const placed: string[] = []
  const failed: unknown[] = []
  const repeated: unknown[] = []
  let asked = 0
  /** Tries again once, with the same idempotency key, as the pages of the shop do. */
  const twice = async (act: () => Promise<object>) => {
    asked += 1
    try {
      return await act()
    } catch (error) {
      repeated.push(error)
      await sleep(RETRY_MS)
      return act()
    }
  }
  let isOpen = true
  const shop = async () => {
    while (isOpen) {
      const agent = new Agent({ rejectUnauthorized: false, servername: 'shop.example', keepAlive: true })
      const localAddress = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`
      const send = (path: string, body?: string) => ask({ port, path, agent, localAddress }, body)
      try {
        await twice(() => send('/'))
        const { id } = await order((query, variables) =>
          twice(() => send('/graphql', JSON.stringify({ query, variables }))),
        )
        placed.push(id)
      } catch (error) {
        failed.push(error)
      } finally {
        agent.destroy()
      }
    }
  }
  const running = Array.from({ length: SHOPPERS }, shop)
  onTestFinished(() => void (isOpen = false))
  return {
    async place(orders: number) {
      const wanted = placed.length + orders
      while (placed.length < wanted && failed.length === 0) await sleep(20)
      if (failed.length > 0) throw failed[0]
    },
    async stop() {
      isOpen = false
      await Promise.all(running)
      return { placed, failed, repeated, asked }
    },
  }
}

/** Returns the JSON of an answer. Throws for one that a shopper would see as an error. */
async function ask(options: { port: number; path: string; agent: Agent; localAddress: string }, body?: string) {
  const headers = { host: 'shop.example', 'content-type': 'application/json' }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise<object>((resolve, reject) => {
    const sent = request({ ...options, host: '127.0.0.1', method, headers, timeout: 10_000 }, (response) => {
      void text(response)
        .then((words) => {
          const isPage = body === undefined
          const isWell = response.statusCode === 200 && (isPage || !words.includes('"errors":'))
          if (!isWell) throw new Error(`${options.path}: ${response.statusCode} ${words.slice(0, 300)}`)
          resolve(isPage ? {} : (JSON.parse(words) as object))
        })
        .catch(reject)
    })
    sent.once('error', reject)
    sent.once('timeout', () => sent.destroy(new Error('no answer within 10 s')))
    sent.end(body)
  })
}
