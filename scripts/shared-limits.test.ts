// Two bffs that count budgets in Debian's Redis, which is killed, hangs and comes back.
import { expect, inject, onTestFinished, test } from 'vitest'
import { fillDemo } from '../demo/fill.ts'
import { makeDatabase } from '../store-api/src/db/testing-databases.ts'
import { startValkey } from './checks/debian-servers.ts'
import { freePort } from './processes/ports.ts'
import { startServer } from './testing/server.ts'

/** 6,000 a second. An operation of the test costs 202, so the reserve of 20 of them is left. */
const POINTS = 60_000
const RESERVE = 20 * 202

type Answer = { extensions?: { cost?: { requested: number; available: number } } }
let products = 0
let networks = 0

test(
  'two bffs grant a network one budget together, and their shares of it within 50 ms without Valkey',
  { timeout: 300_000 },
  async () => {
    const { url: databaseUrl, drop } = await makeDatabase(inject('postgres'), fillDemo)
    onTestFinished(drop)
    const port = await freePort()
    let valkey = await startValkey(port)
    onTestFinished(() => valkey.stop())
    const env = { VALKEY_URL: `redis://127.0.0.1:${port}`, NETWORK_COST: String(POINTS), TRUST_PROXY: 'loopback' }
    const stores = await Promise.all(
      [1, 2].map(() => startServer('store-api/src/main.ts', 'STORE_API_PORT', { ...env, DATABASE_URL: databaseUrl })),
    )
    const shops = await Promise.all(
      stores.map((store) => startServer('bff/src/main.ts', 'BFF_PORT', { ...env, STORE_API_URL: store })),
    )

    await expect.poll(() => isShared(shops), CALM).toBe(true)
    await expect.poll(() => spendAll(shops), CALM).toSatisfy(isOneBudget)

    valkey.signal('SIGSTOP')
    const network = nextNetwork()
    const [first, ...others] = await inTurn(30, async () => (await ask(shops[0] ?? '', network)).ms)
    expect([first, Math.max(...others)].every((ms = 0) => ms < 500)).toBe(true)
    // One request of a second may wait for its 50 ms.
    expect(others.toSorted((a, b) => a - b)[14]).toBeLessThan(50)
    await ask(shops[1] ?? '', network)
    expect(await spendAll(shops)).toSatisfy(isShareOfEach)
    valkey.signal('SIGCONT')
    await expect.poll(() => isShared(shops), CALM).toBe(true)

    valkey.signal('SIGKILL')
    await valkey.stop()
    await Promise.all(shops.map((shop) => ask(shop, nextNetwork())))
    expect(await spendAll(shops)).toSatisfy(isShareOfEach)
    valkey = await startValkey(port)
    await expect.poll(() => isShared(shops), CALM).toBe(true)
    await expect.poll(() => spendAll(shops), CALM).toSatisfy(isOneBudget)

    const feed = async (nth: number) => (await fetch(`${stores[nth % 2]}/feeds/meta.csv`)).status
    // 10 in a minute: two counts would allow each of these.
    expect(await inTurn(16, feed)).toContain(429)
    valkey.signal('SIGKILL')
    await valkey.stop()
    // Each counts ten of its own in a minute.
    expect(await inTurn(24, feed)).toContain(429)
  },
)

/** On a busy machine an answer may take longer than 50 ms; what is granted meanwhile is charged later. */
const CALM = { timeout: 40_000 }
const isOneBudget = (spent: number) => Math.abs(spent / (POINTS - RESERVE) - 1) <= 0.05
/** A bff that has spent its share first leaves its refill. */
const isShareOfEach = (spent: number) => spent > 0.7 * POINTS && spent <= 1.05 * (POINTS - 2 * RESERVE)

/**
 * Lets both bffs run operations of one network until each refuses. Returns their cost without what was refilled
 * meanwhile.
 */
async function spendAll(shops: string[]): Promise<number> {
  const network = nextNetwork()
  const started = performance.now()
  const spent = await Promise.all(
    shops.map(async (shop) => {
      for (let sum = 0; ;) {
        const answers = await Promise.all(Array.from({ length: 4 }, () => ask(shop, network)))
        sum += answers.reduce((cost, { requested = 0 }) => cost + requested, 0)
        if (answers.some(({ status }) => status === 429)) return sum
      }
    }),
  )
  return (spent[0] ?? 0) + (spent[1] ?? 0) - ((performance.now() - started) / 1_000) * (POINTS / 10)
}

/** Whether the second bff sees what the first one has spent. */
async function isShared([first = '', second = '']: string[]): Promise<boolean> {
  const network = nextNetwork()
  await ask(first, network)
  return ((await ask(second, network)).available ?? POINTS) < POINTS - 300
}

async function ask(shop: string, network: string) {
  const started = performance.now()
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-cost': '1', 'x-forwarded-for': network },
    // Another one each time: kept answers cost nothing.
    body: JSON.stringify({ query: `{ product(id: "none-${(products += 1)}") { id } }` }),
  })
  const { extensions } = (await response.json()) as Answer
  return { status: response.status, ms: performance.now() - started, ...extensions?.cost }
}

const nextNetwork = () => `10.7.${(networks += 1)}.1`

async function inTurn<Value>(times: number, act: (nth: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let nth = 0; nth < times; nth += 1) values.push(await act(nth))
  return values
}
