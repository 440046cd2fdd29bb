import { expect, test } from 'vitest'
import type { OrderStatus } from './order.schema.ts'
import { timelineOf } from './order-timeline.ts'

/** The states of the steps, and the minute at which each was reached, for an order that went through these statuses. */
function steps(...statuses: OrderStatus[]) {
  const history = statuses.map((to, minute) => ({ to, at: new Date(Date.UTC(2026, 10, 22, 10, minute)) }))
  return timelineOf(statuses.at(-1) ?? 'new', history).map(
    ({ state, at }) => `${state} ${at ? new Date(at).getUTCMinutes() : '-'}`,
  )
}

test('a skipped step has the time of the one after it', () => {
  expect(steps('new', 'confirm', 'ready')).toEqual(['done 0', 'done 1', 'now 2', 'next -', 'next -'])
  expect(steps('new', 'inProgress', 'confirm', 'inTransfer', 'ready', 'shippingAgent')).toEqual([
    'done 0',
    'done 2',
    'done 3',
    'now 5',
    'next -',
  ])
})

test('late and cancel keep the previous step', () => {
  expect(steps('new', 'confirm', 'preparing', 'late')).toEqual(['done 0', 'done 1', 'now 2', 'next -', 'next -'])
  expect(steps('new', 'confirm', 'preparing', 'cancel')).toEqual(['done 0', 'done 1', 'now 2', 'next -', 'next -'])
})

test('an order that moves back loses the later steps', () => {
  expect(steps('new', 'confirm', 'preparing', 'edit', 'new')).toEqual(['now 0', 'next -', 'next -', 'next -', 'next -'])
  expect(steps('new', 'confirm', 'edit', 'confirm')).toEqual(['done 0', 'now 3', 'next -', 'next -', 'next -'])
})

test('an ended order has no current step', () => {
  expect(steps('new', 'confirm', 'preparing', 'ready', 'shippingAgent', 'delivery', 'delivered')).toEqual([
    'done 0',
    'done 1',
    'done 2',
    'done 4',
    'done 6',
  ])
  expect(steps('new', 'canceled')).toEqual(['done 0', 'next -', 'next -', 'next -', 'next -'])
  expect(steps('new', 'confirm', 'ready', 'shippingAgent', 'abnormal', 'returning')).toEqual([
    'done 0',
    'done 1',
    'done 2',
    'done 3',
    'next -',
  ])
})
