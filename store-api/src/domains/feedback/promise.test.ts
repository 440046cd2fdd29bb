import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { askReturn, chooseTime, moveBy, toTheDoor } from '#src/domains/order/returns/order-returns.fixture.ts'
import type { OpenPromise } from './contact.schema.ts'
import type { Ticket } from './feedback.schema.ts'

const shop = await openShop()
const { db, clock, call } = shop
const SHOP = { 'x-service-key': SERVICE_KEY }
await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', BALL).execute()

/** The open promises of these numbers: kind and days left. */
async function promisesOf(...numbers: string[]) {
  const { data } = await call<OpenPromise[]>('GET', '/internal/open-promises', undefined, SHOP)
  return numbers.map((number) => {
    const found = data.find((each) => each.number === number)
    return found ? [found.kind, found.daysLeft] : null
  })
}

test('what was written is promised an answer in two business days, until staff gave it', async () => {
  // Sunday; Friday and Saturday do not count.
  clock.now = new Date('2026-11-22T10:00:00Z')
  const who = { fullName: 'منى عبد الرحمن', mobile: '01012345678', message: 'الشنطة وصلت ومقفولة وحش' }
  const write = async (path: string, body: object) =>
    (await call<{ number: string }>('POST', path, { ...who, ...body })).data.number
  const contact = await write('/contact', { subject: 'بياناتي' })
  const complaint = await write('/complaints', { kind: 'complaint' })
  const suggestion = await write('/complaints', { kind: 'suggestion' })
  const { headers } = await loggedIn(shop)
  const { data: ticket } = await call<Ticket>('POST', '/tickets', { subject: 'ضمان', message: who.message }, headers)
  const { id: reply } = await db
    .insertInto('inbox_message')
    .values({ provider_id: 'w1', mobile: '+201012345678', kind: 'other', outcome: 'handed', received_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const all = [contact, complaint, ticket.number, String(reply), suggestion]
  const kinds = (daysLeft: number) => [
    ['contact', daysLeft],
    ['complaint', daysLeft],
    ['ticket', daysLeft],
    ['reply', daysLeft],
    null,
  ]
  expect(await promisesOf(...all)).toEqual(kinds(2))
  clock.now = new Date('2026-11-28T10:00:00Z')
  expect(await promisesOf(...all)).toEqual(kinds(-2))
  await call('POST', `/tickets/${ticket.id}/answer`, { message: 'تمام' }, SHOP)
  for (const number of [contact, complaint]) await call('POST', `/internal/feedback/${number}/close`, {}, SHOP)
  await call('POST', `/internal/replies/${reply}/close`, {}, SHOP)
  expect(await promisesOf(...all)).toEqual(all.map(() => null))
})

test('an application is promised to be read in seven business days', async () => {
  clock.now = new Date('2026-11-22T10:00:00Z')
  await sql`
    insert into job (id, slug, department, employment, title_ar, title_en, summary_ar, summary_en, duties_ar, duties_en, requirements_ar,
      requirements_en, offer_ar, offer_en, published_at)
    values (1, 'sales', 'stores', 'fullTime', 'بائع', 'Sales', '', '', '{أ}', '{a}', '{}', '{}', '{}', '{}', '2026-11-01');
    insert into job_application (number, job_id, branch_id, full_name, mobile, email, date_of_birth, gender, language, cv, cv_kind, cv_sha256, created_at)
    values ('J-10000', 1, 1, 'منى عبد الرحمن', '+201012345678', 'mona@example.com', '2000-01-01', 'female', 'ar', '\\x25', 'pdf',
      decode(repeat('00', 32), 'hex'), '2026-11-22T10:00:00Z')
  `.execute(db)
  expect(await promisesOf('J-10000')).toEqual([['application', 7]])
  await call('POST', '/internal/job-applications/J-10000/status', { status: 'inReview' }, SHOP)
  expect(await promisesOf('J-10000')).toEqual([null])
})

test('a return waits for the courier and then for its refund, a parcel is due once its last promised day is over', async () => {
  clock.now = new Date('2026-11-22T10:00:00Z')
  const [back, late] = [await placedOrder(shop, { variantId: BALL }), await placedOrder(shop, { variantId: BALL })]
  const numbers = [back.order.number, late.order.number]
  for (const { order } of [back, late]) await toTheDoor(shop, order)
  await moveBy(shop, back.order.id, 'delivered', 'K')
  const lines = [{ lineId: back.order.lines[0]?.id ?? 0, quantity: 1, reason: 'size' as const }]
  await askReturn(shop, back.order.id, back.open, lines, { returnMethod: 'courier' })
  expect(await promisesOf(...numbers)).toEqual([['collection', 2], null])
  await moveBy(shop, back.order.id, 'returned', 'K')
  await moveBy(shop, back.order.id, 'returnedReceived', 'B')
  expect(late.order.promisedTo).toBe('2026-11-29')
  clock.now = new Date('2026-11-29T10:00:00Z')
  expect(await promisesOf(...numbers)).toEqual([['refund', 2], null])
  clock.now = new Date('2026-11-30T10:00:00Z')
  await call('POST', `/internal/orders/${back.order.id}/refunded`, {}, SHOP)
  expect(await promisesOf(...numbers)).toEqual([null, ['delivery', -1]])
  await moveBy(shop, late.order.id, 'abnormal', 'K')
  expect(await promisesOf(...numbers), 'the customer chooses a time').toEqual([null, null])
  clock.now = new Date('2026-12-01T10:00:00Z')
  expect(await promisesOf(...numbers), 'no time was chosen').toEqual([null, ['delivery', -1]])
  await chooseTime(shop, late.order.id, late.open, { day: '2026-12-02', part: 'morning' })
  expect(await promisesOf(...numbers)).toEqual([null, null])
})
