import type { Db } from '#src/db/pool.ts'
import { maySpend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import type { Taken } from './outbox.queries.ts'
import { isCode } from './templates.ts'

const DAY = 24 * 3600

// Why these numbers: docs/rules/limits.md#orders.
const messageToUnverified = limit({ name: 'message-unverified', tries: 5, seconds: DAY })
const messageToMobile = limit({ name: 'message-mobile', tries: 15, seconds: DAY })

/**
 * Counts a message for its mobile at the first try, and says whether it may go there. Codes have limits of their own: whoever
 * floods a mobile does not keep its owner from logging in. The database must be no transaction.
 */
export async function mayMessage(db: Db, { mobile, template, tries, verified }: Taken): Promise<boolean> {
  if (isCode(template) || tries > 1) return true
  return (verified || (await maySpend(db, [messageToUnverified, mobile]))) && maySpend(db, [messageToMobile, mobile])
}
