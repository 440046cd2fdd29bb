import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BALL, newContact, openShop, readyCart, SHIRT_L } from '#src/domains/cart/shop.fixture.ts'
import { makeCoupon } from '#src/domains/coupon/coupon.fixture.ts'
import { sendOrder, smsCode } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const shop = await openShop()
const { db, call } = shop

const openOf = ({ token }: Order) => ({ 'x-order-token': token ?? '' })
const read = async (order: Order) => (await call<Order>('GET', `/orders/${order.id}`, undefined, openOf(order))).data
const confirm = async (order: Order) =>
  call<Order>(
    'POST',
    `/orders/${order.id}/confirm`,
    { code: await smsCode(shop, order.id, openOf(order)) },
    openOf(order),
  )

/**
 * Places a guest's order of a ball and a shirt with a coupon, which the mobile uses for another order that is confirmed
 * meanwhile.
 */
async function usedMeanwhile(code: string): Promise<Order> {
  const contact = newContact()
  const orders: Order[] = []
  for (const wishes of [[{ variantId: BALL }], [{ variantId: BALL }, { variantId: SHIRT_L }]]) {
    const { headers, body } = await readyCart(shop, ...wishes)
    await call('POST', '/cart/contact', contact, headers)
    const { data: cart } = await call('POST', '/cart/coupon', { code }, headers)
    if (orders[0]) await confirm(orders[0])
    orders.push((await sendOrder(shop, headers, { ...body, expectedRevision: cart.revision })).data)
  }
  return orders[1] as Order
}

test('an order whose coupon its customer used meanwhile waits anew without it, and confirms at the total that it shows', async () => {
  const id = await makeCoupon(shop, { code: 'TWICE', uses_per_customer: 1 })
  const order = await usedMeanwhile('TWICE')
  expect([order.total, order.couponDiscount]).toEqual([209_000, 6_000])
  expect((await confirm(order)).error.error).toBe('CONFIRM_AGAIN')
  expect(await read(order)).toMatchObject({
    status: 'waitingCustomer',
    total: 215_000,
    couponDiscount: 0,
    coupon: null,
    confirmNeedsCode: true,
  })
  expect((await confirm(order)).data).toMatchObject({ status: 'confirm', total: 215_000 })
  expect(await db.selectFrom('coupon_use').where('coupon_id', '=', id).select('saved').execute()).toHaveLength(1)
})

test('a delivery that a used coupon had made free is paid again', async () => {
  await makeCoupon(shop, { code: 'FREE-ONCE', benefit: 'freeDelivery', uses_per_customer: 1 })
  const order = await usedMeanwhile('FREE-ONCE')
  expect(order).toMatchObject({ deliveryFee: 0, total: 210_000 })
  expect((await confirm(order)).error.error).toBe('CONFIRM_AGAIN')
  const without = await read(order)
  expect(without).toMatchObject({ coupon: null, deliveryFee: 5_000, total: 215_000 })
})

test('an order loses a used coupon though its product is gone and its area is delivered to no more, at the prices it was placed at', async () => {
  await makeCoupon(shop, { code: 'GONE', uses_per_customer: 1 })
  const order = await usedMeanwhile('GONE')
  expect(order).toMatchObject({ couponDiscount: 6_000, total: 209_000 })
  await sql`update product set status = 'hidden' where slug = 'ball'; update region set deliverable = false where id = 1; update state set fee = 9000`.execute(
    db,
  )
  expect((await confirm(order)).error.error).toBe('CONFIRM_AGAIN')
  const without = await read(order)
  expect(without).toMatchObject({
    status: 'waitingCustomer',
    coupon: null,
    couponDiscount: 0,
    deliveryFee: 5_000,
    total: 215_000,
    lines: [{ couponDiscount: 0 }, { couponDiscount: 0 }],
  })
  expect(without.tax).toBe(Math.round((215_000 * 14) / 114))
  expect(without.events.map(({ to }) => to)).not.toContain('edit')
  expect((await confirm(order)).data.status).toBe('confirm')
})
