import type { Context } from '#src/http/context.ts'
import { deleteKeys } from './idempotency.queries.ts'

const DAY = 86_400_000
/** No client repeats a request after that; a cart that was ordered is empty by then anyway. */
const KEPT_DAYS = 7
const AT_ONCE = 10_000

/** Forgets the idempotency keys that are older than 7 days, a bounded number at a time, and says how many. */
export async function purgeRequestKeys({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteKeys(db, new Date(now().getTime() - KEPT_DAYS * DAY), AT_ONCE)
}
