import { Errors } from 'typebox/value'
import { expect, test } from 'vitest'
import { Cart } from '#src/domains/cart/cart.schema.ts'
import {
  BALL,
  BUNDLE,
  cartWith,
  CONTACT,
  COMING,
  GIZA,
  LAST,
  openShop,
  readyCart,
  SHIRT,
  SHIRT_L,
  stockOf,
} from '#src/domains/cart/shop.fixture.ts'
import { placedOrder, sendOrder } from './order.fixture.ts'
import { GuestOrder, TrackedOrder } from '#src/domains/order/tracking/tracking.schema.ts'
import { Order } from './order.schema.ts'

const shop = await openShop()
const { call, db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', 'in', [BALL, SHIRT]).execute()

test('an order has the lines of the cart and empties it', async () => {
  const { headers, body, cart } = await readyCart(shop, { variantId: SHIRT, quantity: 2 }, { variantId: BALL })
  const { status, data: order } = await sendOrder(shop, headers, { ...body, notes: ' اتصل قبلها ' })
  expect(status).toBe(201)
  expect(order).toMatchObject({
    number: expect.stringMatching(/^MD-\d{7}$/),
    status: 'waitingCustomer',
    revision: 2,
    placedAt: clock.now.toISOString(),
    notes: 'اتصل قبلها',
    paid: false,
    paymentMethod: 'cod',
    subtotal: cart.subtotal,
    discount: cart.discount,
    deliveryFee: 5000,
    tax: cart.tax,
    total: cart.total,
    promisedFrom: cart.delivery?.from,
    promisedTo: cart.delivery?.to,
    contact: cart.contact,
    address: { stateName: 'Cairo', regionName: 'First District' },
    events: [
      { seq: 2, from: 'new', to: 'waitingCustomer' },
      { seq: 1, from: 'added', to: 'new' },
    ],
  })
  expect(order.lines).toMatchObject([
    {
      variantId: SHIRT,
      name: 'Al Ahly shirt',
      color: 'Red',
      size: 'M',
      image: { id: 'shirt-red-front' },
      quantity: 2,
      unitPrice: 150_000,
      price: 300_000,
    },
    { variantId: BALL, color: null, size: null, image: null, quantity: 1, price: 60_000 },
  ])
  expect(order.timeline.map(({ state }) => state)).toEqual(['now', 'next', 'next', 'next', 'next'])
  const { data: after } = await call('GET', '/cart', undefined, headers)
  expect(order).toMatchObject({ cart: after })
  expect(after).toMatchObject({
    lines: [],
    revision: cart.revision + 1,
    contact: cart.contact,
    address: cart.address,
    nextStep: 'cart',
    lastOrder: { id: order.id, number: order.number },
  })
})

test('an order keeps its texts in both languages when the catalogue changes', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BUNDLE, parts: [SHIRT, BALL] })
  await db.updateTable('product').set({ name_ar: 'اسم جديد', name_en: 'New name' }).where('id', '=', 1).execute()
  const { data: arabic } = await call<Order>('GET', `/orders/${order.id}`, undefined, {
    ...open,
    'accept-language': 'ar',
  })
  expect(arabic).toMatchObject({
    token: null,
    address: { stateName: 'القاهرة' },
    lines: [
      {
        name: 'باقة المشجع',
        parts: [
          { name: 'تيشيرت الأهلي', color: 'أحمر', size: 'M', quantity: 1 },
          { name: 'كورة ماتش', quantity: 2 },
        ],
      },
    ],
  })
  expect(order.lines[0]?.parts).toMatchObject([{ name: 'Al Ahly shirt', color: 'Red' }, { name: 'Match ball' }])
  await db
    .updateTable('product')
    .set({ name_ar: 'تيشيرت الأهلي', name_en: 'Al Ahly shirt' })
    .where('id', '=', 1)
    .execute()
})

test('reserves the stock of an order, and of bundle parts', async () => {
  const before = { shirt: await stockOf(db, SHIRT), ball: await stockOf(db, BALL) }
  await placedOrder(shop, { variantId: BUNDLE, parts: [SHIRT, BALL], quantity: 1 }, { variantId: SHIRT, quantity: 1 })
  expect(await stockOf(db, SHIRT)).toEqual({ on_hand: before.shirt.on_hand, reserved: before.shirt.reserved + 2 })
  expect(await stockOf(db, BALL)).toEqual({ on_hand: before.ball.on_hand, reserved: before.ball.reserved + 2 })
})

