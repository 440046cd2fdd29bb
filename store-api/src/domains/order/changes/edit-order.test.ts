import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  ADDRESS,
  BALL,
  BUNDLE,
  GIZA,
  LAST,
  openShop,
  SERVICE_KEY,
  SHIRT,
  SHIRT_L,
  stockOf,
  type Wish,
} from '#src/domains/cart/shop.fixture.ts'
import {
  selectMessage,
  moved,
  ownOrder,
  placedOrder,
  takenOrder,
  waitingOrder,
} from '#src/domains/order/order.fixture.ts'
import type { EditSaveBody } from './changes.schema.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const shop = await openShop()
const { call, db, clock } = shop

const MINUTE = 60_000
const SHOP = { 'x-service-key': SERVICE_KEY }
type Headers = Record<string, string>
const begin = (id: number, headers: Headers) => call<Order>('POST', `/orders/${id}/edit`, undefined, headers)
const discard = (id: number, headers: Headers) => call<Order>('POST', `/orders/${id}/edit/discard`, undefined, headers)
const save = (id: number, headers: Headers, body: EditSaveBody) =>
  call<Order>('POST', `/orders/${id}/edit/save`, body, headers)

interface EditLine {
  lineId: number
  quantity: number
}

async function edited(...wishes: Wish[]) {
  const { order, open } = await placedOrder(shop, ...wishes)
  const { data } = await begin(order.id, open)
  const lines = data.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  return { id: order.id, open, order: data, lines, expectedRevision: data.revision }
}

const freeStock = () => db.updateTable('branch_stock').set({ on_hand: 40, reserved: 0 }).execute()

test('an edit locks the order for its owner for 15 minutes, and leaves no trace when it is dropped', async () => {
  const customer = await loggedIn(shop)
  const { id, token } = await waitingOrder(shop, customer, { variantId: BALL })
  const link = { 'x-order-token': token ?? '' }
  const { data } = await begin(id, customer.headers)
  const until = new Date(clock.now.getTime() + 15 * MINUTE).toISOString()
  expect(data).toMatchObject({
    status: 'edit',
    edit: { mine: true, until },
    allowedActions: ['saveEdit', 'discardEdit', 'cancel'],
  })
  expect((await begin(id, customer.headers)).data.revision).toBe(data.revision)
  const seen = await call<Order>('GET', `/orders/${id}`, undefined, link)
  expect(seen.data).toMatchObject({ edit: { mine: false }, allowedActions: ['cancel'] })
  for (const refused of [begin(id, link), discard(id, link), save(id, link, { expectedRevision: 3 }), begin(id, SHOP)])
    expect((await refused).error.error).toBe('ORDER_LOCKED')
  await expect(moved(shop, id, ['waitingCustomer', 'S'])).rejects.toThrow('ORDER_LOCKED')
  const dropped = await discard(id, customer.headers)
  const confirmBy = new Date(clock.now.getTime() + 48 * 60 * MINUTE).toISOString()
  expect(dropped.data).toMatchObject({ status: 'waitingCustomer', edit: null, confirmBy })
  expect((await discard(id, customer.headers)).data.revision).toBe(dropped.data.revision)
})

test('drops an edit that takes too long', async () => {
  const start = clock.now
  const { id, open, expectedRevision } = await edited({ variantId: BALL })
  clock.now = new Date(start.getTime() + 15 * MINUTE)
  const { data } = await call<Order>('GET', `/orders/${id}`, undefined, open)
  expect(data).toMatchObject({
    edit: null,
    allowedActions: ['confirm', 'requestCodeSms', 'requestCall', 'edit', 'cancel'],
  })
  expect((await save(id, open, { expectedRevision })).error.error).toBe('ORDER_CHANGED')
  expect((await moved(shop, id, ['inProgress', 'B'])).events[1]).toMatchObject({ from: 'edit', to: 'waitingCustomer' })
  clock.now = start
})

test('an edit changes quantities, sizes and lines at current prices, and the stock with them', async () => {
  await freeStock()
  const fans = { variantId: BUNDLE, parts: [SHIRT, BALL] }
  const { id, open, lines, expectedRevision } = await edited(
    { variantId: SHIRT, quantity: 2 },
    { variantId: BALL },
    fans,
  )
  const [shirt, , bundle] = lines as [EditLine, EditLine, EditLine]
  await db.updateTable('variant').set({ price: 140_000 }).where('id', '=', SHIRT_L).execute()
  const { status, data } = await save(id, open, {
    expectedRevision,
    lines: [
      { ...shirt, variantId: SHIRT_L, quantity: 3 },
      { ...bundle, quantity: 2 },
    ],
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'waitingCustomer', subtotal: 1_080_000, discount: 180_000, total: 905_000 })
  expect(data.tax).toBe(Math.round((data.total * 14) / 114))
  expect(data.lines.map(({ id: line, size, quantity, price }) => [line, size, quantity, price])).toEqual([
    [shirt.lineId, 'L', 3, 420_000],
    [bundle.lineId, null, 2, 480_000],
  ])
  const reserved = () =>
    Promise.all([SHIRT, SHIRT_L, BALL].map(async (variant) => (await stockOf(db, variant)).reserved))
  expect(await reserved()).toEqual([2, 3, 4])
  await call('POST', `/orders/${id}/cancel`, {}, open)
  expect(await reserved()).toEqual([0, 0, 0])
})

