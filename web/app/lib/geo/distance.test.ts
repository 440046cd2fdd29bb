import { expect, test } from 'vitest'
import { kilometres, roughly } from './distance.ts'

const tahrir = { latitude: 30.0444, longitude: 31.2357 }
const alexandria = { latitude: 31.2001, longitude: 29.9187 }

test('the distance from Cairo to Alexandria is 180 km', () => {
  expect(Math.abs(kilometres(tahrir, alexandria) - 180)).toBeLessThan(2)
  expect(kilometres(alexandria, tahrir)).toBeCloseTo(kilometres(tahrir, alexandria), 9)
})

test('the distance to itself is 0, to the antipode half the circumference', () => {
  expect(kilometres(tahrir, tahrir)).toBe(0)
  expect(kilometres(tahrir, { latitude: -tahrir.latitude, longitude: tahrir.longitude - 180 })).toBeCloseTo(
    Math.PI * 6_371,
    6,
  )
})

test('formats a distance with a precision that makes sense in a city', () => {
  expect([0, 0.04, 0.44, 7.25, 9.99, 10.4, 213.4].map(roughly)).toEqual(['0.1', '0.1', '0.4', '7.3', '10', '10', '213'])
})
