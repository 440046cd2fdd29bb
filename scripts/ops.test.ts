import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '../store-api/src/domains/cart/cart.schema.ts'
import type { Order } from '../store-api/src/domains/order/order.schema.ts'
import { runOps } from './ops/commands.ts'
import { run } from './processes/command.ts'
import { startStoreApi } from './testing/store-api.ts'

let shop: Awaited<ReturnType<typeof startStoreApi>>
beforeAll(async () => {
  shop = await startStoreApi()
}, 120_000)
afterAll(() => shop.stop())

const SERVICE_KEY = 'demo-service-key-not-for-production'

async function opsOf(env: NodeJS.ProcessEnv, args: string[]) {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const code = await runOps(args, { env, tell: write, warn: write, stop: () => new AbortController().signal })
  return { code, output: lines.join('\n') }
}
const ops = (...args: string[]) => opsOf({ STORE_API_URL: shop.url, SERVICE_KEY }, args)

async function call<Data>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const sent = { method, headers: { 'content-type': 'application/json', ...headers }, body: body && JSON.stringify(body) }
  return ((await (await fetch(shop.url + path, sent)).json()) as { data: Data }).data
}

/** An order of one piece, from a mobile of its own. */
async function anOrder(mobile: string): Promise<Order> {
  const [product] = await call<{ id: number }[]>('GET', '/products?inStock=true&sort=priceAsc&first=1')
  const variants = await call<{ variants: { id: number; available: number }[] }>('GET', `/products/${product?.id}`)
  const variant = variants.variants.find(({ available }) => available > 0)
  const { token } = await call<Cart>('POST', '/cart/add', { variantId: variant?.id })
  const headers = { 'x-cart-token': token ?? '' }
  const [state] = await call<{ id: number }[]>('GET', '/states')
  const [city] = await call<{ id: number }[]>('GET', `/cities?state=${state?.id}`)
  const regions = await call<{ id: number; deliverable: boolean }[]>('GET', `/regions?city=${city?.id}`)
  const place = { stateId: state?.id, cityId: city?.id, regionId: regions.find(({ deliverable }) => deliverable)?.id }
  await call('POST', '/cart/client', { fullName: 'منى عبد الرحمن', mobile, anotherMobile: '01112345678' }, headers)
  const { revision } = await call<Cart>(
    'POST',
    '/cart/address',
    { ...place, streetAddress: 'شارع النصر', buildingNumber: '1', floorNumber: '2', apartmentNumber: '3' },
    headers,
  )
  const body = { expectedRevision: revision, acceptTerms: true }
  return call<Order>('POST', '/orders', body, { ...headers, 'idempotency-key': `ops-test-${mobile}` })
}

test('an order is shown, listed, moved, and refused with the moves that it allows', { timeout: 60_000 }, async () => {
  const { number, lines } = await anOrder('01012345001')
  const shown = await ops('order', 'show', number)
  expect(shown.output).toContain('\u2068منى عبد الرحمن\u2069')
  expect(shown.output).toContain(String(lines[0]?.sku))
  expect((await ops('order', 'list', '--status', 'waiting-customer,NEW')).output).toContain(number)
  const refused = await ops('order', 'move', number, 'delivered')
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringMatching(/cannot move it to delivered now\. It may move to: .*canceled \(/),
  ])
  const moved = await ops('order', 'move', number, 'in-progress', '--note', 'كلّمناه')
  expect([moved.code, moved.output]).toEqual([0, expect.stringMatching(/→ inProgress {2}\(the branch\)/)])
})

test('the demo walks every open order to the door, and says each step', { timeout: 60_000 }, async () => {
  const [first, second] = [await anOrder('01012345002'), await anOrder('01012345003')]
  const { code, output } = await ops('order', 'courier-demo', '--pace', '20ms')
  expect([code, output]).toEqual([0, expect.stringMatching(/\d delivered\.$/)])
  for (const { number } of [first, second]) {
    expect(output).toContain(`${number}  ready → shippingAgent  (the branch)`)
    expect(output).toContain(`${number}  delivery → delivered  (the courier)`)
  }
  const nothing = await ops('order', 'courier-demo', first.number)
  expect([nothing.code, nothing.output]).toEqual([0, '0 delivered.'])
})

test('stock is counted and moved; messages are shown', { timeout: 60_000 }, async () => {
  const { lines, client } = await anOrder('01012345004')
  const variant = String(lines[0]?.variantId)
  const [a, b] = await call<{ slug: string }[]>('GET', '/branches')
  expect((await ops('stock', 'adjust', variant, a?.slug ?? '', '40')).output).toMatch(
    /SKU +ON HAND +RESERVED +FREE +BRANCH\n\S+ +40 /,
  )
  expect((await ops('stock', 'adjust', variant, a?.slug ?? '', '--less', '3')).output).toMatch(/\n\S+ +37 /)
  expect((await ops('stock', 'transfer', variant, a?.slug ?? '', b?.slug ?? '', '2')).output).toMatch(/\n\S+ +35 /)
  expect((await ops('stock', 'adjust', variant, 'atlantis', '1')).output).toMatch(/^There is no branch atlantis\..+nasr-city/)
  const much = await ops('stock', 'transfer', variant, a?.slug ?? '', b?.slug ?? '', '99999')
  expect([much.code, much.output]).toEqual([1, expect.stringMatching(/^QUANTITY_REDUCED: .+ can be had$/)])
  expect((await ops('outbox', '--mobile', client.mobile)).code).toBe(0)
})