test('the same key returns the same order and token, even after the cart changed', async () => {
  const { headers, body } = await readyCart(shop, { variantId: SHIRT })
  const first = await sendOrder(shop, headers, body, 'key-number-one')
  await call('POST', '/cart/add', { variantId: BALL }, headers)
  clock.now = new Date(clock.now.getTime() + 60_000)
  const again = await sendOrder(shop, headers, body, 'key-number-one')
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.data).toEqual({ ...first.data, cart: null })
})

test('refuses the same key with another body', async () => {
  const { headers, body } = await readyCart(shop, { variantId: SHIRT })
  await sendOrder(shop, headers, body, 'key-number-two')
  const { status, error } = await sendOrder(shop, headers, { ...body, notes: 'other' }, 'key-number-two')
  expect([status, error.error]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
})

test('two carts may use the same key', async () => {
  const carts = [await readyCart(shop, { variantId: BALL }), await readyCart(shop, { variantId: BALL })]
  const orders = await Promise.all(carts.map(({ headers, body }) => sendOrder(shop, headers, body, 'key-of-both')))
  expect(new Set(orders.map(({ data }) => data.id)).size).toBe(2)
})

test('requires an idempotency key of 8 to 100 characters', async () => {
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  expect((await call('POST', '/orders', body, headers)).error.error).toBe('IDEMPOTENCY_KEY_REQUIRED')
  for (const key of ['short', 'x'.repeat(101)])
    expect((await sendOrder(shop, headers, body, key)).error).toMatchObject({
      error: 'VALIDATION_FAILED',
      errors: { 'idempotency-key': [{}] },
    })
})

test('validates terms, payment and notes together', async () => {
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  const { error } = await sendOrder(shop, headers, {
    ...body,
    acceptTerms: false,
    paymentMethod: 'card',
    notes: 'x'.repeat(501),
  })
  expect(error).toMatchObject({
    error: 'VALIDATION_FAILED',
    errors: { acceptTerms: [{ rule: 'required' }], paymentMethod: [{ rule: 'ref' }], notes: [{ rule: 'max' }] },
  })
})

test('refuses an order before the checkout steps are done', async () => {
  const { headers } = await cartWith(shop, { variantId: BALL })
  const attempt = async () => {
    const { data } = await call('GET', '/cart', undefined, headers)
    return (await sendOrder(shop, headers, { expectedRevision: data.revision, acceptTerms: true })).error.error
  }
  expect((await sendOrder(shop, {}, { expectedRevision: 1, acceptTerms: true })).error.error).toBe('CART_EMPTY')
  expect(await attempt()).toBe('CONTACT_REQUIRED')
  await call('POST', '/cart/contact', CONTACT, headers)
  expect(await attempt()).toBe('ADDRESS_REQUIRED')
  await call('POST', '/cart/clear', {}, headers)
  expect(await attempt()).toBe('CART_EMPTY')
})

test('refuses an area that is no longer delivered to', async () => {
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  await db.updateTable('region').set({ deliverable: false }).where('id', '=', 1).execute()
  expect((await sendOrder(shop, headers, body)).error).toMatchObject({
    error: 'REGION_NOT_DELIVERABLE',
    errors: { regionId: [{ rule: 'deliverable' }] },
  })
  await db.updateTable('region').set({ deliverable: true }).where('id', '=', 1).execute()
})

test('refuses to order a cart that changed since the customer saw it', async () => {
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  expect((await sendOrder(shop, headers, { ...body, expectedRevision: body.expectedRevision - 1 })).error.error).toBe(
    'CART_CHANGED',
  )
  await db.updateTable('variant').set({ price: 59_000 }).where('id', '=', BALL).execute()
  const { data: cart } = await call('GET', '/cart', undefined, headers)
  expect((await sendOrder(shop, headers, body)).error).toMatchObject({
    error: 'PRICE_CHANGED',
    errors: { [`lines.${cart.lines[0]?.id}`]: [{ rule: 'price' }] },
  })
  const { data: seen } = await call('POST', '/cart/refresh', {}, headers)
  expect((await sendOrder(shop, headers, { ...body, expectedRevision: seen.revision })).data.total).toBe(64_000)
  await db.updateTable('variant').set({ price: 60_000 }).where('id', '=', BALL).execute()
})

test('names the line that sold out or went off sale meanwhile', async () => {
  const { headers, body, cart } = await readyCart(shop, { variantId: SHIRT_L, quantity: 3 })
  const path = `lines.${cart.lines[0]?.id}`
  const other = await readyCart(shop, { variantId: SHIRT_L, quantity: 2 })
  await sendOrder(shop, other.headers, other.body)
  expect((await sendOrder(shop, headers, body)).error).toMatchObject({
    error: 'QUANTITY_REDUCED',
    available: 1,
    errors: { [path]: [{ rule: 'available', message: 'Only 1 available now' }] },
  })
  await db.updateTable('product').set({ status: 'onlineComing' }).where('id', '=', 1).execute()
  expect((await sendOrder(shop, headers, body)).error).toMatchObject({
    error: 'VARIANT_UNAVAILABLE',
    errors: { [path]: [{ rule: 'unavailable' }] },
  })
  await db.updateTable('product').set({ status: 'online' }).where('id', '=', 1).execute()
})

test('a refused order frees its key', async () => {
  const { headers, body } = await readyCart(shop, { variantId: LAST })
  await db.updateTable('branch_stock').set({ on_hand: 0 }).where('variant_id', '=', LAST).execute()
  expect((await sendOrder(shop, headers, body, 'key-for-later')).error).toMatchObject({
    error: 'OUT_OF_STOCK',
    available: 0,
  })
  await db.updateTable('branch_stock').set({ on_hand: 1 }).where('variant_id', '=', LAST).execute()
  expect((await sendOrder(shop, headers, body, 'key-for-later')).status).toBe(201)
})

test('promises dispatch within two business days in Cairo', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  await db.insertInto('holiday').values({ day: '2026-11-23', name_ar: 'إجازة', name_en: 'Holiday' }).execute()
  const late = await placedOrder(shop, { variantId: BALL })
  const rows = await db
    .selectFrom('orders')
    .select('promised_dispatch_at')
    .where('id', 'in', [order.id, late.order.id])
    .orderBy('promised_dispatch_at')
    .execute()
  expect(rows.map(({ promised_dispatch_at }) => promised_dispatch_at.toISOString())).toEqual([
    '2026-11-24T22:00:00.000Z',
    '2026-11-25T22:00:00.000Z',
  ])
})

