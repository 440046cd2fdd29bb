import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { ADDRESS, BALL, CLIENT, LAST, openShop, readyCart, SHIRT, SHIRT_L, stockOf } from '#src/domains/cart/shop.fixture.ts'
import { messageOf, sendOrder } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const shop = await openShop()
const { call, db } = shop
afterAll(shop.close)
beforeEach(async () => {
  await sql`truncate orders, outbox_message, verification_code, idempotency_key cascade`.execute(db)
  await sql`update branch_stock set reserved = 0, on_hand = case variant_id when ${BALL} then 10 else on_hand end`.execute(db)
  await forgetLimits(db)
})

const MOBILE = '01098765432'
const STRANGER = '+201098765432'
const numbered = (n: number) => `0102${String(1_000_000 + n)}`
const from = (address: string) => ({ 'x-forwarded-for': address })

interface Wanted {
  mobile?: string
  address?: string
  variantId?: number
  quantity?: number
  code?: string
  key?: string
}

const buyNow = ({ mobile = MOBILE, address = '41.0.0.1', variantId = BALL, quantity = 1, code, key = randomUUID() }: Wanted = {}) => {
  const expectedUnitPrice = { [BALL]: 60_000, [LAST]: 99_900 }[variantId] ?? 150_000
  const body = { variantId, quantity, expectedUnitPrice, client: { ...CLIENT, mobile }, address: ADDRESS, acceptTerms: true, code }
  return call<Order>('POST', '/buy-now', body, { 'idempotency-key': key, ...from(address) })
}

/** Asks for a code by the shop's own call and reads it from the message. */
async function codeFor(mobile = MOBILE): Promise<string> {
  expect((await call('POST', '/send-code', { mobile, purpose: 'order' })).status).toBe(200)
  const { params } = await db.selectFrom('outbox_message').select('params').where('template', '=', 'verify_code').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return params[0] ?? ''
}

const wrong = (code: string) => (code === '0000' ? '1111' : '0000')
const refusalsOf = (answers: Awaited<ReturnType<typeof buyNow>>[]) =>
  answers.filter(({ status }) => status !== 201).map(({ status, error }) => `${status} ${error.error} at ${Object.keys(error.errors ?? {}).join()}`)

test('forty orders at once for one mobile make one order and one message', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => buyNow({ address: `41.0.0.${n}` })))
  expect(refusalsOf(answers)).toEqual(Array.from({ length: 39 }, () => '422 CODE_REQUIRED at code'))
  const messages = await db.selectFrom('outbox_message').select('template').where('mobile', '=', STRANGER).execute()
  expect(messages).toEqual([{ template: 'order_confirm' }])
})

test('a cart and a purchase at once count for the same mobile', async () => {
  expect((await buyNow({ mobile: CLIENT.mobile })).status).toBe(201)
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  await call('POST', '/cart/client', CLIENT, headers)
  const { data: cart } = await call('GET', '/cart', undefined, headers)
  const refused = await sendOrder(shop, { ...headers, ...from('41.0.0.2') }, { ...body, expectedRevision: cart.revision })
  expect(refusalsOf([refused])).toEqual(['422 CODE_REQUIRED at code'])
})

test('137 orders for strangers from one address leave two thirds of a product to others', async () => {
  const answers = []
  for (let n = 0; n < 137; n += 1) answers.push(await buyNow({ mobile: numbered(n), variantId: n === 1 ? SHIRT_L : SHIRT }))
  expect(new Set(refusalsOf(answers))).toEqual(new Set(['422 CODE_REQUIRED at code']))
  const [medium, large] = [await stockOf(db, SHIRT), await stockOf(db, SHIRT_L)]
  expect(medium.reserved + large.reserved).toBe(5)
})

