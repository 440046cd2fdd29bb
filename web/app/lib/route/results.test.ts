import { expect, test } from 'vitest'
import { faultAnswer, goTo, isAnswer, notFound } from './results.ts'

const target = (answer: unknown) =>
  answer instanceof Response ? `${answer.status} ${answer.headers.get('location')}` : answer

test('a page that does not exist is a 404', () => {
  expect(notFound()).toMatchObject({ data: { code: 'NOT_FOUND' }, init: { status: 404 } })
})

test('redirects within this site only', () => {
  expect([target(goTo('/cart?step=1')), target(goTo('//evil.example'))]).toEqual(['302 /cart?step=1', '302 /'])
})

test('an expired link leads to its own page, whatever the code is', () => {
  expect(target(faultAnswer({ code: 'FORBIDDEN', reason: 'LINK_EXPIRED' }))).toBe('302 /unauthorized')
})

test('an expired session leads to the login and back', () => {
  expect(target(faultAnswer({ code: 'UNAUTHENTICATED' }, { pathname: '/cart', search: '?step=1' }))).toBe(
    '302 /login?redirect=%2Fcart%3Fstep%3D1&reason=page',
  )
  expect(target(faultAnswer({ code: 'UNAUTHENTICATED' }))).toBe('302 /login?redirect=%2F&reason=page')
})

test('an unknown cursor leads to the start of its list', () => {
  const fault = { code: 'BAD_USER_INPUT' } as const
  expect(target(faultAnswer(fault, { pathname: '/search', search: '?q=kit&after=x' }))).toBe('302 /search?q=kit')
  expect(target(faultAnswer(fault, { pathname: '/search', search: '?after=x' }))).toBe('302 /search')
  expect(faultAnswer(fault, { pathname: '/search', search: '?q=kit' })).toMatchObject({
    data: fault,
    init: { status: 400 },
  })
  expect(faultAnswer({ code: 'NOT_FOUND' }, { pathname: '/search', search: '?after=x' })).toMatchObject({
    init: { status: 404 },
  })
})

test('any other fault is the error page with its status', () => {
  const fault = { code: 'GONE', requestId: 'r-1' } as const
  expect(faultAnswer(fault)).toMatchObject({ data: fault, init: { status: 410 } })
})

test('only responses and statuses are meant for the router', () => {
  expect([new Response(), notFound(), faultAnswer({ code: 'GONE' })].map(isAnswer)).toEqual([true, true, true])
  expect([new Error('x'), null, undefined, 'text', { init: 1 }, { data: 1 }].map(isAnswer).includes(true)).toBe(false)
})
