// @vitest-environment node
import { expect, test } from 'vitest'
import { pageOwnerHeader } from './page-owner.ts'

/** What the root's loader gives, with the answers that arrived. */
const rootWith = (locale: string, answers: Record<string, object>) => ({
  root: { locale, answers: Object.entries(answers).map(([name, data]) => ({ name, variables: {}, data, failed: [] })) },
})
const RootShell = {}
const guest = { RootShell, RootViewer: { viewer: null } }

test.each([
  '/profile',
  '/profile/orders',
  '/client/order/7',
  '/order-placed/7',
  '/cart',
  '/cart/address',
  '/track-order',
  '/login',
  '/products/purchase-product/9',
  '/Profile',
  '/%70rofile',
  '/profile.data',
])('%s never stays on a device', (path) => expect(pageOwnerHeader(path, rootWith('en', guest))).toBe('en guest leave'))

test.each(['/', '/products/purchase', '/my-cart', '/search', '/categories', '/offline'])(
  '%s may be kept to be read without a network',
  (path) => {
    expect(pageOwnerHeader(path, rootWith('ar', guest))).toBe('ar guest keep')
  },
)

test('a page of a customer is hers', () => {
  expect(pageOwnerHeader('/', rootWith('ar', { RootShell, RootViewer: { viewer: { id: '7' } } }))).toBe('ar 7 keep')
})

test.each([
  ['/', 'ar everybody keep'],
  ['/search', 'ar everybody keep'],
  ['/products/al-ahly-home-7', 'ar everybody keep'],
  // The empty bag of a guest is not everybody's.
  ['/my-cart', 'ar guest keep'],
  ['/contact-us', 'ar guest keep'],
])('%s rendered from a request by nobody is %s', (path, whose) => {
  const { root } = rootWith('ar', guest)
  expect(pageOwnerHeader(path, { root: { ...root, shared: true } })).toBe(whose)
})

test('during an outage the owner is unknown, so cached pages of a customer stay', () => {
  expect(pageOwnerHeader('/', rootWith('ar', { RootViewer: { viewer: null } }))).toBeUndefined()
  expect(pageOwnerHeader('/', rootWith('ar', { RootShell }))).toBeUndefined()
})
