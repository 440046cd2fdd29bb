import { sql } from 'kysely'
import { listen } from '#src/db/listen.ts'
import type { Db } from '#src/db/pool.ts'
import type { EventRow } from '#src/domains/order/order.queries.ts'

/** Callbacks by order. */
type Watchers = Map<number, Set<() => void>>

const watched = new WeakMap<Db, Watchers>()

/**
 * Calls `moved` after each status change of an order, and after a lost connection, when changes may have been missed.
 * Each process listens on one connection. Returns a function that stops it.
 */
export function watchOrder(db: Db, id: number, moved: () => void): () => void {
  const watchers = watched.get(db) ?? startWatching(db)
  const ofOrder = watchers.get(id) ?? new Set()
  watchers.set(id, ofOrder.add(moved))
  return () => {
    ofOrder.delete(moved)
    if (ofOrder.size === 0 && watchers.get(id) === ofOrder) watchers.delete(id)
  }
}

function startWatching(db: Db): Watchers {
  const watchers: Watchers = new Map()
  watched.set(db, watchers)
  listen(db, 'order_event', {
    message: (payload) => watchers.get(orderIdOf(payload))?.forEach((moved) => moved()),
    connected: () => watchers.forEach((ofOrder) => ofOrder.forEach((moved) => moved())),
  })
  return watchers
}

/** The trigger on `order_event` writes `{orderId, seq}`. */
function orderIdOf(payload: string): number {
  return Number((JSON.parse(payload) as { orderId: number }).orderId)
}

/** More events than an order has; a client with more to read asks again. */
const AT_ONCE = 500

/**
 * Returns the events of an order after the one numbered `after`, oldest first; undefined for an unknown order, or one
 * of another customer than `customerId`.
 */
export async function selectMovesAfter(
  db: Db,
  id: number,
  after: number,
  customerId: number | undefined,
): Promise<EventRow[] | undefined> {
  const owned = customerId === undefined ? sql`true` : sql`o.customer_id = ${customerId}`
  const { rows } = await sql<EventRow | { seq: null }>`
    select e.seq, e.from_status, e.to_status, e.at
    from orders o left join order_event e on e.order_id = o.id and e.seq > ${after}
    where o.id = ${id} and ${owned}
    order by e.seq
    limit ${AT_ONCE}
  `.execute(db)
  return rows.length === 0 ? undefined : rows.filter((row): row is EventRow => row.seq !== null)
}
