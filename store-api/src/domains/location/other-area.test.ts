import { expect, test } from 'vitest'
import type { Address } from '#src/domains/account/address-book/address.schema.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  ADDRESS,
  cartWith,
  newContact,
  openShop,
  readyCart,
  SERVICE_KEY,
  SHIRT,
} from '#src/domains/cart/shop.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'

const shop = await openShop()
const { call } = shop

const OTHER = { ...ADDRESS, regionId: 0, regionName: '  عزبة   البرج ' }
const staff = { 'x-service-key': SERVICE_KEY }

async function orderTo(address: object) {
  const { headers } = await readyCart(shop, { variantId: SHIRT })
  const { data: cart } = await call('POST', '/cart/address', address, headers)
  const body = { expectedRevision: cart.revision, acceptTerms: true }
  const order = await call<Order>('POST', '/orders', body, { ...headers, 'idempotency-key': `other-area-${cart.id}` })
  return { cart, order: order.data }
}

test('takes an area that is not in the list at the fee of its governorate and keeps its name as typed', async () => {
  const { cart, order } = await orderTo(OTHER)
  expect(cart).toMatchObject({
    address: { regionId: null, regionName: 'عزبة البرج', cityName: 'Nasr City' },
    deliveryFee: 5000,
    nextStep: 'payment',
  })
  expect(order).toMatchObject({ address: { regionId: null, regionName: 'عزبة البرج' }, deliveryFee: 5000 })
})

test('shows the shop which orders go to an area that is not in the list', async () => {
  const [other, listed] = [(await orderTo(OTHER)).order, (await orderTo(ADDRESS)).order]
  const { data } = await call<ShopOrder[]>('GET', '/internal/orders?otherArea=true', undefined, staff)
  expect(data.map(({ id }) => id)).toContain(other.id)
  expect(data.map(({ id }) => id)).not.toContain(listed.id)
  expect(data.every(({ address }) => address?.regionId === null)).toBe(true)
})

test('takes the area of the list when its name is typed, so that its terms hold', async () => {
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const named = await call('POST', '/cart/address', { ...OTHER, regionName: 'الحى الاول' }, headers)
  expect(named.data.address).toMatchObject({ regionId: 1, regionName: 'First District' })
  const closed = await call('POST', '/cart/address', { ...OTHER, regionName: 'far desert' }, headers)
  expect(closed.error.error).toBe('REGION_NOT_DELIVERABLE')
})

test.each([
  [{ regionName: 'ab' }, { regionName: [{ rule: 'min' }] }],
  [{ regionName: 'x'.repeat(61) }, { regionName: [{ rule: 'max' }] }],
  [{ regionName: '  ' }, { regionId: [{ rule: 'required' }] }],
  [{ cityId: 2 }, { cityId: [{ rule: 'ref' }] }],
  [{ cityId: 99 }, { cityId: [{ rule: 'ref' }] }],
])('an address in another area with %j is refused', async (part, errors) => {
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const { error } = await call('POST', '/cart/address', { ...OTHER, ...part }, headers)
  expect(error).toMatchObject({ error: 'VALIDATION_FAILED', errors })
})

test('the address book keeps such an area, and an order takes it from there', async () => {
  const { headers } = await loggedIn(shop)
  const receiver = newContact()
  const { data: kept } = await call<Address>('POST', '/addresses', { ...OTHER, ...receiver }, headers)
  expect(kept).toMatchObject({ regionId: null, regionName: 'عزبة البرج', deliverable: true })
  await call('POST', '/cart/add', { variantId: SHIRT }, headers)
  const { data: cart } = await call('POST', '/cart/address', { addressId: kept.id }, headers)
  expect(cart.address).toMatchObject({ regionId: null, regionName: 'عزبة البرج' })
  const { data: listed } = await call<Address>('POST', `/addresses/${kept.id}`, { ...ADDRESS, ...receiver }, headers)
  expect(listed).toMatchObject({ regionId: 1, regionName: 'First District' })
})

test('quotes buying now by the governorate while the area is not in the list', async () => {
  const { data } = await call<{ deliveryFee: number }>('GET', `/buy-now?variantId=${SHIRT}&stateId=2`)
  expect(data.deliveryFee).toBe(6000)
})
