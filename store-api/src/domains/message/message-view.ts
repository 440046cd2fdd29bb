import type { OutboxMessage } from './message.schema.ts'
import type { OutboxRow } from './outbox.queries.ts'
import { renderMessage } from './templates.ts'

/** Converts a row of the outbox to its wire shape, with the text in the language of the request. */
export function viewMessage(row: OutboxRow): OutboxMessage {
  const { template, language, params, createdAt, sentAt, failedAt } = row
  return {
    ...row,
    text: renderMessage(template, language, params),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  }
}
