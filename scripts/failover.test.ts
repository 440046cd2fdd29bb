// A primary and a synchronous standby by deploy/patroni.yml behind deploy/haproxy.cfg. The primary and its Patroni are
// killed while buyers order.
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fillDemo } from '../demo/fill.ts'
import { makeDatabase, withAdmin } from '../store-api/src/db/testing-databases.ts'
import { findOrInstall, type Running, startEtcd, startHaproxy, startPatroni } from './checks/debian-servers.ts'
import { root } from './processes/command.ts'
import { freePort } from './processes/ports.ts'
import { order } from './testing/order.ts'
import { startServer } from './testing/server.ts'

const BUYERS = 10
/** `ttl` and `loop_wait` of patroni.yml are 20 and 5 s; haproxy, the pool and the breakers take some more. */
const MOST_SECONDS = 60
/** For clusters and servers that start on a busy machine. */
const PATIENCE = { timeout: 90_000, interval: 200 }

test(
  'after the primary is killed the other leads within a minute, and every acknowledged order is in its books',
  { timeout: 400_000 },
  async () => {
    await findOrInstall('pg_basebackup', 'postgresql-15')
    const etcdPort = await freePort()
    const etcd = await startEtcd(etcdPort, await freePort())
    onTestFinished(etcd.stop)
    const nodes: (Node & { patroni: Running })[] = []
    for (const name of ['one', 'two']) {
      const node = { name, rest: await freePort(), postgres: await freePort() }
      const patroni = await startPatroni((folder) => patroniFile(node, etcdPort, folder), node.rest)
      onTestFinished(() => killNode(patroni))
      nodes.push({ ...node, patroni })
      await expect.poll(() => isUp(node.rest, '/health'), PATIENCE).toBe(true)
    }
    const proxyPort = await freePort()
    const haproxy = await startHaproxy(haproxyFile(nodes, proxyPort), proxyPort)
    onTestFinished(haproxy.stop)
    await expect.poll(() => isUp(nodes[1]?.rest, '/sync'), PATIENCE).toBe(true)

    const admin = `postgresql://postgres:change-this-one@127.0.0.1:${proxyPort}/postgres`
    const { url: databaseUrl } = await makeDatabase({ url: admin, prefix: 'test' }, fillDemo)
    const query = (line: string) =>
      withAdmin(databaseUrl, async (client) => (await client.query<Record<string, string>>(line)).rows)
    await query('update branch_stock set on_hand = on_hand * 1000')
    const storeApi = await startServer('store-api/src/main.ts', 'STORE_API_PORT', { DATABASE_URL: databaseUrl })
    const bff = await startServer('bff/src/main.ts', 'BFF_PORT', { STORE_API_URL: storeApi, TRUST_PROXY: 'loopback' })
    const load = buyers(bff)
    await expect.poll(() => load.acknowledged.length, PATIENCE).toBeGreaterThan(20)

    const killedAt = performance.now()
    killNode(nodes[0]?.patroni)
    await expect.poll(() => isUp(nodes[1]?.rest, '/primary'), PATIENCE).toBe(true)
    const ledAt = performance.now()
    const known = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length - known, PATIENCE).toBeGreaterThan(BUYERS)
    await load.stop()

    const wellAt = Math.min(...load.acknowledged.map(({ at }) => at).filter((at) => at > ledAt))
    const ids = load.acknowledged.map(({ id }) => id)
    const inBooks = await query(`select id from orders where id = any ('{${ids.join(',')}}')`)
    const figures = {
      ledAfterSeconds: (ledAt - killedAt) / 1_000,
      wellAfterSeconds: (wellAt - killedAt) / 1_000,
      failedAnswers: load.failed.length,
      hung: load.failed.filter(({ ms }) => ms > 10_000).length,
      acknowledged: load.acknowledged.length,
      inBooks: inBooks.length,
    }
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(figures.wellAfterSeconds).toBeLessThan(MOST_SECONDS)
    expect(figures.hung).toBe(0)
    expect(figures.inBooks).toBe(figures.acknowledged)
  },
)

type Node = { name: string; rest: number; postgres: number }

function patroniFile({ name, rest, postgres }: Node, etcdPort: number, folder: string): string {
  return readFileSync(join(root, 'deploy/patroni.yml'), 'utf8')
    .replace('name: one', `name: ${name}`)
    .replaceAll('10.0.0.1:8008', `127.0.0.1:${rest}`)
    .replaceAll('10.0.0.1:5432', `127.0.0.1:${postgres}`)
    .replace(/hosts: .*/, `hosts: 127.0.0.1:${etcdPort}`)
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replace(/data_dir: .*/, `data_dir: ${folder}/data\n  parameters: { unix_socket_directories: ${folder} }`)
}

function haproxyFile(nodes: Node[], port: number): string {
  const ours = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8').replace('127.0.0.1:6543', `127.0.0.1:${port}`)
  return nodes.reduce(
    (file, { name, rest, postgres }) =>
      file.replace(new RegExp(`server ${name} .*`), `server ${name} 127.0.0.1:${postgres} check port ${rest}`),
    `${ours}\n`,
  )
}

/** Kills Patroni and its PostgreSQL, whose children end with it. */
function killNode(patroni: Running | undefined): void {
  if (!patroni) return
  patroni.signal('SIGKILL')
  try {
    const [pid] = readFileSync(join(patroni.folder, 'data/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It has ended before.
  }
  void patroni.stop()
}

async function isUp(port: number | undefined, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Buyers who order again and again, each time from another network. */
function buyers(bff: string) {
  /** Each order that was acknowledged, and when, in milliseconds. */
  const acknowledged: { id: string; at: number }[] = []
  const failed: { ms: number; reason: string }[] = []
  let isOpen = true
  const buy = async () => {
    while (isOpen) {
      const network = `10.${randomInt(255)}.${randomInt(255)}.1`
      const started = performance.now()
      try {
        const { id } = await order((query, variables) => ask(bff, network, { query, variables }))
        acknowledged.push({ id: id.replace('Order_', ''), at: performance.now() })
      } catch (error) {
        failed.push({ ms: performance.now() - started, reason: String(error) })
        await sleep(200)
      }
    }
  }
  const running = Array.from({ length: BUYERS }, buy)
  onTestFinished(() => void (isOpen = false))
  return {
    acknowledged,
    failed,
    async stop() {
      isOpen = false
      await Promise.all(running)
    },
  }
}

async function ask(bff: string, network: string, body: object): Promise<object> {
  const response = await fetch(`${bff}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  const answer = (await response.json()) as { errors?: unknown }
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer
}
