import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface MessageTables {
  outbox_message: OutboxMessageTable
}

interface OutboxMessageTable {
  id: GeneratedAlways<number>
  key: string
  mobile: string
  template: string
  language: 'ar' | 'en'
  params: JSONColumnType<string[]>
  muted: Generated<boolean>
  created_at: Generated<Date>
  send_at: Generated<Date>
  expires_at: Date | null
  tries: Generated<number>
  sent_at: Date | null
  failed_at: Date | null
  provider_id: string | null
  delivery: 'sent' | 'delivered' | 'read' | 'failed' | null
  error: string | null
}
