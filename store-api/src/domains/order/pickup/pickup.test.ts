import { expect, test } from 'vitest'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { readConfig } from '#src/config.ts'
import {
  ADDRESS,
  BALL,
  LAST,
  newContact,
  openShop,
  SERVICE_KEY,
  SHIRT,
  SHIRT_L,
  stockOf,
} from '#src/domains/cart/shop.fixture.ts'
import { runOrderJobs } from '#src/domains/order/transitions/order-jobs.service.ts'
import { notifyStatusChanges } from '#src/domains/order/transitions/order-news.service.ts'
import { selectMessage, moved, sendOrder } from '#src/domains/order/order.fixture.ts'
import type { GuestOrder, TrackedOrder } from '#src/domains/order/tracking/tracking.schema.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { collect, pickupCart, pickupOrder, readyOrder } from './pickup.fixture.ts'

const shop = await openShop()
const { db, clock, call } = shop

const [NASR_CITY, MAADI, DOKKI] = [1, 2, 3]
const STAFF = { 'x-service-key': SERVICE_KEY }
const HOUR = 3_600_000
const context = { db, config: readConfig({}), now: () => clock.now, language: 'en' } as const
const pass = (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * HOUR))
const reservedIn = async (variantId: number, branchId: number) =>
  await db
    .selectFrom('branch_stock')
    .select(['on_hand', 'reserved'])
    .where('variant_id', '=', variantId)
    .where('branch_id', '=', branchId)
    .executeTakeFirstOrThrow()
const sent = async (id: number) =>
  (
    await db
      .selectFrom('outbox_message')
      .select(['template', 'key'])
      .where('key', 'like', `order:${id}:%`)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)
const cleanUp = async (id: number) =>
  void (await call(
    'POST',
    `/orders/${id}/transition`,
    { to: 'canceled', actor: 'B', idempotencyKey: `clean-up-${id}` },
    STAFF,
  ))

test('an order for pick-up has no address and no fee, and reserves every unit in its branch', async () => {
  const { order } = await pickupOrder(shop, DOKKI, { variantId: SHIRT, quantity: 2 }, { variantId: BALL })
  expect(order).toMatchObject({
    address: null,
    deliveryFee: 0,
    total: 360_000,
    status: 'waitingCustomer',
    promisedFrom: '2026-11-22',
    promisedTo: '2026-11-22',
    pickup: { branch: { slug: 'dokki' }, readyAt: '2026-11-22T12:00:00.000Z', until: null, code: null },
  })
  expect([
    await reservedIn(SHIRT, DOKKI),
    await reservedIn(SHIRT, NASR_CITY),
    await reservedIn(BALL, DOKKI),
  ]).toMatchObject([{ reserved: 2 }, { reserved: 0 }, { reserved: 1 }])
  await cleanUp(order.id)
})

test('what another branch has does not count: the line is refused, and nothing is reserved', async () => {
  const few = await pickupCart(shop, MAADI, { variantId: BALL, quantity: 3 })
  expect(few.cart.nextStep).toBe('address')
  expect((await sendOrder(shop, few.headers, few.body)).error).toMatchObject({
    error: 'QUANTITY_REDUCED',
    available: 2,
    errors: { [`lines.${few.cart.lines[0]?.id}`]: [{}] },
  })
  const none = await pickupCart(shop, NASR_CITY, { variantId: SHIRT_L })
  expect((await sendOrder(shop, none.headers, none.body)).error.error).toBe('OUT_OF_STOCK')
  expect(await stockOf(db, SHIRT_L)).toMatchObject({ reserved: 0 })
})

