import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, GIZA, openShop, SERVICE_KEY, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import {
  selectMessage,
  moved,
  ownOrder,
  placedOrder,
  smsCode,
  takenOrder,
  waitingOrder,
} from '#src/domains/order/order.fixture.ts'
import type { Order, OrderGroupCount, OrderStatus, TransitionBody } from '#src/domains/order/order.schema.ts'
import type { OrderAccess } from '#src/domains/order/tracking/tracking.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'

const shop = await openShop()
const { call, db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 500 }).where('variant_id', 'in', [BALL, SHIRT]).execute()

const HOUR = 3_600_000
type Headers = Record<string, string>
const confirm = (id: number, headers: Headers, code?: string) =>
  call<Order>('POST', `/orders/${id}/confirm`, { code }, headers)
const cancel = (id: number, headers: Headers, reason?: string) =>
  call<Order>('POST', `/orders/${id}/cancel`, { reason }, headers)
const reasonOf = async (id: number) =>
  (
    await db
      .selectFrom('order_event')
      .select('reason_code')
      .where('order_id', '=', id)
      .where('seq', '=', 2)
      .executeTakeFirst()
  )?.reason_code
const toTheDoor: [OrderStatus, TransitionBody['actor']][] = [
  ['preparing', 'B'],
  ['ready', 'B'],
  ['shippingAgent', 'B'],
  ['delivery', 'K'],
]

/** The proofs in the message that asks for the word of a customer; `rest` are parameters after its link. */
async function asked(id: number) {
  const [number, total, link = '', ...rest] = await selectMessage(shop, id, 'confirm')
  const { searchParams: query, pathname: path } = new URL(link)
  return { number, total, rest, token: query.get('token') ?? '', confirm: query.get('confirm') ?? '', path }
}

test('a guest’s order waits for confirmation, and the message goes out at once', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL, quantity: 2 })
  expect(order).toMatchObject({
    status: 'waitingCustomer',
    allowedActions: ['confirm', 'requestCodeSms', 'requestCall', 'edit', 'cancel'],
    confirmBy: new Date(clock.now.getTime() + 48 * HOUR).toISOString(),
  })
  const message = await asked(order.id)
  const path = `/client/order/${order.id}`
  expect(message).toMatchObject({ number: order.number, total: 'EGP\u00a01,250', token: order.token, path, rest: [] })
  expect(await reasonOf(order.id)).toBe('guest')
})

test('the first order of a verified mobile, a large one and one to another address are confirmed at once, without a message', async () => {
  const customer = await loggedIn(shop)
  const first = await ownOrder(shop, customer, { variantId: BALL })
  expect([first.status, first.revision, first.timeline[1]?.state, await reasonOf(first.id)]).toEqual([
    'confirm',
    2,
    'now',
    'account',
  ])
  const large = await ownOrder(shop, customer, { variantId: SHIRT, quantity: 3 })
  const elsewhere = await ownOrder(shop, customer, { variantId: BALL }, { stateId: GIZA, cityId: 2, regionId: 3 })
  expect([large.status, elsewhere.status]).toEqual(['confirm', 'confirm'])
  expect(await selectMessage(shop, first.id, 'confirm')).toEqual([])
})

test('an agent looks at an order after a refusal at the door, for 180 days; the customer confirms nothing', async () => {
  const customer = await loggedIn(shop)
  const first = await ownOrder(shop, customer, { variantId: BALL })
  await moved(shop, first.id, ...toTheDoor, ['abnormal', 'K'], ['returning', 'K'])
  const next = await ownOrder(shop, customer, { variantId: BALL })
  expect([next.status, next.allowedActions]).toEqual(['new', ['edit', 'cancel']])
  const start = clock.now
  clock.now = new Date(start.getTime() + 181 * 24 * HOUR)
  await db
    .updateTable('session')
    .set({ expires_at: new Date(clock.now.getTime() + HOUR) })
    .execute()
  expect((await ownOrder(shop, customer, { variantId: BALL })).status).toBe('confirm')
  clock.now = start
})

test('confirms an order by account, by the token of the message, or by link and code of the SMS; a repeat changes nothing', async () => {
  const customer = await loggedIn(shop)
  const byAccount = await waitingOrder(shop, customer, { variantId: BALL })
  const { events } = (await confirm(byAccount.id, customer.headers)).data
  expect(events.slice(0, 3).map(({ to }) => to)).toEqual(['confirm', 'customerConfirmed', 'waitingCustomer'])
  const byToken = await placedOrder(shop, { variantId: BALL })
  const proof = { 'x-order-token': (await asked(byToken.order.id)).confirm }
  expect((await confirm(byToken.order.id, proof)).data.status).toBe('confirm')
  expect((await confirm(byToken.order.id, proof)).data.revision).toBe(4)
  const byCode = await placedOrder(shop, { variantId: BALL })
  const code = await smsCode(shop, byCode.order.id, byCode.open)
  const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  expect((await confirm(byCode.order.id, byCode.open, arabic)).data.status).toBe('confirm')
})

