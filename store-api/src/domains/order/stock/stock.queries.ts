import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'

/** Free units of a variant in a branch. */
export interface StockLevel {
  variantId: number
  branchId: number
  stateId: number
  free: number
}

/** Units of a variant that an order has reserved in a branch. */
export interface Reserved {
  variantId: number
  branchId: number
  quantity: number
}

/** Units of an order line that were taken from a branch; a bundle's line has some of each part. */
export interface LineStock extends Reserved {
  lineId: number
}

export interface StockChange {
  variantId: number
  branchId: number
  onHand: number
  reserved: number
}

/** Locks the stock levels of these variants, always in the same order, so that two orders never deadlock. */
export async function lockStockLevels(trx: Db, variantIds: number[]): Promise<StockLevel[]> {
  const { rows } = await sql<StockLevel>`${levelsOf(variantIds)}`.execute(trx)
  return rows
}

/**
 * Like lockStockLevels; then locks the products of these variants, in order, so that concurrent unproven orders of
 * other sizes are counted. The count makes sure that all levels are locked before the first product.
 */
export async function lockStockAndProducts(trx: Db, variantIds: number[]): Promise<StockLevel[]> {
  const { rows } = await sql<StockLevel>`
    with level as materialized (${levelsOf(variantIds)}),
    product_lock as materialized (${productLocks(variantIds, sql`and (select count(*) from level) >= 0`)})
    select level.* from level where (select count(*) from product_lock) >= 0
  `.execute(trx)
  return rows
}

const levelsOf = (variantIds: number[]) => sql`
  select s.variant_id as "variantId", s.branch_id as "branchId", b.state_id as "stateId", s.on_hand - s.reserved as free
  from branch_stock s join branch b on b.id = s.branch_id
  where s.variant_id = any(${variantIds}::integer[])
  order by s.variant_id, s.branch_id
  for update of s
`

/** Locks the products of these variants, in order; their stock levels must be locked. */
export async function lockProducts(trx: Db, variantIds: number[]): Promise<void> {
  await productLocks(variantIds).execute(trx)
}

const productLocks = (variantIds: number[], condition = sql``) => sql`
  select pg_advisory_xact_lock(hashtextextended('unproven-product ' || product_id, 0))
  from (select distinct product_id from variant where id = any(${variantIds}::integer[]) ${condition} order by product_id) p
`

/**
 * Adds to stock levels, whose rows must be locked. Throws an Error when one would fall below 0 or below what is
 * reserved: the caller's sum is wrong.
 */
export async function changeStock(trx: Db, changes: StockChange[]): Promise<void> {
  const { numAffectedRows } = await sql`${stockUpdate(changes)}`.execute(trx)
  requireChanged(Number(numAffectedRows), changes)
}

/** Throws an Error unless all stock levels of `changes` changed. */
export function requireChanged(changed: number, changes: StockChange[]): void {
  if (changed !== changes.length) throw new Error(`${changed} of ${changes.length} stock levels changed`)
}

/** The update of changeStock, for a statement that writes more. */
export function stockUpdate(changes: StockChange[], condition = sql``): RawBuilder<unknown> {
  const column = (name: keyof StockChange) => changes.map((change) => change[name])
  return sql`
    update branch_stock s set on_hand = s.on_hand + c.on_hand, reserved = s.reserved + c.reserved
    from unnest(
      ${column('variantId')}::integer[], ${column('branchId')}::integer[],
      ${column('onHand')}::integer[], ${column('reserved')}::integer[]
    ) as c (variant_id, branch_id, on_hand, reserved)
    where s.variant_id = c.variant_id and s.branch_id = c.branch_id
      and s.reserved + c.reserved >= 0 and s.on_hand + c.on_hand >= s.reserved + c.reserved ${condition}
  `
}

/** Returns what an order has reserved, in the order in which stock levels are locked. */
export async function selectStockOfOrder(trx: Db, orderId: number): Promise<Reserved[]> {
  const { rows } = await sql<Reserved>`
    select t.variant_id as "variantId", t.branch_id as "branchId", sum(t.quantity)::integer as quantity
    from order_line_stock t join order_line l on l.id = t.order_line_id
    where l.order_id = ${orderId}
    group by t.variant_id, t.branch_id
    order by t.variant_id, t.branch_id
  `.execute(trx)
  return rows
}

