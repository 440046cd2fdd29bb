import type { GraphQLResolveInfo } from 'graphql'
import type * as rest from '#src/__generated__/rest.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { type FieldsAtFault, type Refusal, refusable } from '#src/graphql/user-errors.ts'
import { type NamedOrder, type OrderRef, refOf } from './order-ref.ts'

/** The field of an order change that an error of the store API is about. */
export const orderFields: FieldsAtFault = {
  NOT_FOUND: 'id',
  INVALID_TRANSITION: 'id',
  ORDER_CHANGED: 'id',
  ORDER_LOCKED: 'id',
  CANCEL_TOO_LATE: 'id',
  EDIT_TOO_LATE: 'id',
  CONFIRM_FIRST: 'id',
  CONFIRM_AGAIN: 'id',
  ORDER_LIMIT: 'id',
  RETURN_WINDOW_CLOSED: 'id',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TOO_MANY_TRIES: 'code',
  CODE_TRIES_USED: 'code',
  IDEMPOTENCY_CONFLICT: 'idempotencyKey',
}

/** Result of an order change; `order` is null on failure. */
export interface OrderChange {
  ref: OrderRef
  order: rest.Order | null
  userErrors: Refusal[]
}

/** Result of an exchange; `order` is the old one, `token` that of the new one. */
export interface OrderExchanged extends OrderChange {
  exchange: rest.Order | null
  token: string | null
}

/** Changes an order. */
export async function changeOrder(
  info: GraphQLResolveInfo,
  named: NamedOrder,
  run: (ref: OrderRef) => Promise<rest.Order>,
  fields?: FieldsAtFault,
): Promise<OrderChange> {
  const ref = refOf(named)
  const { done, userErrors } = await refusable<rest.Order>(info, () => run(ref), { ...orderFields, ...fields })
  return { ref, order: done && { ...done, token: ref.token ?? null }, userErrors }
}

/**
 * Returns the order after a change. Reads it again after a failed change, because it may differ from the one the caller
 * saw. A resolver of its own, so that the errors are returned even when the order cannot be read.
 */
export const orderAfterChange = {
  order({ ref, order, userErrors }: OrderChange, _: unknown, { sources }: GraphContext) {
    const isAbsent = userErrors.some(({ code }) => code === 'NOT_FOUND')
    return order ?? (isAbsent ? null : sources.order.order(ref.id, ref.token))
  },
}
