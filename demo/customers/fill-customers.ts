import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { type Static, Type } from 'typebox'
import { readData } from '#demo/read-data.ts'
import { demoAddresses, demoCustomer, demoOrders, WISHLIST_ITEMS } from './demo-customer.ts'

const strict = { additionalProperties: false }
const Message = Type.Object({ author: Type.String(), after: Type.Integer(), text: Type.String() }, strict)
const Ticket = Type.Object(
  {
    number: Type.String(),
    subject: Type.String(),
    status: Type.String(),
    asked_days_ago: Type.Optional(Type.Integer()),
    messages: Type.Array(Message),
  },
  strict,
)

/** Writes the customer of the demo login with her addresses, wishlist items, tickets and some orders of the history. */
export async function fillCustomers(db: Db): Promise<void> {
  const { mobile, email, fullName, gender, dateOfBirth, passwordHash } = demoCustomer
  // Ids are given, so that every demo shop has the same rows.
  const id = 1
  await sql`
    insert into customer (id, mobile, email, full_name, gender, date_of_birth, password_hash, verified_at, created_at, updated_at)
    values (${id}, ${mobile}, ${email}, ${fullName}, ${gender}, ${dateOfBirth}, ${passwordHash}, now(), now(), now())
  `.execute(db)
  await fillAddresses(db, id)
  for (const [status, places] of Object.entries(demoOrders)) await assignOrders(db, id, status, places)
  await sql`
    insert into wishlist_item (customer_id, product_id, added_at)
    select ${id}, id, now() - row_number() over (order by sold_count desc, id) * interval '1 day'
    from product where status = 'online' order by sold_count desc, id limit ${WISHLIST_ITEMS}
  `.execute(db)
  for (const [nth, ticket] of readData(new URL('./tickets.yaml', import.meta.url), Type.Array(Ticket)).entries())
    await fillTicket(db, id, nth + 1, ticket)
}

async function fillAddresses(db: Db, customerId: number): Promise<void> {
  const { fullName, mobile } = demoCustomer
  for (const [position, address] of demoAddresses.entries()) {
    const { place, streetAddress, buildingNumber, floorNumber, apartmentNumber, landmark, notes } = address
    await sql`
      insert into address (id, customer_id, full_name, mobile, another_mobile, state_id, city_id, region_id, street_address, building_number,
        floor_number, apartment_number, landmark, notes, is_default, created_at)
      select ${position + 1}, ${customerId}, ${fullName}, ${mobile}, ${anotherMobile}, c.state_id, c.id, r.id, ${streetAddress}, ${buildingNumber},
        ${floorNumber}, ${apartmentNumber}, ${landmark}, ${notes}, ${position === 0}, now() + ${position} * interval '1 second'
      from city c join state s on s.id = c.state_id join region r on r.city_id = c.id
      where s.iso = ${place.iso} and c.name_en = ${place.city} and r.deliverable order by r.id limit 1
    `.execute(db)
  }
}

const anotherMobile = '+201100000001'

/**
 * Gives her the orders of a status at these places, counted from the newest as 1; orders with reviews are not counted.
 */
async function assignOrders(db: Db, customerId: number, status: string, places: readonly number[]): Promise<void> {
  const { fullName, mobile, email } = demoCustomer
  const contact = { fullName, mobile, anotherMobile, email }
  await sql`
    update orders o set customer_id = ${customerId}, contact = ${JSON.stringify(contact)}::jsonb, language = 'ar'
    from (
      select id, row_number() over (order by id desc) as place from orders
      where status = ${status} and not exists (
        select from order_line l join review r on r.order_line_id = l.id where l.order_id = orders.id
      )
    ) counted
    where counted.id = o.id and counted.place = any(${places}::integer[])
  `.execute(db)
}

async function fillTicket(db: Db, customerId: number, id: number, ticket: Static<typeof Ticket>): Promise<void> {
  const { number, subject, status, asked_days_ago: days = null, messages } = ticket
  const lastMessageAfter = messages.at(-1)?.after ?? 0
  await sql`
    with question as (
      select case when ${days}::integer is null then o.id end as order_id,
        coalesce(now() - make_interval(days => ${days}::integer), o.delivered_at + interval '3 hours') as at
      from orders o where o.customer_id = ${customerId} and o.status = 'delivered' order by o.id desc limit 1
    ), written as (
      insert into ticket (id, number, customer_id, order_id, subject, status, created_at, updated_at)
      select ${id}, ${number}, ${customerId}, order_id, ${subject}, ${status}, at, at + make_interval(hours => ${lastMessageAfter}::integer)
      from question returning id, created_at
    )
    insert into ticket_message (ticket_id, author, text, at)
    select w.id, m.author, m.text, w.created_at + make_interval(hours => m.after)
    from written w, json_to_recordset(${JSON.stringify(messages)}::json) as m (author text, text text, after integer)
    order by m.after
  `.execute(db)
}
