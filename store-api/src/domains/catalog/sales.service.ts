import type { Context } from '#src/http/context.ts'
import { updateSales } from './sales.queries.ts'

/**
 * Brings what lists of best sellers and 'bought together' read up to date with the orders (90 and 180 days; canceled and returned
 * ones do not count), and says how many rows that took. Nothing new, nothing written.
 */
export async function refreshSales({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return updateSales(db, now())
}
