import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TIME_LIMITS as bff } from '../bff/src/rest/deadline.ts'
import { timeLimits as store } from '../store-api/src/limits.fixture.ts'
import { TIME_LIMITS as web } from '../web/app/lib/apollo/time-limits.ts'
import { root } from './processes/command.ts'

/** From the timeout of the browser down to the database lock; each entry calls the next. */
const chain: [name: string, ms: number][] = [
  ['browser', web.browser],
  ['page', web.page],
  ['operation', bff.operation],
  ['call', bff.call],
  ['query', store.query],
  ['statement', store.statement],
  ['lock', store.lock],
]

test('a visitor waits at most 4 s, and every timeout is longer than the one of its callee', () => {
  const limits = chain.map(([, ms]) => ms)
  expect(limits[0]).toBeLessThanOrEqual(4_000)
  expect(limits).toEqual([...new Set(limits)].toSorted((a, b) => b - a))
  expect([store.connection, store.idleInTransaction].every((ms) => ms < bff.call)).toBe(true)
})

test('the table of timeouts matches the code', () => {
  const table = readFileSync(`${root}docs/operations.md`, 'utf8')
  const documented = [...table.matchAll(/^\| `(\w+)` \| ([\d.]+) s \|/gm)].map(([, name = '', seconds]) => [
    name,
    Number(seconds) * 1_000,
  ])
  expect(documented).toEqual([...chain, ['connection', store.connection], ['idle', store.idleInTransaction]])
})
