import { expect, test } from 'vitest'
import { cairoTime } from './cairo.ts'
import { formatDay, formatDays, formatHour, formatMoment } from './format.ts'

test('a day is the same day everywhere', () => {
  expect(formatDay('2026-11-25', 'ar')).toBe('الأربع 25 نوفمبر')
  expect(formatDay('2026-11-25', 'en')).toBe('Wednesday 25 November')
})

test('days of one month name it once', () => {
  expect(formatDays('2026-11-25', '2026-11-29', 'ar')).toBe('من 25 لـ\u00a029 نوفمبر')
  expect(formatDays('2026-11-25', '2026-11-29', 'en')).toBe('25–29 November')
})

test('days of two months name both, one day itself', () => {
  expect(formatDays('2026-11-28', '2026-12-02', 'en')).toBe('28 November – 2 December')
  expect(formatDays('2026-11-28', '2026-12-02', 'ar')).toBe('من 28 نوفمبر لـ\u00a02 ديسمبر')
  expect(formatDays('2026-11-28', '2026-11-28', 'en')).toBe('Saturday 28 November')
})

test('Cairo is two hours ahead of UTC in winter and three in summer', () => {
  expect(cairoTime('2026-01-15T22:30:00Z')).toEqual({ year: 2026, month: 1, day: 16, weekday: 5, hour: 0, minute: 30 })
  expect(cairoTime('2026-07-15T21:05:00Z')).toEqual({ year: 2026, month: 7, day: 16, weekday: 4, hour: 0, minute: 5 })
})

test('formats a moment in Cairo time', () => {
  expect(formatMoment('2026-11-25T13:05:00Z', 'en')).toBe('25 November 2026, 3:05\u00a0pm')
  expect(formatMoment('2026-11-25T13:05:00Z', 'ar')).toBe('25 نوفمبر 2026، 3:05\u00a0م')
})

test('noon, midnight and the end of the day', () => {
  expect(['00:00', '12:00', '24:00', '23:45'].map((hour) => formatHour(hour, 'en'))).toEqual([
    '12\u00a0am',
    '12\u00a0pm',
    '12\u00a0am',
    '11:45\u00a0pm',
  ])
  expect(['00:00', '12:00', '24:00', '12:30'].map((hour) => formatHour(hour, 'ar'))).toEqual([
    '12 بالليل',
    '12 الضهر',
    '12 بالليل',
    '12:30\u00a0م',
  ])
})
