import { expect, test } from 'vitest'
import { judge } from './run-faults.ts'
import type { Visit } from './shoppers.ts'

const fault = { beganMs: 1_000, endedMs: 6_000, untilMs: 13_000 }
const page = (atMs: number, ms: number, ok = true): Visit => ({ what: 'page', atMs, ms, ok })

test('a shop that answers all is well at once', () => {
  expect(judge([page(900, 10), page(1_100, 40), page(7_000, 90)], fault)).toEqual({
    pages: '1 of 1',
    longestMs: 90,
    wellAfterMs: 0,
    failed: 0,
  })
})

test('a shop is well when the last failure was answered, counted from the end of the fault', () => {
  const visits = [page(2_000, 50, false), page(6_500, 1_000, false), page(8_000, 10)]
  expect(judge(visits, fault)).toMatchObject({ pages: '0 of 1', longestMs: 1_000, wellAfterMs: 1_500, failed: 2 })
})

test('what was asked before the fault or after its time does not count', () => {
  expect(judge([page(500, 9_000, false), page(13_000, 9_000, false)], fault)).toEqual({
    pages: 'none asked',
    longestMs: 0,
    wellAfterMs: 0,
    failed: 0,
  })
})
