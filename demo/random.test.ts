import { expect, test } from 'vitest'
import { dice } from './random.ts'

test('the same seed gives the same numbers on every machine', () => {
  const throws = (seed: string) =>
    Array.from(
      { length: 5 },
      (
        (chance) => () =>
          chance.between(1, 100)
      )(dice(seed)),
    )
  expect(throws('AHL-2627-H')).toEqual(throws('AHL-2627-H'))
  expect(throws('AHL-2627-H')).not.toEqual(throws('AHL-2627-A'))
  expect(throws('fixed')).toEqual([99, 40, 85, 4, 71])
})

test('chance returns true about as often as its share', () => {
  const hits = Array.from({ length: 2000 }, (_, i) => dice(`seed ${i}`).chance(0.12)).filter(Boolean).length
  expect(hits / 2000).toBeGreaterThan(0.09)
  expect(hits / 2000).toBeLessThan(0.15)
})
