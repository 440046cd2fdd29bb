import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import { isOpenReturn, type ReturnRow, selectReturns } from '#src/domains/order/order.queries.ts'
import type { KeptLine } from '#src/domains/order/return-units.ts'
import type { OrderLineQuantity, OrderReturnLine } from '#src/domains/order/return.schema.ts'

/** Units that are returned, with their part of the order's coupon in piastres. */
export type ReturnedLine = OrderReturnLine & { couponDiscount: number }

/** Returns the lines of an order with the units that were not returned. */
export async function selectKeptLines(db: Db, orderId: number): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select id, variant_id as "variantId", quantity, quantity - returned_quantity as kept, unit_price as "unitPrice",
      compare_at_price as "compareAtPrice", coupon_discount as "couponDiscount"
    from order_line where order_id = ${orderId} order by position
  `.execute(db)
  return rows
}

/** Returns the requested return that was not received yet. */
export async function selectOpenReturn(db: Db, orderId: number): Promise<ReturnRow | undefined> {
  return (await selectReturns(db, [orderId])).find(isOpenReturn)
}

export async function insertReturn(
  trx: Db,
  row: Pick<
    Insertable<Tables['order_return']>,
    | 'order_id'
    | 'status'
    | 'notes'
    | 'asked_at'
    | 'closed_at'
    | 'refund_method'
    | 'refund_account'
    | 'credited'
    | 'return_method'
    | 'return_fee'
  >,
  lines: ReturnedLine[],
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from order_return where order_id = ${row.order_id})`
  const { id } = await trx
    .insertInto('order_return')
    .values({ ...row, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertReturnLines(trx, id, lines)
}

/** Closes a return; `received` replaces its lines and its fee by those of what was received. */
export async function closeReturn(
  trx: Db,
  id: number,
  status: 'withdrawn' | 'received',
  at: Date,
  received?: { lines: ReturnedLine[]; fee: number },
): Promise<void> {
  // A withdrawn return pays nothing: its account is needed no more.
  const changed = received ? { return_fee: received.fee } : { refund_account: null }
  await trx
    .updateTable('order_return')
    .set({ status, closed_at: at, ...changed })
    .where('id', '=', id)
    .execute()
  if (!received) return
  await trx.deleteFrom('order_return_line').where('return_id', '=', id).execute()
  await insertReturnLines(trx, id, received.lines)
}

async function insertReturnLines(trx: Db, id: number, lines: ReturnedLine[]): Promise<void> {
  await trx
    .insertInto('order_return_line')
    .values(
      lines.map(({ lineId, quantity, reason, couponDiscount }) => ({
        return_id: id,
        order_line_id: lineId,
        quantity,
        reason,
        coupon_discount: couponDiscount,
      })),
    )
    .execute()
}

/** Adds returned units to their lines. */
export async function addReturned(trx: Db, units: OrderLineQuantity[]): Promise<void> {
  await sql`
    update order_line l set returned_quantity = l.returned_quantity + p.quantity
    from unnest(
      ${units.map(({ lineId }) => lineId)}::bigint[], ${units.map(({ quantity }) => quantity)}::integer[]
    ) as p (id, quantity)
    where l.id = p.id
  `.execute(trx)
}

/** Sets sums of an order, in piastres. */
export async function setSums(
  trx: Db,
  orderId: number,
  sums: Partial<
    Record<'subtotal' | 'discount' | 'coupon_discount' | 'tax' | 'total' | 'collected' | 'refunded', number>
  >,
): Promise<void> {
  await trx.updateTable('orders').set(sums).where('id', '=', orderId).execute()
}

/**
 * Notes when the refunds of an order's received returns were paid, once each. Returns the ids of those that were not
 * noted before.
 */
export async function updateRefunded(db: Db, orderId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update order_return set refunded_at = ${at} where order_id = ${orderId} and status = 'received' and refunded_at is null returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Clears accounts of refunds that were paid before `paidBefore` or asked for before `askedBefore`, and returns their
 * number.
 */
export async function clearAccounts(
  db: Db,
  { paidBefore, askedBefore }: { paidBefore: Date; askedBefore: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update order_return set refund_account = null
    where refund_account is not null and (refunded_at < ${paidBefore} or asked_at < ${askedBefore})
  `.execute(db)
  return Number(numAffectedRows)
}
