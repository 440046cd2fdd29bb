// Two store APIs behind pgbouncer as Debian ships it, in transaction mode with five connections.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fillDemo } from '../demo/fill.ts'
import { giveRoleSettings, makeDatabase, withAdmin } from '../store-api/src/db/testing-databases.ts'
import { freePort } from './processes/ports.ts'
import { startPgbouncer } from './checks/debian-servers.ts'
import { order } from './testing/order.ts'
import { startServer } from './testing/server.ts'

const BUYERS = 30

test(
  'two store APIs behind a pooler lose no order, have one leader, and tell a moved order within a second',
  { timeout: 120_000 },
  async () => {
    const { url: directUrl, drop } = await makeDatabase(inject('postgres'), fillDemo)
    onTestFinished(drop)
    const query = async (text: string, values: unknown[] = []) =>
      withAdmin(directUrl, async (client) => (await client.query<Record<string, unknown>>(text, values)).rows)
    const countOrders = async () => Number((await query('select count(*) as n from orders'))[0]?.n)
    const { host, port, user = '', database } = await withAdmin(directUrl, async (client) => client)
    const pooler = await freePort()
    const { stop } = await startPgbouncer(
      [
        '[databases]',
        `* = host=${host} port=${port} user=${user}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${pooler}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        'default_pool_size = 5',
      ].join('\n'),
      pooler,
    )
    onTestFinished(stop)
    const pooled = `postgresql://${user}@127.0.0.1:${pooler}/${database}`
    const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: directUrl, DB_POOLER: 'transaction' }

    await expect(startStoreApi(env)).rejects.toThrow(
      /plan_cache_mode 'auto' instead of 'force_generic_plan', statement_timeout '0' instead of '2500'.*ALTER ROLE/,
    )
    await expect(startStoreApi({ ...env, DB_POOLER: 'none' })).rejects.toThrow(/unsupported startup parameter.*options/)
    await giveRoleSettings(directUrl)

    const stores = await Promise.all([startStoreApi(env), startStoreApi(env)])
    const shops = await Promise.all(stores.map(startBff))
    const before = await countOrders()
    const orders = await Promise.all(
      Array.from({ length: BUYERS }, (_, nth) =>
        order((text, variables) => ask(shops[nth % 2] ?? '', text, variables, `10.1.${nth}.1`)),
      ),
    )
    expect((await countOrders()) - before).toBe(BUYERS)
    expect(
      await query(
        `select granted from pg_locks where locktype = 'advisory' and objid = 7140010 and database = (select oid from pg_database where datname = $1)`,
        [database],
      ),
    ).toEqual([{ granted: true }])

    const [first] = orders
    if (!first) throw new Error('No order')
    const told = await follow(shops[1] ?? '', first)
    const canceledAt = performance.now()
    await ask(
      shops[0] ?? '',
      'mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { userErrors { code } } }',
      { input: { id: first.id, token: first.token } },
    )
    expect((await told.next('"seq":2')) - canceledAt).toBeLessThan(1_000)
  },
)

const startStoreApi = (env: Record<string, string>) => startServer('store-api/src/main.ts', 'STORE_API_PORT', env)
const startBff = (storeApi: string) =>
  startServer('bff/src/main.ts', 'BFF_PORT', { STORE_API_URL: storeApi, TRUST_PROXY: 'loopback' })

const post = (bff: string, body: object, headers: Record<string, string>) =>
  fetch(`${bff}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function ask(bff: string, query: string, variables: object = {}, network = '10.1.0.1'): Promise<object> {
  return (await (await post(bff, { query, variables }, { 'x-forwarded-for': network })).json()) as object
}

/** Follows an order by server-sent events. `next` returns when a text has come, in ms of the monotonic clock. */
async function follow(bff: string, variables: { id: string; token: string }) {
  const query = 'subscription ($id: ID!, $token: String) { orderMoved(id: $id, token: $token) { seq } }'
  const { body } = await post(bff, { query, variables }, { accept: 'text/event-stream' })
  let received = ''
  void (async () => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) received += part
  })().catch(() => undefined)
  const next = async (text: string) => {
    while (!received.includes(text)) await sleep(10)
    return performance.now()
  }
  await next('"seq":1')
  return { next }
}
