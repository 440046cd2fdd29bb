import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface MessageTables {
  outbox_message: {
    id: GeneratedAlways<number>
    key: string
    mobile: string
    template: string
    language: 'ar' | 'en'
    params: JSONColumnType<string[]>
    muted: Generated<boolean>
    created_at: Generated<Date>
    /**
     * Given by the clock that reads it: the database's `now()` has microseconds, so it is later than a Date of the same
     * moment.
     */
    send_at: Date
    expires_at: Date | null
    tries: Generated<number>
    sent_at: Date | null
    failed_at: Date | null
    provider_id: string | null
    delivery: 'sent' | 'delivered' | 'read' | 'failed' | null
    error: string | null
    channel: Generated<'whatsapp' | 'sms'>
  }
  inbox_message: {
    id: GeneratedAlways<number>
    provider_id: string
    mobile: string
    kind: 'tap' | 'text' | 'location' | 'other'
    body: string | null
    tapped_key: string | null
    quoted_id: string | null
    latitude: number | null
    longitude: number | null
    order_id: number | null
    outcome: 'confirmed' | 'canceled' | 'located' | 'handed' | null
    received_at: Date
    closed_at: Date | null
  }
}
