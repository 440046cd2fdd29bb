import { render, screen } from '@testing-library/react'
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
  vi.unstubAllGlobals()
})
