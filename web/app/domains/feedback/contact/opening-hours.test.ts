import { expect, test } from 'vitest'
import { isOpenAt } from './contact-ways.tsx'

const noon = { from: '12:00', to: '24:00' }
const open = (hours: typeof noon, ...moments: string[]) => moments.map((moment) => isOpenAt(hours, moment))

test('from noon to midnight, to the minute, on Fridays as on other days', () => {
  expect(
    open(noon, '2026-11-20T09:59:59Z', '2026-11-20T10:00:00Z', '2026-11-20T21:59:59Z', '2026-11-20T22:00:00Z'),
  ).toEqual([false, true, true, false])
})

test('a place closes in the minute that it names, and one whose hours meet never closes', () => {
  const day = { from: '10:00', to: '18:00' }
  expect(
    open(day, '2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z', '2026-11-20T15:59:00Z', '2026-11-20T16:00:00Z'),
  ).toEqual([false, true, true, false])
  expect(open({ from: '10:00', to: '10:00' }, '2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z')).toEqual([true, true])
})

test('summer time begins and ends with the clocks of Cairo', () => {
  // Noon is 10:00 UTC in winter and 9:00 in summer; the last Friday of April begins it.
  expect(open(noon, '2026-04-23T09:30:00Z', '2026-04-24T09:30:00Z')).toEqual([false, true])
  // On the last Thursday of October the hour before midnight comes twice.
  expect(open(noon, '2026-10-29T20:30:00Z', '2026-10-29T21:30:00Z', '2026-10-29T22:00:00Z')).toEqual([
    true,
    true,
    false,
  ])
})

test('hours may go on behind midnight', () => {
  const late = { from: '16:00', to: '02:30' }
  expect(
    open(late, '2026-11-20T13:59:00Z', '2026-11-20T14:00:00Z', '2026-11-21T00:29:00Z', '2026-11-21T00:30:00Z'),
  ).toEqual([false, true, true, false])
})