test('12 buyers of the last piece of a branch get one order, pick-up or delivery', async () => {
  const carts = []
  for (let buyer = 0; buyer < 12; buyer += 1) carts.push(await pickupCart(shop, MAADI, { variantId: LAST }))
  const answers = await Promise.all(carts.map(({ headers, body }) => sendOrder(shop, headers, body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  expect(await stockOf(db, LAST)).toEqual({ on_hand: 1, reserved: 1 })
  await cleanUp(answers.find(({ status }) => status === 201)?.data.id ?? 0)
})

test('buying one product takes a branch instead of an address, and lists the branches that have it', async () => {
  const branches = await call<{ branch: { slug: string }; complete: boolean; missingLineIds: number[] }[]>(
    'GET',
    `/buy-now/pickup-branches?variantId=${BALL}&quantity=4&governorate=2`,
  )
  expect(branches.data.map(({ branch, complete, missingLineIds }) => [branch.slug, complete, missingLineIds])).toEqual([
    ['dokki', true, []],
    ['nasr-city', true, []],
    ['maadi', false, []],
  ])
  const quote = await call('GET', `/buy-now?variantId=${BALL}&pickupBranchId=${DOKKI}`)
  expect(quote.data).toMatchObject({
    deliveryFee: 0,
    delivery: null,
    total: 60_000,
    pickup: { branch: { slug: 'dokki' }, complete: true },
  })
  expect((await call('GET', `/buy-now?variantId=${BALL}&pickupBranchId=99`)).data).toMatchObject({
    pickup: null,
    deliveryFee: null,
  })
  const body = { variantId: BALL, quantity: 1, expectedUnitPrice: 60_000, contact: newContact(), acceptTerms: true }
  const gone = await call('POST', '/buy-now', { ...body, pickupBranchId: 99 }, { 'idempotency-key': 'pickup-gone' })
  expect(gone.error).toMatchObject({ error: 'PICKUP_UNAVAILABLE', errors: { pickup: [{}] } })
  const { status, data } = await call<Order>(
    'POST',
    '/buy-now',
    { ...body, pickupBranchId: DOKKI },
    { 'idempotency-key': 'pickup-here' },
  )
  expect([status, data.address, data.pickup?.branch.slug]).toEqual([201, null, 'dokki'])
  await cleanUp(data.id)
})

test('a ready order shows its code to its customer alone, waits 48 hours, and is the step before the last', async () => {
  const { order, open, code } = await readyOrder(shop, NASR_CITY, { variantId: BALL })
  expect(code).toMatch(/^\d{4}$/)
  expect(order.pickup?.until).toBe(new Date(clock.now.getTime() + 48 * HOUR).toISOString())
  expect(order.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'received done',
    'confirmed done',
    'preparing done',
    'onTheWay now',
    'delivered next',
  ])
  const [number, branch, told, , link] = await selectMessage(shop, order.id, 'pickup_ready')
  expect([number, branch, told]).toEqual([order.number, 'Nasr City', code])
  expect(link).toContain(`/client/order/${order.id}?token=`)
  const staff = await call<ShopOrder>('GET', `/internal/orders/${order.id}`, undefined, STAFF)
  expect(staff.data.pickup).toMatchObject({ until: order.pickup?.until, code: null })
  const tracked = await call<TrackedOrder>(
    'GET',
    `/track-order?orderNumber=${order.number}&mobile=${encodeURIComponent(order.contact.mobile)}`,
  )
  expect(tracked.data.pickup).toMatchObject({ branch: { slug: 'nasr-city' }, code: null })
  const item = await call<GuestOrder>('GET', `/guest-order/${order.id}/${order.lines[0]?.id}`, undefined, open)
  expect(item.data.pickup?.code).toBe(code)
  await call('POST', `/orders/${order.id}/cancel`, {}, open)
})

test('the counter hands an order out for its code, once, and takes the cash', async () => {
  const before = await reservedIn(BALL, NASR_CITY)
  const { order, code } = await readyOrder(shop, NASR_CITY, { variantId: BALL, quantity: 2 })
  const wrong = code === '0000' ? '1111' : '0000'
  expect((await collect(shop, order.id, { code: wrong })).error).toMatchObject({
    error: 'CODE_INVALID',
    errors: { code: [{}] },
  })
  expect(
    (await call('POST', `/internal/orders/${order.id}/collected`, { code, idempotencyKey: 'without-a-key' })).status,
  ).toBe(403)
  const idempotencyKey = `collect-${order.id}`
  const both = await Promise.all([
    collect(shop, order.id, { code, idempotencyKey }),
    collect(shop, order.id, { code, idempotencyKey }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { data } = await collect(shop, order.id, { code, idempotencyKey })
  expect(data).toMatchObject({ status: 'delivered', paid: true, collected: 120_000, total: 120_000 })
  expect(data.events.slice(0, 3).map(({ to }) => to)).toEqual(['delivered', 'delivery', 'shippingAgent'])
  expect(await reservedIn(BALL, NASR_CITY)).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved })
  expect((await collect(shop, order.id, { code })).error.error).toBe('INVALID_TRANSITION')
  await notifyStatusChanges(context)
  expect((await sent(order.id)).filter((template) => template === 'order_moved')).toHaveLength(2)
  expect((await selectMessage(shop, order.id, 'event:'))[1]).toBe('collected at the branch, we hope you like it')
})

test.each([
  ['pickup-code-order', 10],
  ['pickup-code-key', 100],
])('%s stops at %i wrong codes, and the right one is refused too', async (name, points) => {
  const { order, code } = await readyOrder(shop, NASR_CITY, { variantId: BALL })
  const wrong = code === '0000' ? '1111' : '0000'
  expect((await collect(shop, order.id, { code: wrong })).error.error).toBe('CODE_INVALID')
  await db.updateTable('rate_limit').set({ points }).where('key', 'like', `${name}:%`).execute()
  for (const tried of [wrong, code])
    expect((await collect(shop, order.id, { code: tried })).error.error).toBe('RATE_LIMITED')
  await forgetLimits(db)
  expect((await collect(shop, order.id, { code })).status).toBe(200)
  expect(
    (await db.selectFrom('rate_limit').select('points').where('key', 'like', 'pickup-code%').execute()).map(
      ({ points: left }) => left,
    ),
  ).toEqual([0, 0])
})

test('what the customer leaves at the counter is not paid and is back in the branch', async () => {
  const before = await reservedIn(BALL, DOKKI)
  const { order, code } = await readyOrder(shop, DOKKI, { variantId: BALL, quantity: 3 })
  const { data } = await collect(shop, order.id, { code, lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] })
  expect(data).toMatchObject({ status: 'split', paid: true, collected: 120_000 })
  expect(await reservedIn(BALL, DOKKI)).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved })
})

