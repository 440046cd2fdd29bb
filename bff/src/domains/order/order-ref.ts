import type { GraphQLResolveInfo } from 'graphql'
import type { Order } from '#src/__generated__/rest.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { idOf } from '#src/graphql/ids.ts'
import { type FieldsAtFault, type Refusal, refusable } from '#src/graphql/user-errors.ts'

/** A reference to an order for the store API: `token` when the caller is not its authenticated owner. */
export interface OrderRef {
  id: number
  token: string | undefined
}

/** Converts a client's order reference to that of the store API. An impossible id or token becomes one that matches no order. */
export function refOf({ id, token }: { id: string; token?: string | null }): OrderRef {
  return {
    id: idOf('Order', id),
    token: token && /^[\x21-\x7e]{1,200}$/.test(token) ? token : undefined,
  }
}

/** Result of an order change; `order` is null on failure. */
export interface OrderChange {
  ref: OrderRef
  order: Order | null
  userErrors: Refusal[]
}

/** Result of an exchange; `order` is the old one, `token` that of the new one. */
export interface OrderExchanged extends OrderChange {
  exchange: Order | null
  token: string | null
}

/** Changes an order. */
export async function changeOrder(
  info: GraphQLResolveInfo,
  ref: OrderRef,
  run: () => Promise<Order>,
  fieldsAtFault?: FieldsAtFault,
): Promise<OrderChange> {
  const { done, userErrors } = await refusable<Order>(info, run, fieldsAtFault)
  return { ref, order: done && { ...done, token: ref.token ?? null }, userErrors }
}

/**
 * Returns the order after a change. Reads it again after a failed change, because it may differ from the one the caller saw. A resolver of
 * its own, so that the errors are returned even when the order cannot be read.
 */
export function orderAfterChange({ ref, order, userErrors }: OrderChange, _: unknown, { sources }: GraphContext) {
  const isAbsent = userErrors.some(({ code }) => code === 'NOT_FOUND')
  return order ?? (isAbsent ? null : sources.order.order(ref.id, ref.token))
}
