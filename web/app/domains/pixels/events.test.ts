import { expect, test } from 'vitest'
import { deliverTo, ledger, type ShopEvent, track } from './events.ts'
import { isPrivate, namesPerson } from './private-address.ts'

test('every event is in the ledger, dispatched on the document, and delivered', () => {
  const heard: ShopEvent[] = []
  const delivered: ShopEvent[] = []
  const listen = (event: Event) => heard.push((event as CustomEvent<ShopEvent>).detail)
  document.addEventListener('shop:event', listen)
  const stop = deliverTo((event) => delivered.push(event))
  track({ name: 'login' })
  stop()
  track({ name: 'signUp' })
  document.removeEventListener('shop:event', listen)
  expect(ledger().map(({ name }) => name)).toEqual(['login', 'signUp'])
  expect(heard).toEqual(ledger())
  expect(delivered).toEqual([{ name: 'login' }])
})

test('the ledger keeps the last 200', () => {
  for (let page = 1; page <= 250; page++) track({ name: 'pageView', path: `/${page}`, title: '' })
  expect(ledger()).toHaveLength(200)
  expect(ledger().at(-1)).toMatchObject({ path: '/250' })
})

test.each([
  ['/order-placed/12?token=secret', true],
  ['/client/order/12?token=secret', true],
  ['/authentication?mobile=01012345678', true],
  ['/login?redirect=/cart', true],
  ['/profile', true],
  ['/Client/order/12?token=secret', true],
  ['/search?q=010 1234 5678', true],
  ['/search?q=me@mail.com', true],
  ['/search?q=adidas 2026/27', false],
  ['/?gclid=12345678901234567890', false],
  ['/cart/payments', false],
  ['/products/login-shirt', false],
])('an address that grants access or identifies a person is private: %s', (path, expected) => {
  expect(isPrivate(new URL(path, 'https://shop.example'))).toBe(expected)
})

test('recognizes phone numbers in Arabic digits', () => {
  expect([namesPerson('٠١٠١٢٣٤٥٦٧٨'), namesPerson('مقاس ٤٢')]).toEqual([true, false])
})
