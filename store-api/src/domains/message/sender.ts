import type { Language } from '#src/http/language.ts'
import type { Template } from './templates.ts'

/** A message on its way out. */
export interface Outgoing {
  /** The same in each try, so that a delivery report tells which message it is about. */
  key: string
  /** E.164. */
  mobile: string
  template: Template
  language: Language
  /** What stands in the template, in its order. */
  params: string[]
}

/** What became of one try: taken, worth another try (not before `afterMs`, when the receiver said so), or hopeless. */
export type Outcome =
  | { kind: 'sent'; providerId: string | null }
  | { kind: 'later'; reason: string; afterMs?: number }
  | { kind: 'never'; reason: string }

/** A way to a customer's phone. */
export interface Sender {
  /** Tries once, in `SEND_LIMIT` at most; never throws. */
  send: (message: Outgoing) => Promise<Outcome>
  /** The outbox itself is where messages are read: their text stays for a day. */
  keepsText: boolean
}

/** How long one try may take, milliseconds. */
export const SEND_LIMIT = 10_000

/** Without credentials: the outbox is as far as a message goes, and developers read it there. */
export const outboxSender: Sender = { keepsText: true, send: async () => ({ kind: 'sent', providerId: null }) }
