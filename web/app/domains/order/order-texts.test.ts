// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventKey } from './event-key.ts'
import { orderAt, telling } from './order.fixture.ts'
import { phaseOf, type Status } from './order-phase.ts'
import { orderHeadline, orderLead } from './order-words.ts'

const contract = readFileSync(new URL('../../../../schema/order-status.graphql', import.meta.url), 'utf8')
const listed = /enum OrderStatus \{([^}]*)\}/.exec(contract)?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? []
const sentences = { ar: /^[ء-ي]/, en: /^[A-Z]/ }
const statuses = listed.map((name) => name.trim() as NonNullable<Status>)

test('the contract has the 23 statuses of the specification', () => {
  expect(statuses).toHaveLength(23)
})

test.each(['ar', 'en'] as const)('in %s every status has its name, its event, a headline and a sentence', (locale) => {
  const told = telling(locale)
  const texts = statuses.flatMap((status) => [
    told.t(`status.${status}`),
    told.t(`event.${eventKey({ from: null, to: status })}`),
    orderHeadline(orderAt({ status }), told),
    orderLead(orderAt({ status }), told),
  ])
  // A key without a text is shown as the key, in small Latin letters.
  expect(texts.filter((text) => text.includes('{{') || !sentences[locale].test(text))).toEqual([])
})

test.each(['ar', 'en'] as const)('in %s no two statuses have the same name', (locale) => {
  expect(new Set(statuses.map((status) => telling(locale).t(`status.${status}`))).size).toBe(statuses.length)
})

test.each([
  ['ADDED', 'NEW', 'We received your order.'],
  ['ABNORMAL', 'DELIVERY', 'Out for delivery again.'],
  ['CANCEL', 'PREPARING', 'The order was not canceled; we carry on with it.'],
  ['CANCEL', 'CANCELED', 'The order was canceled.'],
  ['RETURNING', 'DELIVERED', 'The return was withdrawn; you keep the order.'],
  ['EDIT', 'NEW', 'Editing is finished.'],
  ['NEW', null, 'The order was updated.'],
] as const)('from %s to %s the history says: %s', (from, to, sentence) => {
  expect(telling('en').t(`event.${eventKey({ from, to })}`)).toBe(sentence)
})

test('an order without a status that anybody knows still says when it comes', () => {
  expect(phaseOf(null)).toBe('unknown')
  const lead = orderLead(orderAt({ status: null }), telling('en'))
  expect(lead).toBe('Expected 24–26 November. The courier will call before arriving.')
})

test.each([
  ['ar', 'طلبك في الطريق، هيوصلك النهارده', 'متوقع يوصلك النهارده. المندوب هيكلّمك قبل ما يوصل.'],
  ['en', 'Your order is on its way and arrives today', 'Expected today. The courier will call before arriving.'],
] as const)('in %s the last promised day is today', (locale, headline, lead) => {
  const told = telling(locale, '2026-11-26')
  const order = orderAt({ status: 'DELIVERY', reached: 4 })
  expect([orderHeadline(order, told), orderLead(order, told)]).toEqual([headline, lead])
})

test('a promise that is over is not repeated', () => {
  const lead = orderLead(orderAt({ status: 'NEW' }), telling('en', '2026-11-27'))
  expect(lead).toBe('We will call you or message you on WhatsApp to confirm.')
})
