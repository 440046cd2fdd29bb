import { GraphQLError } from 'graphql'
import type { FieldRule } from '#src/__generated__/schema.ts'

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

/** Converts an ID to the number of the store API. Throws BAD_USER_INPUT for any other text. */
export function numberOf(id: string, argument: string): number {
  if (/^\d{1,15}$/.test(id)) return Number(id)
  throw badInput(`${argument} is not an id: it must be a number.`)
}
