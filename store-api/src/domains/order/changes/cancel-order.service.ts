import { fieldRules } from '#src/field-rules.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { changeOpened, changeOrder, type Changing } from './change-order.service.ts'
import { optionalText, requireValid } from '#src/http/rules.ts'
import { moveInside } from '#src/domains/order/transitions/move-order.service.ts'
import { customerCaller } from '#src/domains/order/order-access.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { isAllowed } from '#src/domains/order/order.transitions.ts'
import { orderFacts } from '#src/domains/order/order-facts.ts'

/**
 * Cancels an order for its customer, or requests it once the order is being prepared (docs/rules/orders.md#cancelling);
 * `reason`, at most 500 characters, is kept for the shop. A repeat changes nothing. Throws NOT_FOUND, LINK_EXPIRED,
 * VALIDATION_FAILED at `reason`, CANCEL_TOO_LATE, and ORDER_LOCKED while the shop edits an order that is being
 * prepared.
 */
export async function cancelOrder(
  context: Context,
  id: number,
  token: string | undefined,
  reason: string | null | undefined,
): Promise<Order> {
  const notes = requireValid({ reason: optionalText(reason, fieldRules.cancelReason) }).reason ?? undefined
  return changeOrder(context, id, token, (changing) => cancelInside(changing, notes))
}

/**
 * Cancels an order for the owner of its mobile, whose access was checked. Throws NOT_FOUND, CANCEL_TOO_LATE,
 * ORDER_LOCKED.
 */
export function cancelByOwner(context: Context, id: number): Promise<Order> {
  return changeOpened(context, id, customerCaller(null), (changing) => cancelInside(changing, undefined))
}

async function cancelInside(
  { context, order, history, caller, may }: Changing,
  notes: string | undefined,
): Promise<void> {
  const { id, status, revision } = order
  if (status === 'canceled' || status === 'cancel') return
  const isImmediate = isAllowed(orderFacts(order, history), 'canceled', 'C', { now: context.now() })
  const to = isImmediate ? 'canceled' : may('cancel') || may('requestCancel') ? 'cancel' : undefined
  if (!to) throw new ApiError(status === 'edit' ? 'ORDER_LOCKED' : 'CANCEL_TOO_LATE')
  await moveInside(context, id, {
    to,
    actor: 'C',
    actorId: caller.holder,
    reason: 'customer',
    notes,
    key: `customer-cancel:${revision}`,
  })
  // No parcel of a pick-up order leaves: its request is granted at once.
  if (to === 'cancel' && order.pickup_branch_id !== null)
    await moveInside(context, id, {
      to: 'canceled',
      actor: 'S',
      reason: 'granted',
      key: `customer-cancel:${revision}:granted`,
    })
}
