import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import { eraseAccounts } from './domains/account/privacy/deletion.service.ts'
import { forgetApplications } from './domains/career/application.service.ts'
import { sendReadyMessages } from './domains/catalog/notify-me.service.ts'
import { dispatchMessages, emptyOldTexts } from './domains/message/outbox.service.ts'
import { type Channel, noSender, outboxSender, type Sender } from './domains/message/sender.ts'
import { smsSender } from './domains/message/sms.ts'
import { whatsappSender } from './domains/message/whatsapp.ts'
import { runOrderJobs } from './domains/order/moving/order-jobs.service.ts'
import { notifyStatusChanges } from './domains/order/moving/order-news.service.ts'
import { settleReplies } from './domains/order/replying/reply.service.ts'
import { keepHouse } from './housekeeping.ts'
import type { Context } from './http/context.ts'
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
    { name: 'orders', everyMs: config.schedulerEvery, run: () => runOrderJobs(context) },
    { name: 'notify-me', everyMs: MINUTE, run: async () => worthTelling(await sendReadyMessages(context)) },
    { name: 'old texts', everyMs: MINUTE, run: async () => worthTelling(await emptyOldTexts(context)) },
    { name: 'old applications', everyMs: HOUR, run: async () => worthTelling(await forgetApplications(context)) },
    { name: 'account deletions', everyMs: HOUR, run: async () => worthTelling(await eraseAccounts(context)) },
    { name: 'housekeeping', everyMs: HOUR, run: () => keepHouse(db, now) },
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
