import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { refundDue } from '#src/db/refund.ts'
import type { Person } from './erase.queries.ts'

/** Most rows of one section: more than any customer has, and a bound for the answer. */
const MOST = 1000

/**
 * All rows about a customer, by section, the newest first. Amounts are in pounds with their currency, times are UTC.
 */
export async function selectOwnData(db: Db, person: Person): Promise<Record<string, object[]>> {
  const data: Record<string, object[]> = {}
  for (const [name, rows] of Object.entries(sectionsOf(person)))
    data[name] = (await sql<object>`select * from (${rows}) section limit ${MOST}`.execute(db)).rows
  return data
}

/** An amount stored in piastres, for people: `{"amount": "1490.50", "currency": "EGP"}`. */
function money(column: string | RawBuilder<unknown>): RawBuilder<unknown> {
  const piastres = typeof column === 'string' ? sql.ref(column) : column
  return sql`json_build_object('amount', to_char((${piastres}) / 100.0, 'FM9999999990.00'), 'currency', 'EGP')`
}

function sectionsOf({ id, mobile }: Person): Record<string, RawBuilder<unknown>> {
  const hers = sql`(customer_id = ${id} or mobile = ${mobile})`
  const orders = sql`(select id from orders where customer_id = ${id} or customer_id is null and contact ->> 'mobile' = ${mobile})`
  return {
    profile: sql`
      select full_name as "fullName", mobile, email, gender, date_of_birth as "dateOfBirth", language, created_at as "createdAt",
        verified_at as "verifiedAt", deletion_asked_at as "deletionAskedAt",
        (select 'data:image/webp;base64,' || replace(encode(p.bytes, 'base64'), E'\\n', '') from customer_photo p where p.customer_id = customer.id) as photo
      from customer where id = ${id}`,
    addresses: sql`
      select full_name as "fullName", mobile, another_mobile as "anotherMobile", s.name_ar as state, c.name_ar as city, coalesce(a.region_name, r.name_ar) as region,
        street_address as "streetAddress", building_number as "buildingNumber", floor_number as "floorNumber",
        apartment_number as "apartmentNumber", landmark, notes, location, is_default as "isDefault", created_at as "createdAt"
      from address a join state s on s.id = a.state_id join city c on c.id = a.city_id left join region r on r.id = a.region_id
      where a.customer_id = ${id} order by a.created_at desc, a.id desc`,
    orders: sql`
      select number, status, placed_at as "placedAt", delivered_at as "deliveredAt", contact, address, notes, ${money('o.subtotal')} as subtotal,
        ${money('o.discount')} as discount, ${money('o.delivery_fee')} as "deliveryFee", ${money('o.tax')} as tax, ${money('o.total')} as total,
        ${money('o.collected')} as collected, ${money(sql`o.refunded - ${refundDue}`)} as refunded, ${money(refundDue)} as "refundDue", payment_method as "paymentMethod", coupon_code as "couponCode",
        ${money('o.coupon_discount')} as "couponDiscount",
        (select json_agg(json_build_object('name', l.name_ar, 'sku', l.sku, 'quantity', l.quantity, 'unitPrice', ${money('l.unit_price')},
          'price', ${money('l.price')}, 'returnedQuantity', l.returned_quantity) order by l.position) from order_line l where l.order_id = o.id) as lines,
        (select json_agg(json_build_object('at', e.at, 'from', e.from_status, 'to', e.to_status, 'notes', e.notes) order by e.seq)
          from order_event e where e.order_id = o.id and (e.actor = 'C' or e.notes is null)) as events
      from orders o where o.id in ${orders} order by o.placed_at desc, o.id desc`,
    returns: sql`
      select o.number as "orderNumber", r.status, r.notes, r.asked_at as "askedAt", r.closed_at as "closedAt",
        r.return_method as "returnMethod", ${money('r.return_fee')} as "returnFee", ${money('r.credited')} as credited,
        r.refund_method as "refundMethod", r.refund_account as "refundAccount", r.refunded_at as "refundedAt",
        (select json_agg(json_build_object('name', l.name_ar, 'sku', l.sku, 'quantity', rl.quantity, 'reason', rl.reason) order by l.position)
          from order_return_line rl join order_line l on l.id = rl.order_line_id where rl.return_id = r.id) as lines
      from order_return r join orders o on o.id = r.order_id where r.order_id in ${orders} order by r.asked_at desc, r.position desc, r.id desc`,
    reviews: sql`
      select p.name_ar as product, v.rating, v.fit, v.text, v.author, v.created_at as "createdAt"
      from review v join product p on p.id = v.product_id join order_line l on l.id = v.order_line_id
      where v.customer_id = ${id} or l.order_id in ${orders} order by v.id desc`,
    wishlist: sql`
      select p.name_ar as product, w.added_at as "addedAt" from wishlist_item w join product p on p.id = w.product_id
      where w.customer_id = ${id} order by w.added_at desc`,
    notifyRequests: sql`
      select p.name_ar as product, n.created_at as "createdAt" from notify_request n join product p on p.id = n.product_id
      where n.mobile = ${mobile} order by n.id desc`,
    tickets: sql`
      select t.number, t.subject, t.status, t.created_at as "createdAt",
        (select json_agg(json_build_object('author', m.author, 'text', m.text, 'at', m.at) order by m.id) from ticket_message m where m.ticket_id = t.id) as messages
      from ticket t where t.customer_id = ${id} order by t.created_at desc, t.id desc`,
    complaints: sql`
      select number, kind, full_name as "fullName", mobile, email, matter, message, created_at as "createdAt" from complaint where ${hers} order by id desc`,
    contactMessages: sql`
      select number, full_name as "fullName", mobile, email, subject, message, created_at as "createdAt" from contact_message where ${hers} order by id desc`,
    productRequests: sql`
      select number, kind, name, other_maker as "otherMaker", size, color, link, notes, mobile, created_at as "createdAt"
      from product_request where ${hers} order by id desc`,
    jobApplications: sql`
      select number, full_name as "fullName", mobile, email, date_of_birth as "dateOfBirth", gender, status, cv_kind as "cvKind", created_at as "createdAt"
      from job_application where ${hers} order by id desc`,
    messagesReceived: sql`
      select template, language, sent_at as "sentAt" from outbox_message where mobile = ${mobile} and not muted order by id desc`,
    messagesSent: sql`
      select kind, body as text, latitude, longitude, received_at as "receivedAt" from inbox_message where mobile = ${mobile} order by id desc`,
    marketingConsents: sql`
      select granted, source, at from marketing_consent where mobile = ${mobile} order by id desc`,
    sessions: sql`
      select user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt" from session where customer_id = ${id} order by created_at desc`,
  }
}
