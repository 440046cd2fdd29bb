import type { Context } from '#src/http/context.ts'
import type { Db } from '#src/db/pool.ts'
import { maySpend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import {
  deleteMessages, emptyTexts, giveUp, markFailed, markSent, type OutboxRow, putOff, selectMessages, takeDue, type Taken,
} from './outbox.queries.ts'
import type { Outcome, Sender } from './sender.ts'
import { isCode } from './templates.ts'

const DAY = 86_400_000

// Why these numbers: docs/rules/limits.md#orders.
const messageToUnverified = limit({ name: 'message-unverified', tries: 5, seconds: DAY / 1000 })
const messageToMobile = limit({ name: 'message-mobile', tries: 15, seconds: DAY / 1000 })

const BATCH = 20
/** Longer than a try may take, so that nobody else takes a message that is being sent, milliseconds. */
const LEASE = 60_000
const MAX_TRIES = 10
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 600_000
/** Why a message was not sent, as the shop reads it in `GET /outbox`. */
const SUPPRESSED = 'suppressed: this mobile has had its messages of the day'
/** A mobile number is not kept without need; long enough to tell why somebody heard nothing. */
const KEPT_DAYS = 30

/** What became of the messages that were due. */
interface Dispatched {
  sent: number
  /** To be tried again. */
  later: string[]
  /** Why others will never arrive. */
  failed: string[]
}

type Clock = Pick<Context, 'db' | 'now'>

/**
 * Sends what is due, batch by batch. Any number of processes may do so at once: each message is lent to one of them. One that dies
 * midway leaves its messages to be sent again after a minute, so a message arrives at least once.
 */
export async function dispatchMessages(context: Clock, sender: Sender): Promise<Dispatched> {
  const { db, now } = context
  const done: Dispatched = { sent: 0, later: [], failed: [] }
  await giveUp(db, now(), MAX_TRIES)
  for (let taken: Taken[]; ; ) {
    const until = new Date(now().getTime() + LEASE)
    taken = await takeDue(db, { now: now(), until, limit: BATCH })
    await Promise.all(taken.map((message) => sendOne(context, sender, message, done)))
    if (taken.length < BATCH) return done
  }
}

async function sendOne({ db, now }: Clock, sender: Sender, message: Taken, done: Dispatched): Promise<void> {
  if (!(await mayMessage(db, message))) {
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

/** 2 s, 4 s, 8 s … 10 minutes, and never sooner than the receiver asks for. */
function pauseOf(tries: number, { afterMs = 0 }: Extract<Outcome, { kind: 'later' }>): number {
  return Math.max(afterMs, Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE))
}

/** The newest messages, for the shop and for developers. */
export function listMessages(
  { db, now }: Clock,
  { first = 20, after = 0, mobile }: { first?: number; after?: number; mobile?: string },
): Promise<OutboxRow[]> {
  return selectMessages(db, { first, after, mobile, now: now() })
}

/** Empties the texts that nobody may read any more: expired codes at once, others after a day. Says how many. */
export async function emptyOldTexts({ db, now }: Clock): Promise<number> {
  return emptyTexts(db, now(), new Date(now().getTime() - DAY))
}

/** Forgets messages after 30 days, and says how many. */
export async function purgeMessages({ db, now }: Clock): Promise<number> {
  return deleteMessages(db, new Date(now().getTime() - KEPT_DAYS * DAY))
}

/**
 * Counts a message for its mobile at the first try, and says whether it may go there. Codes have limits of their own: whoever
 * floods a mobile does not keep its owner from logging in. The database must be no transaction.
 */
async function mayMessage(db: Db, { mobile, template, tries, verified }: Taken): Promise<boolean> {
  if (isCode(template) || tries > 1) return true
  return (verified || (await maySpend(db, [messageToUnverified, mobile]))) && maySpend(db, [messageToMobile, mobile])
}
