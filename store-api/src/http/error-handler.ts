import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { isOutage } from '#src/db/outage.ts'
import { ApiError, type FieldRule } from './api-error.ts'
import type { ErrorEnvelope, FieldFault } from './envelope.ts'
import { type ErrorCode, messageOf, statusOf } from './error-codes.ts'
import { fieldMessage } from './field-messages.ts'
import { type Language, languageOf } from 'server-kit/language.ts'

/**
 * Answers an error with the envelope. An unexpected error is logged and answered as INTERNAL without its text. Fastify
 * also calls it before any hook has run: `request.context` may be missing.
 */
export function handleError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void {
  const known = error instanceof ApiError ? error : apiErrorOf(error)
  if (statusOf(known.code) >= 500) request.log.error({ err: error }, 'request failed')
  if (known.extras.retryAfter) reply.header('retry-after', known.extras.retryAfter)
  const contentRange = contentRangeOf(error)
  if (contentRange) reply.header('content-range', contentRange)
  reply
    .headers({ ...safeHeaders(request.url), 'x-request-id': request.id })
    .code(statusOf(known.code))
    .send(envelopeOf(known, languageOf(request.headers['accept-language'])))
}

/** Refuses a request while the event loop lags. Throws UNAVAILABLE. */
export async function refuseOverload(): Promise<never> {
  throw new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER })
}

/** Pictures, videos and feeds, which a CDN may serve from another origin. Photos of customers are not public. */
const PUBLIC_FILES = /^\/(?:images|media|feeds)\/(?!customers\/)/

/**
 * Returns the security headers of an answer: no MIME sniffing, and only public files may be embedded by other origins.
 */
export function safeHeaders(url: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': PUBLIC_FILES.test(url) ? 'cross-origin' : 'same-origin',
  }
}

/** Returns Content-Range of an unsatisfiable range request, so that the player can repeat it. */
function contentRangeOf(error: FastifyError | ApiError): string | undefined {
  return 'headers' in error ? (error.headers as Record<string, string>)['Content-Range'] : undefined
}

/** Answers an unknown address. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).send(envelopeOf(new ApiError('NOT_FOUND'), request.context.language))
}

function envelopeOf({ code, fields, extras }: ApiError, language: Language): ErrorEnvelope {
  const envelope: ErrorEnvelope = { status: false, message: messageOf(code, language), error: code, ...extras }
  if (!fields) return envelope
  const errors = Object.entries(fields).map(([path, rules]) => {
    return [
      path,
      rules.map(({ rule, values }) => ({
        rule,
        message: fieldMessage(path, rule, language, values),
        ...boundsOf(values),
      })),
    ]
  })
  return { ...envelope, errors: Object.fromEntries(errors) }
}

function boundsOf({ min, max }: NonNullable<FieldRule['values']> = {}): Pick<FieldFault, 'min' | 'max'> {
  return { ...(isWhole(min) && { min }), ...(isWhole(max) && { max }) }
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

/** Seconds; by then locks are released and dead connections are replaced. */
const RETRY_AFTER = 2

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
}

function apiErrorOf(error: FastifyError): ApiError {
  // An id that cannot exist makes an unknown address.
  if (error.validationContext === 'params') return new ApiError('NOT_FOUND')
  if (error.validation) return new ApiError('VALIDATION_FAILED', { fields: fieldsOfValidation(error.validation) })
  const code = codesOfFastify[error.code]
  if (code) return new ApiError(code)
  if (error.statusCode === 416) return new ApiError('RANGE_NOT_SATISFIABLE')
  if (error.statusCode === 429) return new ApiError('RATE_LIMITED', { retryAfter: 60 })
  // The client disconnected while it sent the request: this is no error of the server.
  if (error.message === 'aborted') return new ApiError('BAD_REQUEST')
  if (isOutage(error)) return new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER })
  return new ApiError(error.statusCode && error.statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL')
}

const rulesOfKeywords: Record<string, string> = {
  required: 'required',
  maxLength: 'max',
  minLength: 'min',
  maxItems: 'maxItems',
  minimum: 'minimum',
  maximum: 'maximum',
  additionalProperties: 'unknown',
}

/**
 * Converts schema errors to field faults with dotted paths (`lines.0.quantity`). Only the first fault of a path is
 * kept: the others come from the alternatives of a union.
 */
function fieldsOfValidation(errors: FastifySchemaValidationError[]): Record<string, FieldRule[]> {
  const fields: Record<string, FieldRule[]> = {}
  for (const { keyword, instancePath, params } of errors) {
    const named = params.missingProperty ?? params.additionalProperty
    const path =
      [...instancePath.split('/').filter(Boolean), ...(typeof named === 'string' ? [named] : [])].join('.') || 'body'
    const values =
      typeof params.limit === 'number' ? { [/max/i.test(keyword) ? 'max' : 'min']: params.limit } : undefined
    fields[path] ??= [{ rule: rulesOfKeywords[keyword] ?? 'type', values }]
  }
  return fields
}
