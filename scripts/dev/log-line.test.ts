import { expect, test } from 'vitest'
import { readable } from './log-line.ts'

test('a line of a server is its message, with the stack of its error', () => {
  const line = JSON.stringify({
    level: 50,
    msg: 'page rendering failed',
    path: '/about',
    err: { message: 'no', stack: 'Error: no\n    at page' },
  })
  expect([readable(line), readable('{"level":40,"msg":"not ready"}')]).toEqual([
    'page rendering failed /about\nError: no\n    at page',
    'not ready',
  ])
})

test('a line that is no JSON stays as it is', () => {
  expect([readable('SyntaxError: Unexpected token'), readable('{ a: 1'), readable('{"level":40}')]).toEqual([
    'SyntaxError: Unexpected token',
    '{ a: 1',
    '{"level":40}',
  ])
})
