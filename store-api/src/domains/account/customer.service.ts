import type { Context } from '#src/http/context.ts'
import type { Customer } from './account.schema.ts'
import { selectCustomer } from './customer.queries.ts'
import { deletionDue } from './deletion-grace.ts'

/** Returns a customer's own view. Throws an Error for an unknown id: callers have it from a session. */
export async function viewCustomer({ db }: Pick<Context, 'db'>, id: number): Promise<Customer> {
  const row = await selectCustomer(db, id)
  if (!row) throw new Error(`There is no customer ${id}`)
  const { photoId, deletionAskedAt, ...customer } = row
  const deletionDueAt = deletionAskedAt && deletionDue(deletionAskedAt).toISOString()
  return { ...customer, image: photoId && `/images/customers/${photoId}.webp`, deletionDueAt }
}
