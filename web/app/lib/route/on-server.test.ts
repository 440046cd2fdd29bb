// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import { serverAction, serverLoader } from './on-server.server.ts'
import { accepted, goTo, notFound, refused } from './results.ts'

test.each([
  ['NOT_FOUND', 404],
  ['UPSTREAM_TIMEOUT', 503],
  ['UPSTREAM_UNAVAILABLE', 503],
  ['FORBIDDEN', 403],
  ['RATE_LIMITED', 429],
] as const)('a page that fails by %s answers %i', async (code, status) => {
  const thrown = await thrownBy(serverLoader(() => Promise.reject(faultError({ code })))(visit()))
  expect(thrown).toMatchObject({ data: { code }, init: { status } })
})

test('an expired link leads to /unauthorized', async () => {
  const load = () => Promise.reject(faultError({ code: 'FORBIDDEN', reason: 'LINK_EXPIRED' }))
  expect(location(await thrownBy(serverLoader(load)(visit())))).toBe('/unauthorized')
})

test('a session that has ended leads to log in, and back', async () => {
  const load = () => Promise.reject(faultError({ code: 'UNAUTHENTICATED' }))
  expect(location(await thrownBy(serverLoader(load)(visit())))).toBe('/login?redirect=%2Fcart%3Fstep%3D1&reason=page')
})

test.each([
  ['?q=kit&after=garbage', '/search?q=kit'],
  ['?after=garbage', '/search'],
])('a list asked for from a place that it does not know (%s) leads to its start', async (search, start) => {
  const url = new URL(`http://shop.example/search${search}`)
  const load = () => Promise.reject(faultError({ code: 'BAD_USER_INPUT' }))
  expect(location(await thrownBy(serverLoader(load)({ ...visit(), url })))).toBe(start)
})

test('a redirect and a page that does not exist are thrown as they are', async () => {
  expect(location(await thrownBy(serverLoader(() => Promise.reject(goTo('//evil.example')))(visit())))).toBe('/')
  expect(await thrownBy(serverLoader(() => Promise.reject(notFound()))(visit()))).toMatchObject({ init: { status: 404 } })
})

test('a mistake of ours is thrown as it is, for the log', async () => {
  const mistake = new Error('x is undefined')
  expect(await thrownBy(serverLoader(() => Promise.reject(mistake))(visit()))).toBe(mistake)
})

test.each([
  [accepted({ next: '/cart/address' }), '/cart/address'],
  [accepted({ without: '/my-cart' }), '/my-cart'],
  [accepted({ next: 'https://evil.example' }), '/'],
  [accepted(), '/cart?step=1'],
])('without JavaScript %j leads to %s', async (result, target) => {
  const thrown = await thrownBy(serverAction(() => Promise.resolve(result))(visit('mobile=0100')))
  expect([location(thrown), (thrown as Response).status]).toEqual([target, 303])
})

test('without JavaScript a refusal is 422 and brings back what was typed', async () => {
  const write = serverAction(({ form }) => Promise.resolve(refused([{ code: 'VALIDATION_FAILED', path: ['mobile'], message: 'x' }], form)))
  expect(await write(visit('mobile=0100'))).toMatchObject({ data: { ok: false, values: { mobile: '0100' } }, init: { status: 422 } })
})

test('passwords and codes never come back', async () => {
  const write = serverAction(({ form }) => Promise.resolve(refused([], form)))
  const answer = await write(visit('email=a%40b.eg&password=secret123&oldPassword=x&passwordConfirmation=y&code=1234'))
  expect(answer).toMatchObject({ data: { values: { email: 'a@b.eg' } } })
  expect(JSON.stringify(answer)).not.toMatch(/secret123|1234|assword/)
})

function visit(body?: string) {
  const url = new URL('http://shop.example/cart?step=1')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(url, body ? { method: 'POST', body, headers } : {})
  return { request, url, params: {}, context: new RouterContextProvider(), pattern: '/cart' }
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
