import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testConfig } from '#src/config.fixture.ts'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  ADDRESS,
  BALL,
  CONTACT,
  openShop,
  SERVICE_KEY,
  SHIRT,
  SHIRT_L,
  stockOf,
} from '#src/domains/cart/shop.fixture.ts'
import { runOrderJobs } from '#src/domains/order/transitions/order-jobs.service.ts'
import { notifyStatusChanges } from '#src/domains/order/transitions/order-news.service.ts'
import { claimOrders } from '#src/domains/order/open-order.service.ts'
import { selectMessage, moved, smsCode } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'

const shop = await openShop()
const { call, clock, db } = shop
const start = clock.now
const context = { db, config: testConfig(), language: 'en' as const, now: () => clock.now }
const setStock = (variantId: number, each: number) =>
  db.updateTable('branch_stock').set({ on_hand: each }).where('variant_id', '=', variantId).execute()
beforeEach(async () => {
  clock.now = start
  await sql`delete from orders; delete from outbox_message; delete from verification_code; delete from idempotency_key`.execute(
    db,
  )
  await sql`update branch_stock set reserved = 0`.execute(db)
  for (const variantId of [SHIRT, SHIRT_L, BALL]) await setStock(variantId, 100)
  await forgetLimits(db)
})

type Account = { headers: Record<string, string>; mobile: string }
const GUEST: Account = { headers: {}, mobile: '01098765432' }
let networks = 0

/** Orders one product, from a network of its own unless one is given. */
function buy(
  { headers, mobile }: Account,
  {
    variantId = BALL,
    quantity = 1,
    network = `41.2.0.${networks++ % 250}`,
    code,
  }: { variantId?: number; quantity?: number; network?: string; code?: string } = {},
) {
  const expectedUnitPrice = variantId === BALL ? 60_000 : 150_000
  const body = {
    variantId,
    quantity,
    expectedUnitPrice,
    contact: { ...CONTACT, mobile },
    address: ADDRESS,
    acceptTerms: true,
    code,
  }
  return call<Order>('POST', '/buy-now', body, {
    'idempotency-key': randomUUID(),
    'x-forwarded-for': network,
    ...headers,
  })
}

async function buyTimes(account: Account, times: number, what: Parameters<typeof buy>[1] = {}) {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await buy(account, what))
  return answers
}

const outcomes = (answers: Awaited<ReturnType<typeof buy>>[]) =>
  answers.map(({ status, data, error }) => (status === 201 ? data.status : `${status} ${error.error}`))
const calls = async () =>
  (await call<ShopOrder[]>('GET', '/internal/order-calls', undefined, { 'x-service-key': SERVICE_KEY })).data
const refused = (times: number) => Array.from({ length: times }, () => '409 ORDER_LIMIT')
const confirmed = (times: number) => Array.from({ length: times }, () => 'confirm')

/**
 * Orders a product a hundred times for an account, in sizes of its own choice, and returns the units that it holds
 * then.
 */
async function sellOut(account: Account): Promise<number> {
  for (let n = 0; n < 50; n += 1)
    for (const variantId of [SHIRT, SHIRT_L]) await buy(account, { variantId, quantity: 1 + (n % 10) })
  return (await stockOf(db, SHIRT)).reserved + (await stockOf(db, SHIRT_L)).reserved
}

test('a new account that orders whatever it may holds less than half of a product', { timeout: 60_000 }, async () => {
  for (const variantId of [SHIRT, SHIRT_L]) await setStock(variantId, 20)
  const units = await sellOut(await loggedIn(shop))
  expect(units).toBeGreaterThan(5)
  expect(units).toBeLessThan(120 / 2)
})

test('a family orders five times an evening by one account, and five accounts of one network order too', async () => {
  expect(outcomes(await buyTimes(await loggedIn(shop), 5, { quantity: 2 }))).toEqual(confirmed(5))
  const accounts = [
    await loggedIn(shop),
    await loggedIn(shop),
    await loggedIn(shop),
    await loggedIn(shop),
    await loggedIn(shop),
  ]
  for (const account of accounts)
    expect(outcomes(await buyTimes(account, 2, { variantId: SHIRT, network: '41.2.9.9' }))).toEqual(confirmed(2))
})

/** Orders ten shirts and so many in L. */
async function orderTeam({ headers, mobile }: Account, large: number) {
  await call('POST', '/cart/add', { variantId: SHIRT, quantity: 10 }, headers)
  await call('POST', '/cart/add', { variantId: SHIRT_L, quantity: large }, headers)
  await call('POST', '/cart/contact', { ...CONTACT, mobile }, headers)
  const { data: cart } = await call('POST', '/cart/address', ADDRESS, headers)
  return call<Order>(
    'POST',
    '/orders',
    { expectedRevision: cart.revision, acceptTerms: true },
    { ...headers, 'idempotency-key': randomUUID() },
  )
}

