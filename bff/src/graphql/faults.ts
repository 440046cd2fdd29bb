import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { errorText } from '#src/rest/error-text.ts'
import type { Language } from 'server-kit/language.ts'
import { RestError } from '#src/rest/rest-error.ts'
import { ruleOf } from './user-errors.ts'

type FaultCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'GONE'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR'

const codesOfStatus: Record<number, FaultCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  410: 'GONE',
  429: 'RATE_LIMITED',
  504: 'UPSTREAM_TIMEOUT',
}

/** Error codes of GraphQL and Apollo for requests that fail before any resolver runs. */
const REFUSED_REQUEST = /^(GRAPHQL_|PERSISTED_|OPERATION_RESOLUTION|BAD_REQUEST|BAD_USER_INPUT)/

/**
 * Converts an error to its public form: `extensions.code` is a FaultCode, `reason` gives details where there are any. Errors of the store
 * API keep their message; unexpected errors lose theirs (`shownTo` sets a generic one).
 */
export function formatFault({ message, extensions, ...where }: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : error
  if (original instanceof RestError) return { message: messageOf(original), ...where, extensions: extensionsOf(original) }
  const code = String(extensions?.code)
  if (!REFUSED_REQUEST.test(code))
    return { message: errorText('unknown', 'en'), ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  const reason = code === 'BAD_USER_INPUT' ? extensions?.reason : code
  const errors = extensions?.errors
  return { message, ...where, extensions: { code: 'BAD_USER_INPUT', ...(reason ? { reason } : {}), ...(errors ? { errors } : {}) } }
}

/** Message of a failed call, including the problems of each argument: a query has no form fields to display them. */
function messageOf({ message, facts }: RestError): string {
  const faults = Object.entries(facts.errors ?? {}).map(([path, [fault]]) => `${path}: ${fault?.message ?? message}`)
  return faults.length > 0 ? `${message} (${faults.join('; ')})` : message
}

/** Adds the request id, and the message of an unexpected error in the language of the request. */
export function shownTo(
  error: GraphQLFormattedError,
  { language, requestId }: { language: Language; requestId: string },
): GraphQLFormattedError {
  const message = error.extensions?.code === 'INTERNAL_SERVER_ERROR' ? errorText('unknown', language) : error.message
  return { ...error, message, extensions: { ...error.extensions, requestId } }
}

function extensionsOf({ kind, facts }: RestError): Record<string, unknown> {
  const { code: reason, errors, available, limit, minimum, retryAfter } = facts
  const faults = errors && Object.entries(errors).map(([path, [fault]]) => ({ path: path.split('.'), rule: ruleOf(fault?.rule), message: fault?.message }))
  const details = Object.entries({ reason, errors: faults, available, limit, minimum, retryAfter }).filter(([, value]) => value !== undefined)
  return { code: codeOf(kind, facts.status), ...Object.fromEntries(details) }
}

/** An unreachable store has no status: an outage, like 500. */
function codeOf(kind: RestError['kind'], status = 500): FaultCode {
  if (kind === 'timeout') return 'UPSTREAM_TIMEOUT'
  return codesOfStatus[status] ?? (status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'BAD_USER_INPUT')
}
