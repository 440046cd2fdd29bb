import { sql, type Updateable } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { NewOrderLine } from '#src/domains/order/order.queries.ts'

export interface LineStockRow {
  lineId: number
  variantId: number
  branchId: number
  quantity: number
}

/** Where each line of an order is reserved. */
export async function selectLineStock(trx: Db, orderId: number): Promise<LineStockRow[]> {
  const { rows } = await sql<LineStockRow>`
    select t.order_line_id as "lineId", t.variant_id as "variantId", t.branch_id as "branchId", t.quantity
    from order_line_stock t join order_line l on l.id = t.order_line_id
    where l.order_id = ${orderId} order by l.position, t.variant_id, t.branch_id
  `.execute(trx)
  return rows
}

/** Takes the other lines out of an order, and forgets where those that stay were reserved. */
export async function keepLines(trx: Db, orderId: number, lineIds: number[]): Promise<void> {
  await trx.deleteFrom('order_line').where('order_id', '=', orderId).where('id', 'not in', lineIds).execute()
  await trx.deleteFrom('order_line_stock').where('order_line_id', 'in', lineIds).execute()
}

export async function updateLine(trx: Db, id: number, line: NewOrderLine): Promise<void> {
  await trx.updateTable('order_line').set(line).where('id', '=', id).execute()
}

/** Writes what a change made of an order; its status and revision are for the move that ends the change. */
export async function updateHead(trx: Db, id: number, head: Updateable<Tables['orders']>): Promise<void> {
  await trx.updateTable('orders').set(head).where('id', '=', id).execute()
}
