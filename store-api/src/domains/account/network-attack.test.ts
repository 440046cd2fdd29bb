import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ADDRESS, BALL, cartWith, CONTACT, openShop } from '#src/domains/cart/shop.fixture.ts'
import { makeCoupon } from '#src/domains/coupon/coupon.fixture.ts'
import { takeMessages } from '#src/domains/message/inbox.service.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { codeTo, forgetLimits, mayAskAgain } from './account.fixture.ts'
import { loggedIn } from './customer.fixture.ts'
import { hashSubject } from '#src/http/rate-limit.ts'

const shop = await openShop()
const { call, db, clock } = shop
beforeEach(async () => {
  await sql`delete from orders; delete from outbox_message; delete from verification_code; delete from inbox_message; delete from customer_network`.execute(
    db,
  )
  await sql`update branch_stock set reserved = 0, on_hand = 90 where variant_id = ${BALL}`.execute(db)
  await forgetLimits(db)
})

/** Address of an operator that an attacker and the neighbours share. */
const FROM = { 'x-forwarded-for': '41.44.1.1' }
const NEW = '01098765432'
const NEW_E164 = '+201098765432'
const numbered = (n: number) => `0102${String(1_000_000 + n)}`
const post = (url: string, body: object, headers: object = {}) => call('POST', url, body, { ...FROM, ...headers })

/** As if an attacker had used up limits of the network. */
async function exhaust(...names: string[]): Promise<void> {
  const values = names.map((name) => ({
    key: `${name}:${hashSubject('41.44.1.1')}`,
    points: 100_000,
    expire: Date.now() + 3_600_000,
  }))
  await db.insertInto('rate_limit').values(values).execute()
}

/** A message to the shop in WhatsApp, as its webhook reports it. */
const write = (mobile: string) =>
  takeMessages(
    { db, now: () => clock.now },
    {
      entry: [
        { changes: [{ value: { messages: [{ id: randomUUID(), from: mobile.slice(1), text: { body: 'كود' } }] } }] },
      ],
    },
  )

const buyNow = (mobile: string, code?: string) => {
  const body = {
    variantId: BALL,
    quantity: 1,
    expectedUnitPrice: 60_000,
    contact: { ...CONTACT, mobile },
    address: ADDRESS,
    acceptTerms: true,
    code,
  }
  return post('/buy-now', body, { 'idempotency-key': randomUUID() })
}

test('after twenty unproven orders and sixty codes of a network, a customer known there and a new one who writes to the shop order with a code', async () => {
  for (let n = 0; n < 20; n += 1) expect((await buyNow(numbered(n))).status).toBe(201)
  for (let n = 100; n < 165; n += 1) await post('/send-code', { mobile: numbered(n), purpose: 'order' })
  const known = await loggedIn(shop)
  await db
    .insertInto('customer_network')
    .values({ customer_id: known.id, network: hashSubject('41.44.1.1'), seen_at: clock.now })
    .execute()
  const asked = await Promise.all([NEW, known.mobile].map((mobile) => post('/send-code', { mobile, purpose: 'order' })))
  expect(asked.map(({ status, data, error }) => [status, data, error.error])).toEqual(
    Array(2).fill([200, asked[0]?.data, undefined]),
  )
  expect((await buyNow(known.mobile, await codeTo(db, known.mobile))).status).toBe(201)
  expect(await codeTo(db, NEW_E164)).toBe('')
  await write(NEW_E164)
  await mayAskAgain(db)
  await post('/send-code', { mobile: NEW, purpose: 'order' })
  expect((await buyNow(NEW, await codeTo(db, NEW_E164))).status).toBe(201)
})

test('codes that nobody receives use up nothing of the network', async () => {
  for (let n = 0; n < 65; n += 1) await post('/send-code', { mobile: numbered(n), purpose: 'reset' })
  await post('/send-code', { mobile: NEW, purpose: 'order' })
  expect(await codeTo(db, NEW_E164)).not.toBe('')
})

const PERSON = {
  fullName: 'منى عبد الرحمن السيد',
  gender: 'female',
  dateOfBirth: '1994-03-02',
  password: 'قطة-سودا-7',
  passwordConfirmation: 'قطة-سودا-7',
  acceptTerms: true,
}

test('sixty registrations with a taken e-mail stop no registration, and then tell no more what is taken', async () => {
  const { id } = await loggedIn(shop)
  await db.updateTable('customer').set({ email: 'taken@example.com' }).where('id', '=', id).execute()
  const taken = (n: number) => post('/register', { ...PERSON, mobile: numbered(n), email: 'taken@example.com' })
  for (let n = 0; n < 60; n += 1) expect((await taken(n)).error.error).toBe('EMAIL_TAKEN')
  const hidden = await taken(60)
  const free = await post('/register', { ...PERSON, mobile: NEW, email: 'free@example.com' })
  expect([hidden.status, Object.keys(hidden.data)]).toEqual([free.status, Object.keys(free.data)])
  expect([await codeTo(db, `+2${numbered(60)}`), (await codeTo(db, NEW_E164)).length]).toEqual(['', 4])
  const check = (mobile: string) => post('/check-code', { mobile, code: '0000' })
  expect((await check(numbered(60))).error.error).toBe('CODE_INVALID')
})

test('a network without registrations left takes that of a mobile that wrote to the shop', async () => {
  await exhaust('register-net', 'code-net')
  const register = () => post('/register', { ...PERSON, mobile: NEW, email: '' })
  expect((await register()).error.error).toBe('RATE_LIMITED')
  await write(NEW_E164)
  expect([(await register()).status, (await codeTo(db, NEW_E164)).length]).toEqual([200, 4])
})

