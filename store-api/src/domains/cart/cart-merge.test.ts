import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#src/db/pool.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { Cart } from './cart.schema.ts'
import {
  ADDRESS,
  BALL,
  cartWith,
  CONTACT,
  COMING,
  HIDDEN,
  LAST,
  openShop,
  readyCart,
  SHIRT,
  SHIRT_L,
} from './shop.fixture.ts'

const shop = await openShop()
const { call, db } = shop

const merge = (headers: Record<string, string>, guestToken: string) =>
  call<Cart | null>('POST', '/cart/merge', { guestToken }, headers)
const cartOf = async (headers: Record<string, string>) =>
  (await call<Cart | null>('GET', '/cart', undefined, headers)).data
const add = (headers: Record<string, string>, variantId: number, quantity = 1) =>
  call('POST', '/cart/add', { variantId, quantity }, headers)
const linesOf = (cart: Cart | null) => cart?.lines.map(({ variant, quantity }) => [variant.id, quantity])
/** Cuts the connections that wait for a lock, and says how many. */
async function cutOffWaiting(trx: Db): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(trx)
  return rows.length
}

const nothing = { added: 0, summed: 0, reduced: [], dropped: [] }

test('a customer has one cart in all sessions, whatever token a request has', async () => {
  const { headers } = await loggedIn(shop)
  const guest = await cartWith(shop, { variantId: SHIRT_L })
  const added = await add({ ...headers, ...guest.headers }, BALL)
  expect([added.status, added.data.token, linesOf(added.data)]).toEqual([200, null, [[BALL, 1]]])
  expect(linesOf(await cartOf(headers))).toEqual([[BALL, 1]])
  expect(linesOf(await cartOf(guest.headers))).toEqual([[SHIRT_L, 1]])
  expect(linesOf(await cartOf({ authorization: 'Bearer dead', ...guest.headers }))).toEqual([[SHIRT_L, 1]])
})

test('two concurrent first items get one cart', async () => {
  const { headers } = await loggedIn(shop)
  await Promise.all([add(headers, BALL), add(headers, SHIRT)])
  expect((await cartOf(headers))?.quantity).toBe(2)
})

test("what a guest chose comes into the customer's cart: summed, reduced to the stock and the limit, or told as gone", async () => {
  const { headers } = await loggedIn(shop)
  await add(headers, BALL, 4)
  await add(headers, SHIRT, 9)
  await add(headers, LAST)
  const wishes = [
    [BALL, 2],
    [SHIRT, 3],
    [SHIRT_L, 2],
    [LAST, 1],
  ] as const
  const guest = await cartWith(shop, ...wishes.map(([variantId, quantity]) => ({ variantId, quantity })))
  const gone = [HIDDEN, COMING].map((variant_id, nth) => ({
    cart_id: guest.cart.id,
    variant_id,
    quantity: 1,
    seen_price: 1000,
    added_at: new Date(Date.now() + nth),
  }))
  await db.insertInto('cart_line').values(gone).execute()
  const { data } = await merge(headers, guest.token)
  expect(data?.merged).toEqual({
    added: 1,
    summed: 1,
    reduced: [
      { name: 'Al Ahly shirt', wanted: 12, quantity: 10 },
      { name: 'Last one', wanted: 2, quantity: 1 },
    ],
    dropped: [
      { name: 'Hidden', wanted: 1, quantity: 0 },
      { name: 'Coming', wanted: 1, quantity: 0 },
    ],
  })
  expect(linesOf(data)).toEqual([
    [BALL, 6],
    [SHIRT, 10],
    [LAST, 1],
    [SHIRT_L, 2],
  ])
  expect(await cartOf(guest.headers)).toBeNull()
})

test("a guest's name and address are kept where the customer's cart has none", async () => {
  const [with_, without] = [await loggedIn(shop), await loggedIn(shop)]
  await add(with_.headers, BALL)
  await call('POST', '/cart/contact', { ...CONTACT, fullName: 'سارة أحمد محمود' }, with_.headers)
  const guests = [await readyCart(shop, { variantId: SHIRT }), await readyCart(shop, { variantId: SHIRT })]
  const kept = await merge(with_.headers, guests[0]?.token ?? '')
  const taken = await merge(without.headers, guests[1]?.token ?? '')
  expect([kept.data?.contact?.fullName, kept.data?.address?.regionId]).toEqual(['سارة أحمد محمود', 1])
  expect(taken.data).toMatchObject({ contact: { fullName: 'منى عبد الرحمن' }, nextStep: 'payment' })
})