test('a change with another total than the customer saw is refused with the new one, and saved with that', async () => {
  await freeStock()
  await db.updateTable('variant').set({ price: 150_000 }).where('id', '=', SHIRT_L).execute()
  const { id, open, order, lines, expectedRevision } = await edited({ variantId: BALL })
  const more = lines.map((line) => ({ ...line, quantity: 3 }))
  const before = await stockOf(db, BALL)
  const refused = await save(id, open, { expectedRevision, expectedTotal: order.total, lines: more })
  expect([refused.status, refused.error]).toEqual([
    409,
    expect.objectContaining({
      error: 'PRICE_CHANGED',
      total: 185_000,
      errors: { expectedTotal: [expect.objectContaining({ rule: 'price' })] },
    }),
  ])
  expect([await stockOf(db, BALL), (await call<Order>('GET', `/orders/${id}`, undefined, open)).data]).toMatchObject([
    before,
    { status: 'edit', total: order.total },
  ])
  // What the shop cannot deliver at all has no total.
  expect(
    (
      await save(id, open, {
        expectedRevision,
        expectedTotal: order.total,
        lines: more.map((line) => ({ ...line, quantity: 99 })),
      })
    ).error.total,
  ).toBeUndefined()
  const { data } = await save(id, open, { expectedRevision, expectedTotal: 185_000, lines: more })
  expect(data).toMatchObject({ status: 'waitingCustomer', total: 185_000 })
  const same = await begin(id, open)
  expect((await save(id, open, { expectedRevision: same.data.revision, expectedTotal: 185_000 })).status).toBe(200)
})

test('refuses an impossible edit at its line and changes nothing', async () => {
  await freeStock()
  await db.updateTable('branch_stock').set({ on_hand: 3 }).where('variant_id', '=', SHIRT_L).execute()
  const { id, open, lines, order, expectedRevision } = await edited(
    { variantId: SHIRT, quantity: 2 },
    { variantId: BALL },
  )
  const [shirt, ball] = lines as [EditLine, EditLine]
  const refusals: [EditSaveBody['lines'], string, string][] = [
    [[], 'VALIDATION_FAILED', 'lines'],
    [[{ ...shirt, quantity: 0 }], 'VALIDATION_FAILED', `lines.${shirt.lineId}.quantity`],
    [[{ ...shirt, quantity: 11 }], 'VALIDATION_FAILED', `lines.${shirt.lineId}.quantity`],
    [[{ lineId: 999_999, quantity: 1 }], 'VALIDATION_FAILED', 'lines.999999'],
    [[shirt, shirt], 'VALIDATION_FAILED', `lines.${shirt.lineId}`],
    [[{ ...shirt, variantId: BALL }], 'VALIDATION_FAILED', `lines.${shirt.lineId}.variantId`],
    [[{ ...shirt, variantId: SHIRT_L, quantity: 5 }, ball], 'QUANTITY_REDUCED', `lines.${shirt.lineId}`],
  ]
  for (const [wished, code, path] of refusals) {
    const { error } = await save(id, open, { expectedRevision, lines: wished })
    expect([error.error, Object.keys(error.errors ?? {})]).toEqual([code, [path]])
  }
  await db.updateTable('branch_stock').set({ on_hand: 0 }).where('variant_id', '=', SHIRT_L).execute()
  const gone = await save(id, open, { expectedRevision, lines: [{ ...shirt, variantId: SHIRT_L }] })
  expect([gone.error.error, gone.error.available]).toEqual(['OUT_OF_STOCK', 0])
  const { data } = await call<Order>('GET', `/orders/${id}`, undefined, open)
  expect(data).toMatchObject({ revision: expectedRevision, total: order.total })
  expect((await stockOf(db, SHIRT)).reserved).toBe(2)
})

test('an order may keep the last unit that it has reserved', async () => {
  await db.updateTable('branch_stock').set({ on_hand: 1 }).where('variant_id', '=', LAST).execute()
  const { id, open, lines, expectedRevision } = await edited({ variantId: LAST })
  const { data } = await save(id, open, { expectedRevision, lines })
  expect([data.status, await stockOf(db, LAST)]).toEqual(['waitingCustomer', { on_hand: 1, reserved: 1 }])
})

