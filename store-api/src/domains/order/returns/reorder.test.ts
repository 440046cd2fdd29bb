import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import type { Cart } from '#src/domains/cart/cart.schema.ts'
import { BALL, BUNDLE, cartWith, LAST, openShop, SHIRT, SHIRT_L } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { moveBy } from './order-returns.fixture.ts'
import type { Reorder } from './reorder.schema.ts'

const shop = await openShop()
const { db, call } = shop

const stock = (variantId: number, branchId: number, on_hand: number) =>
  db
    .updateTable('branch_stock')
    .set({ on_hand })
    .where('variant_id', '=', variantId)
    .where('branch_id', '=', branchId)
    .execute()

test('a reorder adds the available lines to the cart', async () => {
  const { order, open } = await placedOrder(
    shop,
    { variantId: SHIRT_L, quantity: 3 },
    { variantId: BALL, quantity: 2 },
    { variantId: BUNDLE, parts: [SHIRT, BALL], quantity: 1 },
    { variantId: LAST, quantity: 1 },
  )
  const ask = (headers: Record<string, string>) =>
    call<Reorder>('POST', `/orders/${order.id}/reorder`, undefined, headers)
  expect((await ask(open)).error.error).toBe('INVALID_TRANSITION')
  await moveBy(shop, order.id, 'canceled', 'B')
  await stock(SHIRT_L, 2, 2)
  await stock(LAST, 2, 0)
  const { headers } = await cartWith(shop, { variantId: BALL, quantity: 1 })
  const { data } = await ask({ ...open, ...headers })
  expect(data.merged).toMatchObject({
    added: 1,
    summed: 1,
    reduced: [{ name: 'Al Ahly shirt', wanted: 3, quantity: 2 }],
    dropped: [{ name: 'Last one', wanted: 1, quantity: 0 }],
  })
  expect(data.cart.token).toBeNull()
  expect(data.cart.lines.map(({ quantity, parts }) => [quantity, parts.map(({ variantId }) => variantId)])).toEqual([
    [3, []],
    [2, []],
    [1, [SHIRT, BALL]],
  ])
})

test('a reorder uses the customer’s own cart, and only with access to the order', async () => {
  const mona = await loggedIn(shop)
  const { order, open } = await placedOrder(shop, { variantId: BALL, quantity: 1 })
  await db.updateTable('orders').set({ customer_id: mona.id }).where('id', '=', order.id).execute()
  await moveBy(shop, order.id, 'canceled', 'B')
  const ask = (headers: Record<string, string>) =>
    call<Reorder>('POST', `/orders/${order.id}/reorder`, undefined, headers)
  expect((await ask(mona.headers)).data.cart).toMatchObject({ token: null, lines: [{ quantity: 1 }] })
  expect((await ask({ ...open, ...mona.headers })).data).toMatchObject({
    merged: { summed: 1 },
    cart: { lines: [{ quantity: 2 }] },
  })
  expect((await ask((await loggedIn(shop)).headers)).error.error).toBe('NOT_FOUND')
})

test('a reorder without available lines creates no cart', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL, quantity: 1 })
  await moveBy(shop, order.id, 'canceled', 'B')
  await db.updateTable('product').set({ status: 'hidden' }).where('slug', '=', 'ball').execute()
  const { error } = await call<Reorder>('POST', `/orders/${order.id}/reorder`, undefined, open)
  expect(error.error).toBe('VARIANT_UNAVAILABLE')
  await db.updateTable('product').set({ status: 'online' }).where('slug', '=', 'ball').execute()
})

test('a reorder creates a cart for a guest without one', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL, quantity: 2 })
  await moveBy(shop, order.id, 'canceled', 'B')
  const { data } = await call<Reorder>('POST', `/orders/${order.id}/reorder`, undefined, open)
  const seen = await call<Cart>('GET', '/cart', undefined, { 'x-cart-token': data.cart.token ?? '' })
  expect(seen.data.lines).toMatchObject([{ quantity: 2 }])
  expect((await call('POST', `/orders/${order.id}/reorder`)).error.error).toBe('NOT_FOUND')
})
