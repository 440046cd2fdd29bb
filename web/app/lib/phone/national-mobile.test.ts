import { expect, test } from 'vitest'
import { nationalMobile } from './national-mobile.ts'

test('formats an Egyptian mobile number in national notation', () => {
  expect(nationalMobile('+201012345678')).toBe('010 1234 5678')
})

test('keeps other numbers unchanged', () => {
  expect(['+966501234567', '', '19000'].map(nationalMobile)).toEqual(['+966501234567', '', '19000'])
})
