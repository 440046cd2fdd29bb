import type { i18n } from 'i18next'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import type { UserError } from '#app/lib/apollo/written.ts'

type T = i18n['t']
type Refusal = Pick<UserError, 'code' | 'message' | 'available' | 'max'>

/**
 * Codes whose text is ours although the store sends one: the response has the number, and only the web's texts have the
 * plural forms of Arabic for it.
 */
export const WORDED_HERE = ['QUANTITY_REDUCED', 'QUANTITY_LIMIT'] as const

/** Codes without a message of the store: no response, or an internal error that is not for customers. */
const OURS: readonly Fault['code'][] = ['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']

/**
 * Returns the text of a failed call by the specification's chain (§8): the response's `message`, else its `error`, else
 * the error's own message (parsed as JSON when it starts with a brace), else "An unknown error occurred"; an abort is
 * "Request timed out".
 */
export function errorText(thrown: unknown, t: T): string {
  const fault = faultOf(thrown)
  if (OURS.includes(fault.code)) return t(`errors:${fault.code}`)
  return messageIn(fault.message) ?? t(`errors:${fault.code}`)
}

/** Returns the text of a user error: the store's message, or our own for a number that it carries (`WORDED_HERE`). */
export function refusalText({ code, message, available, max }: Refusal, t: T): string {
  const count = available ?? max
  const own = typeof count === 'number' && WORDED_HERE.find((each) => each === code)
  if (own) return t(`errors:${own}`, { count })
  return message || t('errors:BAD_USER_INPUT')
}

function messageIn(text: string | undefined): string | undefined {
  if (!text?.startsWith('{')) return text || undefined
  try {
    const { message, error } = JSON.parse(text) as { message?: unknown; error?: unknown }
    return [message, error].find((each): each is string => typeof each === 'string' && each !== '')
  } catch {
    return undefined
  }
}
