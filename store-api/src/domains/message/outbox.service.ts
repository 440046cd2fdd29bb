import type { Context } from '#src/http/context.ts'
import type { Db } from '#src/db/pool.ts'
import { maySpend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import {
  deleteMessages,
  emptyTexts,
  giveUp,
  markFailed,
  markSent,
  type OutboxRow,
  putOff,
  selectMessages,
  takeDue,
  type Taken,
} from './outbox.queries.ts'
import type { Channel, Outcome, Sender } from './sender.ts'
import { isCode } from './templates.ts'

const DAY = 86_400_000

// Why these numbers: docs/rules/limits.md#orders.
const messageToUnverified = limit({ name: 'message-unverified', tries: 5, seconds: DAY / 1000 })
const messageToMobile = limit({ name: 'message-mobile', tries: 15, seconds: DAY / 1000 })

const BATCH = 20
/** Duration of a claim (ms): longer than a try, so that no other process sends the same message. */
const LEASE = 60_000
const MAX_TRIES = 10
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 600_000
/** The reason for a suppressed message in `GET /outbox`. */
const SUPPRESSED = 'suppressed: this mobile has had its messages of the day'
/** Retention of messages: as short as possible for mobiles, long enough to answer questions about missing messages. */
const KEPT_DAYS = 30

/** The outcome of the due messages. */
interface Dispatched {
  sent: number
  /** Number of messages to retry. */
  later: string[]
  /** The reasons of permanent failures. */
  failed: string[]
}

type Clock = Pick<Context, 'db' | 'now'>

/**
 * Sends the due messages in batches. Several processes can do so concurrently: each message is claimed by one of them.
 * The messages of a crashed process are sent again after a minute, so delivery is at least once.
 */
export async function dispatchMessages(context: Clock, senders: Record<Channel, Sender>): Promise<Dispatched> {
  const { db, now } = context
  const done: Dispatched = { sent: 0, later: [], failed: [] }
  await giveUp(db, now(), MAX_TRIES)
  for (let taken: Taken[]; ;) {
    const until = new Date(now().getTime() + LEASE)
    taken = await takeDue(db, { now: now(), until, limit: BATCH })
    await Promise.all(taken.map((message) => sendOne(context, senders[message.channel], message, done)))
    if (taken.length < BATCH) return done
  }
}

async function sendOne({ db, now }: Clock, sender: Sender, message: Taken, done: Dispatched): Promise<void> {
  if (sender.refuses === undefined && !(await mayMessage(db, message))) {
    await markFailed(db, message.id, now(), SUPPRESSED)
    done.failed.push(`${message.key}: ${SUPPRESSED}`)
    return
  }
  const outcome = await sender.send(message)
  if (outcome.kind === 'sent') {
    await markSent(db, message.id, { at: now(), providerId: outcome.providerId, keepsText: sender.keepsText })
    done.sent += 1
  } else if (outcome.kind === 'never' || message.tries >= MAX_TRIES) {
    await markFailed(db, message.id, now(), outcome.reason)
    done.failed.push(`${message.key}: ${outcome.reason}`)
  } else {
    await putOff(db, message, new Date(now().getTime() + pauseOf(message.tries, outcome)), outcome.reason)
    done.later.push(`${message.key}: ${outcome.reason}`)
  }
}

/** Returns the pause before a retry: 2 s, 4 s, 8 s … 10 minutes, at least Retry-After. */
function pauseOf(tries: number, { afterMs = 0 }: Extract<Outcome, { kind: 'later' }>): number {
  return Math.max(afterMs, Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE))
}

/** Lists the newest messages for staff and developers. */
export function listMessages(
  { db, now }: Clock,
  { first = 20, after = 0, mobile }: { first?: number; after?: number; mobile?: string },
): Promise<OutboxRow[]> {
  return selectMessages(db, { first, after, mobile, now: now() })
}

/** Clears texts: expired codes immediately, others after a day. Returns their number. */
export async function emptyOldTexts({ db, now }: Clock): Promise<number> {
  return emptyTexts(db, now(), new Date(now().getTime() - DAY))
}

/** Deletes messages after 30 days, and returns their number. */
export async function purgeMessages({ db, now }: Clock): Promise<number> {
  return deleteMessages(db, new Date(now().getTime() - KEPT_DAYS * DAY))
}

/**
 * Counts a message for its mobile at the first try, and returns whether it may be sent. Codes have their own limits, so
 * that flooding a mobile does not lock its owner out, and the news of a confirmed order have none: the order itself
 * limits them. `db` must be no transaction.
 */
async function mayMessage(db: Db, { mobile, template, tries, verified, ofConfirmedOrder }: Taken): Promise<boolean> {
  if (isCode(template) || ofConfirmedOrder || tries > 1) return true
  return (verified || (await maySpend(db, [messageToUnverified, mobile]))) && maySpend(db, [messageToMobile, mobile])
}
