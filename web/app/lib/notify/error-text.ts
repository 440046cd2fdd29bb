import type { i18n } from 'i18next'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import type { UserError } from '#app/lib/apollo/written.ts'

type T = i18n['t']
type Refusal = Pick<UserError, 'code' | 'message' | 'available' | 'max'>

/** Codes whose message names what is at fault. */
const SPECIFIC: readonly UserError['code'][] = ['VALIDATION_FAILED', 'COUPON_MINIMUM', 'COUPON_ITEMS']

/** Codes without a message of the store: no response, or an internal error that is not for customers. */
const OURS: readonly Fault['code'][] = ['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']

/**
 * Returns the text of a failed call by the specification's chain (§8): the response's `message`, else its `error`, else the error's own
 * message (parsed as JSON when it starts with a brace), else "An unknown error occurred"; an abort is "Request timed out".
 */
export function errorText(thrown: unknown, t: T): string {
  const fault = faultOf(thrown)
  if (OURS.includes(fault.code)) return t(`errors:${fault.code}`)
  return messageIn(fault.message) ?? t(`errors:${fault.code}`)
}

/**
 * Returns the text of a user error: our own for a known code, else the store's message. For an invalid field, and for a coupon that does not fit the
 * items, the store's message is more specific.
 */
export function refusalText({ code, message, available, max }: Refusal, t: T): string {
  if (SPECIFIC.includes(code) && message) return message
  const own = t(`errors:${code}` as 'errors:OUT_OF_STOCK', { defaultValue: '', count: available ?? max ?? 0 })
  return own || message || t('errors:INTERNAL_SERVER_ERROR')
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
