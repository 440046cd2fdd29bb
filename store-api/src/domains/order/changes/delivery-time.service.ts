import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { setDeliveryTime } from './changes.queries.ts'
import type { DeliveryTimeBody } from '#src/domains/order/delivery-time.schema.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { allowedActions } from '#src/domains/order/order.transitions.ts'
import { orderFacts } from '#src/domains/order/order-facts.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { listDeliveryChoices, viewOrder } from '#src/domains/order/order-view.service.ts'
import { appendEvent } from '#src/domains/order/transitions/transition.queries.ts'

/**
 * Chooses the time of the next delivery attempt. The status stays, and an event notes the time
 * (docs/rules/delivery.md#failed-delivery). Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION without another attempt,
 * VALIDATION_FAILED at `day` for a time that is not offered, ORDER_CHANGED when the order moved meanwhile.
 */
export async function chooseDeliveryTime(
  context: Context,
  id: number,
  token: string | undefined,
  { day, part }: DeliveryTimeBody,
): Promise<Order> {
  const { order, caller } = await openOrder(context, id, token)
  const facts = orderFacts(order, await selectEvents(context.db, id))
  if (!allowedActions(facts, caller, context.now()).includes('chooseDeliveryTime'))
    throw new ApiError('INVALID_TRANSITION')
  const choices = await listDeliveryChoices(context)
  if (!choices.some((choice) => choice.day === day && choice.part === part))
    throw new ApiError('VALIDATION_FAILED', { fields: { day: [{ rule: 'ref' }] } })
  // Pressed twice, it is one choice.
  if (order.wanted_day === day && order.wanted_part === part) return viewOrder(context, id, caller)
  await context.db.transaction().execute(async (db) => {
    if (!(await setDeliveryTime(db, order, { day, part }))) throw new ApiError('ORDER_CHANGED')
    const { status } = order
    await appendEvent(db, id, {
      from_status: status,
      to_status: status,
      actor: 'C',
      reason_code: 'deliveryTime',
      notes: `${day} ${part}`,
      at: context.now(),
    })
  })
  return viewOrder(context, id, caller)
}
