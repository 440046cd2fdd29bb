import type { AvailabilityRow } from './availability.queries.ts'
import type { Availability } from './catalog.schema.ts'

/** Pieces below which a branch is said to be low: somebody may be faster. */
const LOW = 3

/** How a branch's free pieces are told: not by their number. */
export function bandOf({ branch_id, free }: AvailabilityRow): Availability['branches'][number] {
  return { branchId: branch_id, band: free <= 0 ? 'none' : free < LOW ? 'low' : 'ok' }
}
