import { GraphQLError } from 'graphql'
import type { FieldRule } from '#src/__generated__/schema.ts'
import { type FaultCode, faultCatalogue, faultText, type Text } from './fault-catalogue.ts'
import { numberIn } from './ids.ts'

/** Creates the error for an impossible request: a bug of the client, not a mistake of its user. */
export function badInput(texts: Text, reason?: string): GraphQLError {
  return new GraphQLError(texts.en, { extensions: { code: 'BAD_USER_INPUT', reason, texts, http: { status: 400 } } })
}

/** An error of one argument or input field, by its path in the operation. */
export function badField(path: string[], rule: FieldRule, message: Text): GraphQLError {
  const at = path.join('.')
  const error = badInput({ ar: `${at}: ${message.ar}`, en: `${at}: ${message.en}` })
  error.extensions.errors = [{ path, rule, message }]
  return error
}

/**
 * Creates the error of a request that the protocol refuses, with the numbers that its text names. Fastify takes its
 * status from `statusCode`; `detail` is an English message for developers.
 */
export function protocolFault(
  code: FaultCode,
  facts: Record<string, number> = {},
  detail?: string,
): GraphQLError & { statusCode: number } {
  const { status = 400 } = faultCatalogue[code] as { status?: number }
  const error = new GraphQLError(detail ?? faultText(code, 'en', facts) ?? code, {
    extensions: { code, ...facts, http: { status } },
  })
  return Object.assign(error, { statusCode: status })
}

/**
 * Returns the idempotency key of a write. Throws BAD_USER_INPUT for a key that is too short or not a valid HTTP header
 * value.
 */
export function requireIdempotencyKey(key: string, name: string): string {
  if (/^[\x21-\x7e]{8,100}$/.test(key)) return key
  const text = {
    ar: 'لازم يكون من 8 لـ 100 حرف إنجليزي من غير مسافات.',
    en: 'Must be 8 to 100 visible ASCII characters.',
  }
  throw badField(['input', name], key.length < 8 ? 'MIN' : key.length > 100 ? 'MAX' : 'TYPE', text)
}

/** Returns the page size, 1 to `max`. Throws BAD_USER_INPUT for any other number. */
export function requirePageSize(first: number, max: number): number {
  if (first >= 1 && first <= max) return first
  throw badField(['first'], first < 1 ? 'MIN' : 'MAX', { ar: `لازم يكون من 1 لـ ${max}.`, en: `Must be 1 to ${max}.` })
}

/** Throws BAD_USER_INPUT for a list of more than `max` ids. */
export function refuseLongList(ids: readonly string[], max: number): void {
  if (ids.length > max)
    throw badField(['ids'], 'MAX_ITEMS', { ar: `${max} بالكتير في المرة.`, en: `At most ${max} at once.` })
}

/** Returns the number in the id of an object of `type`. Throws BAD_USER_INPUT for any other text. */
export function numberOf(type: string, id: string, argument: string): number {
  const number = numberIn(type, id)
  if (number !== null) return number
  throw badField([argument], 'REF', { ar: `لازم يكون id من نوع ${type}.`, en: `Must be the id of a ${type}.` })
}
