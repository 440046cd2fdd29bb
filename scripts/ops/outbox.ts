import type { OutboxMessage } from '../../store-api/src/domains/message/message.schema.ts'
import type { StoreApi } from './store-api.ts'
import { moment, table } from './table.ts'

/** The newest messages to customers, as a table. */
export async function outbox(api: StoreApi, first: number, mobile: string | undefined): Promise<string> {
  const query = new URLSearchParams({ first: String(first), ...(mobile && { mobile }) })
  const { data } = await api.get<OutboxMessage[]>(`/outbox?${query.toString()}`)
  const rows = data.map((message) => [
    message.id,
    moment(message.createdAt),
    message.mobile,
    message.template,
    stateOf(message),
    message.text?.replace(/\s+/g, ' ') ?? null,
  ])
  return rows.length > 0 ? table(['ID', 'WRITTEN', 'MOBILE', 'TEMPLATE', 'STATE', 'TEXT'], rows) : 'No messages.'
}

function stateOf({ sentAt, failedAt, delivery, tries, error }: OutboxMessage): string {
  if (delivery) return delivery
  if (failedAt) return error ? `failed: ${error}` : 'failed'
  if (sentAt) return 'sent'
  return tries > 0 ? `waits, ${tries} tries` : 'waits'
}
