import { expect, test } from 'vitest'
import { directionOf, localeOf, otherLocale } from './locale.ts'

test.each([
  ['the browser asks for Arabic of Egypt first', { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' }, 'ar'],
  ['the browser asks for Arabic in capitals', { 'accept-language': 'AR' }, 'ar'],
  ['the browser asks for English first', { 'accept-language': 'en-US,ar;q=0.9' }, 'en'],
  ['the browser asks for French', { 'accept-language': 'fr' }, 'en'],
  ['the browser asks for Egyptian Arabic by its own code', { 'accept-language': 'arz' }, 'ar'],
  ['the browser asks for nothing', {}, 'ar'],
  ['the browser takes anything', { 'accept-language': '*' }, 'ar'],
  ['the cookie says English', { cookie: 'theme=dark; locale=en', 'accept-language': 'ar' }, 'en'],
  ['the cookie says Arabic', { cookie: 'locale=ar', 'accept-language': 'en' }, 'ar'],
  ['the cookie says nonsense', { cookie: 'locale=de', 'accept-language': 'en' }, 'en'],
  ['another cookie ends with the name', { cookie: 'mylocale=ar', 'accept-language': 'en' }, 'en'],
])('when %s', (_when, headers, locale) => {
  expect(localeOf(request('/', headers))).toBe(locale)
})

test('the address decides for crawlers, regardless of the cookie', () => {
  expect(localeOf(request('/search?lang=en', { cookie: 'locale=ar' }))).toBe('en')
  expect(localeOf(request('/search?lang=xx', { cookie: 'locale=ar' }))).toBe('ar')
})

test('Arabic is right to left, English left to right', () => {
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr'])
})

test('the language to switch to is the other one', () => {
  expect([otherLocale('ar'), otherLocale('en')]).toEqual(['en', 'ar'])
})

/** Requests of a browser hide their cookies from scripts; what the server reads is this much of one. */
function request(path: string, headers: Record<string, string>): Request {
  return { url: `https://shop.example${path}`, headers: { get: (name: string) => headers[name] ?? null } } as Request
}
