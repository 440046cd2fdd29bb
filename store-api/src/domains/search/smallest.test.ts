import { expect, test } from 'vitest'
import { smallest } from './product-order.ts'

test.for([0, 1, 2, 24, 25, 101, 500])('the first %s equal the first ones of a full sort', (count) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const values = Int32Array.from({ length: 300 }, (_, nth) => (nth * nth * seed * 7_919) % 1_009)
    expect(smallest(values, count, (a, b) => a - b)).toEqual([...values].sort((a, b) => a - b).slice(0, count))
    expect(smallest(values, count, (a, b) => b - a)).toEqual([...values].sort((a, b) => b - a).slice(0, count))
  }
})
