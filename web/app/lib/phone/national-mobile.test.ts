import { expect, test } from 'vitest'
import { nationalMobile } from './national-mobile.ts'

test('an Egyptian mobile number is written as people dial it', () => {
  expect(nationalMobile('+201012345678')).toBe('010 1234 5678')
})

test('any other number stays as it is', () => {
  expect(['+966501234567', '', '19000'].map(nationalMobile)).toEqual(['+966501234567', '', '19000'])
})
