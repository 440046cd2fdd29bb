import type { Context } from '#src/http/context.ts'
import { webhookItems } from './webhook-call.ts'
import { type DeliveryReport, type DeliveryStatus, keepReport } from './outbox.queries.ts'

const statuses = new Set<string>(['sent', 'delivered', 'read', 'failed'] satisfies DeliveryStatus[])

interface Status {
  id?: unknown
  status?: unknown
  biz_opaque_callback_data?: unknown
  errors?: { code?: unknown; title?: unknown; message?: unknown }[]
}

/** Stores the delivery reports of a WhatsApp webhook call; skips unknown messages and events. */
export async function takeReports({ db, now }: Pick<Context, 'db' | 'now'>, call: unknown): Promise<void> {
  for (const status of webhookItems(call, 'statuses')) {
    const report = reportOf(status as Status | null)
    if (report) await keepReport(db, report, now())
  }
}

function reportOf(given: Status | null): DeliveryReport | undefined {
  const { id, status, biz_opaque_callback_data: key, errors } = given ?? {}
  if (typeof id !== 'string' || typeof status !== 'string' || !statuses.has(status)) return undefined
  const [error] = Array.isArray(errors) ? errors : []
  return {
    providerId: id,
    key: typeof key === 'string' ? key : null,
    status: status as DeliveryStatus,
    error: error ? [error.code, error.title ?? error.message].join(' ').slice(0, 300) : null,
  }
}
