import type { Context } from '#src/http/context.ts'
import { deleteChangesBefore } from './catalog-change.queries.ts'

/** Twice as long as a server may go without looking before it reads everything again, milliseconds. */
const KEPT = 3_600_000

/** Forgets the changes of products that every server has seen, or will not ask for, and says how many. */
export async function purgeCatalogChanges({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteChangesBefore(db, new Date(now().getTime() - KEPT))
}