test('orders at once from many addresses hold no more than a third of a variant', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => buyNow({ mobile: numbered(n), address: `41.0.1.${n}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect((await stockOf(db, BALL)).reserved).toBe(10)
})

test('the twenty-first unconfirmed order from one address needs a code, and confirming gives one back', async () => {
  await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', BALL).execute()
  const answers = []
  for (let n = 0; n < 21; n += 1) answers.push(await buyNow({ mobile: numbered(n) }))
  expect(refusalsOf(answers)).toEqual(['422 CODE_REQUIRED at code'])
  expect((await buyNow({ mobile: numbered(30), address: '41.0.0.9' })).status).toBe(201)
  await confirmed(answers[0]?.data)
  expect((await buyNow({ mobile: numbered(31) })).status).toBe(201)
  expect((await buyNow({ mobile: numbered(32) })).error.error).toBe('CODE_REQUIRED')
})

test('an order that is open for a change still counts', async () => {
  const { data: order } = await buyNow()
  expect((await call('POST', `/orders/${order.id}/edit`, {}, { 'x-order-token': order.token ?? '' })).status).toBe(200)
  expect((await buyNow()).error.error).toBe('CODE_REQUIRED')
})

test('five of a family order behind one address on one evening without a code', async () => {
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push(await buyNow({ mobile: numbered(n) }))
  expect(answers.map(({ status, data }) => [status, data.status])).toEqual(Array.from({ length: 5 }, () => [201, 'waitingCustomer']))
})

test('a second order of the mobile needs no code once the first is confirmed or called off', async () => {
  const first = await buyNow()
  await confirmed(first.data)
  const second = await buyNow()
  expect(second.status).toBe(201)
  await call('POST', `/orders/${second.data.id}/cancel`, {}, { 'x-order-token': second.data.token ?? '' })
  expect((await buyNow()).status).toBe(201)
})

test('the network of an order is forgotten when it is confirmed', async () => {
  const { data: order } = await buyNow()
  const networks = () => db.selectFrom('orders').select('placed_from').execute()
  expect(await networks()).toEqual([{ placed_from: expect.not.stringContaining('41.0') }])
  await confirmed(order)
  expect(await networks()).toEqual([{ placed_from: null }])
})

test('with the right code a further order is placed and confirmed, and no message asks for that', async () => {
  await buyNow()
  const code = await codeFor()
  const { status, data: order } = await buyNow({ code })
  expect([status, order.status]).toEqual([201, 'confirm'])
  expect(await messageOf(shop, order.id, 'confirm')).toEqual([])
  expect((await buyNow({ code })).error).toMatchObject({ error: 'CODE_EXPIRED', errors: { code: [{ rule: 'expired' }] } })
})

test('a cart is placed with the right code under the key that was refused without it', async () => {
  await buyNow({ mobile: '01012345678' })
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  await call('POST', '/cart/client', CLIENT, headers)
  const { data: cart } = await call('GET', '/cart', undefined, headers)
  const request = { ...body, expectedRevision: cart.revision }
  expect((await sendOrder(shop, headers, request, 'key-of-the-cart')).error.error).toBe('CODE_REQUIRED')
  const code = await codeFor('01012345678')
  const placed = await sendOrder(shop, headers, { ...request, code }, 'key-of-the-cart')
  expect([placed.status, placed.data.status]).toEqual([201, 'confirm'])
  const again = await sendOrder(shop, headers, { ...request, code }, 'key-of-the-cart')
  expect([again.status, again.data.id]).toEqual([200, placed.data.id])
})

test('two orders at once with one code make one', async () => {
  await buyNow()
  const code = await codeFor()
  const answers = await Promise.all([buyNow({ code }), buyNow({ code })])
  expect(refusalsOf(answers)).toEqual(['422 CODE_EXPIRED at code'])
})

test('five wrong codes use a code up, whatever is sent at once, and its key stays free', async () => {
  await buyNow()
  const code = await codeFor()
  const answers = await Promise.all(Array.from({ length: 8 }, () => buyNow({ code: wrong(code), key: 'key-of-a-guess' })))
  const count = (error: string) => answers.filter((answer) => answer.error.error === error).length
  expect([count('CODE_INVALID'), count('CODE_TOO_MANY_TRIES')]).toEqual([5, 3])
  expect((await buyNow({ code })).error.error).toBe('CODE_TOO_MANY_TRIES')
  await forgetLimits(db)
  expect((await buyNow({ code: await codeFor(), key: 'key-of-a-guess' })).status).toBe(201)
})

test('a code is not used up by an order that cannot be placed', async () => {
  await buyNow({ variantId: LAST })
  const code = await codeFor()
  expect((await buyNow({ variantId: LAST, code })).error.error).toBe('OUT_OF_STOCK')
  expect((await buyNow({ code })).status).toBe(201)
})

test('the code of another number opens nothing', async () => {
  await buyNow()
  const code = await codeFor(numbered(1))
  expect((await buyNow({ code })).error.error).toBe('CODE_EXPIRED')
})

async function confirmed(order: Order | undefined): Promise<void> {
  const code = (await messageOf(shop, order?.id ?? 0, 'confirm')).find((param) => /^\d{4}$/.test(param))
  const { data } = await call<Order>('POST', `/orders/${order?.id}/confirm`, { code }, { 'x-order-token': order?.token ?? '' })
  expect(data.status).toBe('confirm')
}
