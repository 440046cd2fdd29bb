import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginNavigation, followNavigation, navigationTarget } from './follow-navigation.ts'

const NEXT = 'http://localhost:3000/branches'

beforeEach(() => {
  document.documentElement.lang = 'ar'
  document.cookie = 'locale=ar; path=/'
  beginNavigation()
})
afterEach(() => {
  document.cookie = 'locale=; path=/; max-age=0'
  document.documentElement.lang = ''
})

test('knows the target of a navigation in progress', async () => {
  let during: string | undefined
  await navigate(NEXT, () => (during = navigationTarget()))
  expect([during, navigationTarget()]).toEqual([NEXT, undefined])
})

test('knows the target of the second of two clicks, whichever page loads first', async () => {
  const first = Promise.withResolvers<void>()
  const earlier = navigate(NEXT, () => first.promise)
  let during: string | undefined
  await navigate(`${NEXT}/2`, async () => {
    first.resolve()
    await earlier
    during = navigationTarget()
  })
  expect(during).toBe(`${NEXT}/2`)
})

test.each([
  ['another page', NEXT, 'GET', true],
  ['this page, read again after a write', location.href, 'GET', false],
  ['a write', NEXT, 'POST', false],
])('after a language change in another tab a new document is loaded for %s: %#', async (_, address, method, whole) => {
  document.cookie = 'locale=en; path=/'
  const load = vi.fn<() => void>()
  const thrown: unknown = await navigate(address, load, method).catch((error: unknown) => error)
  expect(load).toHaveBeenCalledTimes(whole ? 0 : 1)
  expect(thrown instanceof Response && thrown.headers.has('X-Remix-Reload-Document')).toBe(whole)
})

test("a page that was opened in a language by its address goes on in it, whatever the visitor's cookie says", async () => {
  document.documentElement.lang = 'en'
  const load = vi.fn<() => void>()
  await navigate(NEXT, load)
  expect(load).toHaveBeenCalledOnce()
})

async function navigate(url: string, load: () => unknown, method = 'GET'): Promise<void> {
  const next = async () => {
    await load()
    return {}
  }
  await followNavigation({ request: new Request(url, { method }) } as Parameters<typeof followNavigation>[0], next)
}
