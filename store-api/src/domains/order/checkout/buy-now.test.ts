import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  ADDRESS,
  BALL,
  BUNDLE,
  cartWith,
  CONTACT,
  COMING,
  HIDDEN,
  LAST,
  newContact,
  openShop,
  SHIRT,
  SHIRT_L,
  stockOf,
} from '#src/domains/cart/shop.fixture.ts'
import type { BuyNowQuote } from './buy-now.schema.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const shop = await openShop()
const { call, db } = shop

const quote = (query: string) => call<BuyNowQuote>('GET', `/buy-now?${query}`)
const wish = {
  variantId: SHIRT,
  quantity: 2,
  expectedUnitPrice: 150_000,
  contact: CONTACT,
  address: ADDRESS,
  acceptTerms: true,
}
const newWish = () => ({ ...wish, contact: newContact() })
const buy = (body: object, { key = randomUUID() as string, headers = {} } = {}) =>
  call<Order>('POST', '/buy-now', body, { 'idempotency-key': key, ...headers })

test('quotes a product with its discount, and with fee and days once the area is known', async () => {
  const { data } = await quote(`variantId=${SHIRT}&quantity=2`)
  expect(data).toMatchObject({
    quantity: 2,
    unitPrice: 150_000,
    subtotal: 360_000,
    discount: 60_000,
    total: 300_000,
    deliveryFee: null,
    delivery: null,
  })
  const near = await quote(`variantId=${SHIRT}&quantity=2&regionId=1`)
  expect(near.data).toMatchObject({
    deliveryFee: 5000,
    total: 305_000,
    tax: Math.round((305_000 * 14) / 114),
    delivery: { deliverable: true },
  })
})

test('reduces a quoted quantity to the available one', async () => {
  expect((await quote(`variantId=${SHIRT_L}&quantity=9`)).data).toMatchObject({ quantity: 3, available: 3 })
})

test('quotes a bundle with its parts', async () => {
  expect((await quote(`variantId=${BUNDLE}&parts=${SHIRT},${BALL}`)).data).toMatchObject({
    unitPrice: 240_000,
    parts: [{ variantId: SHIRT }, { variantId: BALL }],
  })
})

test.each([
  [`variantId=${HIDDEN}`, 404, 'NOT_FOUND'],
  ['variantId=999', 404, 'NOT_FOUND'],
  [`variantId=${COMING}`, 409, 'VARIANT_UNAVAILABLE'],
  [`variantId=${BUNDLE}`, 409, 'VARIANT_UNAVAILABLE'],
  [`variantId=${SHIRT}&regionId=99`, 404, 'NOT_FOUND'],
  [`variantId=${SHIRT}&quantity=0`, 422, 'VALIDATION_FAILED'],
])('%s cannot be quoted', async (query, status, code) => {
  const { error, ...answer } = await quote(query)
  expect([answer.status, error.error]).toEqual([status, code])
})

test('buying one product places an order and does not change the cart', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: BALL })
  const before = await stockOf(db, SHIRT)
  const { status, data: order } = await buy(newWish(), { headers })
  expect([status, order.lines.map(({ quantity }) => quantity), order.total]).toEqual([201, [2], 305_000])
  expect((await stockOf(db, SHIRT)).reserved).toBe(before.reserved + 2)
  expect((await call('GET', '/cart', undefined, headers)).data).toMatchObject({ revision: cart.revision, quantity: 1 })
  expect((await call('GET', `/orders/${order.id}`, undefined, { 'x-order-token': order.token ?? '' })).status).toBe(200)
})

test('the same key places one order, and is refused with another body', async () => {
  const key = randomUUID()
  const one = { ...newWish(), quantity: 1 }
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(one, { key })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await buy({ ...one, quantity: 2 }, { key })).error.error).toBe('IDEMPOTENCY_CONFLICT')
})

test('of twenty buyers of the last unit one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buy({ ...newWish(), variantId: LAST, quantity: 1, expectedUnitPrice: 99_900 })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error.error ?? []))).toEqual(new Set(['OUT_OF_STOCK']))
  expect(await stockOf(db, LAST)).toEqual({ on_hand: 1, reserved: 1 })
})

test.each([
  [{ expectedUnitPrice: 1 }, 409, 'PRICE_CHANGED', 'lines.1'],
  [{ acceptTerms: false }, 422, 'VALIDATION_FAILED', 'acceptTerms'],
  [{ quantity: 11 }, 422, 'VALIDATION_FAILED', 'quantity'],
  [{ contact: { ...CONTACT, mobile: '123' } }, 422, 'VALIDATION_FAILED', 'contact.mobile'],
  [{ address: { ...ADDRESS, regionId: 3 } }, 422, 'VALIDATION_FAILED', 'address.regionId'],
  [{ address: undefined }, 422, 'VALIDATION_FAILED', 'address.stateId'],
  [{ variantId: COMING, expectedUnitPrice: 1000 }, 409, 'VARIANT_UNAVAILABLE', 'lines.1'],
])('with %j it is refused at the field', async (change, status, code, field) => {
  const { error, ...answer } = await buy({ ...newWish(), ...change })
  expect([answer.status, error.error, Object.keys(error.errors ?? {}).includes(field)]).toEqual([status, code, true])
})

test('an entry of the address book serves only its owner', async () => {
  const [mona, other] = [await loggedIn(shop), await loggedIn(shop)]
  const place = { ...ADDRESS, fullName: CONTACT.fullName, mobile: CONTACT.mobile, anotherMobile: CONTACT.anotherMobile }
  const { data } = await call<{ id: number }>('POST', '/addresses', place, mona.headers)
  const toBook = { ...wish, quantity: 1, addressId: data.id }
  const bought = await buy(toBook, { headers: mona.headers })
  expect([bought.status, bought.data.address?.streetAddress]).toEqual([201, ADDRESS.streetAddress])
  expect((await buy(toBook, { headers: other.headers })).error.error).toBe('NOT_FOUND')
  expect((await buy(toBook)).error.error).toBe('UNAUTHENTICATED')
})
