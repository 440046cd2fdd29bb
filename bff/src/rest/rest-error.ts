import type { ErrorEnvelope } from '#src/__generated__/rest.ts'
import { errorText, textOfAnswer } from './error-text.ts'
import type { Language } from 'server-kit/language.ts'

/** `answer`: the store API returned an error; `timeout` and `unreachable`: there was no usable response. */
export type RestErrorKind = 'answer' | 'timeout' | 'unreachable'

type Facts = Partial<
  Pick<ErrorEnvelope, 'errors' | 'available' | 'limit' | 'minimum' | 'total' | 'missing' | 'retryAfter'>
> & { status?: number; code?: string }

/** A failed call. `message` is for display, in the language of the request. */
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
 * The error of a response with HTTP status 400 or above, or with `status: false` in its envelope. Of a server error
 * (5xx) only the status and `retryAfter` are kept, because its text may contain internals.
 */
export function answeredError(status: number, answer: unknown, language: Language): RestError {
  const { error, errors, available, limit, minimum, total, missing, retryAfter } = (
    answer && typeof answer === 'object' ? answer : {}
  ) as Partial<ErrorEnvelope>
  if (status >= 500) {
    const wait = typeof retryAfter === 'number' ? retryAfter : undefined
    return new RestError('answer', errorText(status === 504 ? 'timeout' : 'failed', language), {
      status,
      retryAfter: wait,
    })
  }
  const code = typeof error === 'string' ? error : undefined
  const facts = {
    status: status < 400 ? 502 : status,
    code,
    errors,
    available,
    limit,
    minimum,
    total,
    missing,
    retryAfter,
  }
  return new RestError('answer', textOfAnswer(answer, language), facts)
}

/** Code of a read of a resource that the store does not have. */
export const RESOURCE_MISSING = 'RESOURCE_MISSING'

/** The error of a read of a resource that the store does not have: the shop does without it. */
export function missingError(language: Language): RestError {
  return new RestError('answer', errorText('missing', language), { status: 404, code: RESOURCE_MISSING })
}

/** Creates the error of a call without a usable response: an abort is a timeout (specification §8). */
export function unansweredError(cause: unknown, language: Language): RestError {
  // JSON may contain a lone surrogate, a URL may not: no request was sent.
  if (cause instanceof URIError)
    return new RestError('answer', errorText('unreadable', language), { status: 400 }, cause)
  const kind = cause instanceof DOMException && /^(Timeout|Abort)Error$/.test(cause.name) ? 'timeout' : 'unreachable'
  return new RestError(kind, errorText(kind, language), {}, cause)
}

/** Whether a retry may succeed: the request itself is valid. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof RestError)) return false
  const { status = 0 } = error.facts
  return error.kind !== 'answer' || status >= 500 || status === 429
}

/**
 * Returns the result of a call, or null when the store API responds that the object does not exist. Throws other
 * errors.
 */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof RestError && error.facts.status === 404) return null
    throw error
  }
}

/** Whether the session of the call is invalid or expired. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof RestError && error.facts.status === 401
}
