import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BALL, cartWith, openShop, readyCart } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { cleanUp } from './cleanup.ts'

const shop = await openShop()
const { call, db } = shop

const now = () => new Date('2027-01-20T00:00:00Z')
const age = (cartId: number, day: string) => sql`update cart set updated_at = ${day} where id = ${cartId}`.execute(db)
const keptCarts = async (ids: number[]) => {
  const rows = await db.selectFrom('cart').select('id').where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('deletes carts that were not changed for 60 days with their lines', async () => {
  const [old, young] = [await cartWith(shop, { variantId: BALL }), await cartWith(shop, { variantId: BALL })]
  await age(old.cart.id, '2026-11-20T23:59:59Z')
  await age(young.cart.id, '2026-11-21T00:00:01Z')
  expect(await cleanUp(db, now)).toMatchObject({ carts: 1 })
  expect(await keptCarts([old.cart.id, young.cart.id])).toEqual([young.cart.id])
  expect((await call('GET', '/cart', undefined, old.headers)).data).toBeNull()
})

test('an order counts as a change of its cart and is kept when the cart is deleted', async () => {
  const { cart, headers, body } = await readyCart(shop, { variantId: BALL })
  await age(cart.id, '2020-01-01T00:00:00Z')
  const { data: order } = await call('POST', '/orders', body, { ...headers, 'idempotency-key': randomUUID() })
  await cleanUp(db, () => new Date())
  expect((await call('GET', '/cart', undefined, headers)).data.lastOrder).toMatchObject({ id: order.id })
  await age(cart.id, '2020-01-01T00:00:00Z')
  await cleanUp(db, now)
  expect(await keptCarts([cart.id])).toEqual([])
  expect((await call('GET', `/orders/${order.id}`, undefined, { 'x-order-token': order.token ?? '' })).status).toBe(200)
})

test('skips a cart that is being changed', async () => {
  const { cart } = await cartWith(shop, { variantId: BALL })
  await age(cart.id, '2020-01-01T00:00:00Z')
  await db.transaction().execute(async (trx) => {
    await sql`select from cart where id = ${cart.id} for update`.execute(trx)
    await cleanUp(db, now)
  })
  expect(await keptCarts([cart.id])).toEqual([cart.id])
})

test('deletes idempotency keys after 7 days', async () => {
  const insert = (key: string, day: string) =>
    sql`insert into idempotency_key (scope, key, request_hash, created_at) values ('test', ${key}, '', ${day})`.execute(
      db,
    )
  await insert('old', '2027-01-12T23:59:59Z')
  await insert('young', '2027-01-13T00:00:01Z')
  expect((await cleanUp(db, now)).keys).toBeGreaterThanOrEqual(1)
  const rows = await db.selectFrom('idempotency_key').select('key').where('scope', '=', 'test').execute()
  expect(rows).toEqual([{ key: 'young' }])
})

test('counts sales and deletes notify-me requests of half a year ago', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  await db
    .insertInto('notify_request')
    .values({
      product_id: 2,
      variant_id: BALL,
      mobile: '+201012345678',
      language: 'ar',
      created_at: new Date('2026-01-01'),
    })
    .execute()
  expect(await cleanUp(db, () => new Date(order.placedAt))).toMatchObject({ notifyRequests: 1 })
  const { sold_count } = await db
    .selectFrom('product')
    .select('sold_count')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  expect(sold_count).toBeGreaterThan(0)
  await cleanUp(db, now)
})
