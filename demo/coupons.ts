import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'

/** From the opening of the demo shop, for all customers and without items on offer. */
const always = { starts_at: '2026-01-01T00:00:00Z', created_at: '2026-01-01T00:00:00Z', on_offers: false }

/** Writes the coupons of the demo shop; sums in piastres. */
export async function fillCoupons(db: Db): Promise<void> {
  await insertRows(db, 'coupon', [
    { id: 1, code: 'AHLAN10', benefit: 'percent', percent: 10, uses_per_customer: 1, ...always },
    { id: 2, code: 'SHAHN', benefit: 'freeDelivery', minimum: 80_000, ...always },
    { id: 3, code: 'MADRAG100', benefit: 'amount', amount: 10_000, minimum: 100_000, ...always },
  ])
  await continueIds(db, 'coupon')
}
