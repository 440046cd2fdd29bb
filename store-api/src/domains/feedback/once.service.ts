import type { Db } from '#src/db/pool.ts'
import type { Context } from '#src/http/context.ts'
import { lockSender } from './review.queries.ts'

/** Time in which an equal message counts as a repetition (ms): a second click, a form sent again. */
const MOMENT = 60_000

interface Message {
  /** Finds the number of an equal message of the same mobile since a time. */
  same: (db: Db, since: Date) => Promise<string | undefined>
  /** Counts the message. Throws RATE_LIMITED. */
  limit: () => Promise<void>
  /** Inserts the message and returns its number. */
  write: (trx: Db) => Promise<string>
}

/**
 * Stores a message of a mobile; an equal one within a minute returns the number of the first and is not counted. Throws
 * RATE_LIMITED.
 */
export async function onceAMinute(
  { db, now }: Pick<Context, 'db' | 'now'>,
  mobile: string,
  message: Message,
): Promise<string> {
  const since = new Date(now().getTime() - MOMENT)
  const before = await message.same(db, since)
  if (before) return before
  await message.limit()
  return db.transaction().execute(async (trx) => {
    await lockSender(trx, mobile)
    return (await message.same(trx, since)) ?? message.write(trx)
  })
}
