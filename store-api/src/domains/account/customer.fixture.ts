import type { Db } from '#src/db/pool.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'

let made = 0

/** Inserts a verified customer without a password, and a session; `headers` authenticate its requests. */
export async function loggedIn(
  { db, clock }: { db: Db; clock: { now: Date } },
  { mobile = `+2010${String(10_000_000 + (made += 1))}`, fullName = 'منى عبد الرحمن السيد' } = {},
) {
  const { id } = await db
    .insertInto('customer')
    .values({
      mobile,
      full_name: fullName,
      password_hash: '',
      verified_at: clock.now,
      email: null,
      gender: null,
      date_of_birth: null,
      blocked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  const tokenHash = hashOfToken(token)
  if (!tokenHash) throw new Error('A new token is not a token')
  const expires_at = new Date(clock.now.getTime() + 30 * 86_400_000)
  await db
    .insertInto('session')
    .values({ token_hash: tokenHash, customer_id: id, seen_at: clock.now, expires_at })
    .execute()
  return { id, mobile, token, headers: { authorization: `Bearer ${token}` } }
}
