import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from 'store-api/src/db/testing.ts'
import { dbOn } from 'store-api/src/db/pool.ts'
import { inTransaction } from 'store-api/src/db/prepare.ts'
import { fillDemo } from './fill.ts'
import { fillShop } from './shop-files.ts'

const [first, second] = await Promise.all([testDb({ reference: true }), testDb({ reference: true })])
const started = process.cpuUsage()
// The same time for both: the history depends on the working hours before it.
const now = Date.now()
const filled = await inTransaction(first.url, (client) => fillDemo(client, now))
const { user: microseconds } = process.cpuUsage(started)
// A start that was stopped on the way: its rows are rolled back, the ids that it took are not.
await inTransaction(second.url, (client) =>
  fillShop(dbOn(client)).then(() => Promise.reject(new Error('stopped'))),
).catch(() => undefined)
await inTransaction(second.url, (client) => fillDemo(client, now))

const tables = [
  'category',
  'brand',
  'club',
  'season',
  'color',
  'size',
  'image',
  'product',
  'product_color',
  'product_image',
  'variant',
  'bundle_part',
  'state',
  'city',
  'region',
  'holiday',
  'branch',
  'branch_stock',
  'job',
  'job_branch',
  'size_chart',
  'photo_album',
  'album_photo',
  'video',
  'orders',
  'order_line',
  'order_line_stock',
  'order_event',
  'review',
  'product_pair',
  'customer',
  'address',
  'wishlist_item',
  'ticket',
  'ticket_message',
] as const

/** Columns that are counted back from the time of the fill. */
const timeColumns = [
  'published_at',
  'changed_at',
  'closes_on',
  'placed_at',
  'delivered_at',
  'promised_from',
  'promised_to',
  'promised_dispatch_at',
  'at',
  'created_at',
  'updated_at',
  'verified_at',
  'added_at',
]

/** Returns a hash of the rows of each table without their time columns. */
async function dump(db: typeof first.db): Promise<string[]> {
  const lines = []
  for (const table of tables) {
    const { rows } = await sql<{ hash: string }>`
      select md5(string_agg(line, chr(10) order by line)) as hash
      from (select (to_jsonb(t) - ${timeColumns}::text[])::text as line from ${sql.table(table)} t) lines`.execute(db)
    lines.push(`${table} ${rows[0]?.hash}`)
  }
  return lines
}

