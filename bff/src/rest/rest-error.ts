import type { ErrorEnvelope } from '#src/__generated__/rest.ts'
import { errorText, textOfAnswer } from './error-text.ts'
import type { Language } from './language.ts'

/** `answer`: the store API refused or failed; `timeout` and `unreachable`: there was no usable answer. */
export type RestErrorKind = 'answer' | 'timeout' | 'unreachable'

type Facts = Partial<Pick<ErrorEnvelope, 'errors' | 'available' | 'limit' | 'retryAfter'>> & { status?: number; code?: string }

/** A call that did not give what was asked for. `message` is for a person, in the language of the request. */
export class RestError extends Error {
  readonly kind: RestErrorKind
  readonly facts: Facts

  constructor(kind: RestErrorKind, message: string, facts: Facts = {}, cause?: unknown) {
    super(message, { cause })
    this.name = 'RestError'
    this.kind = kind
    this.facts = facts
  }
}

/**
 * The error of an answer with an HTTP status of 400 and more, or whose envelope says `status: false`. A store that fails (5xx) may
 * say anything, names of its servers included: of that only the status and `retryAfter` are kept.
 */
export function answeredError(status: number, answer: unknown, language: Language): RestError {
  const { error, errors, available, limit, retryAfter } = (
    answer && typeof answer === 'object' ? answer : {}
  ) as Partial<ErrorEnvelope>
  if (status >= 500) {
    const wait = typeof retryAfter === 'number' ? retryAfter : undefined
    return new RestError('answer', errorText(status === 504 ? 'timeout' : 'failed', language), { status, retryAfter: wait })
  }
  const code = typeof error === 'string' ? error : undefined
  const facts = { status: status < 400 ? 502 : status, code, errors, available, limit, retryAfter }
  return new RestError('answer', textOfAnswer(answer, language), facts)
}

/** The error of a call without a usable answer: an abort is a time-out (specification §8). */
export function unansweredError(cause: unknown, language: Language): RestError {
  // Half a character can stand in a text of JSON but in no address: nothing was sent.
  if (cause instanceof URIError) return new RestError('answer', errorText('unreadable', language), { status: 400 }, cause)
  const kind = cause instanceof DOMException && /^(Timeout|Abort)Error$/.test(cause.name) ? 'timeout' : 'unreachable'
  return new RestError(kind, errorText(kind, language), {}, cause)
}

/** Whether asking again later may succeed: nothing is wrong with the request itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof RestError)) return false
  const { status = 0 } = error.facts
  return error.kind !== 'answer' || status >= 500 || status === 429
}

/** What a call gives, or null when the store API answers that there is none such. Other errors are thrown. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof RestError && error.facts.status === 404) return null
    throw error
  }
}

/** Whether the session that the call was made with opens nothing (any more). */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof RestError && error.facts.status === 401
}
