import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { errorText } from '#src/rest/error-text.ts'
import type { Language } from 'server-kit/language.ts'
import { RestError } from '#src/rest/rest-error.ts'
import { codeOfStatus, type FaultCode, faultText, isFaultCode, type Text } from './fault-catalogue.ts'
import { ruleOf } from './user-errors.ts'

/** Our codes for those of Apollo, for requests that fail before any resolver runs. */
const codesOfApollo: Record<string, FaultCode> = {
  GRAPHQL_PARSE_FAILED: 'PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'VALIDATION_FAILED',
  OPERATION_RESOLUTION_FAILURE: 'OPERATION_NOT_FOUND',
}
/** Codes of errors that Apollo calls BAD_REQUEST, by their HTTP status. */
const codesOfRefusal: Record<number, FaultCode> = {
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Keys of `extensions` that are part of an error's public form. */
const SHOWN = ['reason', 'errors', 'limit', 'found', 'cost', 'texts']

/**
 * Converts an error to its public form: `extensions.code` is a FaultCode, `reason` gives details where there are any.
 * Errors of the store API keep their message; `toPublicError` sets the others in the language of the request.
 */
export function formatFault(
  { message, extensions = {}, ...where }: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : error
  if (original instanceof RestError)
    return { message: messageOf(original), ...where, extensions: extensionsOf(original) }
  const code = requestFaultOf(error, extensions.code)
  if (!code) return { message: errorText('unknown', 'en'), ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  const tokens = code === 'PARSE_FAILED' ? /more that (\d+) tokens/.exec(message)?.[1] : undefined
  if (tokens) return { message, ...where, extensions: { code: 'TOO_MANY_TOKENS', limit: Number(tokens) } }
  const shown = SHOWN.flatMap((key) => (extensions[key] === undefined ? [] : [[key, extensions[key]]]))
  return { message, ...where, extensions: { code, ...Object.fromEntries(shown) } }
}

/** Returns a thrown value as a GraphQLError. */
export function graphqlErrorOf(thrown: unknown): GraphQLError {
  if (thrown instanceof GraphQLError) return thrown
  return new GraphQLError('', { originalError: thrown instanceof Error ? thrown : new Error(String(thrown)) })
}

/** Returns the code of an error of the request itself; undefined for one that a resolver did not expect. */
function requestFaultOf(error: unknown, formatted: unknown): FaultCode | undefined {
  // Compiled code makes errors without extensions.
  const fault: Partial<GraphQLError> = error instanceof GraphQLError ? error : { path: [] }
  const { extensions = {}, originalError, message = '', path } = fault
  // A rule of ours, which Apollo reports as a failed validation.
  const own = originalError instanceof GraphQLError ? originalError.extensions.code : undefined
  if (isFaultCode(own)) return own
  const { status = 400 } = (extensions.http ?? {}) as { status?: number }
  if (formatted === 'BAD_REQUEST') return codesOfRefusal[status] ?? formatted
  const code = codesOfApollo[String(formatted)] ?? formatted
  if (isFaultCode(code) && code !== 'INTERNAL_SERVER_ERROR') return code
  // Errors of graphql-js and Apollo about a request have no code, those of a field have a path.
  return extensions.code || originalError || path
    ? undefined
    : (codesOfText.find(([start]) => start.test(message))?.[1] ?? 'VALIDATION_FAILED')
}

const codesOfText: [RegExp, FaultCode][] = [
  [/^Syntax Error/, 'PARSE_FAILED'],
  [/^Variable "/, 'BAD_USER_INPUT'],
  [/^provided sha|persisted query version/, 'PERSISTED_QUERY_MISMATCH'],
]

/** Message of a failed call, including the problems of each argument: a query has no form fields to display them. */
function messageOf({ message, facts }: RestError): string {
  const faults = Object.entries(facts.errors ?? {}).map(([path, [fault]]) => `${path}: ${fault?.message ?? message}`)
  return faults.length > 0 ? `${message} (${faults.join('; ')})` : message
}

/** Adds the request id, and the messages that this server writes in the language of the request. */
export function toPublicError(
  { message, extensions: { texts, errors, ...extensions } = {}, ...where }: GraphQLFormattedError,
  { language, requestId }: { language: Language; requestId: string },
): GraphQLFormattedError {
  const { code } = extensions
  const own = isFaultCode(code) ? faultText(code, language, extensions, message) : undefined
  const text =
    code === 'INTERNAL_SERVER_ERROR'
      ? errorText('unknown', language)
      : ((texts as Text | undefined)?.[language] ?? own ?? message)
  const problems = (errors as { message: Text | string }[] | undefined)?.map((each) => ({
    ...each,
    message: typeof each.message === 'object' ? each.message[language] : each.message,
  }))
  return { ...where, message: text, extensions: { ...extensions, ...(problems && { errors: problems }), requestId } }
}

function extensionsOf({ kind, facts }: RestError): Record<string, unknown> {
  const { code: reason, errors, available, limit, minimum, total, missing, retryAfter } = facts
  const faults =
    errors &&
    Object.entries(errors).map(([path, [fault]]) => ({
      path: path.split('.'),
      rule: ruleOf(fault?.rule),
      message: fault?.message,
    }))
  const details = Object.entries({
    reason,
    errors: faults,
    available,
    limit,
    minimum,
    total,
    missing,
    retryAfter,
  }).filter(([, value]) => value !== undefined)
  return { code: codeOf(kind, facts.status), ...Object.fromEntries(details) }
}

/** An unreachable store has no status: an outage, like 500. */
function codeOf(kind: RestError['kind'], status = 500): FaultCode {
  return kind === 'timeout' ? 'UPSTREAM_TIMEOUT' : codeOfStatus(status)
}
