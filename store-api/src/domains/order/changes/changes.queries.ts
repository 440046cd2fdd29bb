import type { Updateable } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { DayPart } from '#src/domains/order/delivery-time.schema.ts'
import type { NewOrderLine } from '#src/domains/order/order.queries.ts'

/** Deletes the other lines of an order, and where the kept ones were reserved. */
export async function keepLines(trx: Db, orderId: number, lineIds: number[]): Promise<void> {
  await trx.deleteFrom('order_line').where('order_id', '=', orderId).where('id', 'not in', lineIds).execute()
  await trx.deleteFrom('order_line_stock').where('order_line_id', 'in', lineIds).execute()
}

export async function updateLine(trx: Db, id: number, line: NewOrderLine): Promise<void> {
  await trx.updateTable('order_line').set(line).where('id', '=', id).execute()
}

/** Takes the discount of its coupon off the lines of an order. */
export async function clearLineDiscounts(trx: Db, orderId: number): Promise<void> {
  await trx.updateTable('order_line').set({ coupon_discount: 0 }).where('order_id', '=', orderId).execute()
}

/** Updates facts of an order; status and revision belong to transitions. */
export async function updateHead(trx: Db, id: number, head: Updateable<Tables['orders']>): Promise<void> {
  await trx.updateTable('orders').set(head).where('id', '=', id).execute()
}

/** Stores the chosen delivery time unless the order changed since it was read; returns false then. */
export async function setDeliveryTime(
  trx: Db,
  order: { id: number; revision: number },
  { day, part }: { day: string; part: DayPart },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ wanted_day: day, wanted_part: part, revision: order.revision + 1 })
    .where('id', '=', order.id)
    .where('revision', '=', order.revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