test('no courier gets a pick-up order, and it goes to no other branch', async () => {
  const { order, open } = await readyOrder(shop, NASR_CITY, { variantId: BALL })
  const move = (body: object) =>
    call(
      'POST',
      `/orders/${order.id}/transition`,
      { actor: 'B', idempotencyKey: `no-courier-${JSON.stringify(body).length}`, ...body },
      STAFF,
    )
  expect((await move({ to: 'shippingAgent' })).error.error).toBe('INVALID_TRANSITION')
  expect((await move({ to: 'shippingAgent', reason: 'collected' })).error.error).toBe('INVALID_TRANSITION')
  const { data } = await call<ShopOrder>('GET', `/internal/orders/${order.id}`, undefined, STAFF)
  expect(data.moves.map(({ to }) => to)).toEqual(['cancel', 'preparing'])
  await move({ to: 'preparing' })
  expect((await move({ to: 'inTransfer', branchId: MAADI })).error).toMatchObject({
    error: 'VALIDATION_FAILED',
    errors: { branchId: [{}] },
  })
  expect((await move({ to: 'inTransfer' })).status).toBe(200)
  await call('POST', `/orders/${order.id}/cancel`, {}, open)
})

test('its customer cancels a pick-up order at once until it is collected', async () => {
  const before = await stockOf(db, BALL)
  const { order, open } = await readyOrder(shop, NASR_CITY, { variantId: BALL })
  expect(order.allowedActions).toEqual(['cancel'])
  const { data } = await call<Order>('POST', `/orders/${order.id}/cancel`, { reason: 'مش محتاجها' }, open)
  expect(data).toMatchObject({ status: 'canceled', pickup: { until: null, code: null } })
  expect(await stockOf(db, BALL)).toEqual(before)
})