/** The check digit of the first twelve digits of an EAN-13. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

async function numberOf(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(first.db)
  return rows[0]?.n ?? -1
}

test('an empty shop is filled within seconds', () => {
  expect(filled).toBe(true)
  // Of the processor: the clock runs on while others use it.
  expect(microseconds).toBeLessThan(10_000_000)
})

test('filling again changes nothing', async () => {
  const before = await dump(first.db)
  expect(await inTransaction(first.url, fillDemo)).toBe(false)
  expect(await dump(first.db)).toEqual(before)
})

test('two databases are filled with the same rows', async () => {
  expect(await dump(second.db)).toEqual(await dump(first.db))
})

test('the shop has the products, teams and branches that its pages expect', async () => {
  expect(await numberOf(sql`select count(*) n from product where kind = 'simple'`)).toBeGreaterThanOrEqual(600)
  expect(await numberOf(sql`select count(*) n from product where kind = 'bundle'`)).toBe(12)
  expect(
    await numberOf(sql`select count(*) n from (
    select club_id from product where kit_type in ('home', 'away', 'third') group by 1 having count(distinct kit_type) >= 2) clubs`),
  ).toBeGreaterThanOrEqual(40)
  expect(await numberOf(sql`select count(*) n from branch`)).toBe(13)
  expect(await numberOf(sql`select count(distinct state_id) n from branch`)).toBe(6)
  expect(await numberOf(sql`select count(*) n from state`)).toBe(27)
  expect(await numberOf(sql`select count(*) n from color`)).toBe(17)
})

test('every category without children has products', async () => {
  const { rows } = await sql`
    select slug from category c
    where not exists (select from category where parent_id = c.id) and not exists (select from product where category_id = c.id)`.execute(
    first.db,
  )
  expect(rows).toEqual([])
})

test('every product has its texts in both languages', async () => {
  expect(
    await numberOf(sql`select count(*) n from product
    where name_ar !~ '[ء-ي]' or description_ar !~ '[ء-ي]' or name_en !~ '[A-Za-z]' or description_en !~ '[A-Za-z]'
      or name_en ~ '[ء-ي]' or description_en ~ '[ء-ي]' or length(description_ar) < 30 or length(description_en) < 30
      or cardinality(care_ar) <> cardinality(care_en) or cardinality(care_ar) = 0`),
  ).toBe(0)
})

test('no fact about a club or a brand is a guess', async () => {
  expect(
    await numberOf(sql`select count(*) n from (
    select to_jsonb(c)::text line from club c union all select to_jsonb(b)::text from brand b) facts where line ~ '[?؟]'`),
  ).toBe(0)
  const { rows } = await sql<{
    slug: string
  }>`select slug from club where slug in ('zamalek', 'pyramids', 'al-nassr') and kit_supplier_id is not null`.execute(
    first.db,
  )
  expect(rows).toEqual([])
})

test('every colour of every product has at least three pictures, and their texts differ', async () => {
  expect(
    await numberOf(sql`select count(*) n from product_color c where (
    select count(*) from product_image i where i.product_id = c.product_id and i.color_id = c.color_id) < 3`),
  ).toBe(0)
  expect(
    await numberOf(
      sql`select count(*) n from product p where (select count(*) from product_image where product_id = p.id) < 3`,
    ),
  ).toBe(0)
  expect(
    await numberOf(
      sql`select count(*) n from (select product_id from product_image group by product_id, alt_ar having count(*) > 1) twice`,
    ),
  ).toBe(0)
})

test('every barcode is an EAN-13 for use inside one company', async () => {
  const variants = await first.db.selectFrom('variant').select('barcode').execute()
  const wrong = variants.filter(
    ({ barcode }) => !/^2\d{12}$/.test(barcode) || checkDigit(barcode.slice(0, 12)) !== Number(barcode[12]),
  )
  expect(wrong).toEqual([])
})

test('a price before an offer is higher, and offers are a fifth of the shop', async () => {
  expect(await numberOf(sql`select count(*) n from variant where compare_at_price <= price or price % 500 <> 0`)).toBe(
    0,
  )
  const share =
    (await numberOf(sql`select count(*) n from product where compare_at_from is not null`)) /
    (await numberOf(sql`select count(*) n from product`))
  expect(share).toBeGreaterThan(0.14)
  expect(share).toBeLessThan(0.3)
  expect(
    await numberOf(
      sql`select count(*) n from product where compare_at_from is not null and price_from < compare_at_from * 0.55`,
    ),
  ).toBe(0)
})

test('a bundle costs less than the sum of its parts, and says so', async () => {
  const { rows } = await sql<{ price: number; was: number; sum: number; parts: number }>`
    select b.price_from price, b.compare_at_from was, sum(p.price_from * part.quantity)::integer sum, count(*) parts
    from product b join bundle_part part on part.bundle_id = b.id join product p on p.id = part.product_id group by b.id`.execute(
    first.db,
  )
  expect(rows).toHaveLength(12)
  for (const { price, was, sum, parts } of rows) {
    expect(was).toBe(sum)
    expect(price).toBeLessThan(sum)
    expect(price).toBeGreaterThan(sum * 0.7)
    expect(parts).toBeGreaterThanOrEqual(2)
    expect(parts).toBeLessThanOrEqual(4)
  }
})

test('some variants are sold out, some nearly, and some products are only announced', async () => {
  const variants = await numberOf(
    sql`select count(*) n from variant join product p on p.id = product_id where p.kind = 'simple' and p.status = 'online'`,
  )
  const soldOut = await numberOf(sql`select count(*) n from variant v join product p on p.id = v.product_id
    where p.kind = 'simple' and p.status = 'online' and not exists (select from branch_stock where variant_id = v.id)`)
  const last = await numberOf(
    sql`select count(*) n from (select variant_id from branch_stock group by 1 having sum(on_hand) <= 2) few`,
  )
  expect(soldOut / variants).toBeGreaterThan(0.09)
  expect(soldOut / variants).toBeLessThan(0.16)
  expect(last / variants).toBeGreaterThan(0.04)
  expect(await numberOf(sql`select count(*) n from product where status = 'onlineComing'`)).toBe(8)
  expect(
    await numberOf(sql`select count(*) n from product p where p.kind = 'simple' and p.status = 'online' and not exists (
    select from variant v join branch_stock s on s.variant_id = v.id where v.product_id = p.id)`),
  ).toBeGreaterThanOrEqual(5)
})

test('every city has areas, those of Cairo, Giza and Alexandria at least four, and some areas are not delivered to', async () => {
  expect(
    await numberOf(sql`select count(*) n from city c where (select count(*) from region where city_id = c.id) < 2`),
  ).toBe(0)
  expect(
    await numberOf(sql`select count(*) n from city c join state s on s.id = c.state_id
    where s.iso in ('C', 'GZ', 'ALX') and (select count(*) from region where city_id = c.id) < 4`),
  ).toBe(0)
  expect(await numberOf(sql`select count(*) n from state where days_min < 3 or days_max > 7 or fee <= 0`)).toBe(0)
  expect(await numberOf(sql`select count(*) n from region where not deliverable`)).toBeGreaterThanOrEqual(2)
})

test('new products are published within the last 30 days of the fill', async () => {
  expect(
    await numberOf(sql`select count(*) n from product where published_at > now() - interval '30 days'`),
  ).toBeGreaterThan(24)
  expect(await numberOf(sql`select count(*) n from product where published_at > now()`)).toBe(0)
})

test('a row inserted after the fill gets the next id', async () => {
  const season = await first.db
    .insertInto('season')
    .values({ slug: '2027-28', name: '2027/28', starts_on: '2027-07-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(season.id).toBe(4)
})

test('the demo customer has addresses, wishlist items and orders', async () => {
  expect(
    await numberOf(sql`select count(*) n from customer c where verified_at is not null
      and (select count(*) from address where customer_id = c.id) = 2 and (select count(*) from wishlist_item where customer_id = c.id) = 5`),
  ).toBe(1)
  const { rows } = await sql<{ status: string; n: number; recent: number }>`
    select status, count(*) n, count(*) filter (where delivered_at > now() - interval '14 days') recent
    from orders where customer_id is not null group by status order by status`.execute(first.db)
  expect(rows).toEqual([
    { status: 'canceled', n: 1, recent: 0 },
    { status: 'delivered', n: 4, recent: 2 },
    { status: 'returnedReceived', n: 1, recent: expect.any(Number) },
  ])
})

test('the demo customer has one answered and one closed ticket', async () => {
  const { rows } = await sql`
    select t.status, array_agg(m.author order by m.id) as written, t.updated_at = max(m.at) and t.updated_at < now() as past,
      exists (select from orders where id = t.order_id and customer_id = t.customer_id and delivered_at < t.created_at) as own
    from ticket t join ticket_message m on m.ticket_id = t.id group by t.id order by t.id`.execute(first.db)
  expect(rows).toEqual([
    { status: 'closed', written: ['customer', 'shop', 'customer'], past: true, own: false },
    { status: 'answered', written: ['customer', 'shop'], past: true, own: true },
  ])
})
