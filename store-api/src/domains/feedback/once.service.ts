import type { Db } from '#src/db/pool.ts'
import type { Context } from '#src/http/context.ts'
import { lockSender } from './feedback.queries.ts'

/** Milliseconds in which the same again is the same: a second click, a form sent again. */
const MOMENT = 60_000

interface Letter {
  /** The number of the same by the same mobile, written since then. */
  same: (db: Db, since: Date) => Promise<string | undefined>
  /** Counts it; throws RATE_LIMITED. */
  limit: () => Promise<void>
  /** Writes it; gives its number. */
  write: (trx: Db) => Promise<string>
}

/** Writes what a mobile sent, once a minute: the same again has the number of the first and is not counted. Throws RATE_LIMITED. */
export async function onceAMinute({ db, now }: Pick<Context, 'db' | 'now'>, mobile: string, letter: Letter): Promise<string> {
  const since = new Date(now().getTime() - MOMENT)
  const before = await letter.same(db, since)
  if (before) return before
  await letter.limit()
  return db.transaction().execute(async (trx) => {
    await lockSender(trx, mobile)
    return (await letter.same(trx, since)) ?? letter.write(trx)
  })
}
