import type { GraphQLResolveInfo } from 'graphql'
import type { Order } from '#src/__generated__/rest.ts'
import type { OrderErrorCode } from '#src/__generated__/schema.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { idOf } from '#src/graphql/ids.ts'
import { type Refusal, refusable } from '#src/graphql/user-errors.ts'

/** An order for the store API: `token` when the caller does not ask by her account. */
export interface OrderRef {
  id: number
  token: string | undefined
}

/** An order as clients name it → as the store API takes it. What cannot be an id or a token opens nothing. */
export function refOf({ id, token }: { id: string; token?: string | null }): OrderRef {
  return {
    id: idOf(id),
    token: token && /^[\x21-\x7e]{1,200}$/.test(token) ? token : undefined,
  }
}

/** A change of an order; `order` is null when it was refused. */
export interface OrderChange {
  ref: OrderRef
  order: Order | null
  userErrors: Refusal<OrderErrorCode>[]
}

/** Changes an order. */
export async function changeOrder(info: GraphQLResolveInfo, ref: OrderRef, run: () => Promise<Order>): Promise<OrderChange> {
  const { done, userErrors } = await refusable<Order, OrderErrorCode>(info, run)
  return { ref, order: done, userErrors }
}

/**
 * The order after a change. It is read again when the change was refused: it may be another one than the caller saw. A field of its
 * own, so that the refusal arrives when the order cannot be read.
 */
export function orderAfterChange({ ref, order, userErrors }: OrderChange, _: unknown, { sources }: GraphContext) {
  const isAbsent = userErrors.some(({ code }) => code === 'NOT_FOUND')
  return order ?? (isAbsent ? null : sources.order.order(ref.id, ref.token))
}