test('an edit keeps the branch, takes its stock only, and refuses an address', async () => {
  const { order, open } = await pickupOrder(shop, MAADI, { variantId: BALL })
  const { data: begun } = await call<Order>('POST', `/orders/${order.id}/edit`, undefined, open)
  const save = (body: object) =>
    call<Order>('POST', `/orders/${order.id}/edit/save`, { expectedRevision: begun.revision, ...body }, open)
  const lines = (quantity: number) => [{ lineId: order.lines[0]?.id, quantity }]
  expect((await save({ lines: lines(3) })).error).toMatchObject({ error: 'QUANTITY_REDUCED', available: 2 })
  expect((await save({ lines: lines(2), address: ADDRESS })).error).toMatchObject({
    error: 'VALIDATION_FAILED',
    errors: { address: [{}] },
  })
  const { data } = await save({ lines: lines(2) })
  expect(data).toMatchObject({ address: null, deliveryFee: 0, total: 120_000, pickup: { branch: { slug: 'maadi' } } })
  expect(await reservedIn(BALL, MAADI)).toMatchObject({ reserved: 2 })
  await cleanUp(order.id)
})

test('a ready order is announced before its end, in contact hours, and cancelled after it, with its stock free again', async () => {
  const before = await stockOf(db, BALL)
  const { order } = await readyOrder(shop, NASR_CITY, { variantId: BALL })
  // Ready at 12:00 in Cairo; 29 hours later it is 17:00, 19 hours before the end.
  pass(29)
  await runOrderJobs(context)
  expect(await sent(order.id)).not.toContain('pickup_ending')
  pass(2)
  await Promise.all([runOrderJobs(context), runOrderJobs(context)])
  expect((await sent(order.id)).filter((template) => template === 'pickup_ending')).toHaveLength(1)
  pass(17)
  await Promise.all([runOrderJobs(context), runOrderJobs(context)])
  const { data } = await call<ShopOrder>('GET', `/internal/orders/${order.id}`, undefined, STAFF)
  expect(data.status).toBe('canceled')
  expect(data.events.map(({ to }) => to)).not.toContain('late')
  expect(await stockOf(db, BALL)).toEqual(before)
  await notifyStatusChanges(context)
  expect(
    (await sent(order.id)).filter((template) => template !== 'order_moved' && template.startsWith('pickup')),
  ).toEqual(['pickup_ready', 'pickup_ending', 'pickup_over'])
  expect((await selectMessage(shop, order.id, 'event:'))[1]).not.toBe('canceled')
})

test('an order that is not ready in time is late, and still becomes ready', async () => {
  clock.now = new Date('2026-11-29T10:00:00Z')
  const { order } = await pickupOrder(shop, NASR_CITY, { variantId: BALL })
  await moved(shop, order.id, ['inProgress', 'B'], ['confirm', 'B'], ['preparing', 'B'])
  pass(3)
  await runOrderJobs(context)
  const read = async () => (await call<ShopOrder>('GET', `/internal/orders/${order.id}`, undefined, STAFF)).data
  expect((await read()).status).toBe('late')
  await moved(shop, order.id, ['ready', 'B'])
  expect((await read()).pickup?.until).toBe(new Date(clock.now.getTime() + 48 * HOUR).toISOString())
  const list = await call<ShopOrder[]>('GET', `/internal/pickup-orders?branchId=${NASR_CITY}`, undefined, STAFF)
  expect(list.data.map(({ number }) => number)).toEqual([order.number])
  expect((await call<ShopOrder[]>('GET', `/internal/pickup-orders?branchId=${DOKKI}`, undefined, STAFF)).data).toEqual(
    [],
  )
  expect((await call('GET', '/internal/pickup-orders')).status).toBe(403)
})