test('what was written to the shop is listed, read and settled', { timeout: 60_000 }, async () => {
  const message = { fullName: 'منى عبد الرحمن', mobile: '01012345077', subject: 'مواعيد العيد', message: 'هتفتحوا إمتى أيام العيد؟' }
  const { number } = await call<{ number: string }>('POST', '/contact', message)
  expect((await ops('feedback', 'list', '--kind', 'contact,find')).output).toMatch(new RegExp(`${number}  contact .+مواعيد العيد`))
  expect((await ops('feedback', 'show', number)).output).toContain(`${message.message}`)
  expect((await ops('feedback', 'close', number)).output).toBe(`${number}  settled`)
  expect((await ops('feedback', 'list')).output).not.toContain(number)
  expect((await ops('feedback', 'list', '--closed')).output).toContain(number)
  const refused = await Promise.all([ops('feedback', 'show', 'M-1'), ops('feedback', 'picture', number, '/tmp/none.webp'), ops('feedback', 'list', '--kind', 'praise')])
  expect(refused.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [1, 'There is nothing under M-1.'],
    [1, `There is nothing under ${number}.`],
    [2, expect.stringContaining('There is no kind "praise"')],
  ])
})

test('a customer’s question is answered and settled', { timeout: 60_000 }, async () => {
  const { token } = await call<{ token: string }>('POST', '/login', { email: '01000000001', password: 'modarag2026' })
  const question = { subject: 'ميعاد التوصيل', message: 'الطلب هيوصل إمتى؟' }
  const { number } = await call<{ number: string }>('POST', '/tickets', question, { authorization: `Bearer ${token}` })
  expect((await ops('ticket', 'list')).output).toContain(number)
  expect((await ops('ticket', 'answer', number, 'بكرة إن شاء الله')).output).toBe(`${number}  answered`)
  expect((await ops('ticket', 'show', number)).output).toMatch(/the customer\nالطلب هيوصل إمتى؟[^]+the shop\nبكرة إن شاء الله/)
  expect((await ops('ticket', 'close', number)).output).toBe(`${number}  closed`)
  expect((await ops('ticket', 'answer', number, 'كمان')).output).toMatch(/^TICKET_CLOSED/)
  expect((await ops('ticket', 'show', 'T-1')).output).toBe('There is no ticket T-1.')
})

test('who applies for a job is listed, answered, and the CV is saved', { timeout: 60_000 }, async () => {
  const [job] = await call<{ id: number; slug: string; branchIds: number[] }[]>('GET', '/jobs')
  const pdf = '%PDF-1.4\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
  const who = { fullName: 'Mona Abdelrahman', mobile: '01012345088', email: 'mona@example.com', dateOfBirth: '1998-05-01' }
  const form = new FormData()
  const fields = { ...who, jobId: job?.id, branchId: job?.branchIds[0], gender: 'female', acceptTerms: 'true' }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('cv', new Blob([pdf]), 'cv.pdf')
  const sent = await fetch(`${shop.url}/apply-job`, { method: 'POST', body: form })
  const { number } = ((await sent.json()) as { data: { number: string } }).data
  expect((await ops('job', 'list')).output).toMatch(new RegExp(`${job?.slug} +open +. +1 +1 `))
  expect((await ops('job', 'applications', '--job', job?.slug ?? '')).output).toMatch(new RegExp(`${number} .+received .+Mona Abdelrahman`))
  const file = join(tmpdir(), `${number}.pdf`)
  expect((await ops('job', 'cv', number, file)).output).toBe(`${file}  ${pdf.length} bytes`)
  expect(await readFile(file, 'latin1')).toBe(pdf)
  await rm(file)
  expect((await ops('job', 'move', number, 'in-review')).output).toBe(`${number}  inReview`)
  const refused = await Promise.all([ops('job', 'cv', 'J-1', file), ops('job', 'move', number, 'lost')])
  expect(refused.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [1, 'There is no application J-1.'],
    [2, expect.stringContaining('There is no status "lost"')],
  ])
})

test('what cannot be understood or reached is told in a line', { timeout: 60_000 }, async () => {
  const bad = await Promise.all([ops('order', 'move', 'MD-1', 'flying'), ops('order', 'show', 'MD-999999'), ops('dance')])
  expect(bad.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [2, expect.stringContaining('There is no status "flying"')],
    [1, 'There is no order MD-999999.'],
    [2, 'There is no command "dance".'],
  ])
  expect((await opsOf({ STORE_API_URL: 'http://127.0.0.1:9', SERVICE_KEY: 'x' }, ['order', 'list'])).output).toMatch(
    /^No store API answers at http:\/\/127\.0\.0\.1:9 .+$/,
  )
  expect((await opsOf({ STORE_API_URL: shop.url, SERVICE_KEY: 'wrong' }, ['order', 'list'])).output).toContain(
    'not that of this shop',
  )
  expect((await opsOf({ DATA_DIR: '/tmp/no-shop-here' }, ['order', 'list'])).output).toMatch(/^There is no shop in .+$/)
  const program = await run('node', ['scripts/ops.ts', 'dance'])
  expect([program.ok, program.output]).toEqual([false, expect.stringMatching(/^There is no command "dance"\.\n\nnpm run ops/)])
})
