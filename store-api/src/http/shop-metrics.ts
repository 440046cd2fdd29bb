import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import { changesBehind } from '#src/change-log.ts'
import { type Db, poolState } from '#src/db/pool.ts'
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

/** How long a scrape waits for the database, in milliseconds. */
const LIMIT_MS = 1_000

type Value = { labels?: Record<string, string>; value: number }
interface Read {
  orders: { status: string; count: number; oldest: number }[]
  messages: { due: number; oldest: number }[]
  changes: number[]
}
const NOTHING: Read = { orders: [], messages: [], changes: [] }

/**
 * Metrics of the business, read from the database at each scrape. They have no values without a database, when it takes
 * more than a second, and while requests wait for a connection: a scrape takes none from them.
 */
export function shopMetrics(db: Db, readDb: Db): Registry {
  const registry = new Registry()
  let reading: Promise<Read> | undefined
  /** One reading for all metrics of a scrape. */
  const read = () => {
    const isBusy = (poolState(db)?.waiting ?? 0) > 0
    reading ??= Promise.race([
      isBusy ? NOTHING : readShop(db, readDb).catch(() => NOTHING),
      sleep(LIMIT_MS, NOTHING, { ref: false }),
    ]).finally(() => (reading = undefined))
    return reading
  }
  const gauge = (name: string, help: string, valuesOf: (read: Read) => Value[], labelNames: string[] = []) => {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect: async () => {
        const values = valuesOf(await read())
        made.reset()
        for (const { labels = {}, value } of values) made.set(labels, value)
      },
    })
  }
  gauge(
    'orders_open',
    'Orders of a status that waits for something.',
    ({ orders }) => orders.map(({ status, count }) => ({ labels: { status }, value: count })),
    ['status'],
  )
  gauge(
    'orders_oldest_seconds',
    'Age of the oldest order of a status that waits for something.',
    ({ orders }) => orders.map(({ status, oldest }) => ({ labels: { status }, value: oldest })),
    ['status'],
  )
  gauge('messages_due', 'Messages to customers that are due and not sent.', ({ messages }) =>
    messages.map(({ due }) => ({ value: due })),
  )
  gauge('messages_oldest_seconds', 'How long the oldest due message waits.', ({ messages }) =>
    messages.map(({ oldest }) => ({ value: oldest })),
  )
  gauge('catalog_changes_behind', 'Rows of the change log that this process has not read yet.', ({ changes }) =>
    changes.map((value) => ({ value })),
  )
  return registry
}

async function readShop(db: Db, readDb: Db): Promise<Read> {
  const orders = await sql<Read['orders'][number]>`
    select status, count(*) as count, extract(epoch from now() - min(placed_at))::integer as oldest
    from orders where status = any(${open}) group by status
  `.execute(db)
  const messages = await sql<Read['messages'][number]>`
    select count(*) as due, coalesce(extract(epoch from now() - min(send_at))::integer, 0) as oldest
    from outbox_message where sent_at is null and failed_at is null and not muted and send_at <= now()
  `.execute(db)
  return { orders: orders.rows, messages: messages.rows, changes: [await changesBehind(readDb)] }
}
