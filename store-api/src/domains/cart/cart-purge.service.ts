import type { Context } from '#src/http/context.ts'
import { deleteCarts } from './cart.queries.ts'

const DAY = 86_400_000
/** Twice as long as the token of a cart lives in a browser (DOMAIN §2.2). */
const KEPT_DAYS = 60
const AT_ONCE = 10_000

/**
 * Removes the carts that nobody has changed for 60 days, a bounded number at a time, and says how many. An order counts as a change
 * of its cart; the order itself stays.
 */
export async function purgeCarts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteCarts(db, new Date(now().getTime() - KEPT_DAYS * DAY), AT_ONCE)
}
