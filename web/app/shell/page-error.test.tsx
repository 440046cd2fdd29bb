import { act, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { faultAnswer, notFound } from '#app/lib/route/results.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ErrorBoundary } from './page-error.tsx'

test.each([
  ['ar', notFound(), 'الصفحة مش موجودة: /about/جديد'],
  ['en', notFound(), 'Page not found: /about/جديد'],
  ['ar', faultAnswer({ code: 'GONE' }), 'الصفحة دي مابقتش موجودة'],
  ['en', faultAnswer({ code: 'UPSTREAM_UNAVAILABLE' }), "The shop isn't answering right now"],
  ['ar', faultAnswer({ code: 'UPSTREAM_TIMEOUT' }), 'المتجر مش بيرد دلوقتي'],
  ['en', faultAnswer({ code: 'FORBIDDEN' }), "You don't have access to this page"],
  ['en', faultAnswer({ code: 'RATE_LIMITED' }), 'Too many requests'],
  ['en', new TypeError('x is undefined'), 'Something went wrong on our side'],
] as const)('in %s, for %j the page shows: %s', async (locale, thrown, title) => {
  render(page(locale, thrown))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(
    screen.getByRole('link', { name: locale === 'ar' ? 'ارجع للرئيسية' : 'Back to home' }).getAttribute('href'),
  ).toBe('/')
})

test.each([
  [faultAnswer({ code: 'UPSTREAM_TIMEOUT' }), [{ type: 'error', title: 'Request timed out', silent: true }]],
  [faultAnswer({ code: 'FORBIDDEN', message: 'Only staff' }), [{ type: 'error', title: 'Only staff', silent: true }]],
  [new TypeError('x is undefined'), [{ type: 'error', title: 'An unknown error occurred', silent: true }]],
  [notFound(), []],
])('a page that failed to load (%j) is a red toast too, a missing page is none', async (thrown, toasts) => {
  // Events that earlier tests left waiting.
  attachArea(() => undefined)()
  const shown: unknown[] = []
  onTestFinished(attachArea((order) => shown.push('show' in order && order.show)))
  render(page('en', thrown))
  await screen.findByRole('heading', { level: 1 })
  await act(async () => undefined)
  await waitFor(() => expect(shown).toMatchObject(toasts))
})

test('shows the request id, to read out on the phone', async () => {
  render(page('en', faultAnswer({ code: 'INTERNAL_SERVER_ERROR', requestId: '679d5865cd0141464020bbd585f184ab' })))
  expect(await screen.findByText(/679d5865(?!c)/)).not.toBeNull()
})

test('offline it blames the connection, and loads the page when the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loader = vi
    .fn<() => Promise<null>>()
    .mockRejectedValueOnce(faultAnswer({ code: 'UPSTREAM_UNAVAILABLE' }))
    .mockResolvedValue(null)
  const Stub = createRoutesStub([
    { path: '*', loader, ErrorBoundary, HydrateFallback: () => null, Component: () => <h1>here</h1> },
  ])
  render(inLocale('ar', <Stub />))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('مفيش نت دلوقتي')
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('here')).not.toBeNull()
})

test('a forbidden page links to order tracking', async () => {
  render(page('en', faultAnswer({ code: 'FORBIDDEN' })))
  expect((await screen.findByRole('link', { name: 'Track your order' })).getAttribute('href')).toBe('/track-order')
})

/** A page that throws while it loads. */
function page(locale: 'ar' | 'en', thrown: unknown) {
  const Stub = createRoutesStub([
    {
      path: '*',
      loader: () => Promise.reject(thrown),
      ErrorBoundary,
      HydrateFallback: () => null,
      Component: () => null,
    },
  ])
  return inLocale(locale, <Stub initialEntries={[encodeURI('/about/جديد')]} />)
}
