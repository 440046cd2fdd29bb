import type { GraphQLResolveInfo } from 'graphql'
import type { Order } from '#src/__generated__/rest.ts'
import type { OrderErrorCode } from '#src/__generated__/schema.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { refusable } from '#src/graphql/user-errors.ts'

/** An order for the store API: `token` when the caller does not ask by her account. */
export interface OrderRef {
  id: number
  token: string | undefined
}

/** Greater than any id that is given. */
const NO_ORDER = Number.MAX_SAFE_INTEGER

/** An order as clients name it → as the store API takes it. What cannot be an id or a token opens nothing. */
export function refOf({ id, token }: { id: string; token?: string | null }): OrderRef {
  return {
    id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : NO_ORDER,
    token: token && /^[\x21-\x7e]{1,200}$/.test(token) ? token : undefined,
  }
}

/** Changes an order. When the change is refused the order is read again: it may be another one than the caller saw. */
export async function changeOrder(
  { sources }: GraphContext,
  info: GraphQLResolveInfo,
  ref: OrderRef,
  run: () => Promise<Order>,
): Promise<{ order: Order | null; userErrors: Awaited<ReturnType<typeof refusable<Order, OrderErrorCode>>>['userErrors'] }> {
  const { done, userErrors } = await refusable<Order, OrderErrorCode>(info, run)
  const gone = userErrors.some(({ code }) => code === 'NOT_FOUND')
  return { order: done ?? (gone ? null : await sources.order.order(ref.id, ref.token)), userErrors }
}
