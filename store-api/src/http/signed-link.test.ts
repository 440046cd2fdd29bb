import { expect, test } from 'vitest'
import { checkLink, signLink } from './signed-link.ts'

const expiresAt = new Date('2026-12-01T00:00:00Z')
const before = new Date('2026-11-30T23:59:59Z')
const token = signLink('a secret', 'order:7', expiresAt)

test('opens its subject until it expires', () => {
  expect(checkLink(['a secret'], 'order:7', token, before)).toBe('valid')
  expect(checkLink(['a secret'], 'order:7', token, expiresAt)).toBe('expired')
})

test('signs the same link with the same token', () => {
  expect(signLink('a secret', 'order:7', expiresAt)).toBe(token)
})

test('opens no other subject', () => {
  expect(checkLink(['a secret'], 'order:8', token, before)).toBe('wrong')
  expect(checkLink(['another secret'], 'order:7', token, before)).toBe('wrong')
})

test('refuses a changed expiry', () => {
  const [, mac] = token.split('.')
  const later = Math.floor(Date.UTC(2036, 1, 1) / 1000).toString(36)
  expect(checkLink(['a secret'], 'order:7', `${later}.${mac}`, before)).toBe('wrong')
})

test.each([
  undefined,
  '',
  '.',
  'x.y',
  token.slice(0, -1),
  `${token}=`,
  token.toUpperCase(),
  `0${token}`,
  ' '.repeat(50),
])('%j is wrong', (given) => {
  expect(checkLink(['a secret'], 'order:7', given, before)).toBe('wrong')
})
