import { beforeEach, expect, test } from 'vitest'
import type { ShopEvent } from './events.ts'
import { google } from './google.ts'
import { meta } from './meta.ts'
import { tiktok } from './tiktok.ts'

const shirt = { id: 'AHL-H', name: 'Al Ahly home shirt', price: 1249.5, quantity: 2 }
const bought: ShopEvent = { name: 'purchase', order: 'MD-482135', items: [shirt], value: 2599 }

beforeEach(() => {
  document.head.replaceChildren()
  for (const name of ['fbq', '_fbq', 'dataLayer', 'ttq', 'TiktokAnalyticsObject'] as const) delete window[name]
})

test("the ad pixel reads nothing by itself and is called in Meta's words, an order once by its number", () => {
  meta.load('123456789012345')
  meta.send({ name: 'pageView', path: '/', title: '' })
  meta.send(bought)
  meta.send({ name: 'login' })
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  expect(window.fbq?.disablePushState).toBe(true)
  expect(window.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '123456789012345'],
    ['init', '123456789012345'],
    ['track', 'PageView', {}],
    [
      'track',
      'Purchase',
      {
        content_type: 'product_group',
        content_ids: ['AHL-H'],
        contents: [{ id: 'AHL-H', quantity: 2, item_price: 1249.5 }],
        num_items: 2,
        currency: 'EGP',
        value: 2599,
        order_id: 'MD-482135',
      },
      { eventID: 'MD-482135' },
    ],
  ])
})

test('the tag manager gets GA4 events without fields of the previous one', () => {
  google.load('GTM-AB12CD3')
  google.send({ name: 'viewItemList', list: 'search', items: [{ id: 'AHL-H', name: 'Shirt', position: 1 }] })
  google.send(bought)
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
  expect(window.dataLayer?.slice(1)).toEqual([
    { ecommerce: null },
    {
      event: 'view_item_list',
      ecommerce: { item_list_name: 'search', items: [{ item_id: 'AHL-H', item_name: 'Shirt', index: 1 }] },
    },
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'MD-482135',
        currency: 'EGP',
        value: 2599,
        items: [{ item_id: 'AHL-H', item_name: 'Al Ahly home shirt', price: 1249.5, quantity: 2 }],
      },
    },
  ])
})

test("the video-ad pixel is called in TikTok's words", () => {
  tiktok.load('C4ABCDEFGHIJKLMNOPQR')
  tiktok.send({ name: 'pageView', path: '/', title: '' })
  tiktok.send(bought)
  expect(scripts()).toEqual(['https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4ABCDEFGHIJKLMNOPQR&lib=ttq'])
  const contents = [{ content_id: 'AHL-H', content_name: 'Al Ahly home shirt', quantity: 2, price: 1249.5 }]
  expect([...(window.ttq ?? [])]).toEqual([
    ['page'],
    [
      'track',
      'CompletePayment',
      { content_type: 'product_group', contents, currency: 'EGP', value: 2599 },
      { event_id: 'MD-482135' },
    ],
  ])
})

test('the tag manager has a name for every event; other pixels skip events without one', () => {
  google.load('GTM-AB12CD3')
  meta.load('123456789012345')
  const goods = { items: [shirt], value: 2499 }
  const events: ShopEvent[] = [
    { name: 'pageView', path: '/', title: 'Home' },
    { name: 'viewItem', item: shirt },
    { name: 'search', term: 'ahly', results: 3 },
    { name: 'addToCart', ...goods },
    { name: 'removeFromCart', ...goods },
    { name: 'beginCheckout', ...goods },
    { name: 'addShippingInfo', ...goods },
    { name: 'addPaymentInfo', method: 'cash_on_delivery', ...goods },
    { name: 'wishlistAdd', item: shirt },
    { name: 'signUp' },
    { name: 'login' },
  ]
  for (const event of events) {
    google.send(event)
    meta.send(event)
  }
  const names = (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []))
  expect(names.slice(1)).toEqual([
    'page_view',
    'view_item',
    'search',
    'add_to_cart',
    'remove_from_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'add_to_wishlist',
    'sign_up',
    'login',
  ])
  expect(window.fbq?.queue.slice(2).map(([, name]) => name)).toEqual([
    'PageView',
    'ViewContent',
    'Search',
    'AddToCart',
    'InitiateCheckout',
    'AddPaymentInfo',
    'AddToWishlist',
    'CompleteRegistration',
  ])
})

function scripts(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src)
}