test('above the wrong codes of a network, a guest whose mobile wrote to the shop uses her coupon and has ten wrong ones', async () => {
  await makeCoupon(shop, { code: 'RIGHT' })
  await exhaust('coupon-net')
  const { headers } = await cartWith(shop, { variantId: BALL })
  await call('POST', '/cart/contact', { ...CONTACT, mobile: NEW }, headers)
  const apply = (code: string, cart = headers) => post('/cart/coupon', { code }, cart)
  expect((await apply('RIGHT')).error.error).toBe('RATE_LIMITED')
  await write(NEW_E164)
  expect((await apply('RIGHT')).status).toBe(200)
  for (let n = 0; n < 10; n += 1) expect((await apply('WRONG')).error.error).toBe('COUPON_UNKNOWN')
  const other = await cartWith(shop, { variantId: BALL })
  await call('POST', '/cart/contact', { ...CONTACT, mobile: NEW }, other.headers)
  expect((await apply('RIGHT', other.headers)).error.error).toBe('RATE_LIMITED')
})

test('tracked orders stop nobody; above the wrong tries of a network only a mobile that is known there or wrote to the shop tracks', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  await db
    .updateTable('orders')
    .set({ contact: sql`contact || ${JSON.stringify({ mobile: NEW_E164 })}::jsonb` })
    .where('id', '=', order.id)
    .execute()
  const track = (number: string, mobile = NEW) =>
    call('GET', `/track-order?orderNumber=${number}&mobile=${mobile}`, undefined, FROM)
  for (let n = 0; n < 30; n += 1) expect((await track(order.number)).status).toBe(200)
  for (let n = 0; n < 11; n += 1) expect((await track(order.number, numbered(n))).error.error).toBe('NOT_FOUND')
  await forgetLimits(db)
  await exhaust('track-net')
  expect((await track(order.number)).error.error).toBe('RATE_LIMITED')
  await write(NEW_E164)
  expect((await track(order.number)).status).toBe(200)
  const { order: other } = await placedOrder(shop, { variantId: BALL })
  expect((await track(other.number)).error.error).toBe('RATE_LIMITED')
})

test.each([
  [
    '/contact',
    'message-net',
    {
      fullName: PERSON.fullName,
      mobile: NEW,
      subject: 'المقاسات',
      message: 'عندكم مقاسات أكبر من كده للتيشيرت الأحمر؟',
    },
  ],
  ['/find-product', 'message-net', { name: PERSON.fullName, otherMaker: 'Kelme', mobile: NEW }],
  ['/notify-me', 'notify-net', { productId: 5, variantId: null, mobile: NEW }],
])(
  '%s of a network without tries left takes a mobile that wrote to the shop, however many came in a minute',
  async (url, name, body) => {
    for (let n = 0; n < 25; n += 1) await post(url, { ...body, mobile: numbered(n) })
    await forgetLimits(db)
    await exhaust(name)
    expect((await post(url, body)).error.error).toBe('RATE_LIMITED')
    await write(NEW_E164)
    expect((await post(url, body)).status).toBe(200)
  },
)

test.each([
  [
    '/contact',
    'message-net',
    { fullName: PERSON.fullName, subject: 'المقاسات', message: 'عندكم مقاسات أكبر من كده للتيشيرت الأحمر؟' },
  ],
  ['/find-product', 'message-net', { name: PERSON.fullName, otherMaker: 'Kelme' }],
  [
    '/complaints',
    'complaint-net',
    { kind: 'complaint', fullName: PERSON.fullName, message: 'الشنطة وصلت ومقفولة وحش' },
  ],
  ['/notify-me', 'notify-net', { productId: 5, variantId: null }],
])('%s of a network without tries left takes a customer, counted by her account', async (url, name, body) => {
  const her = await loggedIn(shop)
  await exhaust(name)
  const send = () => post(url, { ...body, mobile: her.mobile }, her.headers)
  expect((await send()).status).toBe(200)
  await sql`update rate_limit set points = 300 where key like ${`${name}:%`}`.execute(db)
  expect((await send()).error.error).toBe('RATE_LIMITED')
})

test('above the complaints of a network, a mobile that wrote to the shop sends five', async () => {
  await exhaust('complaint-net')
  await write(NEW_E164)
  const complain = (n: number) =>
    post('/complaints', {
      kind: 'complaint',
      fullName: PERSON.fullName,
      mobile: NEW,
      message: `الشنطة رقم ${n} وصلت ومقفولة وحش`,
    })
  for (let n = 0; n < 5; n += 1) expect((await complain(n)).status).toBe(200)
  expect((await complain(5)).error.error).toBe('RATE_LIMITED')
})

test('above the wrong passwords of a network, an e-mail stands for the mobile of its verified account alone', async () => {
  const password_hash = await hash(PERSON.password, { memoryCost: 8, timeCost: 1 })
  const email = 'mona.twin@example.com'
  const insert = (mobile: string, verified_at: Date | null) =>
    db
      .insertInto('customer')
      .values({
        mobile,
        email,
        full_name: PERSON.fullName,
        password_hash,
        verified_at,
        gender: null,
        date_of_birth: null,
        blocked_at: null,
      })
      .execute()
  await insert('+201222222222', clock.now)
  await insert('+201111111111', null)
  await exhaust('login-net')
  const login = () => post('/login', { email, password: PERSON.password })
  await write('+201111111111')
  expect((await login()).error.error).toBe('RATE_LIMITED')
  await write('+201222222222')
  expect((await login()).status).toBe(200)
})

test('a message to the shop lets a mobile go on for an hour', async () => {
  await exhaust('register-net')
  await write(NEW_E164)
  const start = clock.now
  clock.now = new Date(start.getTime() + 3_600_001)
  expect((await post('/register', { ...PERSON, mobile: NEW, email: '' })).error.error).toBe('RATE_LIMITED')
  clock.now = start
})
