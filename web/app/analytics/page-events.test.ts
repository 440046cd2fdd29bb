import { expect, test } from 'vitest'
import { tileProduct, viewProduct } from '#app/domains/catalog/product.fixture.ts'
import { cartOf, lineOf } from '#app/domains/cart/cart.fixture.ts'
import { moreEvents, pageEvents } from './page-events.ts'

const tiles = [tileProduct({ code: 'A' }), tileProduct({ id: '2', code: 'B' })]
const listed = [
  { id: 'A', position: 1, price: 1490 },
  { id: 'B', position: 2 },
]

test('a list reports its items with positions; a search also its text', () => {
  const page = { products: { totalCount: 40, nodes: tiles } }
  expect(pageEvents('routes/search/page', page, '?q=ahly&size=M')).toMatchObject([
    { name: 'search', term: 'ahly', results: 40 },
    { name: 'viewItemList', list: 'search', items: listed },
  ])
  expect(pageEvents('routes/search/page', page, '')).toMatchObject([{ name: 'viewItemList' }])
  expect(pageEvents('routes/search/page', page, '?q=01012345678')).toMatchObject([{ name: 'viewItemList' }])
  expect(pageEvents('routes/offers/page', { page }, '')).toMatchObject([{ name: 'viewItemList', list: 'offers' }])
  expect(pageEvents('routes/wishlist/page', { viewer: { wishlist: { nodes: tiles } } })).toMatchObject([
    { list: 'wishlist', items: listed },
  ])
  expect(pageEvents('ranked/best-seller', { products: { totalCount: 0, nodes: [] } })).toEqual([])
})

test('an extended list reports the new items with their positions', () => {
  const events = moreEvents('routes/new-arrivals/page', { products: tiles, before: 24 })
  expect(events).toMatchObject([
    {
      name: 'viewItemList',
      list: 'new-arrivals',
      items: [
        { id: 'A', position: 25 },
        { id: 'B', position: 26 },
      ],
    },
  ])
  expect(moreEvents('routes/search/page', { products: [], before: 24 })).toEqual([])
})

test('the home page reports each rail', () => {
  const home = { newest: tiles, bestSellers: tiles, offers: [] }
  expect(pageEvents('routes/home/page', { page: { home } })).toMatchObject([
    { list: 'home-newest' },
    { list: 'home-best-sellers' },
  ])
})

test('a product page reports the product with its category', () => {
  const breadcrumbs = [{ name: 'Men' }, { name: 'Hoodies' }]
  const product = { ...viewProduct(), brand: { name: 'Adidas' }, breadcrumbs }
  expect(pageEvents('routes/product/page', { product })).toMatchObject([
    { name: 'viewItem', item: { id: 'HOOD-1', price: 1490, category: 'Hoodies', brand: 'Adidas' } },
  ])
})

test('checkout steps report the cart and no personal data', () => {
  const contact = {
    __typename: 'ContactDetails' as const,
    fullName: 'Mona Ahmed',
    mobile: '01012345678',
    anotherMobile: '01112345678',
    email: null,
  }
  const cart = cartOf([lineOf({ quantity: 2 })], { contact })
  const begun = pageEvents('routes/cart/page', { cart, viewer: null })
  expect(begun).toEqual([
    {
      name: 'beginCheckout',
      items: [{ id: 'SHIRT', name: 'Al Ahly home shirt', price: 1490, quantity: 2 }],
      value: 2980,
    },
  ])
  const paying = pageEvents('routes/cart-payments/page', { page: { cart } })
  expect(paying).toMatchObject([{ name: 'addPaymentInfo', method: 'cash_on_delivery', value: 2980 }])
  expect(JSON.stringify([begun, paying])).not.toMatch(/Mona|010/)
})

test('an immediate purchase begins a checkout too', () => {
  const quote = { product: { code: 'HOOD-1', name: 'Hoodie' }, quantity: 1, unitPrice: { amount: '899.99' } }
  expect(pageEvents('routes/purchase-product/page', { quote })).toMatchObject([
    { name: 'beginCheckout', value: 899.99 },
  ])
})

test('other pages, and pages that failed to load, report only their page view', () => {
  expect([
    pageEvents('routes/about/page', {}),
    pageEvents('toString', {}),
    pageEvents('routes/home/page', undefined),
  ]).toEqual([[], [], []])
})
