import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { runProgram } from '#src/cli/program.ts'
import { runCli } from '#src/cli/run-cli.fixture.ts'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import type { Cart } from '#src/domains/cart/cart.schema.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const { db } = await testDb({ demo: true })
const folder = tempFolder('ops')
const config = readConfig({ DATA_DIR: folder })
const app = await openApp({ config, db })
const url = await app.listen({ port: 0, host: '127.0.0.1' })

async function opsOf(env: NodeJS.ProcessEnv, args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runProgram(['ops', ...args], {
    env,
    print,
    printError: print,
    stopSignal: () => new AbortController().signal,
  })
  return { code, output: lines.join('\n') }
}
const ops = (...args: string[]) => opsOf({ STORE_API_URL: url, SERVICE_KEY: config.serviceKey }, args)

async function call<Data>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const sent = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  }
  return ((await (await fetch(url + path, sent)).json()) as { data: Data }).data
}

/** Places an order of one unit from the given mobile. */
async function placeOrder(mobile: string): Promise<Order> {
  const [product] = await call<{ id: number }[]>('GET', '/products?inStock=true&sort=priceAsc&first=1')
  const variants = await call<{ variants: { id: number; available: number }[] }>('GET', `/products/${product?.id}`)
  const variant = variants.variants.find(({ available }) => available > 0)
  const { token } = await call<Cart>('POST', '/cart/add', { variantId: variant?.id })
  const headers = { 'x-cart-token': token ?? '' }
  const [state] = await call<{ id: number }[]>('GET', '/states')
  const [city] = await call<{ id: number }[]>('GET', `/cities?state=${state?.id}`)
  const regions = await call<{ id: number; deliverable: boolean }[]>('GET', `/regions?city=${city?.id}`)
  const place = { stateId: state?.id, cityId: city?.id, regionId: regions.find(({ deliverable }) => deliverable)?.id }
  await call('POST', '/cart/contact', { fullName: 'منى عبد الرحمن', mobile, anotherMobile: '01112345678' }, headers)
  const { revision } = await call<Cart>(
    'POST',
    '/cart/address',
    {
      ...place,
      streetAddress: 'شارع النصر',
      buildingNumber: '1',
      floorNumber: '2',
      apartmentNumber: '3',
      landmark: 'قدام الصيدلية',
      notes: 'اتصل قبل ما توصل',
    },
    headers,
  )
  const body = { expectedRevision: revision, acceptTerms: true }
  return call<Order>('POST', '/orders', body, { ...headers, 'idempotency-key': `ops-test-${mobile}` })
}

test(
  'shows, lists and moves an order, and names the allowed status changes when it refuses one',
  { timeout: 60_000 },
  async () => {
    const { number, lines } = await placeOrder('01012345001')
    const shown = await ops('order', 'show', number)
    expect(shown.output).toContain('\u2068منى عبد الرحمن\u2069')
    expect(shown.output).toContain(String(lines[0]?.sku))
    expect((await ops('order', 'list', '--status', 'waiting-customer,NEW')).output).toContain(number)
    const refused = await ops('order', 'move', number, 'delivered')
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/cannot move it to delivered now\. It may move to: .*canceled \(/),
    ])
    const moved = await ops('order', 'move', number, 'in-progress', '--notes', 'كلّمناه')
    expect([moved.code, moved.output]).toEqual([0, expect.stringMatching(/→ inProgress {2}\(the branch\)/)])
  },
)

test(
  'lists late orders with the status that they are late in and the date that their customers were told',
  { timeout: 60_000 },
  async () => {
    const { number, promisedFrom, promisedTo } = await placeOrder('01012345011')
    expect((await ops('order', 'list', '--late')).output).toBe('No order is late.')
    await ops('order', 'move', number, 'inProgress')
    await ops('order', 'move', number, 'late', '--as', 'S')
    expect((await ops('order', 'list', '--late')).output).toMatch(
      new RegExp(`${number} .* inProgress +${promisedFrom} to ${promisedTo} `),
    )
    const { number: newer } = await placeOrder('01012345013')
    await ops('order', 'move', newer, 'inProgress')
    await ops('order', 'move', newer, 'late', '--as', 'S')
    const { output } = await ops('order', 'list', '--late', '--first', '1')
    expect([output.includes(number), output.includes(newer)]).toEqual([true, false])
    for (const each of [number, newer]) await ops('order', 'move', each, 'canceled')
  },
)

