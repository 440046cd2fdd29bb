import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'

export interface NewMessage {
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
