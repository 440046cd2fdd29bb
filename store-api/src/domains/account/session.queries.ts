import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** The customer of a session. */
export interface SessionRow {
  id: number
  mobile: string
  fullName: string
  blocked: boolean
  seenAt: Date
}

/** Returns the customer of a session that has not expired. */
export async function selectSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select c.id, c.mobile, c.full_name as "fullName", c.blocked_at is not null as blocked, s.seen_at as "seenAt"
    from session s join customer c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}
  `.execute(db)
  return rows[0]
}

export async function insertSession(
  db: Db,
  session: { tokenHash: Buffer; customerId: number; userAgent: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, customerId, userAgent, now, expiresAt } = session
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      customer_id: customerId,
      user_agent: userAgent,
      created_at: now,
      seen_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

/**
 * The public id of a session: 48 bits of the hash of its token, which lead to neither. 15 digits, like every random id.
 */
const publicId = sql<number>`100000000000000 + ('x' || encode(substring(token_hash for 6), 'hex'))::bit(48)::bigint`

export interface OwnSessionRow {
  id: number
  userAgent: string | null
  createdAt: Date
  seenAt: Date
  expiresAt: Date
  current: boolean
}

/** Returns the sessions of a customer that have not expired, that of `ownHash` first, then the last used. */
export async function selectSessionsOf(
  db: Db,
  customerId: number,
  ownHash: Buffer,
  now: Date,
): Promise<OwnSessionRow[]> {
  const { rows } = await sql<OwnSessionRow>`
    select ${publicId} as id, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt",
      token_hash = ${ownHash} as current
    from session where customer_id = ${customerId} and expires_at > ${now} order by current desc, seen_at desc, created_at desc
  `.execute(db)
  return rows
}

/** Deletes a session of a customer by its public id. Returns whether the customer had it. */
export async function deleteSessionOf(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from session where customer_id = ${customerId} and ${publicId} = ${id}`.execute(db)
  return numAffectedRows > 0n
}

/** Extends a session. */
export async function extendSession(db: Db, tokenHash: Buffer, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Deletes the sessions of a customer that were used longest ago, beyond the `kept` newest. */
export async function deleteOldSessionsOf(db: Db, customerId: number, kept: number): Promise<void> {
  await sql`
    delete from session where token_hash in (
      select token_hash from session where customer_id = ${customerId} order by seen_at desc, created_at desc offset ${kept}
    )
  `.execute(db)
}

/** Deletes all sessions of a customer. */
export async function deleteSessionsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).execute()
}

/** Deletes all sessions of a customer but one. */
export async function deleteOtherSessionsOf(db: Db, customerId: number, keptHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).where('token_hash', '<>', keptHash).execute()
}

/** Deletes expired sessions, at most `limit`, and returns their number. */
export async function deleteEndedSessions(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from session where token_hash in (select token_hash from session where expires_at <= ${now} limit ${limit})
  `.execute(db)
  return Number(numAffectedRows)
}

/** Stores that a customer logged in from a network, given as a hash. */
export async function upsertNetwork(db: Db, customerId: number, network: string, now: Date): Promise<void> {
  await db
    .insertInto('customer_network')
    .values({ customer_id: customerId, network, seen_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute()
}

/**
 * Returns whether the customer of a mobile, or the verified one of an e-mail, logged in from a network since a moment.
 */
export async function hasNetwork(db: Db, mobileOrEmail: string, network: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from customer_network n where n.network = ${network} and n.seen_at > ${since} and n.customer_id in (
      select id from customer where mobile = ${mobileOrEmail}
      union all select id from customer where email = ${mobileOrEmail} and verified_at is not null
    )
  `.execute(db)
  return rows.length > 0
}

/** Deletes networks without a login since a moment, at most `limit`, and returns their number. */
export async function deleteNetworks(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from customer_network where (customer_id, network) in (
      select customer_id, network from customer_network where seen_at <= ${before} limit ${limit}
    )
  `.execute(db)
  return Number(numAffectedRows)
}
