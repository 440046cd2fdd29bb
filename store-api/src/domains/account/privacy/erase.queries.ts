import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** What identifies a customer in the rows of other tables. */
export interface Person {
  id: number
  /** E.164. */
  mobile: string
  email: string | null
}

/** Statuses of orders that need nothing more from their customer. */
const ended = sql`('delivered', 'split', 'canceled', 'returnedReceived')`

function ordersOf(id: number | RawBuilder<unknown>, mobile: string | RawBuilder<unknown>) {
  return sql`(o.customer_id = ${id} or o.customer_id is null and o.contact ->> 'mobile' = ${mobile})`
}

/** Condition: the order `o` is on its way, or was delivered after `returnableSince`. */
function isOpen(returnableSince: Date | null) {
  return sql`(o.status not in ${ended} or ${returnableSince === null ? sql`false` : sql`o.delivered_at > ${returnableSince}`})`
}

/** Returns whether a customer has an order on its way, or one that was delivered after `returnableSince`. */
export async function hasOpenOrder(
  db: Db,
  { id, mobile }: Pick<Person, 'id' | 'mobile'>,
  returnableSince: Date | null,
): Promise<boolean> {
  const { rows } =
    await sql`select from orders o where ${ordersOf(id, mobile)} and ${isOpen(returnableSince)} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Sets when a customer asked for the deletion, once; null takes it back. Returns the moment that counts, undefined
 * without the customer.
 */
export async function updateDeletion(
  db: Db,
  id: number,
  askedAt: Date | null,
): Promise<{ askedAt: Date | null } | undefined> {
  const { rows } = await sql<{ askedAt: Date | null }>`
    update customer set deletion_asked_at = ${askedAt === null ? sql`null` : sql`coalesce(deletion_asked_at, ${askedAt}::timestamptz)`}
    where id = ${id} returning deletion_asked_at as "askedAt"
  `.execute(db)
  return rows[0]
}

export async function deleteNotifyRequests(db: Db, mobile: string): Promise<void> {
  await db.deleteFrom('notify_request').where('mobile', '=', mobile).execute()
}

export interface DueSearch {
  askedBefore: Date
  returnableSince: Date
  limit: number
}

/** Returns customers whose deletion is due and who have no open order, the longest waiting first. */
export async function selectDue(db: Db, { askedBefore, returnableSince, limit }: DueSearch): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customer c
    where c.deletion_asked_at <= ${askedBefore}
      and not exists (select from orders o where ${ordersOf(sql.ref('c.id'), sql.ref('c.mobile'))} and ${isOpen(returnableSince)})
    order by c.deletion_asked_at, c.id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks a customer whose deletion is still due; undefined when it was taken back, or another process has the row. */
export async function lockDue(trx: Db, id: number, askedBefore: Date): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select id, mobile, email from customer where id = ${id} and deletion_asked_at <= ${askedBefore} for update skip locked
  `.execute(trx)
  return rows[0]
}

/** Removes the person from orders, returns and reviews: sums, lines, numbers, statuses and stars stay. */
export async function erasePersonOfOrders(trx: Db, person: Person): Promise<void> {
  const orders = sql`(select o.id from orders o where ${ordersOf(person.id, person.mobile)})`
  await sql`update order_event set notes = null where notes is not null and order_id in ${orders}`.execute(trx)
  await sql`update order_return set notes = null, refund_account = null where order_id in ${orders}`.execute(trx)
  await sql`
    update review set author = '', customer_id = null
    where customer_id = ${person.id} or order_line_id in (select l.id from order_line l where l.order_id in ${orders})
  `.execute(trx)
  await sql`
    update orders o set customer_id = null, placed_from = null, notes = null,
      contact = '{"fullName": "", "mobile": "", "anotherMobile": "", "email": null}',
      address = o.address || case when o.address ->> 'regionName' is not null
          then jsonb_build_object('regionName', '', 'names', o.address -> 'names' || jsonb_build_object(
            'ar', o.address #> '{names,ar}' || '{"region": ""}', 'en', o.address #> '{names,en}' || '{"region": ""}'))
          else '{}' end || '{"streetAddress": "", "buildingNumber": "", "floorNumber": "", "apartmentNumber": "", "landmark": null, "notes": null, "location": null}'
    where ${ordersOf(person.id, person.mobile)}
  `.execute(trx)
}

/** Deletes everything that a customer sent or was sent, and the account with all that belongs to it alone. */
export async function deletePerson(trx: Db, { id, mobile, email }: Person): Promise<void> {
  for (const table of ['complaint', 'contact_message', 'product_request', 'job_application'] as const)
    await sql`delete from ${sql.table(table)} where customer_id = ${id} or mobile = ${mobile}`.execute(trx)
  for (const table of ['notify_request', 'outbox_message', 'inbox_message'] as const)
    await sql`delete from ${sql.table(table)} where mobile = ${mobile}`.execute(trx)
  await sql`update coupon_use set mobile = null where customer_id = ${id} or mobile = ${mobile}`.execute(trx)
  await sql`delete from verification_code where mobile in (${mobile}, ${email ?? mobile})`.execute(trx)
  await sql`update cart set contact = null, address = null where contact ->> 'mobile' = ${mobile}`.execute(trx)
  // Sessions, networks, photo, addresses, wishlist, cart and tickets follow.
  await sql`delete from customer where id = ${id}`.execute(trx)
}

/** Replaces the mobile of consents by its hash: they stay as proof (docs/rules/privacy.md#deletion). */
export async function hideConsents(trx: Db, mobile: string, hash: string, at: Date): Promise<void> {
  await sql`
    update marketing_consent set mobile = ${hash}, customer_id = null, order_id = null, erased_at = ${at} where mobile = ${mobile}
  `.execute(trx)
}
