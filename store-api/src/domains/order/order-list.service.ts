import type { Context } from '#src/http/context.ts'
import { readCursor, writeCursor } from './order-list-rules.ts'
import { countStatuses, type OrderSearch, selectOrders } from './order-list.queries.ts'
import type { OrderRow } from './order.queries.ts'
import type { Order, OrderStatus } from './order.schema.ts'

export interface OrderPage {
  data: Order[]
  meta: { total: number; endCursor: string | null; hasNext: boolean }
}

/** A page of orders, with how many there are and where it ends. */
export async function pageOf(
  { db }: Context,
  search: Pick<OrderSearch, 'customerId' | 'statuses'>,
  first: number,
  after: string | undefined,
): Promise<{ rows: OrderRow[]; meta: OrderPage['meta'] }> {
  const cursor = after === undefined ? null : readCursor(after)
  const [found, counts] = await Promise.all([
    selectOrders(db, { ...search, after: cursor, limit: first + 1 }),
    countStatuses(db, search.customerId),
  ])
  const rows = found.slice(0, first)
  const last = rows.at(-1)
  const endCursor = last ? writeCursor(last.id) : null
  return { rows, meta: { total: sumOf(counts, search.statuses), endCursor, hasNext: found.length > first } }
}

export function sumOf(counts: Map<string, number>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status as OrderStatus) ?? 0), 0)
}
