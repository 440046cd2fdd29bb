import { GraphQLError } from 'graphql'
import type { FieldRule } from '#src/__generated__/schema.ts'
import { numberIn } from './ids.ts'

/** Creates the error for an impossible request: a bug of the client, not a mistake of its user. */
export function badInput(message: string, reason?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', reason, http: { status: 400 } } })
}

/** An error of one argument or input field, by its path in the operation. */
export function badField(path: string[], rule: FieldRule, message: string): GraphQLError {
  const error = badInput(`${path.join('.')}: ${message}`)
  error.extensions.errors = [{ path, rule, message }]
  return error
}

/** Returns the idempotency key of a write. Throws BAD_USER_INPUT for a key that is too short or not a valid HTTP header value. */
export function checkedKey(key: string, name: string): string {
  if (/^[\x21-\x7e]{8,100}$/.test(key)) return key
  throw badField(['input', name], key.length < 8 ? 'MIN' : key.length > 100 ? 'MAX' : 'TYPE', 'Must be 8 to 100 visible ASCII characters.')
}

/** Returns the page size, 1 to `max`. Throws BAD_USER_INPUT for any other number. */
export function checkedFirst(first: number, max: number): number {
  if (first >= 1 && first <= max) return first
  throw badField(['first'], first < 1 ? 'MIN' : 'MAX', `Must be 1 to ${max}.`)
}

/** Returns the number in the id of an object of `type`. Throws BAD_USER_INPUT for any other text. */
export function numberOf(type: string, id: string, argument: string): number {
  const number = numberIn(type, id)
  if (number !== null) return number
  throw badField([argument], 'REF', `Must be the id of a ${type}.`)
}