test(
  'lists a refund that is due with its days left, and writes notes of its return as text',
  { timeout: 60_000 },
  async () => {
    const { number, id, lines, token } = await placeOrder('01012345012')
    expect((await ops('order', 'list', '--refunds-due')).output).not.toContain(number)
    for (const to of ['inProgress', 'confirm', 'preparing', 'ready', 'shippingAgent', 'delivery', 'delivered'])
      await ops('order', 'move', number, to)
    const ask = { lines: [{ lineId: lines[0]?.id, quantity: 1, reason: 'defect' }], notes: 'مقطوع\u202e' }
    await call('POST', `/orders/${id}/return`, ask, { 'x-order-token': token ?? '' })
    expect((await ops('order', 'show', number)).output).not.toContain('\u202e')
    await ops('order', 'move', number, 'returned')
    await ops('order', 'move', number, 'returnedReceived')
    expect((await ops('order', 'list', '--refunds-due')).output).toMatch(new RegExp(`${number} .* 7 .* cash `))
    expect((await ops('promises')).output).toMatch(new RegExp(`${number} +refund .* 7 `))
    await ops('order', 'refunded', number)
    expect((await ops('promises')).output).not.toContain(number)
    expect((await ops('order', 'list', '--refunds-due')).output).not.toContain(number)
  },
)

test(
  'shows the address as one block, and the history with who, reason and notes; finds orders by mobile',
  { timeout: 60_000 },
  async () => {
    const { number } = await placeOrder('01012345021')
    await ops('order', 'move', number, 'in-progress', '--reason', 'called', '--notes', 'AWB 990123')
    const { output } = await ops('--lang', 'ar', 'order', 'show', number)
    const block = [
      'منى عبد الرحمن',
      '+201012345021، +201112345678',
      'شارع النصر، عمارة 1، الدور 2، شقة 3',
      'عباس العقاد، مدينة نصر، القاهرة',
      'علامة مميزة: قدام الصيدلية',
      'ملاحظات للمندوب: اتصل قبل ما توصل',
    ]
    expect(output).toContain(`Deliver to:\n\n${block.join('\n')}\n\n`)
    expect(output).toMatch(/inProgress +B +called +AWB 990123/)
    expect((await ops('order', 'show', number)).output).toContain('شارع النصر, building 1, floor 2, apartment 3\n')
    await placeOrder('01012345022')
    const found = await ops('order', 'list', '--mobile', '0101 234 5021')
    expect(found.output.split('\n')).toEqual([expect.stringMatching(/^NUMBER/), expect.stringContaining(number)])
    expect(await ops('order', 'list', '--mobile', '12')).toMatchObject({
      code: 1,
      output: expect.stringContaining('mobile'),
    })
  },
)

test('courier-demo delivers every open order and prints each step', { timeout: 60_000 }, async () => {
  const [first, second] = [await placeOrder('01012345002'), await placeOrder('01012345003')]
  const { code, output } = await ops('order', 'courier-demo', '--pace', '20ms')
  expect([code, output]).toEqual([0, expect.stringMatching(/\d delivered\.$/)])
  for (const { number } of [first, second]) {
    expect(output).toContain(`${number}  ready → shippingAgent  (the branch)`)
    expect(output).toContain(`${number}  delivery → delivered  (the courier)`)
  }
  const nothing = await ops('order', 'courier-demo', first.number)
  expect([nothing.code, nothing.output]).toEqual([0, '0 delivered.'])
})

test('lists and shows exchanges, which courier-demo hands over', { timeout: 60_000 }, async () => {
  const order = await placeOrder('01012345009')
  await ops('order', 'courier-demo', order.number, '--pace', '20ms')
  const [line] = order.lines
  const body = {
    items: [{ lineId: line?.id, quantity: 1, variantId: line?.variantId, reason: 'defect' }],
    expectedToPay: 0,
  }
  const open = { 'x-order-token': order.token ?? '', 'idempotency-key': 'ops-exchange-1' }
  const { exchange } = await call<{ exchange: Order }>('POST', `/orders/${order.id}/exchange`, body, open)
  expect((await ops('exchange', 'list', '--status', 'confirm')).output).toMatch(
    new RegExp(`${exchange.number} +${order.number} +confirm`),
  )
  const { output } = await ops('exchange', 'show', order.number)
  expect(output).toMatch(new RegExp(`^The courier brings:\\n\\nOrder +${exchange.number} `))
  expect(output).toContain(`its returned items are replaced by ${exchange.number}`)
  await ops('order', 'courier-demo', exchange.number, '--pace', '20ms')
  expect((await ops('order', 'show', order.number)).output).toMatch(/Status +returned/)
  expect((await ops('exchange', 'show', (await placeOrder('01012345010')).number)).output).toMatch(/has no exchange\.$/)
})

test('lists the reviews that wait, and names one that does not', async () => {
  expect(await ops('review', 'list')).toMatchObject({ code: 0, output: 'No reviews wait.' })
  expect(await ops('review', 'publish', '999999')).toMatchObject({
    code: 1,
    output: expect.stringContaining('No review 999999 waits.'),
  })
})