/** Returns where the units of each line of an order were taken from, always in the same order. */
export async function selectLineStock(trx: Db, orderId: number): Promise<LineStock[]> {
  const { rows } = await sql<LineStock>`
    select t.order_line_id as "lineId", t.variant_id as "variantId", t.branch_id as "branchId", t.quantity
    from order_line_stock t join order_line l on l.id = t.order_line_id
    where l.order_id = ${orderId}
    order by t.order_line_id, t.variant_id, t.branch_id
  `.execute(trx)
  return rows
}

/** Assigns everything that an order has reserved to one branch. */
export async function moveLineStock(trx: Db, orderId: number, branchId: number): Promise<void> {
  await sql`
    with gone as (
      delete from order_line_stock t using order_line l where l.id = t.order_line_id and l.order_id = ${orderId}
        and t.branch_id <> ${branchId}
      returning t.order_line_id, t.variant_id, t.quantity, t.unproven
    )
    insert into order_line_stock (order_line_id, variant_id, branch_id, quantity, unproven)
    select order_line_id, variant_id, ${branchId}::integer, sum(quantity), bool_or(unproven) from gone group by order_line_id, variant_id
    on conflict (order_line_id, variant_id, branch_id) do update set quantity = order_line_stock.quantity + excluded.quantity
  `.execute(trx)
}

/** Creates missing stock levels with 0 units, in the order in which stock levels are locked. */
export async function addStockLevels(trx: Db, levels: Pick<Reserved, 'variantId' | 'branchId'>[]): Promise<void> {
  await sql`
    insert into branch_stock (variant_id, branch_id, on_hand)
    select distinct variant_id, branch_id, 0 from unnest(
      ${levels.map(({ variantId }) => variantId)}::integer[], ${levels.map(({ branchId }) => branchId)}::integer[]
    ) as s (variant_id, branch_id)
    order by variant_id, branch_id
    on conflict do nothing
  `.execute(trx)
}