test('the order of a coach is placed and waits for a call of the shop, which confirms it', async () => {
  const coach = await loggedIn(shop)
  const { status, data: order } = await orderTeam(coach, 10)
  expect([status, order.status, order.total]).toEqual([201, 'new', 3_005_000])
  expect(order.callRequestedAt).not.toBeNull()
  expect(order.allowedActions).toEqual(['edit', 'cancel'])
  expect((await calls()).map(({ number }) => number)).toEqual([order.number])
  expect((await moved(shop, order.id, ['confirm', 'B'])).callRequestedAt).toBeNull()
  expect(await calls()).toEqual([])
})

test('the sixth open order waits for a call, a seventh is refused, and a delivered one lets the next through', async () => {
  const account = await loggedIn(shop)
  const answers = await buyTimes(account, 7)
  expect(outcomes(answers)).toEqual([...confirmed(5), 'new', ...refused(1)])
  await moved(
    shop,
    answers[0]?.data.id ?? 0,
    ['preparing', 'B'],
    ['ready', 'B'],
    ['shippingAgent', 'B'],
    ['delivery', 'K'],
    ['delivered', 'K'],
  )
  expect(outcomes(await buyTimes(account, 3))).toEqual([...confirmed(2), ...refused(1)])
})

test('a canceled order frees its place', async () => {
  const account = await loggedIn(shop)
  const answers = await buyTimes(account, 6)
  for (const { data } of answers.slice(4)) await call('POST', `/orders/${data.id}/cancel`, {}, account.headers)
  expect(outcomes(await buyTimes(account, 1))).toEqual(['confirm'])
})

test('concurrent orders of one account are counted exactly', async () => {
  const account = await loggedIn(shop)
  const answers = await Promise.all(Array.from({ length: 12 }, () => buy(account)))
  expect(outcomes(answers).toSorted()).toEqual([...refused(6), ...confirmed(5), 'new'])
})

test('one order of many units waits for a call from more than a fifth of the stock on', async () => {
  await setStock(SHIRT, 6)
  const account = await loggedIn(shop)
  expect(
    outcomes([await buy(account, { variantId: SHIRT, quantity: 5 }), await buy(account, { variantId: SHIRT })]),
  ).toEqual(['confirm', 'new'])
  await setStock(BALL, 11)
  expect(
    outcomes([await buy(await loggedIn(shop), { quantity: 6 }), await buy(await loggedIn(shop), { quantity: 7 })]),
  ).toEqual(['confirm', 'new'])
})

test('orders that wait for a call hold at most a third of a product together, from however many accounts', async () => {
  await setStock(BALL, 10)
  const accounts = await Promise.all(Array.from({ length: 6 }, () => loggedIn(shop)))
  const answers = await Promise.all(accounts.map((account) => buy(account, { quantity: 7 })))
  expect(outcomes(answers).toSorted()).toEqual([...refused(5), 'new'])
})

test('a customer cannot grow an order above the limits, may shrink it, and the shop may grow it', async () => {
  for (const variantId of [SHIRT, SHIRT_L]) await setStock(variantId, 6)
  const { headers, mobile } = await loggedIn(shop)
  const { data: order } = await buy({ headers, mobile }, { variantId: SHIRT, quantity: 2 })
  const saved = async (as: Record<string, string>, quantity: number) => {
    const { data } = await call<Order>('POST', `/orders/${order.id}/edit`, undefined, as)
    const lines = data.lines.map((line) => ({ lineId: line.id, quantity }))
    const answer = await call<Order>(
      'POST',
      `/orders/${order.id}/edit/save`,
      { expectedRevision: data.revision, lines },
      as,
    )
    await call('POST', `/orders/${order.id}/edit/discard`, {}, as)
    return answer.status === 200 ? 'saved' : answer.error.error
  }
  const staff = { 'x-service-key': SERVICE_KEY }
  expect([await saved(headers, 5), await saved(headers, 6), await saved(staff, 9), await saved(headers, 8)]).toEqual([
    'saved',
    'ORDER_LIMIT',
    'saved',
    'saved',
  ])
})

/** Confirms a guest's order by the digits of its SMS. */
async function confirm({ id, token }: Order) {
  const open = { 'x-order-token': token ?? '' }
  return (await call<Order>('POST', `/orders/${id}/confirm`, { code: await smsCode(shop, id, open) }, open)).data
}

