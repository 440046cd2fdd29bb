import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

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
