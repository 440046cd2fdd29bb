// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import { serverLoader } from './on-server.server.ts'
import { goTo, notFound } from './results.ts'

test.each([
  ['NOT_FOUND', 404],
  ['UPSTREAM_TIMEOUT', 503],
  ['UPSTREAM_UNAVAILABLE', 503],
  ['FORBIDDEN', 403],
  ['RATE_LIMITED', 429],
] as const)('a page that fails with %s answers %i', async (code, status) => {
  const thrown = await thrownBy(serverLoader(() => Promise.reject(faultError({ code })))(visit()))
  expect(thrown).toMatchObject({ data: { code }, init: { status } })
})

test('an expired link leads to /unauthorized', async () => {
  const load = () => Promise.reject(faultError({ code: 'FORBIDDEN', reason: 'LINK_EXPIRED' }))
  expect(location(await thrownBy(serverLoader(load)(visit())))).toBe('/unauthorized')
})

test('an expired session leads to the login and back', async () => {
  const load = () => Promise.reject(faultError({ code: 'UNAUTHENTICATED' }))
  expect(location(await thrownBy(serverLoader(load)(visit())))).toBe('/login?redirect=%2Fcart%3Fstep%3D1&reason=page')
})

test.each([
  ['?q=kit&after=garbage', '/search?q=kit'],
  ['?after=garbage', '/search'],
])('a list with an unknown cursor (%s) redirects to its start', async (search, start) => {
  const url = new URL(`http://shop.example/search${search}`)
  const load = () => Promise.reject(faultError({ code: 'BAD_USER_INPUT' }))
  expect(location(await thrownBy(serverLoader(load)({ ...visit(), url })))).toBe(start)
})

test('rethrows redirects and 404 unchanged', async () => {
  expect(location(await thrownBy(serverLoader(() => Promise.reject(goTo('//evil.example')))(visit())))).toBe('/')
  expect(await thrownBy(serverLoader(() => Promise.reject(notFound()))(visit()))).toMatchObject({
    init: { status: 404 },
  })
})

test('rethrows programming errors unchanged, for the log', async () => {
  const mistake = new Error('x is undefined')
  expect(await thrownBy(serverLoader(() => Promise.reject(mistake))(visit()))).toBe(mistake)
})

function visit() {
  const url = new URL('http://shop.example/cart?step=1')
  return { request: new Request(url), url, params: {}, context: new RouterContextProvider(), pattern: '/cart' }
}

function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
}

function location(thrown: unknown): string | null | undefined {
  return thrown instanceof Response ? thrown.headers.get('location') : undefined
}
