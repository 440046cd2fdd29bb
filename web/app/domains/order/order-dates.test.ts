// @vitest-environment node
import { expect, test } from 'vitest'
import { textsOn } from './order.fixture.ts'
import { dayText, momentText, momentWithin, promiseText } from './order-dates.ts'

test.each([
  ['2026-11-21', 'today', 'النهارده'],
  ['2026-11-22', 'tomorrow', 'بكرة'],
  ['2026-11-20', 'yesterday', 'امبارح'],
  ['2026-11-23', 'Monday 23 November', 'الاتنين 23 نوفمبر'],
])('formats %s relative to today', (day, english, arabic) => {
  expect([dayText(day, textsOn('en')), dayText(day, textsOn('ar'))]).toEqual([english, arabic])
})

test('assigns a moment to its day in Cairo', () => {
  expect(momentText('2026-11-20T22:30:00.000Z', textsOn('en'))).toBe('Today, 12:30\u00a0am')
  expect(momentWithin('2026-11-20T22:30:00.000Z', textsOn('en'))).toBe('today, 12:30\u00a0am')
})

test('shows only the promised days from today on', () => {
  const days = { promisedFrom: '2026-11-19', promisedTo: '2026-11-23' }
  expect(promiseText(days, textsOn('en'))).toBe('21–23 November')
  expect(promiseText(days, textsOn('en', '2026-11-22'))).toBe('22–23 November')
  expect(promiseText(days, textsOn('en', '2026-11-23'))).toBe('today')
  expect(promiseText(days, textsOn('en', '2026-11-24'))).toBeUndefined()
})