test('a second merge, or one with an unknown token, changes nothing', async () => {
  const { headers } = await loggedIn(shop)
  expect((await merge(headers, 'x'.repeat(43))).data).toBeNull()
  const guest = await cartWith(shop, { variantId: BALL })
  const { data: first } = await merge(headers, guest.token)
  for (const token of [guest.token, '', 'x'])
    expect((await merge(headers, token)).data).toEqual({ ...first, merged: nothing })
  const stranger = await merge({}, guest.token)
  expect([stranger.status, stranger.error.error]).toEqual([401, 'UNAUTHENTICATED'])
})

test("another customer's cart cannot be taken", async () => {
  const [first, second] = [await loggedIn(shop), await loggedIn(shop)]
  const guest = await cartWith(shop, { variantId: BALL })
  await merge(first.headers, guest.token)
  expect((await merge(second.headers, guest.token)).data).toBeNull()
  expect(linesOf(await cartOf(first.headers))).toEqual([[BALL, 1]])
})

test('two concurrent merges of a guest’s cart add it once', async () => {
  const { headers } = await loggedIn(shop)
  const guest = await cartWith(shop, { variantId: BALL, quantity: 3 })
  const answers = await Promise.all([1, 2, 3].map(() => merge(headers, guest.token)))
  expect(answers.filter(({ data }) => data?.merged?.added === 1)).toHaveLength(1)
  expect(linesOf(await cartOf(headers))).toEqual([[BALL, 3]])
})

test('an interrupted merge leaves both carts unchanged and succeeds when repeated', async () => {
  const { headers } = await loggedIn(shop)
  await add(headers, SHIRT)
  const guest = await cartWith(shop, { variantId: BALL, quantity: 2 })
  // The merge waits for the guest's cart, with the customer's locked; then its connection dies.
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('cart').select('id').where('id', '=', guest.cart.id).forUpdate().execute()
    const merging = merge(headers, guest.token)
    await expect.poll(() => cutOffWaiting(trx)).toBe(1)
    expect((await merging).status).toBe(503)
  })
  expect([linesOf(await cartOf(headers)), linesOf(await cartOf(guest.headers))]).toEqual([[[SHIRT, 1]], [[BALL, 2]]])
  expect(linesOf((await merge(headers, guest.token)).data)).toEqual([
    [SHIRT, 1],
    [BALL, 2],
  ])
})

test("an order is made of the customer's cart, by the address of her book", async () => {
  const { headers } = await loggedIn(shop)
  const stranger = await loggedIn(shop)
  await add(headers, BALL)
  await call('POST', '/cart/contact', CONTACT, headers)
  const receiver = { fullName: CONTACT.fullName, mobile: CONTACT.mobile, anotherMobile: CONTACT.anotherMobile }
  const { data: book } = await call<{ id: number }>('POST', '/addresses', { ...ADDRESS, ...receiver }, headers)
  const foreign = await call('POST', '/cart/address', { addressId: book.id }, { ...stranger.headers })
  expect([foreign.status, foreign.error.error]).toEqual([404, 'NOT_FOUND'])
  const { data: cart } = await call('POST', '/cart/address', { addressId: book.id }, headers)
  expect(cart.address).toMatchObject({ regionId: 1, streetAddress: ADDRESS.streetAddress })
  const body = { expectedRevision: cart.revision, acceptTerms: true }
  const placed = await call<Order>('POST', '/orders', body, { ...headers, 'idempotency-key': 'of-the-customer' })
  const again = await call<Order>('POST', '/orders', body, { ...headers, 'idempotency-key': 'of-the-customer' })
  expect([placed.status, again.status, again.data.id]).toEqual([201, 200, placed.data.id])
  expect((await cartOf(headers))?.lines).toEqual([])
})
