import { idOf, tokenIn } from '#src/graphql/ids.ts'
import { RestError } from '#src/rest/rest-error.ts'

/** A reference to an order for the store API: `token` when the caller is not its authenticated owner. */
export interface OrderRef {
  id: number
  token: string | undefined
}

/** An order in the input of a client. */
export interface NamedOrder {
  id: string
  token?: string | null
}

/**
 * Converts a client's order reference to that of the store API. An impossible id or token becomes one that matches no
 * order.
 */
export function refOf({ id, token }: NamedOrder): OrderRef {
  return { id: idOf('Order', id), token: tokenIn(token) }
}

/** Returns the path and the headers of a call for an order. */
export const callOf = ({ id, token }: OrderRef) => ({ path: { id }, header: { 'x-order-token': token } })

/** Errors without a quote: no such order or items, an expired link, an order that cannot be returned or exchanged. */
export function nullWhenRefused(error: unknown): null {
  if (error instanceof RestError && [403, 404, 409, 422].includes(error.facts.status ?? 0)) return null
  throw error
}
