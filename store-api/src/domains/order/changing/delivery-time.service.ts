import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { listDeliveryChoices } from '#src/domains/order/delivery-choices.service.ts'
import { setDeliveryTime } from './change.queries.ts'
import type { DeliveryTimeBody } from '#src/domains/order/delivery-time.schema.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { allowedActions } from '#src/domains/order/order-actions.ts'
import { factsOf } from '#src/domains/order/order-facts.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'
import { appendEvent } from '#src/domains/order/moving/transition.queries.ts'

/**
 * Says when the courier should come again after a failed delivery, as long as there is another try. The status stays; a note in
 * the history tells who watches. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION, VALIDATION_FAILED at `day` for a time that
 * is no choice, ORDER_CHANGED when it moved meanwhile.
 */
export async function chooseDeliveryTime(
  context: Context,
  id: number,
  token: string | undefined,
  { day, part }: DeliveryTimeBody,
): Promise<Order> {
  const { order, caller } = await openOrder(context, id, token)
  const facts = factsOf(order, await selectEvents(context.db, id))
  if (!allowedActions(facts, caller, context.now()).includes('chooseDeliveryTime')) throw new ApiError('INVALID_TRANSITION')
  const choices = await listDeliveryChoices(context)
  if (!choices.some((choice) => choice.day === day && choice.part === part))
    throw new ApiError('VALIDATION_FAILED', { fields: { day: [{ rule: 'ref' }] } })
  await context.db.transaction().execute(async (db) => {
    if (!(await setDeliveryTime(db, order, { day, part }))) throw new ApiError('ORDER_CHANGED')
    const { status } = order
    await appendEvent(db, id, {
      from_status: status,
      to_status: status,
      actor: 'C',
      reason_code: 'deliveryTime',
      note: `${day} ${part}`,
      at: context.now(),
    })
  })
  return viewOrder(context, id, caller)
}
