import type { Language } from 'server-kit/language.ts'
import type { Template } from './templates.ts'

/** The ways of a message. */
export type Channel = 'whatsapp' | 'sms'

/** A message to send. */
export interface Outgoing {
  /** Equal in each try, so that delivery reports identify the message. */
  key: string
  /** E.164. */
  mobile: string
  template: Template
  language: Language
  /** Parameters of the template in their order. */
  params: string[]
}

/** Outcome of one try: accepted, retry (not before `afterMs`, if the receiver said so), or permanent failure. */
export type Outcome =
  | { kind: 'sent'; providerId: string | null }
  | { kind: 'later'; reason: string; afterMs?: number }
  | { kind: 'never'; reason: string }

/** Sends messages to phones, by WhatsApp or by SMS. */
export interface Sender {
  /** Tries once, at most `SEND_LIMIT` long. Never throws. */
  send: (message: Outgoing) => Promise<Outcome>
  /** Whether the outbox keeps the texts for a day, because nothing is sent. */
  keepsText: boolean
  /** Why it never sends anything: such a message uses up no limit of its mobile. */
  refuses?: string
}

/** Timeout of one try (ms). */
export const SEND_LIMIT = 10_000

/** The sender of a way that the shop does not have: `reason` stays with the message, for the staff. */
export const noSender = (reason: string): Sender => ({
  keepsText: false,
  refuses: reason,
  send: async () => ({ kind: 'never', reason }),
})

/** The sender without credentials: messages stay in the outbox, where developers read them. */
export const outboxSender: Sender = { keepsText: true, send: async () => ({ kind: 'sent', providerId: null }) }
