import { ApiError } from '#src/http/api-error.ts'

const UNIQUE = '23505'

/** What to throw when another customer has the mobile or the e-mail (specification §7: in `errors`). */
export function takenError(field: 'mobile' | 'email'): ApiError {
  return new ApiError(field === 'mobile' ? 'MOBILE_TAKEN' : 'EMAIL_TAKEN', { fields: { [field]: [{ rule: 'taken' }] } })
}

/** Throws MOBILE_TAKEN or EMAIL_TAKEN; VALIDATION_FAILED on both fields when both are taken. */
export function refuseTaken({ mobile, email }: { mobile: boolean; email: boolean }): void {
  const taken = [{ rule: 'taken' }]
  if (mobile && email) throw new ApiError('VALIDATION_FAILED', { fields: { mobile: taken, email: taken } })
  if (mobile || email) throw takenError(mobile ? 'mobile' : 'email')
}

/** Runs a write that the database may refuse because another customer has the same; throws MOBILE_TAKEN or EMAIL_TAKEN then. */
export async function orTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE && constraint === 'customer_mobile_key') throw takenError('mobile')
    if (code === UNIQUE && constraint === 'customer_email') throw takenError('email')
    throw error
  }
}
