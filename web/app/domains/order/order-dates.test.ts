// @vitest-environment node
import { expect, test } from 'vitest'
import { textsOn } from './order.fixture.ts'
import { dayText, expectedText, momentText, momentWithin } from './order-dates.ts'

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

test('the expected time is its days, or the time that the customer chose', () => {
  const time = { day: '2026-11-22', part: 'EVENING', from: '18:00', to: '22:00' } as const
  const expected = (from: string, to: string, chosen: typeof time | null = null) => ({
    expected: {
      __typename: 'ExpectedTime' as const,
      from,
      to,
      time: chosen && { __typename: 'DeliveryChoice' as const, ...chosen },
    },
  })
  const texts = [
    expected('2026-11-22', '2026-11-23'),
    expected('2026-11-21', '2026-11-21'),
    expected(time.day, time.day, time),
    { expected: null },
  ]
  expect(texts.map((each) => expectedText(each, textsOn('en')))).toEqual([
    '22–23 November',
    'today',
    'tomorrow, 6\u00a0pm to 10\u00a0pm',
    undefined,
  ])
  expect(texts.map((each) => expectedText(each, textsOn('ar')))).toEqual([
    'من 22 لـ\u00a023 نوفمبر',
    'النهارده',
    'بكرة، من 6\u00a0م لـ 10\u00a0م',
    undefined,
  ])
})
