import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { OrderStatus } from '#src/order-statuses.ts'
import type { OrderPromise } from '#src/domains/order/order-destination.service.ts'

export type NewEvent = Omit<Insertable<Tables['order_event']>, 'order_id' | 'seq' | 'id'>

export interface StatusChange extends Partial<OrderPromise> {
  status: OrderStatus
  previous_status: OrderStatus | null
  edit_holder: string | null
  edit_until: Date | null
  /** The order is proven. */
  placed_from?: null
  awaits_call?: boolean
  call_asked_at?: Date
  /** End of the reservation of a pick-up order that became ready. */
  hold_until?: Date
  paid?: boolean
  /** The exchange of the order begins, or ended without a hand-over. */
  exchange_order_id?: number | null
  /** Set once: a repeated delivery keeps its first moment. */
  deliveredAt?: Date
}

/** Appends an event to an order whose row the transaction has locked, and returns its `seq`. */
export async function appendEvent(trx: Db, orderId: number, event: NewEvent): Promise<number> {
  const { seq } = await trx
    .insertInto('order_event')
    .values({
      ...event,
      order_id: orderId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from order_event where order_id = ${orderId})`,
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

/** Returns whether a transition with this key was made before. */
export async function hasMoveWithKey(db: Db, orderId: number, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_event')
    .select('seq')
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the status of an order unless it changed since it was read; returns false then. */
export async function changeStatus(
  trx: Db,
  order: { id: number; status: OrderStatus; revision: number },
  change: StatusChange,
): Promise<boolean> {
  const { deliveredAt, ...columns } = change
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({
      ...columns,
      revision: order.revision + 1,
      ...(deliveredAt && { delivered_at: sql<Date>`coalesce(delivered_at, ${deliveredAt})` }),
    })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .where('revision', '=', order.revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
