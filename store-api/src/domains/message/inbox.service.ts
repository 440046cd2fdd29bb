import type { Context } from '#src/http/context.ts'
import {
  deleteReplies,
  hasMessage,
  insertInbox,
  type NewReply,
  type ReplyOutcome,
  type ReplyRow,
  selectDueReplies,
  settleReply,
} from './inbox.queries.ts'
import { webhookItems } from './webhook-call.ts'

const MAX_TEXT = 1_000

/** A message of a customer as the webhook of WhatsApp reports it. */
interface Received {
  id?: unknown
  /** Digits of the sender without `+`, which WhatsApp has verified. */
  from?: unknown
  text?: { body?: unknown }
  /** The quick-reply button of a template. */
  button?: { payload?: unknown; text?: unknown }
  location?: { latitude?: unknown; longitude?: unknown }
  /** The message that is quoted. */
  context?: { id?: unknown }
}

/**
 * Stores the messages of customers in a webhook call, each once; the job `replies` acts on them. Nothing that has a
 * sender is dropped.
 */
export async function takeMessages({ db, now }: Pick<Context, 'db' | 'now'>, call: unknown): Promise<void> {
  for (const received of webhookItems(call, 'messages')) {
    const reply = replyOf(received as Received | null, now())
    if (reply) await insertInbox(db, reply)
  }
}

function replyOf(given: Received | null, receivedAt: Date): NewReply | undefined {
  const { id, from, text, button, location, context } = given ?? {}
  const provider_id = stringOf(id)
  const mobile = typeof from === 'string' && /^\d{6,20}$/.test(from) ? `+${from}` : null
  if (!provider_id || !mobile) return undefined
  const reply = {
    provider_id,
    mobile,
    quoted_id: stringOf(context?.id),
    received_at: receivedAt,
    tapped_key: null,
    body: null,
  }
  const tapped_key = stringOf(button?.payload)
  if (tapped_key) return { ...reply, kind: 'tap', tapped_key, body: stringOf(button?.text) }
  const place = placeOf(location)
  if (place) return { ...reply, kind: 'location', ...place }
  const body = stringOf(text?.body)
  return { ...reply, kind: body ? 'text' : 'other', body }
}

/** Returns a text of at most 1,000 characters that PostgreSQL can store; null for anything else. */
function stringOf(given: unknown): string | null {
  return typeof given === 'string'
    ? given.replaceAll('\u0000', '').toWellFormed().slice(0, MAX_TEXT).toWellFormed() || null
    : null
}

function placeOf(given: Received['location']): { latitude: number; longitude: number } | undefined {
  const { latitude, longitude } = given ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

type Clock = Pick<Context, 'db' | 'now'>

const AT_ONCE = 50

/** Returns the messages that nobody has looked at, oldest first, at most 50. */
export function listDueReplies({ db }: Clock): Promise<ReplyRow[]> {
  return selectDueReplies(db, AT_ONCE)
}

/** Stores what became of a message, and its order. */
export function settle({ db, now }: Clock, id: number, outcome: ReplyOutcome, orderId: number | null): Promise<void> {
  return settleReply(db, id, { outcome, orderId, now: now() })
}

/** Milliseconds in which a message to the shop proves its mobile. */
const WRITTEN_MS = 3_600_000

/**
 * Returns whether a mobile, or that of an e-mail's account, wrote to the shop in WhatsApp in the last hour: nobody else
 * can, from any network.
 */
export function hasWritten({ db, now }: Clock, mobileOrEmail: string): Promise<boolean> {
  return hasMessage(db, mobileOrEmail, new Date(now().getTime() - WRITTEN_MS))
}

const KEPT_MS = 30 * 86_400_000

/** Deletes closed messages after 30 days, and returns their number. An open one stays. */
export function purgeReplies({ db, now }: Clock): Promise<number> {
  return deleteReplies(db, new Date(now().getTime() - KEPT_MS))
}