test('another address has its own fee and days and needs a new confirmation; the old message confirms nothing', async () => {
  await freeStock()
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  const before = await selectMessage(shop, order.id, 'confirm')
  const { data } = await begin(order.id, open)
  const address = { ...ADDRESS, stateId: GIZA, cityId: 2, regionId: 3 }
  const faulty = await save(order.id, open, {
    expectedRevision: data.revision,
    address: { ...address, floorNumber: '' },
  })
  expect(faulty.error.errors).toHaveProperty('floorNumber')
  const { data: saved } = await save(order.id, open, { expectedRevision: data.revision, address })
  expect(saved).toMatchObject({
    status: 'waitingCustomer',
    deliveryFee: 6000,
    total: 66_000,
    address: { stateName: 'Giza' },
  })
  expect(saved.lines.map(({ id }) => id)).toEqual(order.lines.map(({ id }) => id))
  const after = await selectMessage(shop, order.id, 'confirm')
  expect([after[1], after[2]]).not.toEqual([before[1], before[2]])
  const tokenOf = (message: string[]) => ({
    'x-order-token': new URL(message[2] ?? '').searchParams.get('confirm') ?? '',
  })
  expect((await call('POST', `/orders/${order.id}/confirm`, {}, tokenOf(before))).status).toBe(404)
  expect((await call<Order>('POST', `/orders/${order.id}/confirm`, {}, tokenOf(after))).data.status).toBe('confirm')
})

test('an edit with the same address and a total under the limit returns to the previous status', async () => {
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  await moved(shop, order.id, ['confirm', 'B'])
  const { data } = await begin(order.id, open)
  const [line] = data.lines
  const lines = [{ lineId: line?.id ?? 0, quantity: 2 }]
  const address = { ...ADDRESS, notes: 'الدور التالت' }
  expect((await save(order.id, open, { expectedRevision: data.revision, lines, address })).data).toMatchObject({
    status: 'confirm',
    address: { notes: 'الدور التالت' },
  })
})

test('a total that rises above the limit needs a new confirmation; one at the limit, or above it before, does not', async () => {
  await freeStock()
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  await moved(shop, order.id, ['confirm', 'B'])
  const { price } = await db.selectFrom('variant').select('price').where('id', '=', BALL).executeTakeFirstOrThrow()
  const saveAt = async (piastres: number, quantity: number) => {
    await db.updateTable('variant').set({ price: piastres }).where('id', '=', BALL).execute()
    const { data } = await begin(order.id, open)
    const lines = data.lines.map((line) => ({ lineId: line.id, quantity }))
    const saved = await save(order.id, open, { expectedRevision: data.revision, lines })
    return [saved.data.total, saved.data.status]
  }
  // The delivery is 5,000 of the total.
  expect(await saveAt(197_500, 2)).toEqual([400_000, 'confirm'])
  expect(await saveAt(131_667, 3)).toEqual([400_001, 'waitingCustomer'])
  await moved(shop, order.id, ['inProgress', 'B'], ['confirm', 'B'])
  expect(await saveAt(131_667, 4)).toEqual([531_668, 'confirm'])
  await db.updateTable('variant').set({ price }).where('id', '=', BALL).execute()
})

test('an order stays confirmed when its own account changes the address, a link does not have that right', async () => {
  await freeStock()
  const customer = await loggedIn(shop)
  const { id, token } = await ownOrder(shop, customer, { variantId: BALL })
  const saveAt = async (headers: Headers, buildingNumber: string) => {
    const { data } = await begin(id, headers)
    return (await save(id, headers, { expectedRevision: data.revision, address: { ...ADDRESS, buildingNumber } })).data
      .status
  }
  expect(await saveAt(customer.headers, '77')).toBe('confirm')
  expect(await saveAt({ 'x-order-token': token ?? '' }, '78')).toBe('waitingCustomer')
})

test('only the shop edits an order that is being prepared', async () => {
  const { order, open } = await takenOrder(shop, { variantId: BALL })
  await moved(shop, order.id, ['confirm', 'B'], ['preparing', 'B'])
  expect((await begin(order.id, open)).error.error).toBe('EDIT_TOO_LATE')
  const { data } = await begin(order.id, SHOP)
  expect(data).toMatchObject({ status: 'edit', edit: { mine: true } })
  expect((await call('POST', `/orders/${order.id}/cancel`, {}, open)).error.error).toBe('ORDER_LOCKED')
  expect((await save(order.id, SHOP, { expectedRevision: data.revision })).data.status).toBe('preparing')
  expect((await begin(order.id, { 'x-service-key': 'wrong' })).status).toBe(403)
})

test('of a concurrent save and cancellation one wins, and the stock is right', async () => {
  await freeStock()
  const { id, open, lines, expectedRevision } = await edited({ variantId: BALL, quantity: 2 })
  const wished = lines.map((line) => ({ ...line, quantity: 5 }))
  await Promise.all([
    save(id, open, { expectedRevision, lines: wished }),
    call('POST', `/orders/${id}/cancel`, {}, open),
  ])
  const { data } = await call<Order>('GET', `/orders/${id}`, undefined, open)
  expect([data.status, (await stockOf(db, BALL)).reserved]).toEqual(['canceled', 0])
})
