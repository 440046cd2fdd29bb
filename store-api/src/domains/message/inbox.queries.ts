import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'

export type NewReply = Omit<
  Insertable<Tables['inbox_message']>,
  'latitude' | 'longitude' | 'order_id' | 'outcome' | 'closed_at'
> & { latitude?: number; longitude?: number }
export type ReplyOutcome = NonNullable<Selectable<Tables['inbox_message']>['outcome']>

export interface ReplyRow extends Pick<
  Selectable<Tables['inbox_message']>,
  'id' | 'mobile' | 'kind' | 'body' | 'tapped_key' | 'latitude' | 'longitude'
> {
  /** Key of the outbox message that was tapped or quoted; null when there is none any more. */
  answers: string | null
}

/** Inserts a message of a customer, unless its id is known. */
export async function insertInbox(db: Db, reply: NewReply): Promise<void> {
  await db
    .insertInto('inbox_message')
    .values({ latitude: null, longitude: null, ...reply, order_id: null, outcome: null, closed_at: null })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .execute()
}

/** Returns the messages that nobody has looked at, oldest first. */
export async function selectDueReplies(db: Db, limit: number): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select i.id, i.mobile, i.kind, i.body, i.tapped_key, i.latitude, i.longitude, coalesce(i.tapped_key, o.key) as answers
    from inbox_message i left join outbox_message o on o.provider_id = i.quoted_id
    where i.outcome is null order by i.id limit ${limit}
  `.execute(db)
  return rows
}

/** Stores the outcome of a message unless it has one; what was handed to the shop stays open. */
export async function settleReply(
  db: Db,
  id: number,
  { outcome, orderId, now }: { outcome: ReplyOutcome; orderId: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('inbox_message')
    .set({ outcome, order_id: orderId, closed_at: outcome === 'handed' ? null : now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

/**
 * Returns whether a mobile, or that of the verified customer with an e-mail, wrote to the shop in WhatsApp since a
 * moment.
 */
export async function hasMessage(db: Db, mobileOrEmail: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from inbox_message i where i.received_at > ${since}
    and (i.mobile = ${mobileOrEmail}
      or i.mobile in (select c.mobile from customer c where c.email = ${mobileOrEmail} and c.verified_at is not null)) limit 1
  `.execute(db)
  return rows.length > 0
}

/** Deletes closed messages received before a time, and returns their number. */
export async function deleteReplies(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox_message')
    .where('received_at', '<', before)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
