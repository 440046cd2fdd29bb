import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { NewEvent } from '#src/domains/order/moving/transition.queries.ts'
import type { NewOrderLine } from '#src/domains/order/order.queries.ts'

export interface EarlierRequest {
  request_hash: Buffer
  answer: { orderId: number }
}

/**
 * Claims a key for the transaction, or returns the earlier request that used it. Waits for a concurrent transaction with the same key; when
 * that one fails, the key is free again.
 */
export async function claimKey(trx: Db, scope: string, key: string, requestHash: Buffer): Promise<EarlierRequest | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return undefined
  const { rows } =
    await sql<EarlierRequest>`select request_hash, answer from idempotency_key where scope = ${scope} and key = ${key}`.execute(
      trx,
    )
  return rows[0]
}

/** Stores the answer to the request of a key. */
export async function keepAnswer(trx: Db, scope: string, key: string, answer: EarlierRequest['answer']): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
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

/** Returns whether an order of this customer or mobile (E.164) was returned since a moment without ever being delivered. */
export async function hasRefused(db: Db, { customerId, mobile, since }: { customerId: number; mobile: string; since: Date }): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join order_event e on e.order_id = o.id
    where (o.customer_id = ${customerId} or o.contact ->> 'mobile' = ${mobile})
      and o.status <> 'canceled' and o.delivered_at is null and o.exchange_of is null and e.to_status = 'returning' and e.at > ${since}
    limit 1
  `.execute(db)
  return rows.length > 0
}

/** The source of an order: its mobile (E.164) and the hash of its network. */
export interface Source {
  mobile: string
  network: string
}

/** Locks a network, then a mobile, until the transaction ends, so that their unproven orders are placed one after the other. */
export async function lockSource(trx: Db, { network, mobile }: Source): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`unproven-network ${network}`}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`unproven-mobile ${mobile}`}, 0))
  `.execute(trx)
}

/** Counts the open unproven orders of this mobile and from this network. */
export async function countUnproven(db: Db, { mobile, network }: Source): Promise<{ ofMobile: number; fromNetwork: number }> {
  const { rows } = await sql<{ ofMobile: number; fromNetwork: number }>`
    select
      (select count(*)::integer from orders o where o.contact ->> 'mobile' = ${mobile} and o.placed_from is not null) as "ofMobile",
      (select count(*)::integer from orders o where o.placed_from = ${network}) as "fromNetwork"
  `.execute(db)
  return rows[0] ?? { ofMobile: 0, fromNetwork: 0 }
}

export type NewOrder = Insertable<Tables['orders']>

/** Inserts an order and returns its id; undefined when its number is taken. */
export async function insertOrder(trx: Db, order: NewOrder): Promise<number | undefined> {
  const row = await trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Inserts the lines and returns their ids in the same order. */
export async function insertLines(trx: Db, orderId: number, lines: NewOrderLine[]): Promise<number[]> {
  const rows = await trx
    .insertInto('order_line')
    .values(lines.map((line, position) => ({ ...line, order_id: orderId, position })))
    .returning(['id', 'position'])
    .execute()
  return rows.sort((a, b) => a.position - b.position).map(({ id }) => id)
}

/** Inserts the first events of an order. */
export async function insertFirstEvents(trx: Db, orderId: number, events: NewEvent[]): Promise<void> {
  await trx
    .insertInto('order_event')
    .values(events.map((event, index) => ({ ...event, order_id: orderId, seq: index + 1 })))
    .execute()
}
