import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import type { Outgoing } from './sender.ts'

export interface Taken extends Outgoing {
  id: number
  tries: number
  /** Whether a code or a link that reached this mobile was used: it is of an account, or of an order that was confirmed by it. */
  verified: boolean
}

export interface OutboxRow extends Outgoing {
  id: number
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  delivery: 'sent' | 'delivered' | 'read' | 'failed' | null
  tries: number
  error: string | null
}

/** Gives up what is too late, and what was tried too often without anybody to say how that ended. */
export async function giveUp(db: Db, now: Date, maxTries: number): Promise<void> {
  await sql`
    update outbox_message set failed_at = ${now}, params = '[]',
      error = case when expires_at <= ${now} then 'too late' else coalesce(error, 'tried too often') end
    where id in (
      select id from outbox_message
      where sent_at is null and failed_at is null and not muted and send_at <= ${now} and (expires_at <= ${now} or tries >= ${maxTries})
      for update skip locked
    )
  `.execute(db)
}

/** Takes the next messages that are due and lends them until `until`: if this process dies, another takes them then. */
export async function takeDue(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    update outbox_message set tries = tries + 1, send_at = ${until}
    where id in (
      select id from outbox_message
      where sent_at is null and failed_at is null and not muted and send_at <= ${now}
      order by send_at, id limit ${limit} for update skip locked
    )
    returning id, key, mobile, template, language, params, tries,
      exists (select from customer c where c.mobile = outbox_message.mobile and c.verified_at is not null) or exists (
        select from orders o join order_event e on e.order_id = o.id
        where o.contact ->> 'mobile' = outbox_message.mobile
          and ((e.to_status = 'customerConfirmed' and e.actor_id = 'link') or (e.key = 'placed:confirm' and e.reason_code = 'code'))
      ) as verified
  `.execute(db)
  return rows
}

export async function markSent(db: Db, id: number, sent: { at: Date; providerId: string | null; keepsText: boolean }): Promise<void> {
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

/** Sets a message aside until `at`, unless somebody else has taken it meanwhile. */
export async function putOff(db: Db, { id, tries }: Pick<Taken, 'id' | 'tries'>, at: Date, error: string): Promise<void> {
  await sql`
    update outbox_message set send_at = ${at}, error = ${error} where id = ${id} and tries = ${tries} and sent_at is null
  `.execute(db)
}

/** The newest messages, or those of one mobile number; those to nobody are left out, and those that are not due yet. */
export async function selectMessages(
  db: Db,
  { first, after, mobile, now }: { first: number; after: number; mobile: string | undefined; now: Date },
): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select id, key, mobile, template, language, params, created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt",
      delivery, tries, error
    from outbox_message
    where not muted and id > ${after} and (send_at <= ${now} or tries > 0) and ${mobile ? sql`mobile = ${mobile}` : sql`true`}
    order by id desc limit ${first}
  `.execute(db)
  return rows
}

/** Empties what must not be read any more: codes that have expired, texts older than `before`, what was meant for nobody. */
export async function emptyTexts(db: Db, now: Date, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox_message set params = '[]'
    where params <> '[]' and (muted or expires_at <= ${now} or sent_at <= ${before} or failed_at <= ${before})
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Removes the messages that were due before a moment, and says how many. */
export async function deleteMessages(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox_message').where('send_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

interface NewMessage {
  /** Makes it one message: a second one with the same key is dropped. */
  key: string
  /** E.164. */
  mobile: string
  template: string
  language: Language
  /** What stands in the template, in its order. */
  params: string[]
  /** To nobody: made only so that known and unknown numbers take as long. */
  muted: boolean
  sendAt: Date
  expiresAt: Date | null
}

/** Puts a message into the outbox of the transaction; nothing when its key is there. */
export async function insertMessage(db: Db, { mobile, key, template, language, params, muted, sendAt, expiresAt }: NewMessage): Promise<void> {
  await db
    .insertInto('outbox_message')
    .values({
      key, mobile, template, language, params: JSON.stringify(params), muted, send_at: sendAt, expires_at: expiresAt,
      sent_at: null, failed_at: null, provider_id: null, delivery: null, error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export type DeliveryStatus = 'sent' | 'delivered' | 'read' | 'failed'

export interface DeliveryReport {
  /** The id that WhatsApp gave the message. */
  providerId: string
  /** Our own key, when it came back. */
  key: string | null
  status: DeliveryStatus
  error: string | null
}

/**
 * Keeps what is known of a delivery. Reports come in any order and more than once: only news count. A report also proves that a
 * message was sent whose answer we never saw, so it is not sent again.
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
