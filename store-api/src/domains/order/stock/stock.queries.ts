import { sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import type { Db } from '#src/db/pool.ts'
import type { Held } from './reserve-stock.service.ts'
import type { Goods, LineShelf } from './stock-goods.ts'

export interface ShelfRow {
  variantId: number
  branchId: number
  stateId: number
  free: number
}

export interface StockChange {
  variantId: number
  branchId: number
  onHand: number
  reserved: number
}

/**
 * Locks what the branches have of these variants, always in the same order so that two orders never wait for each other in a
 * ring.
 */
export async function lockShelves(trx: Db, variantIds: number[]): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    select s.variant_id as "variantId", s.branch_id as "branchId", b.state_id as "stateId", s.on_hand - s.reserved as free
    from branch_stock s join branch b on b.id = s.branch_id
    where s.variant_id = any(${variantIds}::integer[])
    order by s.variant_id, s.branch_id
    for update of s
  `.execute(trx)
  return rows
}

/**
 * Adds to what branches have and have reserved; the rows must be locked. Throws when one of them would fall below 0 or reserve
 * more than it has: then the caller counted wrong, and the transaction must not go on.
 */
export async function changeStock(trx: Db, changes: StockChange[]): Promise<void> {
  const column = (name: keyof StockChange) => changes.map((change) => change[name])
  const { numAffectedRows } = await sql`
    update branch_stock s set on_hand = s.on_hand + c.on_hand, reserved = s.reserved + c.reserved
    from unnest(
      ${column('variantId')}::integer[], ${column('branchId')}::integer[],
      ${column('onHand')}::integer[], ${column('reserved')}::integer[]
    ) as c (variant_id, branch_id, on_hand, reserved)
    where s.variant_id = c.variant_id and s.branch_id = c.branch_id
      and s.reserved + c.reserved >= 0 and s.on_hand + c.on_hand >= s.reserved + c.reserved
  `.execute(trx)
  if (numAffectedRows !== BigInt(changes.length))
    throw new Error(`Stock of ${changes.length} shelves should change, but it did for ${numAffectedRows}`)
}

/** What an order holds, by shelf, in the order in which shelves are locked. */
export async function selectStockOfOrder(
  trx: Db,
  orderId: number,
): Promise<{ variantId: number; branchId: number; quantity: number }[]> {
  const { rows } = await sql<{ variantId: number; branchId: number; quantity: number }>`
    select t.variant_id as "variantId", t.branch_id as "branchId", sum(t.quantity)::integer as quantity
    from order_line_stock t join order_line l on l.id = t.order_line_id
    where l.order_id = ${orderId}
    group by t.variant_id, t.branch_id
    order by t.variant_id, t.branch_id
  `.execute(trx)
  return rows
}

/** The shelves that each line of an order was taken from, always in the same order. */
export async function selectLineShelves(trx: Db, orderId: number): Promise<LineShelf[]> {
  const { rows } = await sql<LineShelf>`
    select t.order_line_id as "lineId", t.variant_id as "variantId", t.branch_id as "branchId", t.quantity
    from order_line_stock t join order_line l on l.id = t.order_line_id
    where l.order_id = ${orderId}
    order by t.order_line_id, t.variant_id, t.branch_id
  `.execute(trx)
  return rows
}

/** What an order holds is of one branch from now on. */
export async function moveLineStock(trx: Db, orderId: number, branchId: number): Promise<void> {
  await sql`
    with gone as (
      delete from order_line_stock t using order_line l where l.id = t.order_line_id and l.order_id = ${orderId}
        and t.branch_id <> ${branchId}
      returning t.order_line_id, t.variant_id, t.quantity
    )
    insert into order_line_stock (order_line_id, variant_id, branch_id, quantity)
    select order_line_id, variant_id, ${branchId}::integer, sum(quantity) from gone group by order_line_id, variant_id
    on conflict (order_line_id, variant_id, branch_id) do update set quantity = order_line_stock.quantity + excluded.quantity
  `.execute(trx)
}

/** Makes the shelves that a branch has not got yet, empty; in the order in which shelves are locked. */
export async function addShelves(trx: Db, shelves: Pick<Goods, 'variantId' | 'branchId'>[]): Promise<void> {
  await sql`
    insert into branch_stock (variant_id, branch_id, on_hand)
    select distinct variant_id, branch_id, 0 from unnest(
      ${shelves.map(({ variantId }) => variantId)}::integer[], ${shelves.map(({ branchId }) => branchId)}::integer[]
    ) as s (variant_id, branch_id)
    order by variant_id, branch_id
    on conflict do nothing
  `.execute(trx)
}

export async function hasBranch(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from branch where id = any(${knownIds([id])}::integer[])`.execute(db)
  return rows.length > 0
}

/**
 * Whether unproven orders would hold more than their share of a variant or of a product with `more`, which is reserved already and
 * stands in no order yet; a variant or product of which `more` adds nothing is not looked at. The share is of what could be had
 * without them. Products are locked one after the other, after the stock, so that orders of other sizes are seen.
 */
export async function holdTooMuch(trx: Db, more: Held[], { share, atLeast }: { share: number; atLeast: number }): Promise<boolean> {
  const variantIds = more.map(({ variantId }) => variantId)
  await sql`
    select pg_advisory_xact_lock(hashtextextended('unproven-product ' || product_id, 0))
    from (select distinct product_id from variant where id = any(${variantIds}::integer[]) order by product_id) p
  `.execute(trx)
  const { rows } = await sql<{ tooMuch: boolean }>`
    with wanted as (
      select variant_id, sum(quantity) as quantity
      from unnest(${variantIds}::integer[], ${more.map(({ quantity }) => quantity)}::integer[]) w (variant_id, quantity)
      group by variant_id
    ), shelf as (
      select v.product_id, v.id as variant_id, coalesce(w.quantity, 0) as wanted,
        (select coalesce(sum(s.on_hand - s.reserved), 0) from branch_stock s where s.variant_id = v.id) as free
      from variant v left join wanted w on w.variant_id = v.id
      where v.product_id in (select product_id from variant where id in (select variant_id from wanted))
    ), held as (
      select t.variant_id, sum(t.quantity) as quantity
      from orders o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id
      where o.placed_from is not null and t.variant_id in (select variant_id from shelf)
      group by t.variant_id
    ), together as (
      select sum(wanted) as wanted, sum(coalesce(held.quantity, 0)) as held, sum(free) as free
      from shelf left join held using (variant_id)
      group by grouping sets ((product_id, variant_id), (product_id))
    )
    select exists (
      select from together where wanted > 0 and held + wanted > greatest(${atLeast}::integer, (free + held + wanted) * ${share}::float8)
    ) as "tooMuch"
  `.execute(trx)
  return rows[0]?.tooMuch ?? false
}

/** Writes where the lines of an order are reserved; `taken` names a line by its place in `lineIds`. */
export async function insertLineStock(
  trx: Db,
  lineIds: number[],
  taken: { line: number; variantId: number; branchId: number; quantity: number }[],
): Promise<void> {
  const rows = taken.map(({ line, variantId, branchId, quantity }) => ({
    order_line_id: lineIds[line] ?? 0,
    variant_id: variantId,
    branch_id: branchId,
    quantity,
  }))
  await trx.insertInto('order_line_stock').values(rows).execute()
}
