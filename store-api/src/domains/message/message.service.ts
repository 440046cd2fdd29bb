import type { Context } from '#src/http/context.ts'
import type { Language } from '#src/http/language.ts'
import { insertMessage } from './outbox.queries.ts'
import type { Template } from './templates.ts'

export interface Message {
  /** Makes it one message, e.g. `order:17:confirm:0`: a second one with the same key is dropped. */
  key: string
  /** E.164. */
  mobile: string
  template: Template
  /** The language of who reads it; that of the request when absent. */
  language?: Language
  /** What stands in the template, in its order. */
  params: string[]
  /** To nobody: made only so that known and unknown numbers take as long. */
  muted?: boolean
  /** Not before; now when absent. */
  sendAt?: Date
  /** Pointless after that; it is then dropped. */
  expiresAt?: Date
}

/** Puts a message into the outbox, in the transaction of `context`: it is sent when, and only when, that is committed. */
export async function queueMessage(context: Context, message: Message): Promise<void> {
  const { language = context.language, muted = false, sendAt = context.now(), expiresAt = null, ...rest } = message
  await insertMessage(context.db, { ...rest, language, muted, sendAt, expiresAt })
}
