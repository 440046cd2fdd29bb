import type { Measure } from '../measure.ts'
import { measureBuyers, newGuests } from './buyers.ts'

const BUYERS = 10

/** Measures units added to the carts of new guests per second through GraphQL: each creates a cart. */
export const adds: Measure = async (bench) => {
  const add = await newGuests(bench.stack.bff, 3)
  return [await measureBuyers('adds by new guests', bench, { buyers: BUYERS, total: bench.orders * 2 }, add)]
}
