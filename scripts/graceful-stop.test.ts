import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './processes/ports.ts'
import { type Service, startService } from './processes/service.ts'
import { listen } from './testing/listen.ts'

const SHOPPERS = 12
/** Interval of the balancer's health check, and time that a stopping server still serves (ms). */
const CHECK_INTERVAL_MS = 100
const STOP_DELAY = 1_000

test('stopping one of two replicas of web and of bff causes no error under load', { timeout: 120_000 }, async () => {
  const store = await listen(({ url }, response) => {
    if (url === '/ready') return response.end()
    setTimeout(
      () =>
        response
          .writeHead(404, { 'content-type': 'application/json' })
          .end('{"status":false,"error":"NOT_FOUND","message":"-"}'),
      50,
    )
  })
  const bffs = await Promise.all(
    [1, 2].map(() => copy('bff', 'bff/src/main.ts', { BFF_HOST: '127.0.0.1', STORE_API_URL: store }, 'BFF_PORT')),
  )
  const bff = await balancer(bffs)
  const webs = await Promise.all([1, 2].map(() => copy('web', 'web/testing-server.ts', { BFF_URL: bff.url }, 'PORT')))
  const web = await balancer(webs)
  const load = shoppers(web.url)
  for (const copies of [webs, bffs]) {
    await load.visits(SHOPPERS * 5)
    const [first] = copies
    await first?.service.stop()
    expect(await first?.service.ended).toBe('exit code 0')
    await load.visits(SHOPPERS * 5)
  }
  expect(await load.stop()).toEqual([])
  expect([...web.served.values(), ...bff.served.values()].every((count) => count > 0)).toBe(true)
})

type Copy = { url: string; service: Service }

async function copy(name: string, main: string, env: Record<string, string>, portName: string): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'graceful-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const shared = { LOG_LEVEL: 'warn', STOP_DELAY_MS: String(STOP_DELAY), [portName]: String(port) }
  const service = await startService({
    name,
    main,
    env: { ...env, ...shared },
    log: join(folder, 'log'),
    ready: `${url}/health`,
  })
  onTestFinished(() => service.kill())
  return { url, service }
}

/** Starts a round-robin load balancer with keep-alive over the ready replicas. It never retries a request. */
async function balancer(copies: Copy[]) {
  const agent = new Agent({ keepAlive: true })
  const served = new Map(copies.map(({ url }) => [url, 0]))
  let ready = copies.map(({ url }) => url)
  let turn = 0
  const look = async () => {
    const answers = await Promise.all(
      copies.map(({ url }) =>
        fetch(`${url}/ready`, { headers: { connection: 'close' } }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    ready = copies.map(({ url }) => url).filter((_, index) => answers[index])
  }
  const looking = setInterval(() => void look(), CHECK_INTERVAL_MS)
  onTestFinished(() => {
    clearInterval(looking)
    agent.destroy()
  })
  const url = await listen((asked, response) => {
    const target = ready[turn++ % ready.length]
    if (!target) return response.writeHead(503).end('balancer: no copy is ready')
    served.set(target, (served.get(target) ?? 0) + 1)
    const passed = request(
      `${target}${asked.url}`,
      { agent, method: asked.method, headers: { ...asked.headers, connection: 'keep-alive' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' })
        answer.pipe(response)
      },
    )
    passed.on('error', (error) => response.writeHead(599).end(`balancer: ${error.message}`))
    asked.pipe(passed)
  })
  return { url, served }
}

/** Starts shoppers who request pages and GraphQL without a pause. `stop` returns the failures. */
function shoppers(url: string) {
  const failures: string[] = []
  let count = 0
  let isOver = false
  const visit = async (number: number) => {
    const page = await fetch(`${url}/page`)
    if (page.status !== 200) failures.push(`page ${page.status} ${await page.text()}`)
    // A new product id each time bypasses the caches.
    const body = JSON.stringify({ query: `{ product(id: "${number}-${count}") { id } }` })
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const text = await answer.text()
    if (text !== '{"data":{"product":null}}\n' && text !== '{"data":{"product":null}}')
      failures.push(`graphql ${answer.status} ${text}`)
    count += 1
  }
  const shop = async (number: number) => {
    while (!isOver) await visit(number).catch((error: Error) => failures.push(String(error.cause ?? error)))
  }
  const all = Promise.all(Array.from({ length: SHOPPERS }, (_, number) => shop(number)))
  return {
    async visits(more: number) {
      for (const end = count + more; count < end;) await sleep(20)
    },
    async stop() {
      isOver = true
      await all
      return failures
    },
  }
}
