import { expect, test } from 'vitest'
import { type ErrorCode, errorCodes, messageOf, statusOf } from './error-codes.ts'
import { fieldMessage } from './field-messages.ts'

const codes = Object.keys(errorCodes) as ErrorCode[]

test.each(codes)('%s has a status and a text in both languages', (code) => {
  expect(statusOf(code)).toBeGreaterThanOrEqual(400)
  expect(messageOf(code, 'ar')).toMatch(/[\u0600-\u06ff]/)
  expect(messageOf(code, 'en')).toMatch(/^[A-Z][\x20-\x7e]+$/)
})

test('the specification’s texts are used for the rules of its fields', () => {
  const said = (path: string, rule: string, values = {}) => fieldMessage(path, rule, 'en', values)
  expect(said('fullName', 'min', { min: 8 })).toBe('Full name must be at least 8 characters excluding spaces')
  expect(said('mobile', 'required')).toBe('Mobile number is required')
  expect(said('address.streetAddress', 'min', { min: 3 })).toBe(
    'Street address must be at least 3 characters excluding spaces',
  )
  expect(said('acceptTerms', 'required')).toBe('You must accept the terms and conditions')
})

test('a rule without a text for its field has one for any field', () => {
  expect(fieldMessage('lines.4', 'available', 'en', { available: 2 })).toBe('Only 2 available now')
  expect(fieldMessage('nickname', 'required', 'ar')).toBe('الخانة دي مطلوبة')
  expect(fieldMessage('nickname', 'strange', 'en')).toBe('This value is not valid')
})
