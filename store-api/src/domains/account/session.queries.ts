import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** Whose session it is. */
export interface SessionRow {
  id: number
  mobile: string
  fullName: string
  blocked: boolean
  seenAt: Date
}

/** The customer of a session that has not ended. */
export async function selectSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select c.id, c.mobile, c.full_name as "fullName", c.blocked_at is not null as blocked, s.seen_at as "seenAt"
    from session s join customer c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}
  `.execute(db)
  return rows[0]
}

export async function insertSession(db: Db, session: { tokenHash: Buffer; customerId: number; now: Date; expiresAt: Date }): Promise<void> {
  const { tokenHash, customerId, now, expiresAt } = session
  await db
    .insertInto('session')
    .values({ token_hash: tokenHash, customer_id: customerId, created_at: now, seen_at: now, expires_at: expiresAt })
    .execute()
}

/** Lets a session live on. */
export async function extendSession(db: Db, tokenHash: Buffer, now: Date, expiresAt: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now, expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a customer. */
export async function deleteSessionsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).execute()
}

/** Ends every session of a customer but one. */
export async function deleteOtherSessionsOf(db: Db, customerId: number, keptHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).where('token_hash', '<>', keptHash).execute()
}

/** Removes sessions that have ended, a bounded number at a time, and says how many. */
export async function deleteEndedSessions(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from session where token_hash in (select token_hash from session where expires_at <= ${now} limit ${limit})
  `.execute(db)
  return Number(numAffectedRows)
}
