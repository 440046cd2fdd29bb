import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import { changesBehind } from '#src/change-log.ts'
import type { Db } from '#src/db/pool.ts'
import { type OrderStatus, orderStatuses } from '#src/order-statuses.ts'

/** Orders in these statuses wait for nobody; counting them would read the whole table. */
const ENDED: readonly OrderStatus[] = [
  'delivered',
  'returnedReceived',
  'split',
  'canceled',
  'added',
  'online',
  'onlineComing',
]
const open = orderStatuses.filter((status) => !ENDED.includes(status))

type Value = { labels?: Record<string, string>; value: number }

/** Metrics of the business, read from the database at each scrape; without a database they have no values. */
export function shopMetrics(db: Db, readDb: Db): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, read: () => Promise<Value[]>, labelNames: string[] = []) => {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect: async () => {
        const values = await read().catch(() => [])
        made.reset()
        for (const { labels = {}, value } of values) made.set(labels, value)
      },
    })
  }
  const ordersBy = async (value: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ status: string; value: number }>`
      select status, ${value} as value from orders where status = any(${open}) group by status
    `.execute(db)
    return rows.map(({ status, value: of }) => ({ labels: { status }, value: of }))
  }
  const messages = async (value: ReturnType<typeof sql>) => {
    const { rows } = await sql<Value>`
      select ${value} as value from outbox_message
      where sent_at is null and failed_at is null and not muted and send_at <= now()
    `.execute(db)
    return rows
  }
  gauge('orders_open', 'Orders of a status that waits for something.', () => ordersBy(sql`count(*)`), ['status'])
  gauge(
    'orders_oldest_seconds',
    'Age of the oldest order of a status that waits for something.',
    () => ordersBy(sql`extract(epoch from now() - min(placed_at))::integer`),
    ['status'],
  )
  gauge('messages_due', 'Messages to customers that are due and not sent.', () => messages(sql`count(*)`))
  gauge('messages_oldest_seconds', 'How long the oldest due message waits.', () =>
    messages(sql`coalesce(extract(epoch from now() - min(send_at))::integer, 0)`),
  )
  gauge('catalog_changes_behind', 'Rows of the change log that this process has not read yet.', async () => [
    { value: await changesBehind(readDb) },
  ])
  return registry
}
