import { GraphQLError } from 'graphql'
import type { FieldRule } from '#src/__generated__/schema.ts'

/** What to throw when the client asks for something that cannot be: a fault of its program, not of its user. */
export function badInput(message: string, reason?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', reason, http: { status: 400 } } })
}

/** A fault of one argument or input field, by its path in the operation. */
export function badField(path: string[], rule: FieldRule, message: string): GraphQLError {
  const error = badInput(`${path.join('.')}: ${message}`)
  error.extensions.errors = [{ path, rule, message }]
  return error
}

/** The key of a write that may be sent again. Throws BAD_USER_INPUT for one that no HTTP header can carry, or that is short. */
export function checkedKey(key: string, name: string): string {
  if (/^[\x21-\x7e]{8,100}$/.test(key)) return key
  throw badField(['input', name], key.length < 8 ? 'MIN' : key.length > 100 ? 'MAX' : 'TYPE', 'Must be 8 to 100 visible ASCII characters.')
}

/** How many of a list: 1 to `max`. Throws BAD_USER_INPUT for any other number. */
export function checkedFirst(first: number, max: number): number {
  if (first >= 1 && first <= max) return first
  throw badField(['first'], first < 1 ? 'MIN' : 'MAX', `Must be 1 to ${max}.`)
}

/** An ID → the number that the store API knows it by. Throws BAD_USER_INPUT when it is none. */
export function numberOf(id: string, argument: string): number {
  if (/^\d{1,15}$/.test(id)) return Number(id)
  throw badInput(`${argument} is not an id: it must be a number.`)
}