export async function hasBranch(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from branch where id = any(${knownIds([id])}::integer[])`.execute(db)
  return rows.length > 0
}

/** A share of the stock, and the units that may be held in any case. */
export interface Share {
  share: number
  atLeast: number
}

/**
 * Returns whether unproven orders hold more than their share of a variant or product together with `more`, which is
 * reserved but in no order yet. Variants and products to which `more` adds nothing do not count. The share is of the
 * stock without these orders. Locks the products in order, after the stock levels, so that concurrent orders of other
 * sizes are counted.
 */
export async function sumsExceedShare(trx: Db, more: Reserved[], share: Share): Promise<boolean> {
  await lockProducts(
    trx,
    more.map(({ variantId }) => variantId),
  )
  const { rows } = await sql<{
    tooMuch: boolean
  }>`with ${levelsWithHeld(more, sql`0`, heldUnproven)} select ${exceeds(share)} as "tooMuch"`.execute(trx)
  return rows[0]?.tooMuch ?? false
}

/** Counts that decide about an unproven order. */
export interface UnprovenCounts {
  /** Open orders of its mobile that are unproven or wait for a call. */
  ofMobile: number
  /** Open unproven orders from its network. */
  fromNetwork: number
  /** They hold more than their share, as sumsExceedShare. */
  tooMuch: boolean
  /** The order takes a scarce variant (docs/rules/orders.md#confirmation). */
  isScarce: boolean
}

/**
 * Counts the unproven orders beside one that takes `more`, which is not reserved yet. Its source, stock levels and
 * products must be locked.
 */
export async function countUnproven(
  trx: Db,
  { mobile, network }: { mobile: string; network: string },
  more: Reserved[],
  share: Share,
): Promise<UnprovenCounts> {
  // Materialised: PostgreSQL expects few unproven orders, and would look for the mobile among all of them.
  const { rows } = await sql<UnprovenCounts>`
    with ${levelsWithHeld(more, sql`coalesce(w.quantity, 0)`, heldUnproven)}, mine as materialized (select placed_from, awaits_call from orders o where o.contact ->> 'mobile' = ${mobile})
    select
      (select count(*)::integer from mine where placed_from is not null or awaits_call) as "ofMobile",
      (select count(*)::integer from orders o where o.placed_from = ${network}) as "fromNetwork",
      ${exceeds(share)} as "tooMuch",
      exists (
        select from wanted_level left join held using (variant_id)
        where wanted > 0 and (free <= ${SCARCE_UNITS} or 2 * (coalesce(held.waiting, 0) + wanted) > on_hand)
      ) as "isScarce"
  `.execute(trx)
  const [counts] = rows
  if (!counts) throw new Error('A select without a table has no row')
  return counts
}

const heldUnproven = sql`
  select t.variant_id, sum(t.quantity) as quantity, sum(t.quantity) filter (where o.status = 'waitingCustomer') as waiting
  from orders o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id
  where t.unproven and t.variant_id in (select variant_id from wanted_level)
  group by t.variant_id`

/**
 * CTEs of the variants of the wanted products, with the stock that is free once `unreserved` more units are, and of
 * what the orders of `held` have of them.
 */
export const levelsWithHeld = (more: Reserved[], unreserved: RawBuilder<unknown>, held: RawBuilder<unknown>) => sql`
  wanted as (
    select variant_id, sum(quantity) as quantity
    from unnest(${more.map(({ variantId }) => variantId)}::integer[], ${more.map(({ quantity }) => quantity)}::integer[]) w (variant_id, quantity)
    group by variant_id
  ), wanted_level as (
    select v.product_id, v.id as variant_id, coalesce(w.quantity, 0) as wanted, s.on_hand, s.free - ${unreserved} as free
    from variant v left join wanted w on w.variant_id = v.id
    cross join lateral (
      select coalesce(sum(on_hand), 0) as on_hand, coalesce(sum(on_hand - reserved), 0) as free from branch_stock where variant_id = v.id
    ) s
    where v.product_id in (select product_id from variant where id in (select variant_id from wanted))
  ), held as (${held}), together as (
    select sum(wanted) as wanted, sum(coalesce(held.quantity, 0)) as held, sum(free) as free
    from wanted_level left join held using (variant_id)
    group by grouping sets ((product_id, variant_id), (product_id))
  )
`

/** Condition on the CTEs of `levelsWithHeld`: the orders of `held` have more than a share with the wanted units. */
export const exceeds = ({ share, atLeast }: Share) => sql`exists (
  select from together where wanted > 0 and held + wanted > greatest(${atLeast}::integer, (free + held + wanted) * ${share}::float8)
)`

/** Stores where the lines of an order are reserved; `taken` names a line by its index in `lineIds`. */
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
  await sql`
    insert into order_line_stock (order_line_id, variant_id, branch_id, quantity, unproven)
    select t.order_line_id, t.variant_id, t.branch_id, t.quantity, o.placed_from is not null or o.awaits_call
    from json_to_recordset(${JSON.stringify(rows)}::json) as t (order_line_id bigint, variant_id integer, branch_id integer, quantity integer)
    join order_line l on l.id = t.order_line_id join orders o on o.id = l.order_id
  `.execute(trx)
}

/** A variant is scarce with at most this number of free units in all branches (docs/rules/orders.md#confirmation). */
const SCARCE_UNITS = 2

/**
 * CTE of the scarce variants that unproven orders hold: few units are free, or these orders hold more than half.
 * `among` limits the variants.
 */
export const scarce = (among: RawBuilder<unknown> = sql``) => sql`
  held as (
    select t.variant_id, sum(t.quantity) as units
    from orders o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id
    where o.status = 'waitingCustomer' and o.placed_from is not null and t.unproven ${among}
    group by t.variant_id
  ),
  scarce as (
    select h.variant_id from held h join branch_stock s using (variant_id)
    group by h.variant_id, h.units having sum(s.on_hand - s.reserved) <= ${SCARCE_UNITS} or 2 * h.units > sum(s.on_hand)
  )
`

/** Condition: the order `o` is unproven and holds a scarce variant. */
export const holdsScarce = sql`o.placed_from is not null and exists (
  select from order_line l join order_line_stock t on t.order_line_id = l.id join scarce on scarce.variant_id = t.variant_id
  where l.order_id = o.id
)`

/** Sets the shorter end of the wait for an unproven order that holds scarce stock; clears it for any other order. */
export async function updateHold(trx: Db, orderId: number, until: Date): Promise<void> {
  const ofThisOrder = sql`and t.variant_id in (
    select t.variant_id from order_line l join order_line_stock t on t.order_line_id = l.id where l.order_id = ${orderId}
  )`
  await sql`
    with ${scarce(ofThisOrder)} update orders o set hold_until = case when ${holdsScarce} then ${until}::timestamptz end where o.id = ${orderId}
  `.execute(trx)
}
