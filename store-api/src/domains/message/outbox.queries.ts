import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { Channel, Outgoing } from './sender.ts'

export interface Taken extends Outgoing {
  id: number
  channel: Channel
  tries: number
  /** Whether the mobile is verified: it belongs to an account, or confirmed an order. */
  verified: boolean
  /** Whether it is about an order that was confirmed, or that the shop took over. */
  ofConfirmedOrder: boolean
}

export interface OutboxRow extends Outgoing {
  id: number
  channel: Channel
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  delivery: 'sent' | 'delivered' | 'read' | 'failed' | null
  tries: number
  error: string | null
}

// The messages to claim are a materialised list: as a condition PostgreSQL may select and lock them again for each row
// of the table, which it does when its statistics say that the table is empty.

/** Marks expired messages as failed, and those with too many tries without an outcome. */
export async function giveUp(db: Db, now: Date, maxTries: number): Promise<void> {
  await sql`
    with lost as materialized (
      select id from outbox_message
      where sent_at is null and failed_at is null and not muted and send_at <= ${now} and (expires_at <= ${now} or tries >= ${maxTries})
      for update skip locked
    )
    update outbox_message set failed_at = ${now}, params = '[]',
      error = case when expires_at <= ${now} then 'too late' else coalesce(error, 'tried too often') end
    where id in (select id from lost)
  `.execute(db)
}

/** Claims the next due messages until `until`; if this process dies, another one claims them then. */
export async function takeDue(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with due as materialized (
      select id from outbox_message
      where sent_at is null and failed_at is null and not muted and send_at <= ${now}
      order by send_at, id limit ${limit} for update skip locked
    )
    update outbox_message set tries = tries + 1, send_at = ${until}
    where id in (select id from due)
    returning id, key, mobile, template, language, params, tries, channel,
      exists (select from customer c where c.mobile = outbox_message.mobile and c.verified_at is not null) or exists (
        select from orders o join order_event e on e.order_id = o.id
        where o.contact ->> 'mobile' = outbox_message.mobile
          and ((e.to_status = 'customerConfirmed' and e.actor_id = 'link') or (e.key = 'placed:confirm' and e.reason_code = 'code'))
      ) as verified,
      exists (
        select from order_event e where e.to_status not in ('added', 'new', 'edit', 'late', 'waitingCustomer', 'canceled')
          and e.order_id = case when outbox_message.key ~ '^order:[0-9]{1,15}:' then split_part(outbox_message.key, ':', 2)::bigint end
      ) as "ofConfirmedOrder"
  `.execute(db)
  return rows
}

export async function markSent(
  db: Db,
  id: number,
  sent: { at: Date; providerId: string | null; keepsText: boolean },
): Promise<void> {
  await sql`
    update outbox_message set sent_at = ${sent.at}, error = null, provider_id = coalesce(${sent.providerId}, provider_id),
      params = ${sent.keepsText ? sql`params` : sql`'[]'`}
    where id = ${id} and sent_at is null
  `.execute(db)
}

export async function markFailed(db: Db, id: number, at: Date, error: string): Promise<void> {
  await sql`
    update outbox_message set failed_at = ${at}, error = ${error}, params = '[]' where id = ${id} and sent_at is null
  `.execute(db)
}

/** Postpones a message until `at`, unless another process has claimed it. */
export async function putOff(
  db: Db,
  { id, tries }: Pick<Taken, 'id' | 'tries'>,
  at: Date,
  error: string,
): Promise<void> {
  await sql`
    update outbox_message set send_at = ${at}, error = ${error} where id = ${id} and tries = ${tries} and sent_at is null
  `.execute(db)
}

/** Selects the newest messages, optionally of one mobile, without decoys and messages that are not due yet. */
export async function selectMessages(
  db: Db,
  { first, after, mobile, now }: { first: number; after: number; mobile: string | undefined; now: Date },
): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select id, key, mobile, template, language, params, channel, created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt",
      delivery, tries, error
    from outbox_message
    where not muted and id > ${after} and (send_at <= ${now} or tries > 0) and ${mobile ? sql`mobile = ${mobile}` : sql`true`}
    order by id desc limit ${first}
  `.execute(db)
  return rows
}

/** Clears the texts of expired codes, messages older than `before` and decoys. */
export async function emptyTexts(db: Db, now: Date, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox_message set params = '[]'
    where params <> '[]' and (muted or expires_at <= ${now} or sent_at <= ${before} or failed_at <= ${before})
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes the messages that were due before a time, and returns their number. */
export async function deleteMessages(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox_message').where('send_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** A new row of the outbox. */
export interface NewMessage {
  /** Deduplication key: a second message with the same key is dropped. */
  key: string
  /** E.164. */
  mobile: string
  template: string
  language: Language
  /** Parameters of the template in their order. */
  params: string[]
  channel: Channel
  /** A decoy that is never sent: known and unknown numbers take the same time. */
  muted: boolean
  send_at: Date
  expires_at: Date | null
}

/** Inserts a message into the outbox, unless its key exists. */
export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db
    .insertInto('outbox_message')
    .values({
      ...message,
      params: JSON.stringify(message.params),
      sent_at: null,
      failed_at: null,
      provider_id: null,
      delivery: null,
      error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export type DeliveryStatus = 'sent' | 'delivered' | 'read' | 'failed'

export interface DeliveryReport {
  /** The id that WhatsApp gave the message. */
  providerId: string
  /** Our own key, if the report contains it. */
  key: string | null
  status: DeliveryStatus
  error: string | null
}

/**
 * Stores a delivery report. Reports arrive in any order and repeated: only newer states count. A report also proves
 * that a message with a lost answer was sent, so it is not sent again.
 */
export async function keepReport(db: Db, { providerId, key, status, error }: DeliveryReport, now: Date): Promise<void> {
  await sql`
    update outbox_message set delivery = ${status}, error = ${error}, sent_at = coalesce(sent_at, ${now}), params =
      case when sent_at is null then '[]' else params end
    where (provider_id = ${providerId} or key = ${key})
      and array_position(array['sent', 'failed', 'delivered', 'read'], ${status})
        > coalesce(array_position(array['sent', 'failed', 'delivered', 'read'], delivery), 0)
  `.execute(db)
}
