import { expect, test } from 'vitest'
import { isSamePlace } from './delivery-address.service.ts'

const address = {
  stateId: 1,
  cityId: 2,
  regionId: 3,
  streetAddress: '5 Nile',
  buildingNumber: '5',
  floorNumber: '2',
  apartmentNumber: '7',
  landmark: null,
  notes: null,
}

test.each([
  'stateId',
  'cityId',
  'regionId',
  'streetAddress',
  'buildingNumber',
  'floorNumber',
  'apartmentNumber',
] as const)('another %s is another door', (field) => {
  expect(isSamePlace(address, { ...address, [field]: typeof address[field] === 'number' ? 99 : 'other' })).toBe(false)
})

test('another typed area is another door', () => {
  const typed = { ...address, regionId: null, regionName: 'Ezbet El Borg' }
  expect(isSamePlace(typed, { ...typed })).toBe(true)
  expect(isSamePlace(typed, { ...typed, regionName: 'Abis' })).toBe(false)
  expect(isSamePlace({ ...address, regionName: null }, address)).toBe(true)
})

test('addresses with another landmark and other notes are the same door', () => {
  expect(isSamePlace(address, { ...address, landmark: 'mosque', notes: 'ring twice' })).toBe(true)
})