test('adjusts and transfers stock, and lists messages to customers', { timeout: 60_000 }, async () => {
  const { lines, contact } = await placeOrder('01012345004')
  const variant = String(lines[0]?.variantId)
  const [a, b] = await call<{ slug: string }[]>('GET', '/branches')
  expect((await ops('stock', 'adjust', variant, a?.slug ?? '', '40')).output).toMatch(
    /SKU +ON HAND +RESERVED +FREE +BRANCH\n\S+ +40 /,
  )
  expect((await ops('stock', 'adjust', variant, a?.slug ?? '', '--less', '3')).output).toMatch(/\n\S+ +37 /)
  expect((await ops('stock', 'transfer', variant, a?.slug ?? '', b?.slug ?? '', '2')).output).toMatch(/\n\S+ +35 /)
  expect((await ops('stock', 'adjust', variant, 'atlantis', '1')).output).toMatch(
    /^There is no branch atlantis\..+nasr-city/,
  )
  const much = await ops('stock', 'transfer', variant, a?.slug ?? '', b?.slug ?? '', '99999')
  expect([much.code, much.output]).toEqual([1, expect.stringMatching(/^QUANTITY_REDUCED: .+ can be had$/)])
  expect((await ops('outbox', '--mobile', contact.mobile)).code).toBe(0)
})

test('lists, shows and closes contact messages', { timeout: 60_000 }, async () => {
  const message = {
    fullName: 'منى عبد الرحمن',
    mobile: '01012345077',
    subject: 'مواعيد العيد',
    message: 'هتفتحوا إمتى أيام العيد؟',
  }
  const { number } = await call<{ number: string }>('POST', '/contact', message)
  expect((await ops('feedback', 'list', '--kind', 'contact,find')).output).toMatch(
    new RegExp(`${number}  contact .+مواعيد العيد`),
  )
  expect((await ops('feedback', 'show', number)).output).toContain(`${message.message}`)
  expect((await ops('feedback', 'close', number)).output).toBe(`${number}  settled`)
  expect((await ops('feedback', 'list')).output).not.toContain(number)
  expect((await ops('feedback', 'list', '--closed')).output).toContain(number)
  const refused = await Promise.all([
    ops('feedback', 'show', 'M-1'),
    ops('feedback', 'picture', number, '/tmp/none.webp'),
    ops('feedback', 'list', '--kind', 'praise'),
  ])
  expect(refused.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [1, 'There is nothing under M-1.'],
    [1, `There is nothing under ${number}.`],
    [2, expect.stringContaining("argument 'praise' is invalid. Allowed choices are contact, ")],
  ])
})

test('answers and closes a ticket', { timeout: 60_000 }, async () => {
  const { token } = await call<{ token: string }>('POST', '/login', { email: '01000000001', password: 'modarag2026' })
  const question = { subject: 'ميعاد التوصيل', message: 'الطلب هيوصل إمتى؟' }
  const { number } = await call<{ number: string }>('POST', '/tickets', question, { authorization: `Bearer ${token}` })
  expect((await ops('ticket', 'list')).output).toContain(number)
  expect((await ops('ticket', 'answer', number, 'بكرة إن شاء الله')).output).toBe(`${number}  answered`)
  expect((await ops('ticket', 'show', number)).output).toMatch(
    /the customer\nالطلب هيوصل إمتى؟[^]+the shop\nبكرة إن شاء الله/,
  )
  expect((await ops('ticket', 'close', number)).output).toBe(`${number}  closed`)
  expect((await ops('ticket', 'answer', number, 'كمان')).output).toMatch(/^TICKET_CLOSED/)
  expect((await ops('ticket', 'show', 'T-1')).output).toBe('There is no ticket T-1.')
})

test('lists and moves job applications, and saves a CV', { timeout: 60_000 }, async () => {
  const [job] = await call<{ id: number; slug: string; branchIds: number[] }[]>('GET', '/jobs')
  const pdf = '%PDF-1.4\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
  const who = {
    fullName: 'Mona Abdelrahman',
    mobile: '01012345088',
    email: 'mona@example.com',
    dateOfBirth: '1998-05-01',
  }
  const form = new FormData()
  const fields = { ...who, jobId: job?.id, branchId: job?.branchIds[0], gender: 'female', acceptTerms: 'true' }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('cv', new Blob([pdf]), 'cv.pdf')
  const sent = await fetch(`${url}/apply-job`, { method: 'POST', body: form })
  const { number } = ((await sent.json()) as { data: { number: string } }).data
  expect((await ops('job', 'list')).output).toMatch(new RegExp(`${job?.slug} +open +. +1 +1 `))
  expect((await ops('job', 'applications', '--job', job?.slug ?? '')).output).toMatch(
    new RegExp(`${number} .+received .+Mona Abdelrahman`),
  )
  const file = join(tmpdir(), `${number}.pdf`)
  expect((await ops('job', 'cv', number, file)).output).toBe(`${file}  ${pdf.length} bytes`)
  expect(await readFile(file, 'latin1')).toBe(pdf)
  await rm(file)
  expect((await ops('job', 'move', number, 'in-review')).output).toBe(`${number}  inReview`)
  const refused = await Promise.all([ops('job', 'cv', 'J-1', file), ops('job', 'move', number, 'lost')])
  expect(refused.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [1, 'There is no application J-1.'],
    [2, expect.stringContaining("value 'lost' is invalid for argument 'status'. Allowed choices are received, ")],
  ])
})

