import type { OutboxMessage } from './message.schema.ts'
import type { OutboxRow } from './outbox.queries.ts'
import { renderMessage } from './templates.ts'

/** A row of the outbox as the API tells it, with its text in the language of who reads it. */
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