test('a cart names its last order for half an hour', async () => {
  const { headers } = await placedOrder(shop, { variantId: BALL })
  const start = clock.now
  clock.now = new Date(start.getTime() + 30 * 60_000 + 1000)
  expect((await call<Cart>('GET', '/cart', undefined, headers)).data.lastOrder).toBeNull()
  clock.now = new Date(start.getTime() + 29 * 60_000)
  expect((await call<Cart>('GET', '/cart', undefined, headers)).data.lastOrder).not.toBeNull()
  clock.now = start
})

test('ignores unknown fields of an order', async () => {
  const { headers, body } = await readyCart(shop, { variantId: BALL })
  const { data } = await sendOrder(shop, headers, {
    ...body,
    total: 1,
    deliveryFee: 0,
    lines: [{ variantId: COMING, price: 1 }],
    address: { stateId: GIZA },
  })
  expect(data).toMatchObject({ total: 65_000, lines: [{ variantId: BALL }], address: { stateName: 'Cairo' } })
})

test('answers match the contract', async () => {
  const { headers } = await readyCart(shop, { variantId: BUNDLE, parts: [SHIRT, BALL] }, { variantId: SHIRT })
  const { data: cart } = await call('GET', '/cart', undefined, headers)
  const { data: order } = await sendOrder(shop, headers, { expectedRevision: cart.revision, acceptTerms: true })
  const open = { 'x-order-token': order.token ?? '' }
  const { data: item } = await call('GET', `/guest-order/${order.id}/${order.lines[0]?.id}`, undefined, open)
  const { data: tracked } = await call(
    'GET',
    `/track-order?orderNumber=${order.number}&mobile=${order.contact.mobile.slice(1)}`,
  )
  const { data: emptied } = await call('GET', '/cart', undefined, headers)
  const faults = [
    [Cart, cart],
    [Cart, emptied],
    [Order, order],
    [GuestOrder, item],
    [TrackedOrder, tracked],
  ] as const
  expect(faults.flatMap(([schema, value]) => Errors(schema, value))).toEqual([])
})