test('names the argument that is wrong, and an order that does not exist', async () => {
  const answers = await Promise.all([
    ops('order', 'move', 'MD-1', 'flying'),
    ops('order', 'list', '--first', '0'),
    ops('dance'),
    ops('order', 'show', 'MD-999999'),
  ])
  expect(answers.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [
      2,
      expect.stringMatching(
        /^error: command-argument value 'flying' is invalid for argument 'status'\. Allowed choices are new, confirm, /,
      ),
    ],
    [2, "error: option '--first <count>' argument '0' is invalid. It must be a whole number from 1."],
    [2, "error: unknown command 'dance'"],
    [1, 'There is no order MD-999999.'],
  ])
})

test('refuses a count of stock together with a difference, and neither of both', async () => {
  for (const args of [['5', '--more', '1'], []]) {
    const { code, output } = await ops('stock', 'adjust', '1', 'nasr-city', ...args)
    expect([code, output]).toEqual([2, expect.stringContaining('give either a count, or --more or --less')])
  }
})

test('explains each command', async () => {
  const { code, output } = await ops('order', 'move', '--help')
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Usage: npm run ops -- order move \[options\] <order> <status>\n\nChanges the status/),
  ])
})

test('prints one line when no store API answers, the service key is wrong or there is no shop', async () => {
  expect((await opsOf({ STORE_API_URL: 'http://127.0.0.1:9', SERVICE_KEY: 'x' }, ['order', 'list'])).output).toMatch(
    /^No store API answers at http:\/\/127\.0\.0\.1:9 .+$/,
  )
  expect((await opsOf({ STORE_API_URL: url, SERVICE_KEY: 'wrong' }, ['order', 'list'])).output).toContain(
    'not that of this shop',
  )
  const env = { DATA_DIR: join(folder, 'no-shop') }
  const line = expect.stringMatching(/^There is no shop in [^\n]+$/)
  expect(await opsOf(env, ['order', 'list'])).toEqual({ code: 1, output: line })
  expect(await runCli(['ops', 'order', 'list'], env)).toEqual({
    code: 1,
    stdout: '',
    output: expect.stringMatching(/^There is no shop in [^\n]+\n$/),
  })
})

test('the counter lists pick-up orders, makes one ready and hands it out for its code alone', async () => {
  const [product] = await call<{ id: number }[]>('GET', '/products?inStock=true&sort=priceAsc&first=1')
  const { variants } = await call<{ variants: { id: number; price: number; available: number }[] }>(
    'GET',
    `/products/${product?.id}`,
  )
  const variant = variants.find(({ available }) => available > 0)
  const branches = await call<{ branch: { id: number; slug: string }; complete: boolean }[]>(
    'GET',
    `/buy-now/pickup-branches?variantId=${variant?.id}`,
  )
  const branch = branches.find(({ complete }) => complete)?.branch
  const contact = { fullName: 'منى عبد الرحمن', mobile: '01099999971', anotherMobile: '01112345678' }
  const body = {
    variantId: variant?.id,
    quantity: 1,
    expectedUnitPrice: variant?.price,
    contact,
    pickupBranchId: branch?.id,
    acceptTerms: true,
  }
  const order = await call<Order>('POST', '/buy-now', body, { 'idempotency-key': 'ops-pickup-order' })
  await ops('order', 'move', order.number, 'inProgress')
  await ops('order', 'move', order.number, 'confirm')
  expect((await ops('pickup', 'list', '--branch', branch?.slug ?? '')).output).toContain(order.number)
  expect((await ops('pickup', 'ready', order.number)).output).toContain('confirm → ready  held until')
  const { pickup } = await call<Order>('GET', `/orders/${order.id}`, undefined, { 'x-order-token': order.token ?? '' })
  const refused = await ops('pickup', 'collected', order.number, '--code', pickup?.code === '0000' ? '1111' : '0000')
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('CODE_INVALID')])
  const collected = await ops('pickup', 'collected', order.number, '--code', pickup?.code ?? '')
  expect([collected.code, collected.output]).toEqual([0, expect.stringContaining('delivered')])
})
