import type { Context } from '#src/http/context.ts'
import { ApiError } from '#src/http/api-error.ts'
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

const UNIQUE = '23505'

/** Returns the error for a mobile or e-mail of another customer (specification §7: in `errors`). */
export function duplicateError(field: 'mobile' | 'email'): ApiError {
  return new ApiError(field === 'mobile' ? 'MOBILE_TAKEN' : 'EMAIL_TAKEN', { fields: { [field]: [{ rule: 'taken' }] } })
}

/** Throws MOBILE_TAKEN or EMAIL_TAKEN; VALIDATION_FAILED at both fields when both are taken. */
export function refuseTaken({ mobile, email }: { mobile: boolean; email: boolean }): void {
  const taken = [{ rule: 'taken' }]
  if (mobile && email) throw new ApiError('VALIDATION_FAILED', { fields: { mobile: taken, email: taken } })
  if (mobile || email) throw duplicateError(mobile ? 'mobile' : 'email')
}

/** Runs a write and turns the database's refusal of a duplicate into MOBILE_TAKEN or EMAIL_TAKEN. */
export async function refuseDuplicates<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE && constraint === 'customer_mobile_key') throw duplicateError('mobile')
    if (code === UNIQUE && constraint === 'customer_email') throw duplicateError('email')
    throw error
  }
}
