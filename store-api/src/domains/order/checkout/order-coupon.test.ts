import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  ADDRESS,
  BALL,
  CONTACT,
  newContact,
  openShop,
  readyCart,
  SERVICE_KEY,
  SHIRT,
  SHIRT_L,
  type Wish,
} from '#src/domains/cart/shop.fixture.ts'
import { freeFromInCairo, makeCoupon } from '#src/domains/coupon/coupon.fixture.ts'
import { sendOrder, smsCode } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { askReturn, moveBy, toTheDoor } from '#src/domains/order/returns/order-returns.fixture.ts'

const shop = await openShop()
const { db, call, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 900 }).execute()

/** A cart with a coupon, ready to order. */
async function couponCart(code: string, wishes: Wish[] = [{ variantId: BALL }], contact = newContact()) {
  const ready = await readyCart(shop, ...wishes)
  await call('POST', '/cart/contact', contact, ready.headers)
  const { data: cart } = await call('POST', '/cart/coupon', { code }, ready.headers)
  return { ...ready, cart, body: { ...ready.body, expectedRevision: cart.revision } }
}

async function couponOrder(code: string, wishes?: Wish[]) {
  const { headers, body } = await couponCart(code, wishes)
  const { data: order } = await sendOrder(shop, headers, body)
  return { order, headers, open: { 'x-order-token': order.token ?? '' } }
}

const uses = async (code: string) =>
  (
    await sql<{ saved: number; mobile: string | null }>`
    select saved, mobile from coupon_use u join coupon c on c.id = u.coupon_id where code = ${code} order by order_id
  `.execute(db)
  ).rows

test('an order keeps its coupon, and the parts of its lines add up to the discount', async () => {
  await makeCoupon(shop, { code: 'THIRD', benefit: 'amount', amount: 10_001, on_offers: true })
  const { order, headers } = await couponOrder('THIRD', [{ variantId: BALL, quantity: 3 }, { variantId: SHIRT }])
  expect(order).toMatchObject({
    coupon: { code: 'THIRD', freeDelivery: false },
    couponDiscount: 10_001,
    subtotal: 360_000,
    discount: 30_000,
    deliveryFee: 5_000,
    total: 324_999,
  })
  expect(order.tax).toBe(Math.round((order.total * 14) / 114))
  expect(order.lines.map(({ couponDiscount }) => couponDiscount)).toEqual([5_455, 4_546])
  expect((await uses('THIRD')).map(({ saved }) => saved)).toEqual([10_001])
  expect((await call('GET', '/cart', undefined, headers)).data).toMatchObject({ coupon: null, lines: [] })
})

/** A cart of a new account with a coupon, ready to order for its own mobile. */
async function accountCart(code: string) {
  const { headers, mobile } = await loggedIn(shop)
  await call('POST', '/cart/add', { variantId: BALL }, headers)
  await call('POST', '/cart/contact', { ...CONTACT, mobile }, headers)
  await call('POST', '/cart/address', ADDRESS, headers)
  const { data: cart } = await call('POST', '/cart/coupon', { code }, headers)
  return { headers, body: { expectedRevision: cart.revision, acceptTerms: true } }
}

test(
  '20 buyers of the last use place one order with it, and a cancelled one gives it back',
  { timeout: 60_000 },
  async () => {
    await makeCoupon(shop, { code: 'LAST', uses: 1 })
    const carts = []
    for (let buyer = 0; buyer < 20; buyer += 1) carts.push(await accountCart('LAST'))
    const answers = await Promise.all(carts.map(({ headers, body }) => sendOrder(shop, headers, body)))
    const placed = answers.filter(({ status }) => status === 201)
    expect(placed).toHaveLength(1)
    const refused = answers.filter(
      ({ status, error }) => status === 409 && error.error === 'COUPON_USED_UP' && error.errors?.coupon,
    )
    expect(refused).toHaveLength(19)
    expect(await uses('LAST')).toHaveLength(1)
    const [{ data: order }] = placed as [(typeof placed)[number]]
    await call('POST', `/orders/${order.id}/cancel`, {}, { 'x-order-token': order.token ?? '' })
    expect(await uses('LAST')).toHaveLength(0)
    const { headers, body } = carts[answers.findIndex(({ status }) => status === 409)] as (typeof carts)[number]
    expect((await sendOrder(shop, headers, body)).data).toMatchObject({
      coupon: { code: 'LAST' },
      couponDiscount: 6_000,
    })
  },
)

