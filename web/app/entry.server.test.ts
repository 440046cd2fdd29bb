// @vitest-environment node
import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import handleRequest from './entry.server.tsx'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.each([
  [404, '404 Not Found\n', null],
  [410, '410 Gone\n', null],
  [429, '429 Too Many Requests\n', '10'],
  [500, '500 Internal Server Error\n', null],
  [503, '503 Service Unavailable\n', '120'],
])('a bot that requests a page with status %i gets the status and no error page', async (status, text, retryAfter) => {
  const answer = await handleRequest(asked(GOOGLEBOT), status, new Headers(), somethingFailed)
  expect([answer.status, await answer.text(), answer.headers.get('retry-after')]).toEqual([status, text, retryAfter])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('every document states whether a service worker may cache it', async () => {
  const head = new Request('http://shop.example/profile', { method: 'HEAD' })
  expect((await handleRequest(head, 200, new Headers(), nothingLoaded)).headers.get('x-page-of')).toBe('ar guest leave')
})

const somethingFailed = { staticHandlerContext: { loaderData: {}, errors: { root: {} } } } as unknown as EntryContext
const nothingLoaded = { staticHandlerContext: { loaderData: {}, errors: null } } as unknown as EntryContext

function asked(agent: string): Request {
  return new Request('http://shop.example/about/gone', { headers: { 'user-agent': agent } })
}
