import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { answers } from '../bff/src/__generated__/answers.js'
import { consequenceOf } from './conformance/consequences.ts'
import { tryStore } from './conformance/try-store.ts'
import { store as minimal } from '../examples/store/store.ts'
import { run } from './processes/command.ts'
import { listen } from './testing/listen.ts'
import { startStoreApi } from './testing/store-api.ts'

let store: Awaited<ReturnType<typeof startStoreApi>>
beforeAll(async () => void (store = await startStoreApi(inject('postgres'))), 120_000)
afterAll(() => store.stop())

const command = (...args: string[]) => run('node', ['scripts/conformance.ts', ...args])

/** Tries a store in this process: the command generates types first, which another test may be doing. */
async function conformance(url: string, { token = '', writes = false } = {}): Promise<{ ok: boolean; stdout: string }> {
  const lines: string[] = []
  const ok = await tryStore({ url, token, writes }, (line) => void lines.push(line))
  return { ok, stdout: `${lines.join('\n')}\n` }
}

type Spoil = (answer: { data: never }) => { status?: number; body: unknown }

/** Starts a proxy before the store API that changes the answers of the given paths. */
async function spoiled(spoils: Record<string, Spoil>): Promise<string> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const headers = { 'accept-language': 'en', authorization: request.headers.authorization ?? '' }
    void fetch(store.url + (request.url ?? ''), { headers }).then(async (answer) => {
      const text = await answer.text()
      const spoil = spoils[path]?.(JSON.parse(text) as { data: never })
      const body = typeof spoil?.body === 'string' ? spoil.body : JSON.stringify(spoil?.body)
      response
        .writeHead(spoil?.status ?? answer.status, { 'content-type': 'application/json' })
        .end(spoil ? body : text)
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test(
  'our own store API holds the contract for a guest, for a customer and for writes',
  { timeout: 120_000 },
  async () => {
    const login = await fetch(`${store.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: '01000000001', password: 'modarag2026' }),
    })
    const { data } = (await login.json()) as { data: { token: string } }
    const guest = await conformance(store.url)
    expect([guest.stdout.match(/^(missing|wrong).*$/gm), guest.ok]).toEqual([null, true])
    expect(guest.stdout).toContain('needs a session: --token')
    const customer = await conformance(store.url, { token: data.token, writes: true })
    expect([customer.stdout.match(/^(missing|wrong).*\n.*$/gm), customer.ok]).toEqual([null, true])
    expect(customer.stdout).toMatch(/^fine +GET +\/orders\/\{id\}\/events/m)
    expect(customer.stdout).toMatch(/^fine +POST +\/cart\/address/m)
    expect(customer.stdout).toMatch(/\d+ calls: \d+ fine.*\nGrade A: the contract holds\.\n$/)
  },
)

test(
  'names each answer that breaks the contract, with the place and the expected type',
  { timeout: 120_000 },
  async () => {
    const url = await spoiled({
      '/brands': ({ data }) => ({
        body: {
          status: true,
          data: (data as object[]).map((brand, n) => (n === 1 ? { ...brand, productCount: '7' } : brand)),
        },
      }),
      '/clubs': () => ({ status: 404, body: '<h1>Not Found</h1>' }),
      '/home': () => ({ status: 500, body: { error: 'boom' } }),
      '/offers': () => ({ body: 'maintenance' }),
      '/states': ({ data }) => ({
        body: { status: true, data: (data as object[]).map((state) => ({ ...state, name: undefined })) },
      }),
    })
    const { ok, stdout } = await conformance(url)
    expect(ok).toBe(false)
    expect(stdout).toMatch(/^wrong +GET +\/brands .*\n +\/data\/1\/productCount: expected integer, got string$/m)
    expect(stdout).toMatch(/^missing +GET +\/clubs .*\n +answered 404$/m)
    expect(stdout).toMatch(/^wrong +GET +\/home .*\n +answered 500 without the envelope/m)
    expect(stdout).toMatch(/^wrong +GET +\/offers .*\n +answered 200 with no JSON object: "maintenance"$/m)
    expect(stdout).toMatch(
      /^wrong +GET +\/states .*\n +\/data\/0\/name: expected a value, got nothing[\s\S]*?and \d+ more$/m,
    )
    expect(stdout).toMatch(/^fine +GET +\/products /m)
    expect(stdout).toMatch(/^no \/brands: no pages and no filter of brands$/m)
    expect(stdout).toMatch(/^no \/states, \/home: the shop cannot sell$/m)
    expect(stdout).toMatch(/\nGrade C: the shop cannot sell from this store: 2 resources do not hold\.\n$/)
  },
)

test(
  'the store of one file is of grade B: it sells, and each resource that it lacks is named with what the shop then does not do',
  { timeout: 60_000 },
  async () => {
    const { ok, stdout } = await conformance(
      await listen((request, response) => void minimal.emit('request', request, response)),
      { writes: true },
    )
    expect([ok, stdout.match(/^(wrong|slow) .*$/gm)]).toEqual([true, null])
    expect(stdout).toMatch(/^fine +POST +\/cart\/address/m)
    expect(stdout).toMatch(/^no \/reviews: products show no reviews$/m)
    expect(stdout).toMatch(/\nGrade B: the shop sells from this store, without the above\.\n$/)
  },
)

test('every resource that the shop uses has a consequence, and the shop does not sell without the least of them', () => {
  const needed = Object.keys(answers).filter((key) => answers[key]?.isUsed && consequenceOf(key) === undefined)
  expect(needed).toHaveLength(20)
  expect(needed).toEqual(expect.arrayContaining(['get /products', 'post /cart/add', 'post /orders']))
})

test('prints its usage without an address, and one line when no server answers', { timeout: 60_000 }, async () => {
  const usage = await command()
  expect([usage.ok, usage.output]).toEqual([false, 'npm run conformance -- URL [--token SESSION] [--write]\n'])
  expect((await command('http://127.0.0.1:1')).output).toMatch(/^wrong +GET +\/brands .*\n +no answer: /m)
})
