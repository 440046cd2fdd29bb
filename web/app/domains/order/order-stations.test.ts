// @vitest-environment node
import { expect, test } from 'vitest'
import { orderAt } from './order.fixture.ts'
import { type Station, stationsOf } from './order-timeline.tsx'

test.each([
  ['NEW', 1, ['now', 'next', 'next', 'next', 'next']],
  ['WAITING_CUSTOMER', 1, ['now', 'next', 'next', 'next', 'next']],
  ['CONFIRM', 2, ['done', 'now', 'next', 'next', 'next']],
  ['ONLINE_COMING', 1, ['now', 'next', 'next', 'next', 'next']],
  ['IN_TRANSFER', 3, ['done', 'done', 'now', 'next', 'next']],
  ['DELIVERY', 4, ['done', 'done', 'done', 'now', 'next']],
] as const)('an order with the status %s is at its step', (status, reached, states) => {
  const { way, back } = stationsOf(orderAt({ status, reached }))
  expect(way.map(({ state }) => state)).toEqual(states)
  expect(back).toEqual([])
})

test.each(['LATE', 'CANCEL'] as const)('an order with the status %s stays at its step', (status) => {
  const { way } = stationsOf(orderAt({ status, reached: 3 }))
  expect(shown(way)).toEqual(['RECEIVED done', 'CONFIRMED done', 'PREPARING now', 'ON_THE_WAY next', 'DELIVERED next'])
})

test('all steps of a delivered order are done', () => {
  expect(shown(stationsOf(orderAt({ status: 'DELIVERED', reached: 5, ended: true })).way)).toEqual(everyStep)
})

test('a canceled order ends at its last step, with the time of the cancellation', () => {
  const through = ['ADDED', 'NEW', 'CONFIRM', 'CANCELED'] as const
  const { way } = stationsOf(orderAt({ status: 'CANCELED', reached: 2, ended: true, through }))
  expect(shown(way)).toEqual(['RECEIVED done', 'CONFIRMED done', 'CANCELED failed'])
  expect(way.at(-1)?.at).toBe('2026-11-21T10:00:00.000Z')
})

test('a failed delivery attempt is shown, and the remaining steps stay', () => {
  const { way } = stationsOf(orderAt({ status: 'ABNORMAL', reached: 4, through: ['DELIVERY', 'ABNORMAL'] }))
  expect(shown(way)).toEqual(['RECEIVED done', 'CONFIRMED done', 'PREPARING done', 'ABNORMAL failed', 'DELIVERED next'])
})

test('the failed attempt keeps its time when another one is chosen', () => {
  const { way } = stationsOf(orderAt({ status: 'ABNORMAL', reached: 4, through: ['DELIVERY', 'ABNORMAL', 'ABNORMAL'] }))
  expect(way[3]).toEqual({ name: 'ABNORMAL', state: 'failed', at: '2026-11-21T08:00:00.000Z' })
})

test('an order that could not be delivered twice ends at the failed step', () => {
  const { way } = stationsOf(
    orderAt({
      status: 'ABNORMAL',
      next: 'COME_BACK',
      reached: 4,
      through: ['DELIVERY', 'ABNORMAL', 'DELIVERY', 'ABNORMAL'],
    }),
  )
  expect(shown(way).at(-1)).toBe('ABNORMAL failed')
})

test('an order that nobody received returns from the failed step', () => {
  const through = ['DELIVERY', 'ABNORMAL', 'RETURNING'] as const
  const { way, back } = stationsOf(orderAt({ status: 'RETURNING', reached: 4, ended: true, through }))
  expect(shown(way).at(-1)).toBe('ABNORMAL failed')
  expect(shown(back)).toEqual(['RETURNING now', 'RETURNED next', 'RETURNED_RECEIVED next'])
})

test('an order called back before delivery stops at its last step', () => {
  const { way } = stationsOf(
    orderAt({ status: 'RETURNING', reached: 4, ended: true, through: ['SHIPPING_AGENT', 'RETURNING'] }),
  )
  expect(shown(way).at(-1)).toBe('ON_THE_WAY failed')
})

test('a return after the delivery is a separate branch', () => {
  const through = ['DELIVERED', 'RETURNING', 'RETURNED'] as const
  const { way, back } = stationsOf(orderAt({ status: 'RETURNED', reached: 5, ended: true, through }))
  expect(shown(way)).toEqual(everyStep)
  expect(shown(back)).toEqual(['RETURNING done', 'RETURNED now', 'RETURNED_RECEIVED next'])
})

test('a complete return has no remaining stations', () => {
  const through = ['DELIVERED', 'RETURNING', 'RETURNED', 'RETURNED_RECEIVED'] as const
  const { back } = stationsOf(orderAt({ status: 'RETURNED_RECEIVED', reached: 5, ended: true, through }))
  expect(shown(back)).toEqual(['RETURNING done', 'RETURNED done', 'RETURNED_RECEIVED done'])
})

test('a partly accepted delivery is not a failure', () => {
  const { way, back } = stationsOf(
    orderAt({ status: 'SPLIT', reached: 5, ended: true, through: ['DELIVERY', 'SPLIT'] }),
  )
  expect(shown(way)).toEqual(everyStep)
  expect(shown(back)).toEqual(['SPLIT done'])
})

test('a new return ignores an earlier one that was withdrawn', () => {
  const through = ['DELIVERED', 'RETURNING', 'DELIVERED', 'RETURNING'] as const
  const { back } = stationsOf(orderAt({ status: 'RETURNING', reached: 5, ended: true, through }))
  expect(shown(back)).toEqual(['RETURNING now', 'RETURNED next', 'RETURNED_RECEIVED next'])
})

test('a return after a partial one shows its own stations alone', () => {
  const through = ['DELIVERED', 'RETURNING', 'RETURNED', 'SPLIT', 'RETURNING'] as const
  const { back } = stationsOf(orderAt({ status: 'RETURNING', reached: 5, ended: true, through }))
  expect(shown(back)).toEqual(['RETURNING now', 'RETURNED next', 'RETURNED_RECEIVED next'])
})

test('a refund that was noted is no station', () => {
  const through = ['DELIVERED', 'RETURNING', 'RETURNED', 'SPLIT', 'SPLIT'] as const
  const { back } = stationsOf(orderAt({ status: 'SPLIT', reached: 5, ended: true, through }))
  expect(shown(back)).toEqual(['RETURNING done', 'RETURNED done', 'SPLIT done'])
})

test('a return that was withdrawn after a partial one leaves the partial one', () => {
  const through = ['DELIVERY', 'SPLIT', 'RETURNING', 'SPLIT'] as const
  expect(shown(stationsOf(orderAt({ status: 'SPLIT', reached: 5, ended: true, through })).back)).toEqual(['SPLIT done'])
})

test('an unknown status leaves the steps unchanged', () => {
  expect(shown(stationsOf(orderAt({ status: null, reached: 1 })).way)[0]).toBe('RECEIVED now')
})

const everyStep = ['RECEIVED done', 'CONFIRMED done', 'PREPARING done', 'ON_THE_WAY done', 'DELIVERED done']

function shown(stations: Station[]): string[] {
  return stations.map(({ name, state }) => `${name} ${state}`)
}
