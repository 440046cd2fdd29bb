import type { UserError } from '#app/lib/apollo/written.ts'

/** For tests: a user error as the shop answers it, with all fields that the web asks for. */
export function userError<Facts extends Pick<UserError, 'code'> & Partial<UserError>>(facts: Facts) {
  return {
    __typename: 'UserError' as const,
    path: [] as string[],
    message: '',
    available: null,
    max: null,
    retryAfter: null,
    ...facts,
  }
}
