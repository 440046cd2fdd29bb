import type { AvailabilityRow } from './availability.queries.ts'
import type { Availability } from './product-detail.schema.ts'

/** Stock below this number of units is low. */
const LOW = 3

/** Returns the stock band of a branch: the number itself is not public. */
export function bandOf({ branch_id, free }: AvailabilityRow): Availability['branches'][number] {
  return { branchId: branch_id, band: free <= 0 ? 'none' : free < LOW ? 'low' : 'ok' }
}
