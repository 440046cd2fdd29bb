import { sql } from 'kysely'
import { businessDaysLeft } from '#src/db/business-days.ts'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'
import type { OrderStatus } from '#src/order-statuses.ts'
import { refundDue } from '#src/db/refund.ts'
import { orderColumns, type OrderRow } from './order.queries.ts'

/** A page of orders, newest first, after the order `after`. */
export interface OrderSearch {
  /** Null for the orders of all customers. */
  customerId: number | null
  statuses: readonly string[]
  /** Only orders that replace items of another one. */
  exchanges?: boolean | undefined
  /** Only orders to an area that is not in the list. */
  otherArea?: boolean | undefined
  /** Only orders of this mobile, E.164. */
  mobile?: string | undefined
  after: number | null
  limit: number
}

export async function selectOrders(
  db: Db,
  { customerId, statuses, after, limit, ...only }: OrderSearch,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o
    where ${ofCustomer(customerId)} and o.status = any(${statuses}::text[]) ${withOnly(only)} ${after === null ? sql`` : behind(after, customerId)}
    order by o.placed_at desc, o.id desc limit ${limit}
  `.execute(db)
  return rows
}

/**
 * Returns the orders that wait for a call: unconfirmed ones for which it was asked, and those above their buyer's
 * limits; the longest waiting first.
 */
export async function selectCalls(db: Db, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o
    where o.call_asked_at is not null and (o.status = 'waitingCustomer' or o.awaits_call)
    order by o.call_asked_at, o.id limit ${limit}
  `.execute(db)
  return rows
}

/** Business days in which the terms promise a refund, from the day on which the branch examined the items. */
const REFUND_DAYS = 7

/** An order whose refund is due. `daysLeft` of the promise are business days: 0 on its last one, then below. */
export type RefundRow = OrderRow & { since: Date; daysLeft: number }

/** Returns the orders whose received returns were not refunded, the longest waiting first. */
export async function selectRefundsDue(db: Db, now: Date, limit: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    with due as (
      select order_id, min(closed_at) as since, (min(closed_at) at time zone 'Africa/Cairo')::date as day
      from order_return where status = 'received' and refunded_at is null group by order_id
    )
    select ${orderColumns}, due.since, ${businessDaysLeft(REFUND_DAYS, sql`due.day`, now)} as "daysLeft"
    from due join orders o on o.id = due.order_id
    where ${refundDue} > 0 order by due.since, o.id limit ${limit}
  `.execute(db)
  return rows
}

/** Returns the open pick-up orders of a branch, of all for null: first those that were promised first. */
export async function selectPickups(db: Db, branchId: number | null, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o
    where o.pickup_branch_id is not null ${branchId === null ? sql`` : sql`and o.pickup_branch_id = any(${knownIds([branchId])}::integer[])`}
      and o.status not in ('canceled', 'delivered', 'returning', 'returned', 'split', 'returnedReceived')
    order by o.pickup_ready_at, o.id limit ${limit}
  `.execute(db)
  return rows
}

/** Counts orders by status. */
export async function countStatuses(db: Db, customerId: number | null, only: Only = {}): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select o.status, count(*)::integer as count from orders o where ${ofCustomer(customerId)} ${withOnly(only)} group by o.status
  `.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

type Only = Pick<OrderSearch, 'exchanges' | 'otherArea' | 'mobile'>

function withOnly({ exchanges, otherArea, mobile }: Only) {
  const conditions = [
    exchanges && sql`and o.exchange_of is not null`,
    otherArea && sql`and o.address ->> 'regionName' <> ''`,
    mobile && sql`and o.contact ->> 'mobile' = ${mobile}`,
  ]
  return sql.join(
    conditions.filter((each) => typeof each === 'object'),
    sql` `,
  )
}

function ofCustomer(customerId: number | null) {
  return customerId === null ? sql`true` : sql`o.customer_id = ${customerId}`
}

/**
 * Condition: later in the list than the order `after`. Its position is read from the order, so that another customer's
 * cursor finds nothing.
 */
function behind(after: number, customerId: number | null) {
  return sql`and (o.placed_at, o.id) < (select o.placed_at, o.id from orders o where o.id = ${after} and ${ofCustomer(customerId)})`
}
