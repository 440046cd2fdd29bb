import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  ADDRESS,
  BALL,
  CONTACT,
  LAST,
  openShop,
  readyCart,
  SERVICE_KEY,
  SHIRT,
  SHIRT_L,
  stockOf,
} from '#src/domains/cart/shop.fixture.ts'
import { selectMessage, sendOrder, smsCode } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const shop = await openShop()
const { call, db } = shop
beforeEach(async () => {
  await sql`delete from orders; delete from outbox_message; delete from verification_code; delete from idempotency_key`.execute(
    db,
  )
  await sql`
    update branch_stock set reserved = 0, on_hand = case variant_id when ${BALL} then 10 when ${SHIRT} then 2 + 2 * branch_id else on_hand end
  `.execute(db)
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
  /** Of who is logged in. */
  headers?: Record<string, string>
}

const buyNow = ({
  mobile = MOBILE,
  address = '41.0.0.1',
  variantId = BALL,
  quantity = 1,
  code,
  key = randomUUID(),
  headers,
}: Wanted = {}) => {
  const expectedUnitPrice = { [BALL]: 60_000, [LAST]: 99_900 }[variantId] ?? 150_000
  const body = {
    variantId,
    quantity,
    expectedUnitPrice,
    contact: { ...CONTACT, mobile },
    address: ADDRESS,
    acceptTerms: true,
    code,
  }
  return call<Order>('POST', '/buy-now', body, { 'idempotency-key': key, ...from(address), ...headers })
}

/** Asks for a code by the shop's own call and reads it from the message. */
async function codeFor(mobile = MOBILE): Promise<string> {
  expect((await call('POST', '/send-code', { mobile, purpose: 'order' })).status).toBe(200)
  const { params } = await db
    .selectFrom('outbox_message')
    .select('params')
    .where('template', '=', 'verify_code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return params[0] ?? ''
}

const wrong = (code: string) => (code === '0000' ? '1111' : '0000')
const refusalsOf = (answers: Awaited<ReturnType<typeof buyNow>>[]) =>
  answers
    .filter(({ status }) => status !== 201)
    .map(({ status, error }) => `${status} ${error.error} at ${Object.keys(error.errors ?? {}).join()}`)

test('forty concurrent orders for one mobile place one order and send one message', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => buyNow({ address: `41.0.0.${n}` })))
  expect(refusalsOf(answers)).toEqual(Array.from({ length: 39 }, () => '422 CODE_REQUIRED at code'))
  const messages = await db.selectFrom('outbox_message').select('template').where('mobile', '=', STRANGER).execute()
  expect(messages).toEqual([{ template: 'order_confirm' }])
})

test('orders of a cart and of one product count for the same mobile', async () => {
  expect((await buyNow({ mobile: CONTACT.mobile })).status).toBe(201)
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  await call('POST', '/cart/contact', CONTACT, headers)
  const { data: cart } = await call('GET', '/cart', undefined, headers)
  const refused = await sendOrder(
    shop,
    { ...headers, ...from('41.0.0.2') },
    { ...body, expectedRevision: cart.revision },
  )
  expect(refusalsOf([refused])).toEqual(['422 CODE_REQUIRED at code'])
})

test('137 orders for strangers from one network leave two thirds of a product to others', async () => {
  const answers = []
  for (let n = 0; n < 137; n += 1)
    answers.push(await buyNow({ mobile: numbered(n), variantId: n === 1 ? SHIRT_L : SHIRT }))
  expect(new Set(refusalsOf(answers))).toEqual(new Set(['422 CODE_REQUIRED at code']))
  const [medium, large] = [await stockOf(db, SHIRT), await stockOf(db, SHIRT_L)]
  expect(medium.reserved + large.reserved).toBe(5)
})

