import type { ReplyOutcome, ReplyRow } from '#src/domains/message/inbox.queries.ts'
import { listDueReplies, settle } from '#src/domains/message/inbox.service.ts'
import { isInEgypt, viewPoint } from '#src/domains/location/point.service.ts'
import { cancelByOwner } from '#src/domains/order/changes/cancel-order.service.ts'
import { confirmByOwner } from '#src/domains/order/changes/confirm-order.service.ts'
import { isConfirmCode, type Wait, lastWaitEvent } from '#src/domains/order/order-access.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { foldDigits } from '#src/http/text.ts'
import {
  closeHanded,
  type HandedReply,
  type ReplyOrder,
  selectHanded,
  selectOpenOrders,
  selectOrderOfMobile,
  updateLocation,
} from './reply.queries.ts'
import type { CustomerReply } from './reply.schema.ts'
import { isCodeWord, type Meaning, meaningOf } from './reply-words.ts'

/**
 * Acts on what customers answered in WhatsApp (docs/rules/messages.md#replies) and returns how many messages it
 * settled. A message that it does not understand, or that fits no order or several, is handed to the shop. A second run
 * of the same message changes nothing.
 */
export async function settleReplies(context: Context): Promise<number> {
  const replies = await listDueReplies(context)
  for (const reply of replies) {
    const { mobile, answers } = reply
    const named = await orderNamed(context, mobile, answers)
    const open = await selectOpenOrders(context.db, mobile)
    const order =
      named ?? singleItem(open.filter(({ status }) => reply.kind === 'location' || status === 'waitingCustomer'))
    const outcome = order ? await actOn(context, reply, order) : 'handed'
    await settle(context, reply.id, outcome, (order ?? open[0])?.id ?? null)
    // It was read: its arrival lets the mobile go on (docs/rules/limits.md#above-the-network-limits).
    if (outcome === 'handed' && reply.body && isCodeWord(reply.body)) await closeReply(context, reply.id)
  }
  return replies.length
}

/** Returns the order whose message was tapped or quoted, if it was placed with this mobile. */
async function orderNamed({ db }: Context, mobile: string, key: string | null): Promise<ReplyOrder | undefined> {
  const id = key?.match(/^order:([1-9]\d{0,14}):/)?.[1]
  return id ? selectOrderOfMobile(db, Number(id), mobile) : undefined
}

function singleItem<Item>(items: Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

/**
 * Returns the outcome of a message about an order. A refusal of the order's own rules hands it to the shop, unless a
 * new message asks the customer.
 */
async function actOn(context: Context, reply: ReplyRow, order: ReplyOrder): Promise<ReplyOutcome> {
  try {
    if (reply.kind === 'location') return await locate(context, reply, order.id)
    const meaning = await meaningFor(context, reply, order)
    if (meaning === 'confirm') return outcomeOf(await confirmByOwner(context, order.id), 'confirmed')
    return meaning === 'cancel' ? outcomeOf(await cancelByOwner(context, order.id), 'canceled') : 'handed'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The customer has a new message, which names the total without the coupon.
    return error.code === 'CONFIRM_AGAIN' ? 'confirmed' : 'handed'
  }
}

/** A tap confirms only the wait that its message belongs to; a text may be the code of that wait. */
async function meaningFor(
  context: Context,
  { kind, body, tapped_key: key }: ReplyRow,
  { id }: ReplyOrder,
): Promise<Meaning> {
  const event = lastWaitEvent(await selectEvents(context.db, id))
  if (kind === 'tap') return event && `${key}:`.startsWith(`order:${id}:confirm:${event.seq}:`) ? 'confirm' : null
  if (kind !== 'text' || body === null) return null
  const wait: Wait | undefined = event && { orderId: id, seq: event.seq, at: event.at }
  return wait && isConfirmCode(context.config, wait, foldDigits(body).trim()) ? 'confirm' : meaningOf(body)
}

/** A canceled order was not confirmed by a late tap. */
function outcomeOf({ status }: { status: string }, outcome: ReplyOutcome): ReplyOutcome {
  return (status === 'canceled' || status === 'cancel') === (outcome === 'canceled') ? outcome : 'handed'
}

async function locate({ db }: Context, { latitude, longitude }: ReplyRow, id: number): Promise<ReplyOutcome> {
  if (latitude === null || longitude === null || !isInEgypt({ latitude, longitude })) return 'handed'
  return (await updateLocation(db, id, { latitude, longitude })) ? 'located' : 'handed'
}

const AT_ONCE = 50

/** Returns the answers that the shop has to read, oldest first, at most 50. */
export async function listHanded({ db }: Context): Promise<CustomerReply[]> {
  return (await selectHanded(db, AT_ONCE)).map(viewReply)
}

/** Marks an answer as read; a repeat changes nothing. Throws NOT_FOUND. */
export async function closeReply({ db, now }: Context, id: number): Promise<void> {
  if (!(await closeHanded(db, id, now()))) throw new ApiError('NOT_FOUND')
}

function viewReply({
  id,
  mobile,
  kind,
  body,
  latitude,
  longitude,
  orderNumber,
  receivedAt,
}: HandedReply): CustomerReply {
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return { id, mobile, kind, text: body, location: viewPoint(point), orderNumber, receivedAt: receivedAt.toISOString() }
}
