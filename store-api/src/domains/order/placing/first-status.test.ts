import { expect, test } from 'vitest'
import { isSamePlace } from '#src/domains/location/address.service.ts'
import { firstStatusOf, type JudgedOrder } from './write-order.service.ts'
import type { PastOrders } from './placing.queries.ts'

const address = { stateId: 1, cityId: 2, regionId: 3, streetAddress: '5 Nile', buildingNumber: '5', floorNumber: '2', apartmentNumber: '7', landmark: null, notes: null }
const order: JudgedOrder = { total: 400_000, limit: 400_000, address }
const past: PastOrders = { ofPhone: 1, delivered: 1, refusals: 0, recentRefusals: 0, address }

test('confirms an order of a known customer up to the limit, and waits one piastre above it', () => {
  expect(firstStatusOf(order, past)).toEqual({ to: 'confirm', reason: 'known' })
  expect(firstStatusOf({ ...order, total: 400_001 }, past)).toEqual({ to: 'waitingCustomer', reason: 'limit' })
})

test.each([
  ['a guest', 'guest', { to: 'waitingCustomer', reason: 'guest' }],
  ['a number proven by a code, above the limit too', 'proven', { to: 'confirm', reason: 'code' }],
  ['a first order', { ...past, ofPhone: 0 }, { to: 'waitingCustomer', reason: 'firstOrder' }],
  ['a recent refusal at the door', { ...past, refusals: 1, recentRefusals: 1 }, { to: 'waitingCustomer', reason: 'refusal' }],
  ['an old refusal at the door', { ...past, refusals: 1 }, null],
  ['another door', { ...past, address: { ...address, apartmentNumber: '8' } }, { to: 'waitingCustomer', reason: 'address' }],
  ['no address before', { ...past, address: null }, { to: 'confirm', reason: 'known' }],
  ['nothing delivered yet', { ...past, delivered: 0 }, null],
] as const)('the verdict for %s', (_, history, verdict) => {
  expect(firstStatusOf(history === 'proven' ? { ...order, total: 500_000 } : order, history)).toEqual(verdict)
})

test.each(['stateId', 'cityId', 'regionId', 'streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'] as const)(
  'another %s is another door',
  (field) => {
    expect(isSamePlace(address, { ...address, [field]: typeof address[field] === 'number' ? 99 : 'other' })).toBe(false)
  },
)

test('addresses with another landmark and other notes are the same door', () => {
  expect(isSamePlace(address, { ...address, landmark: 'mosque', notes: 'ring twice' })).toBe(true)
})