test('a guest who confirms order after order has the limits of an account: the sixth waits for a call', async () => {
  const orders = []
  for (let n = 0; n < 6; n += 1) orders.push(await confirm((await buy(GUEST)).data))
  expect(orders.map(({ status }) => status)).toEqual([...confirmed(5), 'customerConfirmed'])
  const last = orders[5] as Order
  expect(last.callRequestedAt).not.toBeNull()
  await runOrderJobs(context)
  expect((await calls()).map(({ number, status }) => [number, status])).toEqual([[last.number, 'customerConfirmed']])
  expect((await buy(GUEST)).error.error).toBe('CODE_REQUIRED')
  expect((await moved(shop, last.id, ['preparing', 'B'])).status).toBe('preparing')
})

test('a guest above the limits who proves the mobile by a code gets the same answers', async () => {
  for (let n = 0; n < 5; n += 1) await confirm((await buy(GUEST)).data)
  const proven = async () => {
    await forgetLimits(db)
    expect((await call('POST', '/send-code', { mobile: GUEST.mobile, purpose: 'order' })).status).toBe(200)
    const { params } = await db
      .selectFrom('outbox_message')
      .select('params')
      .where('template', '=', 'verify_code')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return buy(GUEST, { code: params[0] ?? '' })
  }
  expect(outcomes([await proven(), await proven()])).toEqual(['new', ...refused(1)])
})

test('an order that an account claims by a code stays unproven until it is confirmed, which takes one press', async () => {
  await setStock(BALL, 10)
  const account = await loggedIn(shop)
  const guest = { headers: {}, mobile: account.mobile }
  const answers = []
  for (let round = 0; round < 5; round += 1) {
    answers.push(await buy(guest, { quantity: 5 }))
    await claimOrders({ db }, account.id, account.mobile)
  }
  expect(outcomes(answers)).toEqual(['waitingCustomer', ...Array.from({ length: 4 }, () => '422 CODE_REQUIRED')])
  const { id } = answers[0]?.data as Order
  expect((await call<Order>('GET', `/orders/${id}`, undefined, account.headers)).data.confirmNeedsCode).toBe(false)
  expect((await call<Order>('POST', `/orders/${id}/confirm`, {}, account.headers)).data.status).toBe('confirm')
})

test('claimed orders of many accounts hold at most a third of a product together, also once they are confirmed', async () => {
  await setStock(BALL, 10)
  const accounts = await Promise.all(Array.from({ length: 5 }, () => loggedIn(shop)))
  const orders = []
  for (const { id, mobile } of accounts) {
    const { status, data } = await buy({ headers: {}, mobile }, { quantity: 8 })
    await claimOrders({ db }, id, mobile)
    orders.push(status === 201 ? data.id : null)
  }
  expect(orders.filter((id) => id !== null)).toHaveLength(1)
  expect((await call<Order>('POST', `/orders/${orders[0]}/confirm`, {}, accounts[0]?.headers)).data.status).toBe(
    'customerConfirmed',
  )
  expect(outcomes([await buy({ headers: {}, mobile: accounts[1]?.mobile ?? '' }, { quantity: 3 })])).toEqual([
    '422 CODE_REQUIRED',
  ])
})

test('an order that waits for a call is not late, and stays in the list of calls', async () => {
  const answers = await buyTimes(await loggedIn(shop), 6)
  await db
    .updateTable('orders')
    .set({ promised_dispatch_at: new Date(clock.now.getTime() - 1) })
    .where('status', '=', 'new')
    .execute()
  await runOrderJobs(context)
  const id = answers[5]?.data.id
  expect((await calls()).map((order) => [order.id, order.status])).toEqual([[id, 'new']])
})

