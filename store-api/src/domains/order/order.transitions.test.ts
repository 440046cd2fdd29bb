import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderStatuses, type OrderStatus } from '#src/order-statuses.ts'
import { type Actor, isAllowed, previousStatus, transitions } from './order.transitions.ts'
import type { OrderFacts } from './order-facts.ts'

const now = new Date('2026-11-22T10:00:00Z')
const day = 86_400_000
const facts = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  previousStatus: null,
  deliveredAt: null,
  outAt: null,
  failedDeliveries: 0,
  comesBack: false,
  editHolder: null,
  editUntil: null,
  codeSmsAt: null,
  callAskedAt: null,
  awaitsCall: false,
  savedEdits: 0,
  confirmBy: null,
  exchangeOf: null,
  exchangeOrderId: null,
  exchanges: 0,
  returning: null,
  pickup: null,
  ...more,
})
const may = (from: OrderFacts, to: OrderStatus, actor: Actor, reason?: string) =>
  isAllowed(from, to, actor, { now, reason })

/** The next statuses with their actors, of each status, as docs/rules/orders.md#statuses says them. */
const rules = readFileSync(new URL('../../../../docs/rules/orders.md', import.meta.url), 'utf8')
const rows = rules.matchAll(/^\| `(\w+)` \| `[A-Z_]+` \|[^|]+\| ?(.*?) ?\|$/gm)
const specified = new Map([...rows].map(([, status = '', next = '']) => [status, next]))
const actors: Actor[] = ['C', 'B', 'K', 'S']

/** Every state that a status can be in, as far as its moves look at it. */
function* statesOf(status: OrderStatus) {
  for (const previousStatus of [null, ...orderStatuses])
    for (const deliveredAt of [null, now, new Date(now.getTime() - 20 * day), new Date(now.getTime() - 40 * day)])
      for (const comesBack of [false, true])
        for (const pickup of [null, { until: now }])
          for (const from of ['abnormal', 'delivered', 'split'] as const)
            yield facts(status, {
              previousStatus,
              deliveredAt,
              comesBack,
              pickup,
              returning: status === 'returning' ? { from, isExchange: false } : null,
            })
}

/** The moves of a row: `canceled C,B` is two. */
function documentedMoves(from: OrderStatus): string[] {
  const moves = specified.get(from)?.split(' · ').filter(Boolean) ?? []
  return moves.flatMap((move) => {
    const [to, actorsOfMove = ''] = move.split(' ')
    return actorsOfMove.split(',').map((actor) => `${to} ${actor}`)
  })
}

test.each(orderStatuses)('from %s, each actor makes exactly the documented transitions', (from) => {
  const states = [...statesOf(from)]
  const possible = orderStatuses.flatMap((to) =>
    actors.filter((actor) => states.some((state) => may(state, to, actor, 'defect'))).map((actor) => `${to} ${actor}`),
  )
  expect(possible.sort()).toEqual(documentedMoves(from).sort())
})

test('an edit ends in the previous status, waits for the customer, or is canceled as the previous status allows', () => {
  const edit = (previousStatus: OrderStatus) => facts('edit', { previousStatus })
  const exits = (state: OrderFacts) => orderStatuses.filter((to) => actors.some((actor) => may(state, to, actor)))
  expect(exits(edit('new'))).toEqual(['new', 'waitingCustomer', 'canceled'])
  expect(exits(edit('preparing'))).toEqual(['preparing', 'waitingCustomer', 'canceled'])
  expect(may(edit('preparing'), 'canceled', 'C')).toBe(false)
  expect(may(edit('preparing'), 'canceled', 'B')).toBe(true)
  expect(may(edit('confirm'), 'canceled', 'C')).toBe(true)
})

test('every status has a row, and every transition has a known status and known actors', () => {
  expect(Object.keys(transitions).sort()).toEqual([...orderStatuses].sort())
  expect([...specified.keys()].sort()).toEqual([...orderStatuses].sort())
  for (const row of Object.values(transitions)) {
    for (const [to, actors] of Object.entries(row)) {
      expect(orderStatuses).toContain(to)
      expect(actors).toMatch(/^[CBKS]{1,3}$/)
    }
  }
})

test('only canceled and returnedReceived are terminal', () => {
  expect(orderStatuses.filter((status) => Object.keys(transitions[status]).length === 0).sort()).toEqual([
    'canceled',
    'returnedReceived',
  ])
})