test('a guest who used a coupon per customer is refused as an account, and no cart tells it of a mobile', async () => {
  await makeCoupon(shop, { code: 'ONCE', uses_per_customer: 1 })
  const contact = newContact()
  const first = await couponCart('ONCE', undefined, contact)
  const { data: order } = await sendOrder(shop, first.headers, first.body)
  expect(order.couponDiscount).toBe(6_000)
  await moveBy(shop, order.id, 'inProgress', 'B')
  const [used, unused] = [await couponCart('ONCE', undefined, contact), await couponCart('ONCE')]
  expect([used.cart.coupon, used.cart.total]).toEqual([unused.cart.coupon, unused.cart.total])
  const answers = [await sendOrder(shop, used.headers, used.body), await sendOrder(shop, unused.headers, unused.body)]
  expect(answers.map(({ status, data }) => [status, data.couponDiscount])).toEqual([
    [201, 6_000],
    [201, 6_000],
  ])
  const mobile = `+2${contact.mobile}`
  const customer = await loggedIn(shop, { mobile })
  await call('POST', '/cart/add', { variantId: BALL }, customer.headers)
  expect((await call('POST', '/cart/coupon', { code: 'ONCE' }, customer.headers)).error.error).toBe('COUPON_USED_UP')
})

const digitsOf = ({ id, token }: Order) => smsCode(shop, id, { 'x-order-token': token ?? '' })
const confirmBy = (order: Order, code: string) =>
  call<Order>('POST', `/orders/${order.id}/confirm`, { code }, { 'x-order-token': order.token ?? '' })

test('a confirmation and an order with a code at once give one use of a coupon per customer', async () => {
  await makeCoupon(shop, { code: 'RACE', uses_per_customer: 1 })
  const contact = newContact()
  const [first, second] = [await couponCart('RACE', undefined, contact), await couponCart('RACE', undefined, contact)]
  const { data: waiting } = await sendOrder(shop, first.headers, first.body)
  await call('POST', '/send-code', { mobile: contact.mobile, purpose: 'order' })
  const { params } = await db
    .selectFrom('outbox_message')
    .select('params')
    .where('template', '=', 'verify_code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const answers = await Promise.all([
    confirmBy(waiting, await digitsOf(waiting)),
    sendOrder(shop, second.headers, { ...second.body, code: params[0] }),
  ])
  const refusals = answers.flatMap(({ error }) => error?.error ?? [])
  expect([['CONFIRM_AGAIN'], ['COUPON_USED_UP']]).toContainEqual(refusals)
  expect(await uses('RACE')).toHaveLength(1)
})

test('an unproven order takes no use from the owner of its mobile', async () => {
  await makeCoupon(shop, { code: 'OWNER', uses_per_customer: 1 })
  const owner = await loggedIn(shop)
  const stranger = await couponCart('OWNER', undefined, { ...CONTACT, mobile: owner.mobile })
  expect((await sendOrder(shop, stranger.headers, stranger.body)).data.couponDiscount).toBe(6_000)
  await call('POST', '/cart/add', { variantId: BALL }, owner.headers)
  expect((await call('POST', '/cart/coupon', { code: 'OWNER' }, owner.headers)).data.coupon).toMatchObject({
    problem: null,
    saving: 6_000,
  })
})

test('unproven orders have a third of the uses left, further ones need a code, and accounts go on', async () => {
  await makeCoupon(shop, { code: 'TEN', uses: 10 })
  const carts = []
  for (let buyer = 0; buyer < 6; buyer += 1) carts.push(await couponCart('TEN'))
  const answers = await Promise.all(carts.map(({ headers, body }) => sendOrder(shop, headers, body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ error }) => error?.error === 'CODE_REQUIRED' && error.errors?.code)).toHaveLength(3)
  const account = await accountCart('TEN')
  expect((await sendOrder(shop, account.headers, account.body)).data.coupon?.code).toBe('TEN')
})

test('an account counts as one customer, whatever mobile its order names', async () => {
  await makeCoupon(shop, { code: 'MINE', uses_per_customer: 1 })
  const customer = await loggedIn(shop)
  await call('POST', '/cart/add', { variantId: BALL }, customer.headers)
  await call('POST', '/cart/coupon', { code: 'MINE' }, customer.headers)
  await call('POST', '/cart/contact', { ...CONTACT, mobile: '01066666661' }, customer.headers)
  const { data: cart } = await call('POST', '/cart/address', ADDRESS, customer.headers)
  expect(
    (await sendOrder(shop, customer.headers, { expectedRevision: cart.revision, acceptTerms: true })).data.coupon?.code,
  ).toBe('MINE')
  expect(await uses('MINE')).toEqual([{ saved: 6_000, mobile: customer.mobile }])
  await call('POST', '/cart/add', { variantId: BALL }, customer.headers)
  expect((await call('POST', '/cart/coupon', { code: 'MINE' }, customer.headers)).error.error).toBe('COUPON_USED_UP')
  const other = await couponCart('MINE', undefined, { ...CONTACT, mobile: '01066666661' })
  expect(other.cart.coupon?.problem).toBeNull()
})

