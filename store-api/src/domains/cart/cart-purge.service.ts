import type { Context } from '#src/http/context.ts'
import { deleteCarts } from './cart.queries.ts'

const DAY = 86_400_000
/** A guest's cart is kept twice as long as its token lives in a browser (docs/rules/cart.md#owner-and-lifetime). */
const KEPT_DAYS = { guest: 60, customer: 365 }
const AT_ONCE = 10_000

/**
 * Removes the carts that nobody has changed for 60 days, a customer's after a year, a bounded number at a time, and says how many.
 * An order counts as a change of its cart; the order itself stays.
 */
export async function purgeCarts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const since = (days: number) => new Date(now().getTime() - days * DAY)
  return deleteCarts(db, { guest: since(KEPT_DAYS.guest), customer: since(KEPT_DAYS.customer) }, AT_ONCE)
}
