// @vitest-environment node
import { expect, test } from 'vitest'
import { telling } from './order.fixture.ts'
import { dayText, momentText, momentWithin, promiseText } from './order-dates.ts'

test.each([
  ['2026-11-21', 'today', 'النهارده'],
  ['2026-11-22', 'tomorrow', 'بكرة'],
  ['2026-11-20', 'yesterday', 'امبارح'],
  ['2026-11-23', 'Monday 23 November', 'الاتنين 23 نوفمبر'],
])('%s is told as a person would', (day, english, arabic) => {
  expect([dayText(day, telling('en')), dayText(day, telling('ar'))]).toEqual([english, arabic])
})

test('a moment belongs to the day of Cairo', () => {
  expect(momentText('2026-11-20T22:30:00.000Z', telling('en'))).toBe('Today, 12:30\u00a0am')
  expect(momentWithin('2026-11-20T22:30:00.000Z', telling('en'))).toBe('today, 12:30\u00a0am')
})

test('of a promise the days are told that are still to come', () => {
  const days = { promisedFrom: '2026-11-19', promisedTo: '2026-11-23' }
  expect(promiseText(days, telling('en'))).toBe('21–23 November')
  expect(promiseText(days, telling('en', '2026-11-22'))).toBe('22–23 November')
  expect(promiseText(days, telling('en', '2026-11-23'))).toBe('today')
  expect(promiseText(days, telling('en', '2026-11-24'))).toBeUndefined()
})