test('the link alone confirms nothing, and after five wrong codes no code is accepted', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const other = await placedOrder(shop, { variantId: BALL })
  const { confirm: token } = await asked(order.id)
  const code = await smsCode(shop, order.id, open)
  const bare = await confirm(order.id, open)
  expect(bare.error).toMatchObject({ error: 'VALIDATION_FAILED', errors: { code: [{ rule: 'required' }] } })
  expect((await confirm(other.order.id, { 'x-order-token': token })).error.error).toBe('NOT_FOUND')
  expect((await confirm(order.id, { 'x-order-token': 'guess' }, code)).error.error).toBe('NOT_FOUND')
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  const codes = await Promise.all(Array.from({ length: 8 }, () => confirm(order.id, open, wrong)))
  expect(codes.map(({ error }) => error.error).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 'CODE_INVALID'),
    ...Array.from({ length: 3 }, () => 'CODE_TRIES_USED'),
  ])
  expect((await confirm(order.id, open, code)).error.error).toBe('CODE_TRIES_USED')
  expect((await confirm(order.id, { 'x-order-token': token })).status).toBe(200)
})

test('a move of the shop to waitingCustomer sends a new confirmation message', async () => {
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  const before = await asked(order.id)
  await moved(shop, order.id, ['waitingCustomer', 'B'])
  const now = await asked(order.id)
  expect(now.confirm).not.toBe(before.confirm)
  expect((await confirm(order.id, open, await smsCode(shop, order.id, open))).data.status).toBe('confirm')
})

test('a message and the code of its SMS confirm for 48 hours', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const { confirm: token } = await asked(order.id)
  const code = await smsCode(shop, order.id, open)
  const start = clock.now
  clock.now = new Date(start.getTime() + 48 * HOUR)
  expect((await confirm(order.id, open, code)).error.error).toBe('CODE_EXPIRED')
  expect((await confirm(order.id, { 'x-order-token': token })).error.error).toBe('CODE_EXPIRED')
  clock.now = start
})

