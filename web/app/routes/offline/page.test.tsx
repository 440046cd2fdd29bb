import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import OfflinePage from './page.tsx'

test('a cached page is listed by its title in one piece, so that the gaps between Arabic and numbers stay', async () => {
  const headers = {
    'x-kept-title': encodeURIComponent('أطقم 2026/27 وصلت | مدرّج'),
    'x-kept-at': '2026-11-20T12:00:00Z',
  }
  const cache = {
    keys: async () => [new Request('http://shop.example/blogs')],
    match: async () => new Response('', { headers }),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const Stub = createRoutesStub([{ path: '/', Component: OfflinePage }])
  render(inLocale('ar', <Stub />))
  const link = await screen.findByRole('link', { name: 'أطقم 2026/27 وصلت' })
  // A flex container drops the spaces between its children.
  expect([link.getAttribute('href'), link.childNodes.length]).toEqual(['/blogs', 1])
})

test('a product that was opened under addresses of several colours and sizes is listed once', async () => {
  const kept = new Map([
    ['http://shop.example/products/shirt', 'تيشيرت الأهلي'],
    ['http://shop.example/products/shirt?color=red&size=l', 'تيشيرت الأهلي'],
    ['http://shop.example/products/ball', 'كورة'],
    ['http://shop.example/search?q=a', 'بحث'],
    ['http://shop.example/search?q=b', 'بحث'],
  ])
  const cache = {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async ({ url }: Request) => {
      const at = url.includes('color') ? '2026-11-20T13:00:00Z' : '2026-11-20T12:00:00Z'
      const title = encodeURIComponent(`${kept.get(url) ?? ''} | مدرّج`)
      return new Response('', { headers: { 'x-kept-title': title, 'x-kept-at': at } })
    },
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const Stub = createRoutesStub([{ path: '/', Component: OfflinePage }])
  render(inLocale('ar', <Stub />))
  await screen.findByRole('link', { name: 'كورة' })
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/products/shirt?color=red&size=l', '/products/ball', '/search?q=a', '/search?q=b'])
})
