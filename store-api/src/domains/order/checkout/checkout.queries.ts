import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { NewEvent } from '#src/domains/order/transitions/transition.queries.ts'
import { type NewOrderLine, orderColumns, type OrderRow } from '#src/domains/order/order.queries.ts'
import type { Taken } from '#src/domains/order/stock/reserve-stock.ts'
import { buyerLocks, type ProvenBuyer } from '#src/domains/order/stock/buyer-standing.queries.ts'
import { requireChanged, type StockChange, stockUpdate } from '#src/domains/order/stock/stock.queries.ts'

export interface EarlierRequest {
  request_hash: Buffer
  answer: { orderId: number }
}

/** The source of an order: its buyer, and the hash of its network. */
export interface Source extends ProvenBuyer {
  network: string
}

/**
 * Claims a key for the transaction and draws the id of the order that it stands for, or returns the earlier request
 * that used it. Then locks the buyer until the transaction ends, before that the network of an unproven order, so that
 * their orders are placed one after the other. Waits for a concurrent transaction with the same key; when that one
 * fails, the key is free again.
 */
export async function claimKey(
  trx: Db,
  { scope, key, requestHash }: { scope: string; key: string; requestHash: Buffer },
  source: (Source & { isProven: boolean }) | undefined,
): Promise<{ orderId: number } | { earlier: EarlierRequest }> {
  const network =
    source && !source.isProven
      ? sql`, pg_advisory_xact_lock(hashtextextended(${`unproven-network ${source.network}`}, 0))`
      : sql``
  const locks = source && sql`${network}, ${buyerLocks(source)}`
  const claimed = await sql<{ orderId: number }>`
    with claimed as (
      insert into idempotency_key (scope, key, request_hash, answer)
      values (${scope}, ${key}, ${requestHash}, jsonb_build_object('orderId', random_id('orders')))
      on conflict (scope, key) do nothing returning answer
    )
    select (answer ->> 'orderId')::bigint as "orderId" ${locks ?? sql``} from claimed
  `.execute(trx)
  if (claimed.rows[0]) return { orderId: claimed.rows[0].orderId }
  const { rows } =
    await sql<EarlierRequest>`select request_hash, answer from idempotency_key where scope = ${scope} and key = ${key}`.execute(
      trx,
    )
  if (!rows[0]) throw new Error('A used key is missing')
  return { earlier: rows[0] }
}

/** Frees a key that the transaction has claimed. */
export async function freeKey(trx: Db, scope: string, key: string): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute()
}

/** Deletes keys that were claimed before a moment, at most `limit`, and returns their number. */
export async function deleteKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key where created_at < ${before} order by created_at limit ${limit} for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows)
}

/** An order as it is written at once. */
export interface WholeOrder {
  order: Omit<Insertable<Tables['orders']>, 'contact' | 'address'> & {
    id: number
    contact: object
    address: object | null
  }
  lines: NewOrderLine[]
  /** Stock levels that its units are taken from; `line` is the index of the line. */
  taken: Taken[]
  /** Stock levels to change with it, which must be locked. */
  changes: StockChange[]
  /** Its first events, oldest first. */
  events: NewEvent[]
  /** The row of a message in the outbox. */
  message?: object | undefined
  /**
   * The ordered cart, which must be locked: it loses its lines and its coupon. Client and address stay for the next
   * order.
   */
  ordered?: { id: number; revision: number } | undefined
}

/**
 * Writes an order with its lines, their stock, its events and its message, and empties its cart, in one statement,
 * under the id that is given. Returns undefined, and writes nothing, when its number is taken.
 */
export async function insertOrder(
  trx: Db,
  { order, lines, taken, changes, events, message, ordered }: WholeOrder,
): Promise<OrderRow | undefined> {
  const rows = lines.map((line) => ({ ...line, parts: JSON.parse(line.parts ?? '[]') }))
  const stock = taken.map(({ line, variantId, branchId, quantity }) => ({
    line,
    variant_id: variantId,
    branch_id: branchId,
    quantity,
  }))
  const result = await sql<OrderRow & { changedLevels: number; emptied: number }>`
    with placed as (
      insert into orders as o (${columnList([order])}) overriding system value
      select ${columnList([order])} from json_populate_record(null::orders, ${JSON.stringify(order)}::json)
      on conflict (number) do nothing returning ${orderColumns}
    ), changed as (
      ${stockUpdate(changes, sql`and exists (select from placed)`)} returning s.variant_id
    ), written as (
      insert into order_line (order_id, position, ${columnList(lines)})
      select placed.id, ordered.* from placed, lateral (
        select position, ${columnList(lines)} from json_populate_recordset(null::order_line, ${numberRows(rows, 'position', 0)}::json)
      ) ordered
      returning id, position
    ), taken as (
      insert into order_line_stock (order_line_id, variant_id, branch_id, quantity, unproven)
      select written.id, variant_id, branch_id, quantity, placed.placed_from is not null or placed.awaits_call
      from placed, json_to_recordset(${JSON.stringify(stock)}::json) as t (line integer, variant_id integer, branch_id integer, quantity integer)
      join written on written.position = t.line
    ), event as (
      insert into order_event (order_id, seq, ${columnList(events)})
      select placed.id, first.* from placed, lateral (
        select seq, ${columnList(events)} from json_populate_recordset(null::order_event, ${numberRows(events, 'seq', 1)}::json)
      ) first
    ) ${
      message
        ? sql`, message as (
      insert into outbox_message (${columnList([message])})
      select queued.* from placed, lateral (
        select ${columnList([message])} from json_populate_record(null::outbox_message, ${JSON.stringify(message)}::json)
      ) queued
      on conflict (key) do nothing
    )`
        : sql``
    }, emptied as (
      update cart set revision = revision + 1, updated_at = now(), coupon_id = null
      where id = ${ordered?.id ?? 0} and revision = ${ordered?.revision ?? 0} and exists (select from placed)
      returning id
    ), removed as (delete from cart_line l using emptied where l.cart_id = emptied.id)
    select placed.*, (select count(*)::integer from changed) as "changedLevels", (select count(*)::integer from emptied) as emptied from placed
  `.execute(trx)
  const [written] = result.rows
  if (!written) return undefined
  const { changedLevels, emptied, ...row } = written
  requireChanged(changedLevels, changes)
  if (ordered && emptied !== 1) throw new Error('A locked cart has moved')
  return row
}

function columnList(rows: object[]) {
  return sql.join([...new Set(rows.flatMap(Object.keys))].map((column) => sql.ref(column)))
}

function numberRows(rows: object[], name: string, from: number): string {
  return JSON.stringify(rows.map((row, index) => ({ ...row, [name]: from + index })))
}