test('concurrent orders from many networks hold at most a third of a variant', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => buyNow({ mobile: numbered(n), address: `41.0.1.${n}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect((await stockOf(db, BALL)).reserved).toBe(10)
})

test('the 21st unconfirmed order from one network needs a code, and a confirmation frees one', async () => {
  await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', BALL).execute()
  const answers = []
  for (let n = 0; n < 21; n += 1) answers.push(await buyNow({ mobile: numbered(n) }))
  expect(refusalsOf(answers)).toEqual(['422 CODE_REQUIRED at code'])
  expect((await buyNow({ mobile: numbered(30), address: '41.0.0.9' })).status).toBe(201)
  await confirmed(answers[0]?.data)
  expect((await buyNow({ mobile: numbered(31) })).status).toBe(201)
  expect((await buyNow({ mobile: numbered(32) })).error.error).toBe('CODE_REQUIRED')
})

test('forty concurrent orders of an account for a stranger place one order and send one message', async () => {
  const { headers, id } = await loggedIn(shop)
  const answers = await Promise.all(Array.from({ length: 40 }, () => buyNow({ headers })))
  expect(refusalsOf(answers)).toEqual(Array.from({ length: 39 }, () => '422 CODE_REQUIRED at code'))
  const messages = await db.selectFrom('outbox_message').select('template').where('mobile', '=', STRANGER).execute()
  expect(messages).toEqual([{ template: 'order_confirm' }])
  expect(await db.selectFrom('orders').select('customer_id').execute()).toEqual([{ customer_id: id }])
})

test('accounts and guests of one network share its twenty unproven orders', async () => {
  const { headers } = await loggedIn(shop)
  await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', BALL).execute()
  const answers = []
  for (let n = 0; n < 21; n += 1) answers.push(await buyNow({ mobile: numbered(n), ...(n % 2 && { headers }) }))
  expect(refusalsOf(answers)).toEqual(['422 CODE_REQUIRED at code'])
})

test('accounts that order for strangers hold at most a third of a variant', async () => {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => loggedIn(shop)))
  const answers = await Promise.all(
    accounts.map(({ headers }, n) => buyNow({ mobile: numbered(n), address: `41.0.1.${n}`, headers })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
})

test('an account that orders for its own mobile never needs a code', async () => {
  const { headers, mobile } = await loggedIn(shop)
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push(await buyNow({ mobile, headers }))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 201))
})

test('a customer orders once for another mobile without a code, and a second time with one', async () => {
  const { headers, id } = await loggedIn(shop)
  const first = await buyNow({ headers })
  expect([first.status, first.data.status]).toEqual([201, 'waitingCustomer'])
  expect(refusalsOf([await buyNow({ headers, key: 'key-of-second' })])).toEqual(['422 CODE_REQUIRED at code'])
  const second = await buyNow({ headers, key: 'key-of-second', code: await codeFor() })
  expect([second.status, second.data.status]).toEqual([201, 'confirm'])
  expect(await selectMessage(shop, second.data.id, 'confirm')).toEqual([])
  expect(await db.selectFrom('orders').select('customer_id').execute()).toEqual([
    { customer_id: id },
    { customer_id: id },
  ])
})

test('an account confirms an order for a stranger only by the code sent there', async () => {
  const { headers } = await loggedIn(shop)
  const { data: order } = await buyNow({ headers })
  expect(order.confirmNeedsCode).toBe(true)
  const alone = await call<Order>('POST', `/orders/${order.id}/confirm`, {}, headers)
  expect([alone.status, alone.error.error, Object.keys(alone.error.errors ?? {})]).toEqual([
    422,
    'VALIDATION_FAILED',
    ['code'],
  ])
  const code = await smsCode(shop, order.id, headers)
  expect((await call<Order>('POST', `/orders/${order.id}/confirm`, { code }, headers)).data.status).toBe('confirm')
})

test('an order of an account for its own mobile needs no confirmation', async () => {
  const { headers, mobile } = await loggedIn(shop)
  const { data: order } = await buyNow({ headers, mobile })
  expect([order.status, order.confirmNeedsCode, order.allowedActions]).toEqual(['confirm', false, ['edit', 'cancel']])
})

test('an account that verifies the mobile of its order confirms it by a press', async () => {
  const { headers, id } = await loggedIn(shop)
  const { data: order } = await buyNow({ headers })
  await db.updateTable('customer').set({ mobile: STRANGER }).where('id', '=', id).execute()
  expect((await call<Order>('GET', '/orders?group=open', undefined, headers)).data).toMatchObject([
    { id: order.id, confirmNeedsCode: false },
  ])
  expect((await call<Order>('POST', `/orders/${order.id}/confirm`, {}, headers)).data.status).toBe('confirm')
  await db
    .updateTable('customer')
    .set({ mobile: numbered(99) })
    .where('id', '=', id)
    .execute()
})

test('an unconfirmed order of one item does not grow to ten, and a confirmed one does with the shop', async () => {
  const { data: order } = await buyNow({ variantId: SHIRT })
  const open = { 'x-order-token': order.token ?? '' }
  const refused = await saved(order.id, open, 10)
  expect([refused.status, refused.error.error]).toEqual([409, 'CONFIRM_FIRST'])
  expect((await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data).toMatchObject({
    status: 'edit',
    total: order.total,
    edit: { mine: true },
  })
  expect((await stockOf(db, SHIRT)).reserved).toBe(1)
  expect((await call<Order>('POST', `/orders/${order.id}/edit/discard`, {}, open)).data.status).toBe('waitingCustomer')
  await confirmed(order)
  expect((await saved(order.id, open, 10)).error.error).toBe('ORDER_LIMIT')
  await call('POST', `/orders/${order.id}/edit/discard`, {}, open)
  expect((await saved(order.id, { 'x-service-key': SERVICE_KEY }, 10)).status).toBe(200)
  expect((await stockOf(db, SHIRT)).reserved).toBe(10)
})

test('an account cannot grow its order for a stranger to ten, and the shop can', async () => {
  const { headers } = await loggedIn(shop)
  const { data: order } = await buyNow({ variantId: SHIRT, headers })
  expect((await saved(order.id, headers, 10)).error.error).toBe('CONFIRM_FIRST')
  await call('POST', `/orders/${order.id}/edit/discard`, {}, headers)
  expect((await saved(order.id, { 'x-service-key': SERVICE_KEY }, 10)).status).toBe(200)
})

test('a customer edits an unconfirmed order three times, and may always reduce it', async () => {
  const { data: order } = await buyNow({ variantId: SHIRT })
  const open = { 'x-order-token': order.token ?? '' }
  for (const quantity of [2, 3, 5]) expect((await saved(order.id, open, quantity)).status).toBe(200)
  expect((await saved(order.id, open, 6)).error.error).toBe('CONFIRM_FIRST')
  await call('POST', `/orders/${order.id}/edit/discard`, {}, open)
  await sql`update branch_stock set on_hand = reserved where variant_id = ${SHIRT}`.execute(db)
  for (const quantity of [5, 4]) expect((await saved(order.id, open, quantity)).status).toBe(200)
})

test('an order that is being edited still counts as unproven', async () => {
  const { data: order } = await buyNow()
  expect((await call('POST', `/orders/${order.id}/edit`, {}, { 'x-order-token': order.token ?? '' })).status).toBe(200)
  expect((await buyNow()).error.error).toBe('CODE_REQUIRED')
})

test('five members of a family order from one network without a code', async () => {
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push(await buyNow({ mobile: numbered(n) }))
  expect(answers.map(({ status, data }) => [status, data.status])).toEqual(
    Array.from({ length: 5 }, () => [201, 'waitingCustomer']),
  )
})

test('a second order of a mobile needs no code once the first is confirmed or canceled', async () => {
  const first = await buyNow()
  await confirmed(first.data)
  const second = await buyNow()
  expect(second.status).toBe(201)
  await call('POST', `/orders/${second.data.id}/cancel`, {}, { 'x-order-token': second.data.token ?? '' })
  expect((await buyNow()).status).toBe(201)
})

test('a confirmation deletes the network of an order', async () => {
  const { data: order } = await buyNow()
  const networks = () => db.selectFrom('orders').select('placed_from').execute()
  expect(await networks()).toEqual([{ placed_from: expect.not.stringContaining('41.0') }])
  await confirmed(order)
  expect(await networks()).toEqual([{ placed_from: null }])
})

test('the right code places and confirms a further order without a message', async () => {
  await buyNow()
  const code = await codeFor()
  const { status, data: order } = await buyNow({ code })
  expect([status, order.status]).toEqual([201, 'confirm'])
  expect(await selectMessage(shop, order.id, 'confirm')).toEqual([])
  expect((await buyNow({ code })).error).toMatchObject({
    error: 'CODE_EXPIRED',
    errors: { code: [{ rule: 'expired' }] },
  })
})

test('a cart is placed with the right code under the key that was refused without it', async () => {
  await buyNow({ mobile: '01012345678' })
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  await call('POST', '/cart/contact', CONTACT, headers)
  const { data: cart } = await call('GET', '/cart', undefined, headers)
  const request = { ...body, expectedRevision: cart.revision }
  expect((await sendOrder(shop, headers, request, 'key-of-the-cart')).error.error).toBe('CODE_REQUIRED')
  const code = await codeFor('01012345678')
  const placed = await sendOrder(shop, headers, { ...request, code }, 'key-of-the-cart')
  expect([placed.status, placed.data.status]).toEqual([201, 'confirm'])
  const again = await sendOrder(shop, headers, { ...request, code }, 'key-of-the-cart')
  expect([again.status, again.data.id]).toEqual([200, placed.data.id])
})

test('two concurrent orders with one code place one', async () => {
  await buyNow()
  const code = await codeFor()
  const answers = await Promise.all([buyNow({ code }), buyNow({ code })])
  expect(refusalsOf(answers)).toEqual(['422 CODE_EXPIRED at code'])
})

test('five wrong tries use up a code, even at once, and free the key', async () => {
  await buyNow()
  const code = await codeFor()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => buyNow({ code: wrong(code), key: 'key-of-a-guess' })),
  )
  const count = (error: string) => answers.filter((answer) => answer.error.error === error).length
  expect([count('CODE_INVALID'), count('CODE_TOO_MANY_TRIES')]).toEqual([5, 3])
  expect((await buyNow({ code })).error.error).toBe('CODE_TOO_MANY_TRIES')
  await forgetLimits(db)
  expect((await buyNow({ code: await codeFor(), key: 'key-of-a-guess' })).status).toBe(201)
})

test('a refused order does not use up its code', async () => {
  await buyNow({ variantId: LAST })
  const code = await codeFor()
  expect((await buyNow({ variantId: LAST, code })).error.error).toBe('OUT_OF_STOCK')
  expect((await buyNow({ code })).status).toBe(201)
})

test('refuses the code of another mobile', async () => {
  await buyNow()
  const code = await codeFor(numbered(1))
  expect((await buyNow({ code })).error.error).toBe('CODE_EXPIRED')
})

test('forty concurrent orders of different sizes hold at most a third of a product', async () => {
  const numbers = sql`generate_series(701, 740) n`
  await sql`insert into size (id, slug, kind, label_ar, label_en, position) select n, 's' || n, 'clothes', n, n, n from ${numbers}`.execute(
    db,
  )
  await sql`insert into variant (id, product_id, color_id, size_id, sku, barcode, price) select n, 1, 1, n, 'SH-' || n, '2000000000' || n, 150000 from ${numbers}`.execute(
    db,
  )
  await sql`insert into branch_stock (variant_id, branch_id, on_hand) select n, 1, 1 from ${numbers}`.execute(db)
  await sql`update branch_stock set on_hand = 0 where variant_id in (${SHIRT}, ${SHIRT_L})`.execute(db)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => buyNow({ mobile: numbered(n), address: `41.0.2.${n}`, variantId: 701 + n })),
  )
  expect(new Set(refusalsOf(answers))).toEqual(new Set(['422 CODE_REQUIRED at code']))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(13)
})

/** Opens an order for a change and saves it with another quantity of its one line. */
async function saved(id: number, headers: Record<string, string>, quantity: number) {
  const { data } = await call<Order>('POST', `/orders/${id}/edit`, undefined, headers)
  const lines = data.lines.map((line) => ({ lineId: line.id, quantity }))
  return call<Order>('POST', `/orders/${id}/edit/save`, { expectedRevision: data.revision, lines }, headers)
}

async function confirmed(order: Order | undefined): Promise<void> {
  const open = { 'x-order-token': order?.token ?? '' }
  const code = await smsCode(shop, order?.id ?? 0, open)
  const { data } = await call<Order>('POST', `/orders/${order?.id}/confirm`, { code }, open)
  expect(data.status).toBe('confirm')
}
