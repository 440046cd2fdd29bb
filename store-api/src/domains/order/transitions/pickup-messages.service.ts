import { getBranch } from '#src/domains/branch/branch.service.ts'
import { queueMessage } from '#src/domains/message/message.service.ts'
import { orderLink, pickupCode } from '#src/domains/order/order-access.ts'
import type { OrderRow } from '#src/domains/order/order.queries.ts'
import type { Context } from '#src/http/context.ts'
import { momentText } from './confirm-messages.service.ts'

const HOUR = 3_600_000
/** Hours that a ready order waits at the counter (docs/rules/pickup.md#holding). */
const HELD_HOURS = 48
const OVER_EXPIRES_HOURS = 24

/** Returns until when an order that is ready `now` waits at the counter. */
export function pickupHoldEnd(now: Date): Date {
  return new Date(now.getTime() + HELD_HOURS * HOUR)
}

/** Messages about a pick-up order: it is ready, its time ends soon, its time is over. */
type News = 'pickup_ready' | 'pickup_ending' | 'pickup_over'

/**
 * Queues a message about a pick-up order, in the transaction of `context`. `seq` is the event that made it ready,
 * `until` the end of its reservation.
 */
export async function announcePickup(
  context: Context,
  order: OrderRow,
  template: News,
  { seq, until }: { seq: number; until: Date },
): Promise<void> {
  const { config, now } = context
  const { id, number, language, contact } = order
  const { name } = await getBranch({ ...context, language }, String(order.pickup_branch_id))
  const link = orderLink(config, id, order.placed_at)
  const params: Record<News, string[]> = {
    pickup_ready: [number, name, pickupCode(config, id), momentText(until, language), link],
    pickup_ending: [number, name, momentText(until, language), link],
    pickup_over: [number, name, link],
  }
  await queueMessage(context, {
    key: `order:${id}:${template}:${seq}`,
    mobile: contact.mobile,
    template,
    language,
    params: params[template],
    expiresAt: template === 'pickup_over' ? new Date(now().getTime() + OVER_EXPIRES_HOURS * HOUR) : until,
  })
}