test('every status is reachable from a cart', () => {
  const reached = new Set<OrderStatus>(['added'])
  for (const status of reached) for (const to of Object.keys(transitions[status])) reached.add(to as OrderStatus)
  expect(reached.size).toBe(orderStatuses.length)
})

test('only the named actors make a transition', () => {
  expect(may(facts('new'), 'inProgress', 'B')).toBe(true)
  expect(may(facts('new'), 'inProgress', 'C')).toBe(false)
  expect(may(facts('new'), 'delivered', 'B')).toBe(false)
  expect(may(facts('canceled'), 'new', 'S')).toBe(false)
})

test('a rejected cancellation request returns to the previous status', () => {
  const asked = facts('cancel', { previousStatus: 'preparing' })
  expect([
    may(asked, 'preparing', 'B'),
    may(asked, 'ready', 'B'),
    may(asked, 'canceled', 'B'),
    may(asked, 'shippingAgent', 'B'),
  ]).toEqual([true, false, true, true])
})

test('leaving late follows the row of the previous status', () => {
  const late = facts('late', { previousStatus: 'preparing' })
  expect([
    may(late, 'ready', 'B'),
    may(late, 'confirm', 'B'),
    may(late, 'canceled', 'C'),
    may(late, 'cancel', 'C'),
  ]).toEqual([true, false, false, true])
  const early = facts('late', { previousStatus: 'new' })
  expect([may(early, 'canceled', 'C'), may(early, 'cancel', 'C'), may(early, 'ready', 'B')]).toEqual([
    true,
    false,
    false,
  ])
})

test('allows two failed deliveries', () => {
  expect(may(facts('abnormal', { comesBack: false }), 'delivery', 'K')).toBe(true)
  expect(may(facts('abnormal', { comesBack: true }), 'delivery', 'K')).toBe(false)
  expect(may(facts('abnormal', { comesBack: true }), 'returning', 'S')).toBe(true)
  expect(may(facts('abnormal', { comesBack: false }), 'returning', 'S')).toBe(false)
  expect(may(facts('abnormal', { comesBack: false }), 'returning', 'K')).toBe(true)
})

test.each(['delivered', 'split'] as const)(
  'allows a return of a %s order for 14 days, and for 30 days of a defect or a wrong item',
  (status) => {
    const delivered = (days: number) => facts(status, { deliveredAt: new Date(now.getTime() - days * day) })
    expect([
      may(delivered(14), 'returning', 'C'),
      may(delivered(15), 'returning', 'B'),
      may(delivered(15), 'returning', 'C', 'defect'),
      may(delivered(30), 'returning', 'C', 'wrongItem'),
      may(delivered(31), 'returning', 'B', 'defect'),
    ]).toEqual([true, false, true, true, false])
  },
)

test('a withdrawn return leads back to the status that it left', () => {
  const back = (from: OrderStatus) => {
    const state = facts('returning', { deliveredAt: now, returning: { from, isExchange: false } })
    return (['delivered', 'split'] as const).filter((to) => may(state, to, 'C'))
  }
  expect([back('delivered'), back('split'), back('abnormal')]).toEqual([['delivered'], ['split'], []])
})

test('a parcel is delivered for the first time, and comes back undelivered', () => {
  expect(may(facts('delivery'), 'delivered', 'K')).toBe(true)
  expect(may(facts('returning'), 'returned', 'K')).toBe(true)
})

test('only a failed delivery limits what the system does', () => {
  expect(may(facts('new'), 'late', 'S')).toBe(true)
})

test('late after rejected cancellation requests remembers the status before the first', () => {
  const asked = [
    { from: 'ready', to: 'late' },
    { from: 'late', to: 'cancel' },
    { from: 'cancel', to: 'late' },
    { from: 'late', to: 'cancel' },
  ] as const
  expect(previousStatus([...asked], 'cancel', 'late')).toBe('ready')
  expect(previousStatus([], 'cancel', 'late')).toBeNull()
})

test('late, edit and cancel remember the previous status', () => {
  expect(previousStatus([], 'ready', 'late')).toBe('ready')
  expect(previousStatus([], 'confirm', 'edit')).toBe('confirm')
  expect(previousStatus([], 'late', 'preparing')).toBeNull()
  expect(
    previousStatus(
      [
        { from: 'ready', to: 'late' },
        { from: 'late', to: 'cancel' },
      ],
      'cancel',
      'late',
    ),
  ).toBe('ready')
})
