import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { offlineAddress, pageKey } from './service-worker/addresses.ts'
import { READINGS } from './service-worker/readings.ts'

test('a page is kept by its path, what it shows and its language, not by the way to it', () => {
  const key = (search: string, locale = 'ar') => pageKey(`https://shop.example/search${search}`, locale)
  expect(key('?utm_source=x&fbclid=1')).toBe(key(''))
  expect(new Set([key(''), key('?q=زمالك'), key('?page=2'), key('', 'en')]).size).toBe(4)
  expect(pageKey('https://shop.example/offline?from=%2Fa', 'ar')).toBe(pageKey('https://shop.example/offline', 'ar'))
})

test('who asks for a page that is not kept can go on to it later', () => {
  expect(offlineAddress('https://shop.example/products/a?size=m&x=1')).toBe(
    '/offline?from=%2Fproducts%2Fa%3Fsize%3Dm%26x%3D1',
  )
})

test('pictures of the shop stay on the device, photos of customers and large ones do not', async () => {
  vi.stubGlobal('self', globalThis)
  const { mayStay } = await import('./service-worker/pictures.ts')
  const picture = (life: string, length = 20_000) =>
    new Response('', { headers: { 'cache-control': life, 'content-length': String(length) } })
  expect(mayStay(picture('public, max-age=31536000, immutable'))).toBe(true)
  expect(
    [picture('private, no-store'), picture('private, max-age=60'), picture('public', 400_000)].map(mayStay),
  ).toEqual([false, false, false])
})

test('what is kept of the shop are readings that exist, and nothing of one person', () => {
  const files = globSync('app/**/*.graphql', { cwd: import.meta.dirname })
  const text = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n')
  const bodyOf = (name: string) => new RegExp(`^query ${name}\\b[^]*?^}`, 'm').exec(text)?.[0] ?? ''
  expect(READINGS.filter((name) => bodyOf(name) === '')).toEqual([])
  expect(READINGS.filter((name) => /^ {2}(viewer|cart|order)\b/m.test(bodyOf(name)))).toEqual([])
})
