import { GraphQLError } from 'graphql'

/** What to throw when the client asks for something that cannot be: a fault of its program, not of its user. */
export function badInput(message: string, reason?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', reason, http: { status: 400 } } })
}

/** An ID → the number that the store API knows it by. Throws BAD_USER_INPUT when it is none. */
export function numberOf(id: string, argument: string): number {
  if (/^\d{1,15}$/.test(id)) return Number(id)
  throw badInput(`${argument} is not an id: it must be a number.`)
}
