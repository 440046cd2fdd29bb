import { expect, test } from 'vitest'
import { openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import type { ShopFeedback, ShopFeedbackMeta } from './contact.schema.ts'

const shop = await openShop()
const { db, clock, call } = shop

const MESSAGE = {
  fullName: 'منى عبد الرحمن',
  mobile: '٠١٠ ١٢٣٤ ٥٦٧٨',
  email: ' ',
  subject: 'مواعيد العيد',
  message: 'هتفتحوا إمتى أيام العيد؟',
}
let visitor = 0
const send = (body: object = {}) =>
  call<{ number: string }>(
    'POST',
    '/contact',
    { ...MESSAGE, ...body },
    { 'x-forwarded-for': `203.0.113.${(visitor += 1)}` },
  )
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

test('a contact message needs no account and gets a number', async () => {
  const { status, data } = await send()
  expect([status, data.number]).toEqual([200, expect.stringMatching(/^M-\d{5}$/)])
  const kept = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('number', '=', data.number)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({
    mobile: '+201012345678',
    email: null,
    subject: 'مواعيد العيد',
    customer_id: null,
    closed_at: null,
  })
})

test('the same message, concurrent or within a minute, is stored once', async () => {
  const twice = await Promise.all([send({ mobile: '01112345678' }), send({ mobile: '01112345678' })])
  later(50)
  const again = await send({ mobile: '0111 234 5678' })
  expect(new Set([...twice, again].map(({ data }) => data.number)).size).toBe(1)
  const other = await send({ mobile: '01112345678', message: 'وهتقفلوا إمتى أيام العيد؟' })
  later(61)
  const numbers = [again, other, await send({ mobile: '01112345678' })].map(({ data }) => data.number)
  expect(new Set(numbers).size).toBe(3)
})

test.each([
  [
    'fullName',
    [
      ['', 'required'],
      ['منى علي', 'min'],
      ['م'.repeat(81), 'max'],
    ],
  ],
  [
    'mobile',
    [
      ['', 'required'],
      ['010123', 'min'],
      ['01312345678', 'mobile'],
    ],
  ],
  [
    'email',
    [
      ['mona@', 'email'],
      [`${'a'.repeat(250)}@a.eg`, 'email'],
    ],
  ],
  [
    'subject',
    [
      ['  ', 'required'],
      ['ab', 'min'],
      ['س'.repeat(121), 'max'],
    ],
  ],
  [
    'message',
    [
      [null, 'required'],
      ['ازيكم', 'min'],
      ['س'.repeat(2001), 'max'],
    ],
  ],
] as const)('%s has its rules', async (field, cases) => {
  for (const [given, rule] of cases) {
    const { status, error } = await send({ [field]: given })
    expect([status, error.errors]).toMatchObject([422, { [field]: [{ rule }] }])
  }
})

test('limits messages to ten per mobile and day', async () => {
  const told = []
  for (let n = 0; n < 11; n += 1)
    told.push((await send({ mobile: '01512345678', message: `رسالة للمحل رقم ${n}` })).status)
  expect(told).toEqual([...Array<number>(10).fill(200), 429])
})

test('lists open messages, the newest first, and closes them', async () => {
  const asShop = <Data>(method: 'GET' | 'POST', path: string, key = SERVICE_KEY) =>
    call<Data>(method, `/internal/feedback${path}`, undefined, { 'x-service-key': key })
  later(60)
  const { number } = (await send({ mobile: '01099999999' })).data
  later(60)
  const complaint = { ...MESSAGE, kind: 'complaint', matter: 'branch', branchId: 2, mobile: '01099999999' }
  const second = (await call<{ number: string }>('POST', '/complaints', complaint)).data.number
  const list = await asShop<ShopFeedback[]>('GET', '?first=2')
  expect(list.data.map((letter) => [letter.number, letter.kind, letter.subject, letter.branchName])).toEqual([
    [second, 'complaint', 'branch', 'Maadi'],
    [number, 'contact', 'مواعيد العيد', null],
  ])
  const { endCursor } = (list.error as unknown as { meta: ShopFeedbackMeta }).meta
  expect((await asShop<ShopFeedback[]>('GET', `?first=1&after=${endCursor}`)).data[0]?.number).not.toBe(number)
  expect((await asShop('GET', '?after=x')).status).toBe(422)
  expect((await asShop<ShopFeedback[]>('GET', '?kind=suggestion,find')).data).toEqual([])
  const closed = await asShop<ShopFeedback>('POST', `/${number.toLowerCase().replace('-', ' ')}/close`)
  expect(closed.data.closedAt).toBe(clock.now.toISOString())
  expect((await asShop<ShopFeedback[]>('GET', '?closed=true')).data.map((letter) => letter.number)).toEqual([number])
  expect((await asShop<ShopFeedback>('GET', `/${second}`)).data).toMatchObject({
    fullName: MESSAGE.fullName,
    mobile: '+201099999999',
    closedAt: null,
  })
  const refused = [
    await asShop('GET', '/M-1'),
    await asShop('GET', '', 'guess'),
    await asShop('POST', `/${second}/close`, ''),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 403, 403])
})