test('a coupon that was stopped meanwhile refuses the order, which then goes without it', async () => {
  const id = await makeCoupon(shop, { code: 'STOP' })
  const { headers, body } = await couponCart('STOP')
  await db.updateTable('coupon').set({ stopped_at: clock.now }).where('id', '=', id).execute()
  expect((await call('GET', '/cart', undefined, headers)).data.coupon?.problem).toBe('STOPPED')
  expect((await sendOrder(shop, headers, body)).error).toMatchObject({
    error: 'COUPON_UNKNOWN',
    errors: { coupon: [{ rule: 'COUPON_UNKNOWN' }] },
  })
  const { data: cart } = await call('POST', '/cart/coupon/remove', undefined, headers)
  expect((await sendOrder(shop, headers, { ...body, expectedRevision: cart.revision })).data).toMatchObject({
    coupon: null,
    total: 65_000,
  })
})

test('free delivery is charged as 0, and a coupon that saves nothing more is not used', async () => {
  await makeCoupon(shop, { code: 'SHAHN', benefit: 'freeDelivery' })
  const { order } = await couponOrder('SHAHN')
  expect(order).toMatchObject({
    coupon: { code: 'SHAHN', freeDelivery: true },
    couponDiscount: 0,
    deliveryFee: 0,
    total: 60_000,
  })
  expect((await uses('SHAHN')).map(({ saved }) => saved)).toEqual([5_000])
  await freeFromInCairo(shop, 100_000)
  const free = await couponOrder('SHAHN', [{ variantId: BALL, quantity: 2 }])
  expect(free.order).toMatchObject({ coupon: null, deliveryFee: 0, total: 120_000 })
  expect(await uses('SHAHN')).toHaveLength(1)
  await db.updateTable('state').set({ delivery_group_id: null }).execute()
})

