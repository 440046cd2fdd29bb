import type { Config } from '#src/config.ts'
import type { Db } from '#src/db/pool.ts'
import { eraseAccounts } from '#src/domains/account/privacy/deletion.service.ts'
import { forgetApplications } from '#src/domains/career/application.service.ts'
import { sendReadyMessages } from '#src/domains/catalog/notify-me.service.ts'
import { dispatchMessages, emptyOldTexts } from '#src/domains/message/outbox.service.ts'
import { type Channel, noSender, outboxSender, type Sender } from '#src/domains/message/sender.ts'
import { smsSender } from '#src/domains/message/sms.ts'
import { whatsappSender } from '#src/domains/message/whatsapp.ts'
import { runOrderJobs } from '#src/domains/order/transitions/order-jobs.service.ts'
import { notifyStatusChanges } from '#src/domains/order/transitions/order-news.service.ts'
import { settleReplies } from '#src/domains/order/replies/reply.service.ts'
import { cleanUp } from './cleanup.ts'
import type { Context } from '#src/http/context.ts'
import { findLongWriters } from './long-writers.ts'
import type { Job } from './scheduler.ts'

const SECOND = 1_000
const MINUTE = 60_000
const HOUR = 3_600_000

/** All that the shop does by itself, one process at a time. */
export function scheduledJobs(db: Db, config: Config, now: () => Date = () => new Date()): Job[] {
  // No request: what a job tells somebody is in the language that is kept with what it is about.
  const context: Context = { db, config, now, language: 'ar' }
  const senders = sendersOf(config)
  return [
    { name: 'messages', everyMs: SECOND, run: async () => worthTelling(await dispatchMessages(context, senders)) },
    { name: 'order news', everyMs: SECOND, run: async () => worthTelling(await notifyStatusChanges(context)) },
    { name: 'replies', everyMs: SECOND, run: async () => worthTelling(await settleReplies(context)) },
    {
      name: 'long writers',
      everyMs: 10 * SECOND,
      level: 'warn',
      run: async () => worthTelling({ writers: await findLongWriters(db) }),
    },
    { name: 'orders', everyMs: 30 * SECOND, run: () => runOrderJobs(context) },
    { name: 'notify-me', everyMs: MINUTE, run: async () => worthTelling(await sendReadyMessages(context)) },
    { name: 'old texts', everyMs: MINUTE, run: async () => worthTelling(await emptyOldTexts(context)) },
    { name: 'old applications', everyMs: HOUR, run: async () => worthTelling(await forgetApplications(context)) },
    { name: 'account deletions', everyMs: HOUR, run: async () => worthTelling(await eraseAccounts(context)) },
    { name: 'cleanup', everyMs: HOUR, run: () => cleanUp(db, now) },
  ]
}

function sendersOf({ whatsapp, whatsappIsOff, sms }: Config): Record<Channel, Sender> {
  const bySms = sms ? smsSender(sms) : whatsapp ? noSender('no gateway') : outboxSender
  if (whatsapp) return { whatsapp: whatsappSender(whatsapp), sms: bySms }
  return { whatsapp: whatsappIsOff ? noSender('WHATSAPP=off') : outboxSender, sms: bySms }
}

/** A number that is not 0, or counts that are not all 0 and empty. */
function worthTelling<Result extends object | number>(result: Result): Result | undefined {
  const parts: unknown[] = typeof result === 'number' ? [result] : Object.values(result)
  return parts.some((part) => (Array.isArray(part) ? part.length > 0 : part !== 0)) ? result : undefined
}
