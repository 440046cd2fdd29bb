// @vitest-environment node
import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each(['/profile', '/profile/orders', '/client/order/7', '/order-placed/7', '/cart', '/cart/address', '/track-order', '/login', '/products/purchase-product/9', '/Profile', '/%70rofile', '/profile.data'])(
  '%s never stays on a device',
  (path) => expect(pageOf(path, { root: { locale: 'en', viewer: null } })).toBe('en guest leave'),
)

test.each(['/', '/products/purchase', '/my-cart', '/search', '/categories', '/offline'])('%s may be kept to be read without a network', (path) => {
  expect(pageOf(path, { root: { locale: 'ar', viewer: null } })).toBe('ar guest keep')
})

test('two customers are told apart without their numbers', () => {
  const of = (id: string) => pageOf('/', { root: { locale: 'ar', viewer: { id } } })
  expect(of('1')).not.toBe(of('2'))
  expect(of('12345')).not.toContain('12345')
})

test('while the shop does not answer nobody knows whose a page is, so what was kept for a customer stays', () => {
  expect(pageOf('/', { root: { locale: 'ar', viewer: null, shell: null } })).toBeUndefined()
  expect(pageOf('/', { root: { locale: 'ar', viewer: undefined, shell: {} } })).toBeUndefined()
})