/** Returns how an order is changed to other quantities of its lines; 0 removes a line. */
const editOf =
  ({ order, open }: Awaited<ReturnType<typeof couponOrder>>) =>
  async (...quantities: number[]) => {
    const { data: begun } = await call<Order>('POST', `/orders/${order.id}/edit`, undefined, open)
    const lines = order.lines
      .map(({ id: lineId }, index) => ({ lineId, quantity: quantities[index] ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    return (
      await call<Order>('POST', `/orders/${order.id}/edit/save`, { expectedRevision: begun.revision, lines }, open)
    ).data
  }

const endCoupon = (id: number, end: 'ends_at' | 'stopped_at') =>
  db
    .updateTable('coupon')
    .set({ [end]: clock.now })
    .where('id', '=', id)
    .execute()

test.each(['ends_at', 'stopped_at'] as const)(
  'units that are added once a coupon is over (%s) get nothing, and those of before keep their part',
  async (end) => {
    const id = await makeCoupon(shop, { code: `HALF-${end.slice(0, 4)}`.toUpperCase(), percent: 50, on_offers: true })
    const placed = await couponOrder(`HALF-${end.slice(0, 4)}`, [
      { variantId: BALL, quantity: 2 },
      { variantId: SHIRT_L },
    ])
    const edit = editOf(placed)
    expect(await edit(3, 1)).toMatchObject({
      couponDiscount: 165_000,
      lines: [{ couponDiscount: 90_000 }, { couponDiscount: 75_000 }],
    })
    await endCoupon(id, end)
    expect(await edit(5, 2)).toMatchObject({
      couponDiscount: 165_000,
      total: 440_000,
      lines: [{ couponDiscount: 90_000 }, { couponDiscount: 75_000 }],
    })
    expect(await edit(4, 0)).toMatchObject({ couponDiscount: 90_000, total: 155_000 })
    expect(await edit(1)).toMatchObject({ couponDiscount: 30_000, total: 35_000 })
    expect(await edit(5)).toMatchObject({ couponDiscount: 30_000, total: 275_000 })
  },
)

test('an amount stays whole and with its lines when units are added once it is over, and returns add up to it', async () => {
  const id = await makeCoupon(shop, { code: 'WHOLE', benefit: 'amount', amount: 10_001, on_offers: true })
  const placed = await couponOrder('WHOLE', [{ variantId: BALL }, { variantId: SHIRT_L }])
  const { order, open } = placed
  const parts = order.lines.map(({ couponDiscount }) => ({ couponDiscount }))
  await endCoupon(id, 'stopped_at')
  const edit = editOf(placed)
  expect(await edit(5, 1)).toMatchObject({ couponDiscount: 10_001, lines: parts })
  expect(await edit(5, 1)).toMatchObject({ couponDiscount: 10_001, lines: parts })
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  const lines = order.lines.map(({ id: lineId }, index) => ({
    lineId,
    quantity: index ? 1 : 5,
    reason: 'size' as const,
  }))
  const { data: asked } = await askReturn(shop, order.id, open, lines)
  expect(asked.returns[0]?.refund).toBe(450_000 - 10_001)
})

test('a free delivery that an order did not get before its coupon was over does not come later', async () => {
  const id = await makeCoupon(shop, { code: 'LATEFREE', benefit: 'freeDelivery', minimum: 100_000 })
  const edit = editOf(await couponOrder('LATEFREE', [{ variantId: BALL, quantity: 2 }]))
  expect(await edit(1)).toMatchObject({ deliveryFee: 5_000 })
  await endCoupon(id, 'stopped_at')
  expect(await edit(2)).toMatchObject({ deliveryFee: 5_000, coupon: { freeDelivery: false } })
})

test('an edit keeps the coupon for its items alone: below the minimum it saves nothing, and says so', async () => {
  await makeCoupon(shop, { code: 'EDIT', minimum: 100_000, uses: 3 })
  const edit = editOf(await couponOrder('EDIT', [{ variantId: BALL, quantity: 2 }]))
  expect(await edit(3)).toMatchObject({
    coupon: { code: 'EDIT' },
    couponDiscount: 18_000,
    total: 167_000,
    lines: [{ couponDiscount: 18_000 }],
  })
  expect(await edit(1)).toMatchObject({
    coupon: { code: 'EDIT' },
    couponDiscount: 0,
    total: 65_000,
    lines: [{ couponDiscount: 0 }],
  })
  expect(await edit(2)).toMatchObject({ couponDiscount: 12_000, total: 113_000 })
  expect((await uses('EDIT')).map(({ saved }) => saved)).toEqual([12_000])
})

test('a returned unit is refunded its price less its part, and what is left keeps its own', async () => {
  await makeCoupon(shop, { code: 'BACK', benefit: 'amount', amount: 10_000 })
  const { order, open } = await couponOrder('BACK', [{ variantId: BALL, quantity: 3 }])
  await toTheDoor(shop, order)
  await moveBy(shop, order.id, 'delivered', 'K')
  const lineId = order.lines[0]?.id ?? 0
  const { data: asked } = await askReturn(shop, order.id, open, [{ lineId, quantity: 2, reason: 'size' }])
  expect(asked.returns[0]?.refund).toBe(120_000 - 6_666)
  await moveBy(shop, order.id, 'returned', 'B')
  const { data: left } = await moveBy(shop, order.id, 'split', 'B')
  expect(left).toMatchObject({
    refundDue: 113_334,
    couponDiscount: 3_334,
    subtotal: 60_000,
    total: 61_666,
    collected: 175_000,
    lines: [{ couponDiscount: 10_000 }],
  })
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  const { data: none } = await moveBy(shop, order.id, 'returnedReceived', 'B')
  expect(none).toMatchObject({ refundDue: 170_000, couponDiscount: 0, total: 5_000 })
  expect(none.returns.map(({ refund }) => refund)).toEqual([56_666, 113_334])
  expect(await uses('BACK')).toHaveLength(1)
})

test('buying one product takes a code, once per key, and refuses a wrong one at coupon', async () => {
  await makeCoupon(shop, { code: 'NOW', uses: 3 })
  const body = {
    variantId: BALL,
    quantity: 2,
    expectedUnitPrice: 60_000,
    contact: newContact(),
    address: ADDRESS,
    acceptTerms: true,
  }
  const send = (couponCode: string, key: string) =>
    call<Order>('POST', '/buy-now', { ...body, couponCode }, { 'idempotency-key': key })
  expect((await send('NEVER', 'buy-now-wrong')).error).toMatchObject({
    error: 'COUPON_UNKNOWN',
    errors: { coupon: [{ rule: 'COUPON_UNKNOWN' }] },
  })
  const placed = await send('now', 'buy-now-right')
  expect([placed.status, placed.data]).toMatchObject([
    201,
    { coupon: { code: 'NOW' }, couponDiscount: 12_000, total: 113_000 },
  ])
  const again = await send('now', 'buy-now-right')
  expect([again.status, again.data.id]).toEqual([200, placed.data.id])
  expect((await send('', 'buy-now-right')).error.error).toBe('IDEMPOTENCY_CONFLICT')
})

test('staff see the coupon of an order', async () => {
  const { order } = await couponOrder('THIRD')
  const { data } = await call<Order>('GET', `/internal/orders/${order.number}`, undefined, {
    'x-service-key': SERVICE_KEY,
  })
  expect(data).toMatchObject({ coupon: { code: 'THIRD' }, couponDiscount: 10_001 })
})