test('the system cancels an order that the shop did not call about within 48 hours, in contact hours, and tells its customer', async () => {
  // 00:30 in Cairo.
  clock.now = new Date('2026-11-22T22:30:00Z')
  const account = await loggedIn(shop)
  const ordered = (await buyTimes(account, 6))[5]?.data as Order
  const confirmed = await confirmAsGuest(GUEST, 6)
  const open = { 'x-order-token': confirmed.token ?? '' }
  const end = '2026-11-25T10:00:00.000Z'
  const read = async () => [
    (await call<Order>('GET', `/orders/${ordered.id}`, undefined, account.headers)).data,
    (await call<Order>('GET', `/orders/${confirmed.id}`, undefined, open)).data,
  ]
  expect((await read()).map(({ status, callBy }) => [status, callBy])).toEqual([
    ['new', end],
    ['customerConfirmed', end],
  ])
  clock.now = new Date('2026-11-25T09:59:00Z')
  await runOrderJobs(context)
  expect((await read()).map(({ status }) => status)).toEqual(['new', 'customerConfirmed'])
  clock.now = new Date(end)
  await runOrderJobs(context)
  expect((await read()).map(({ status, callBy }) => [status, callBy])).toEqual([
    ['canceled', null],
    ['canceled', null],
  ])
  await notifyStatusChanges(context)
  for (const { id } of await read())
    expect((await selectMessage(shop, id, 'event'))[1]).toMatch(/didn't get to speak|ماعرفناش نكلّمك/)
  expect(await calls()).toEqual([])
  expect((await buy(GUEST)).status).toBe(201)
})

/** Orders and confirms as a guest so many times, and returns the last order with its token. */
async function confirmAsGuest(guest: Account, times: number): Promise<Order> {
  const { data } = await buy(guest)
  const confirmed = await confirm(data)
  return times > 1 ? confirmAsGuest(guest, times - 1) : { ...confirmed, token: data.token }
}

test('an account that sends its order above the limits to another address proves its own mobile no second time', async () => {
  const account = await loggedIn(shop)
  const order = (await buyTimes(account, 6))[5]?.data as Order
  const { data: begun } = await call<Order>('POST', `/orders/${order.id}/edit`, undefined, account.headers)
  const body = { expectedRevision: begun.revision, address: { ...ADDRESS, streetAddress: 'شارع مكرم عبيد' } }
  const { data: saved } = await call<Order>('POST', `/orders/${order.id}/edit/save`, body, account.headers)
  expect([saved.status, saved.callRequestedAt, (await calls()).map(({ id }) => id)]).toEqual([
    'new',
    order.callRequestedAt,
    [order.id],
  ])
})

test('an unproven order of a stranger for the mobile of a coach does not stop the order of the coach', async () => {
  const coach = await loggedIn(shop)
  expect((await buy({ headers: {}, mobile: coach.mobile })).data.status).toBe('waitingCustomer')
  expect(outcomes(await buyTimes(coach, 7))).toEqual([...confirmed(5), 'new', ...refused(1)])
})

test('a confirmation that makes a second order to call about is refused, and the order waits until another one has left', async () => {
  const account = await loggedIn(shop)
  const { data: waiting } = await buy({ headers: {}, mobile: account.mobile })
  const above = (await buyTimes(account, 6))[5]?.data as Order
  const open = { 'x-order-token': waiting.token ?? '' }
  const code = await smsCode(shop, waiting.id, open)
  const confirmWaiting = () => call<Order>('POST', `/orders/${waiting.id}/confirm`, { code }, open)
  const refusal = await confirmWaiting()
  expect([refusal.status, refusal.error.error]).toEqual([409, 'ORDER_LIMIT'])
  expect((await call<Order>('GET', `/orders/${waiting.id}`, undefined, open)).data).toMatchObject({
    status: 'waitingCustomer',
    allowedActions: expect.arrayContaining(['confirm', 'edit', 'cancel']),
  })
  await call('POST', `/orders/${above.id}/cancel`, {}, account.headers)
  expect((await confirmWaiting()).data).toMatchObject({ status: 'customerConfirmed', hasInvoice: false })
  expect((await moved(shop, waiting.id, ['confirm', 'B'])).hasInvoice).toBe(true)
})

test('of a confirmation and an order at once, both above the limits of one buyer, one waits for a call', async () => {
  const account = await loggedIn(shop)
  const { data: waiting } = await buy({ headers: {}, mobile: account.mobile })
  await buyTimes(account, 5)
  const open = { 'x-order-token': waiting.token ?? '' }
  const code = await smsCode(shop, waiting.id, open)
  const [confirmation, placed] = await Promise.all([
    call<Order>('POST', `/orders/${waiting.id}/confirm`, { code }, open),
    buy(account),
  ])
  expect([
    ['customerConfirmed', 'ORDER_LIMIT'],
    ['ORDER_LIMIT', 'new'],
  ]).toContainEqual([confirmation.data?.status ?? confirmation.error.error, placed.data?.status ?? placed.error.error])
  expect(await calls()).toHaveLength(1)
})

test('an accepted order above the sum of its buyer changes a size, and still may not grow', async () => {
  const coach = await loggedIn(shop)
  const { id } = (await orderTeam(coach, 9)).data
  await moved(shop, id, ['confirm', 'B'])
  const save = async (...quantities: number[]) => {
    const { data } = await call<Order>('POST', `/orders/${id}/edit`, undefined, coach.headers)
    const lines = data.lines.map((line, index) => ({ lineId: line.id, quantity: quantities[index] }))
    const { data: saved, error } = await call<Order>(
      'POST',
      `/orders/${id}/edit/save`,
      { expectedRevision: data.revision, lines },
      coach.headers,
    )
    return saved?.status ?? error.error
  }
  expect([await save(9, 10), await save(10, 10)]).toEqual(['confirm', 'ORDER_LIMIT'])
})

test('a confirmation that leads to a call is answered by a message', async () => {
  const order = await confirmAsGuest(GUEST, 6)
  await notifyStatusChanges(context)
  expect((await selectMessage(shop, order.id, 'event'))[1]).toMatch(/call you before|نكلّمك قبل/)
})