test('a customer cancels before preparation, requests it during preparation, and is too late afterwards', async () => {
  const early = await placedOrder(shop, { variantId: BALL })
  expect((await cancel(early.order.id, early.open, 'غيّرت رأيي')).data.status).toBe('canceled')
  expect((await cancel(early.order.id, early.open)).data.revision).toBe(3)
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  await moved(shop, order.id, ['confirm', 'B'], ['preparing', 'B'])
  expect((await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data.allowedActions).toEqual([
    'requestCancel',
  ])
  const { data } = await cancel(order.id, open, 'لقيته أرخص')
  expect([data.status, data.allowedActions, data.timeline[2]?.state]).toEqual(['cancel', [], 'now'])
  const events = await db.selectFrom('order_event').select('notes').where('notes', 'is not', null).execute()
  expect(events.map(({ notes }) => notes)).toEqual(['غيّرت رأيي', 'لقيته أرخص'])
  await moved(shop, order.id, ['preparing', 'B'], ['ready', 'B'], ['shippingAgent', 'B'])
  expect((await cancel(order.id, open)).error.error).toBe('CANCEL_TOO_LATE')
})

test('a late order is canceled as its previous status allows', async () => {
  const waiting = await takenOrder(shop, { variantId: BALL })
  await moved(shop, waiting.order.id, ['late', 'S'])
  expect((await cancel(waiting.order.id, waiting.open)).data.status).toBe('canceled')
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  await moved(shop, order.id, ['confirm', 'B'], ['preparing', 'B'], ['late', 'S'])
  expect((await cancel(order.id, open)).data.status).toBe('cancel')
})

test('lists a customer’s own orders by group and page', async () => {
  const customer = await loggedIn(shop)
  const made = []
  const start = clock.now
  for (let count = 0; count < 4; count += 1) {
    clock.now = new Date(start.getTime() + count)
    made.push(await ownOrder(shop, customer, { variantId: BALL }))
  }
  clock.now = start
  const [a, b, c, d] = made as [Order, Order, Order, Order]
  await cancel(b.id, customer.headers)
  const list = async (query: string) => {
    const { data, error } = await call<Order[]>('GET', `/orders?${query}`, undefined, customer.headers)
    const { meta } = error as unknown as { meta: { total: number; endCursor: string; hasNext: boolean } }
    return { ids: data.map(({ id }) => id), ...meta }
  }
  const first = await list('first=3')
  expect(first).toMatchObject({ ids: [d.id, c.id, b.id], total: 4, hasNext: true })
  expect(await list(`first=3&after=${first.endCursor}`)).toMatchObject({ ids: [a.id], hasNext: false })
  expect(await list('first=3&status=canceled')).toMatchObject({ ids: [b.id], total: 1 })
  const counts = await call<OrderGroupCount[]>('GET', '/orders/counts', undefined, customer.headers)
  const told = counts.data.map(({ group, count }) => `${group} ${count}`)
  expect(told).toEqual(['all 4', 'open 3', 'delivered 0', 'returned 0', 'canceled 1'])
  const other = await loggedIn(shop)
  expect((await call<Order[]>('GET', `/orders?after=${first.endCursor}`, undefined, other.headers)).data).toEqual([])
  for (const path of ['', '/confirm', '/cancel', '/edit', '/edit/discard']) {
    const { status } = await call(path ? 'POST' : 'GET', `/orders/${a.id}${path}`, path ? {} : undefined, other.headers)
    expect([path, status]).toEqual([path, 404])
  }
  expect((await call('GET', '/orders')).error.error).toBe('UNAUTHENTICATED')
  expect((await call('GET', '/orders?after=x', undefined, customer.headers)).error.error).toBe('VALIDATION_FAILED')
})

test('a guest opens an order by its number and a code to its mobile; an unknown number gets the same answer', async () => {
  const customer = await loggedIn(shop, { mobile: '+201112223344' })
  const order = await ownOrder(shop, customer, { variantId: BALL })
  const asks = { number: order.number, mobile: '01112223344' }
  const unknown = { number: 'MD-1234567', mobile: '01112223355' }
  const send = (body: object) => call('POST', '/order-access/send-code', body)
  const check = (body: object) => call<OrderAccess>('POST', '/order-access/check-code', body)
  expect((await send(asks)).data).toEqual((await send(unknown)).data)
  const again = await send(asks)
  expect([again.error.error, again.error.retryAfter]).toEqual(['RATE_LIMITED', 60])
  const sent = await db
    .selectFrom('outbox_message')
    .selectAll()
    .where('template', '=', 'verify_code')
    .orderBy('id')
    .execute()
  expect(sent.map(({ muted }) => muted)).toEqual([false, true])
  const code = sent[0]?.params[0] ?? ''
  const other = await ownOrder(shop, customer, { variantId: BALL })
  expect((await check({ ...asks, number: other.number, code })).error.error).toBe('CODE_EXPIRED')
  expect((await check({ ...unknown, code: sent[1]?.params[0] })).error.error).toBe('CODE_INVALID')
  const { data } = await check({ ...asks, code })
  expect((await call('GET', `/orders/${data.id}`, undefined, { 'x-order-token': data.token })).status).toBe(200)
  expect((await check({ ...asks, code })).error.error).toBe('CODE_EXPIRED')
  const faults = (await send({ number: '', mobile: 'x' })).error.errors
  expect(faults).toMatchObject({ number: [{ rule: 'required' }], mobile: [{ rule: 'min' }] })
})

test('the shop finds orders by mobile in any of its forms, with who moved them and why; customers see neither', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const key = { 'x-service-key': SERVICE_KEY, 'accept-language': 'en' }
  const move = {
    to: 'inProgress',
    actor: 'B',
    actorId: 'mona',
    reason: 'called',
    notes: 'AWB 990123',
    idempotencyKey: `move-${order.id}`,
  }
  expect((await call('POST', `/orders/${order.id}/transition`, move, key)).status).toBe(200)
  const find = (mobile: string) =>
    call<ShopOrder[]>('GET', `/internal/orders?mobile=${encodeURIComponent(mobile)}`, undefined, key)
  for (const mobile of [order.contact.mobile, order.contact.mobile.replace('+2', '')]) {
    const { data } = await find(mobile)
    expect(data.map(({ contact }) => contact.mobile)).toEqual(data.map(() => order.contact.mobile))
    expect(data[0]?.id).toBe(order.id)
    expect(data[0]?.events[0]).toMatchObject({
      to: 'inProgress',
      actor: 'B',
      actorId: 'mona',
      reason: 'called',
      notes: 'AWB 990123',
    })
  }
  expect((await find('+201099999999')).data).toEqual([])
  expect((await find('12')).error).toMatchObject({ error: 'VALIDATION_FAILED', errors: { mobile: [{ rule: 'min' }] } })
  const own = await call<Order>('GET', `/orders/${order.id}`, undefined, open)
  expect(JSON.stringify(own.data)).not.toContain('AWB 990123')
})

test('the shop reads any order by id or number, with its allowed transitions', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const key = { 'x-service-key': SERVICE_KEY }
  for (const name of [String(order.id), order.number, order.number.toLowerCase()]) {
    const { data } = await call<ShopOrder>('GET', `/internal/orders/${name}`, undefined, key)
    expect(data).toMatchObject({ id: order.id, allowedActions: [] })
    expect(data.moves.map(({ to, actors }) => `${to} ${actors.join('')}`)).toEqual([
      'edit CB',
      'inProgress B',
      'waitingCustomer S',
      'customerConfirmed C',
      'canceled CBS',
    ])
  }
  const { data } = await call<ShopOrder[]>('GET', '/internal/orders?status=waitingCustomer,new&first=2', undefined, key)
  expect(data[0]).toMatchObject({ id: order.id, moves: expect.any(Array) })
  expect((await call('GET', `/internal/orders/${order.id}`)).status).toBe(403)
  expect((await call('GET', '/internal/orders/MD-9999999', undefined, key)).status).toBe(404)
})
