// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventKey } from './order-layout.tsx'
import { pickupEvents, statusText } from './order-pickup.ts'
import { orderAt, pickupOf, textsOn } from './order.fixture.ts'
import { phaseOf, type Status } from './order-phase.ts'
import { orderHeadline, orderLead } from './order-head.tsx'

const contract = readFileSync(new URL('../../../../schema/order-status.graphql', import.meta.url), 'utf8')
const listed = /enum OrderStatus \{([^}]*)\}/.exec(contract)?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? []
const sentences = { ar: /^[ء-ي]/, en: /^[A-Z]/ }
const statuses = listed.map((name) => name.trim() as NonNullable<Status>)

test('the contract has the 23 statuses of the specification', () => {
  expect(statuses).toHaveLength(23)
})

test.each(['ar', 'en'] as const)('in %s every status has a name, an event, a headline and a sentence', (locale) => {
  const on = textsOn(locale)
  const texts = statuses.flatMap((status) => [
    on.t(`status.${status}`),
    on.t(`event.${eventKey({ from: null, to: status })}`),
    orderHeadline(orderAt({ status }), on),
    orderLead(orderAt({ status }), on),
  ])
  // A key without a text is shown as the key, in small Latin letters.
  expect(texts.filter((text) => text.includes('{{') || !sentences[locale].test(text))).toEqual([])
})

test.each(['ar', 'en'] as const)('in %s no two statuses have the same name', (locale) => {
  expect(new Set(statuses.map((status) => textsOn(locale).t(`status.${status}`))).size).toBe(statuses.length)
})

test.each([
  ['ADDED', 'NEW', 'We received your order.'],
  ['ABNORMAL', 'DELIVERY', 'Out for delivery again.'],
  ['CANCEL', 'PREPARING', 'The order was not canceled; we carry on with it.'],
  ['CANCEL', 'CANCELED', 'The order was canceled.'],
  ['RETURNING', 'DELIVERED', 'The return was withdrawn; you keep the order.'],
  ['RETURNING', 'SPLIT', 'The return was withdrawn; you keep the order.'],
  ['EDIT', 'NEW', 'Editing is finished.'],
  ['NEW', null, 'The order was updated.'],
] as const)('from %s to %s the history says: %s', (from, to, sentence) => {
  expect(textsOn('en').t(`event.${eventKey({ from, to })}`)).toBe(sentence)
})

test('an order with an unknown status still shows its promised days', () => {
  expect(phaseOf(null)).toBe('unknown')
  const lead = orderLead(orderAt({ status: null }), textsOn('en'))
  expect(lead).toBe('Expected 24–26 November. The courier will call before arriving.')
})

test.each([
  ['ar', 'طلبك في الطريق، هيوصلك النهارده', 'متوقع يوصلك النهارده. المندوب هيكلّمك قبل ما يوصل.'],
  ['en', 'Your order is on its way and arrives today', 'Expected today. The courier will call before arriving.'],
] as const)('in %s the last promised day is today', (locale, headline, lead) => {
  const on = textsOn(locale, '2026-11-26')
  const order = orderAt({ status: 'DELIVERY', reached: 4 })
  expect([orderHeadline(order, on), orderLead(order, on)]).toEqual([headline, lead])
})

test.each([
  ['ar', 'PREPARING', 'طلبك بيتجهّز', 'هيكون جاهز في فرع Maadi التلات 24 نوفمبر، 2\u00a0م. هنبعتلك أول ما يجهز.', 'جاري التجهيز'],
  ['ar', 'READY', 'طلبك جاهز ومستنيك', 'محجوز لك في فرع Maadi لحد الخميس 26 نوفمبر، 2\u00a0م.', 'جاهز للاستلام'],
  ['en', 'READY', 'Your order is ready and waits for you', 'Held for you in the Maadi branch until Thursday 26 November, 2\u00a0pm.', 'Ready for pick-up'],
  ['en', 'NEW', 'We have your order', 'We will call you or message you on WhatsApp to confirm. Ready in the Maadi branch Tuesday 24 November, 2\u00a0pm.', 'New'],
] as const)('in %s a pick-up order with the status %s names its branch', (locale, status, ...texts) => {
  const on = textsOn(locale)
  const order = { ...orderAt({ status }), pickup: pickupOf({ waits: status === 'READY' }) }
  expect([orderHeadline(order, on), orderLead(order, on), statusText(order, on.t)]).toEqual(texts)
})

test('the history of a pick-up order has no courier, and no request for a cancellation that took effect at once', () => {
  const event = (seq: number, to: NonNullable<Status>, at = '2026-11-24T12:00:00.000Z') => ({ __typename: 'OrderEvent' as const, seq, from: null, to, at })
  const collected = [event(4, 'DELIVERED'), event(3, 'DELIVERY'), event(2, 'SHIPPING_AGENT'), event(1, 'READY')]
  expect(pickupEvents(collected).map(({ to }) => to)).toEqual(['DELIVERED', 'READY'])
  const canceled = [event(4, 'CANCELED'), event(3, 'CANCEL'), event(2, 'READY'), event(1, 'CANCEL', '2026-11-23T12:00:00.000Z')]
  expect(pickupEvents(canceled).map(({ seq }) => seq)).toEqual([4, 2, 1])
})

test('promised days in the past are not shown', () => {
  const lead = orderLead(orderAt({ status: 'NEW' }), textsOn('en', '2026-11-27'))
  expect(lead).toBe('We will call you or message you on WhatsApp to confirm.')
})
