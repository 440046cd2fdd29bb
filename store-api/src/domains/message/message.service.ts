import type { Config } from '#src/config.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { Language } from 'server-kit/language.ts'
import { insertMessage, type NewMessage } from './outbox.queries.ts'
import type { Channel } from './sender.ts'
import { isCode, type Template } from './templates.ts'

export interface Message {
  /** Deduplication key, e.g. `order:17:confirm:0`: a second message with the same key is dropped. */
  key: string
  /** E.164. */
  mobile: string
  template: Template
  /** The language of the receiver; default: that of the request. */
  language?: Language
  /** Parameters of the template in their order. */
  params: string[]
  /** Default: WhatsApp. */
  channel?: Channel
  /** A decoy that is never sent: known and unknown numbers take the same time. */
  muted?: boolean
  /** Earliest time to send; default now. */
  sendAt?: Date
  /** Latest time to send; later it is dropped. */
  expiresAt?: Date
}

/** Inserts a message into the outbox in the transaction of `context`: it is sent only if the transaction commits. */
export async function queueMessage(context: Context, message: Message): Promise<void> {
  await insertMessage(context.db, outboxRow(context, message))
}

/**
 * Returns the row of a message in the outbox, for a statement that writes more. Without WhatsApp every code goes by
 * SMS.
 */
export function outboxRow(context: Pick<Context, 'language' | 'now' | 'config'>, message: Message): NewMessage {
  const { key, mobile, template, params, language = context.language, muted = false } = message
  const channel = context.config.whatsappIsOff && isCode(template) ? 'sms' : (message.channel ?? 'whatsapp')
  const { sendAt = context.now(), expiresAt = null } = message
  return { key, mobile, template, params, language, channel, muted, send_at: sendAt, expires_at: expiresAt }
}

/**
 * Returns whether customers may ask for SMS: a gateway is configured, or nothing is sent at all and the outbox stands
 * in for both ways.
 */
export function offersSms({ sms, whatsapp }: Pick<Config, 'sms' | 'whatsapp'>): boolean {
  return sms !== null || whatsapp === null
}

/** Throws SMS_UNAVAILABLE for a way that the shop does not have. */
export function requireChannel({ config }: Pick<Context, 'config'>, channel: Channel): void {
  if (channel === 'sms' && !offersSms(config)) throw new ApiError('SMS_UNAVAILABLE')
}
