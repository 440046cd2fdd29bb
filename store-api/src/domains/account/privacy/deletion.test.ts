import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codeTo } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { hashOfPassword } from '#src/domains/account/password.service.ts'
import { ADDRESS, BALL, CONTACT, openShop, SHIRT, stockOf } from '#src/domains/cart/shop.fixture.ts'
import { insertInbox } from '#src/domains/message/inbox.queries.ts'
import { makeCoupon } from '#src/domains/coupon/coupon.fixture.ts'
import { moved, ownOrder } from '#src/domains/order/order.fixture.ts'
import type { Customer } from '#src/domains/account/account.schema.ts'
import { testConfig } from '#src/config.fixture.ts'
import { scheduledJobs } from '#src/jobs/jobs.ts'
import { eraseAccounts } from './deletion.service.ts'
import type { DeletionAsked, OwnData } from './privacy.schema.ts'

const shop = await openShop()
const { db, clock, call } = shop

const PASSWORD = 'قطة-سودا-7'
const NAME = 'نوال زكريا الحسيني'
const DAY = 86_400_000
const erase = () => eraseAccounts({ db, config: testConfig(), now: () => clock.now })
const laterDays = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY)
}

async function customer(fullName = NAME) {
  const person = await loggedIn(shop, { fullName })
  const email = `nawal${person.id}@example.com`
  await db
    .updateTable('customer')
    .set({ email, password_hash: await hashOfPassword({ config: testConfig() }, PASSWORD) })
    .where('id', '=', person.id)
    .execute()
  return { ...person, email, fullName }
}
type Person = Awaited<ReturnType<typeof customer>>

const ask = ({ headers }: Pick<Person, 'headers'>, body: object = { password: PASSWORD }) =>
  call<DeletionAsked>('POST', '/delete-account', body, headers)
const ending = (id: number, status: 'delivered' | 'canceled') =>
  db
    .updateTable('orders')
    .set({ status, delivered_at: status === 'delivered' ? clock.now : null })
    .where('id', '=', id)
    .execute()
const exists = async (id: number) => (await sql`select from customer where id = ${id}`.execute(db)).rows.length > 0
/** A new session, as after a login. */
async function again({ id }: Pick<Person, 'id'>) {
  const other = await loggedIn(shop)
  await db.updateTable('session').set({ customer_id: id }).where('customer_id', '=', other.id).execute()
  return other.headers
}

test('asks for the password, ends all sessions at once and says when the account goes', async () => {
  const person = await customer()
  const second = await again(person)
  expect((await ask(person, {})).error.errors).toMatchObject({ password: [{ rule: 'required' }] })
  expect((await ask(person, { password: 'something-else' })).error.errors).toMatchObject({
    password: [{ rule: 'wrong' }],
  })
  const { data } = await ask(person)
  expect(data.deletionDueAt).toBe(new Date(clock.now.getTime() + 30 * DAY).toISOString())
  expect((await call('GET', '/profile', undefined, person.headers)).status).toBe(401)
  expect((await call('GET', '/profile', undefined, second)).status).toBe(401)
  expect((await call('POST', '/delete-account', { password: PASSWORD })).status).toBe(401)
})

test('a code sent to her own mobile replaces the password', async () => {
  const person = await customer()
  await db.updateTable('customer').set({ password_hash: '' }).where('id', '=', person.id).execute()
  expect((await call<Customer>('GET', '/profile', undefined, person.headers)).data.hasPassword).toBe(false)
  expect((await call('POST', '/send-code', { mobile: '', purpose: 'delete' })).status).toBe(401)
  expect((await call('POST', '/send-code', { mobile: '01099999999', purpose: 'delete' }, person.headers)).status).toBe(
    200,
  )
  expect(await codeTo(db, '+201099999999')).toBe('')
  const code = await codeTo(db, person.mobile)
  expect((await ask(person, { code: code === '1111' ? '2222' : '1111' })).error.error).toBe('CODE_INVALID')
  expect((await ask(person, { code })).status).toBe(200)
})

test('an order on its way refuses the deletion, and so does a return', async () => {
  const person = await customer()
  const order = await ownOrder(shop, person, { variantId: BALL })
  expect((await ask(person)).error.error).toBe('OPEN_ORDERS')
  await db.updateTable('orders').set({ status: 'returning' }).where('id', '=', order.id).execute()
  expect((await ask(person)).error.error).toBe('OPEN_ORDERS')
  await ending(order.id, 'delivered')
  expect((await ask(person)).status).toBe(200)
})

test('for 30 days a login shows it and one request takes it back; asking again does not start them anew', async () => {
  const person = await customer()
  const due = (await ask(person)).data.deletionDueAt
  laterDays(10)
  const headers = await again(person)
  expect((await call<Customer>('GET', '/profile', undefined, headers)).data.deletionDueAt).toBe(due)
  expect(
    (await call<DeletionAsked>('POST', '/delete-account', { password: PASSWORD }, headers)).data.deletionDueAt,
  ).toBe(due)
  const back = await again(person)
  expect((await call<Customer>('POST', '/keep-account', {}, back)).data.deletionDueAt).toBeNull()
  laterDays(40)
  await erase()
  expect(await exists(person.id)).toBe(true)
})

test('an order of the 30 days is awaited, with the time in which it may come back', async () => {
  const person = await customer()
  await ask(person)
  const order = await ownOrder(shop, { mobile: person.mobile, headers: await again(person) }, { variantId: BALL })
  laterDays(30)
  await erase()
  expect(await exists(person.id)).toBe(true)
  await ending(order.id, 'delivered')
  laterDays(29)
  await erase()
  expect(await exists(person.id)).toBe(true)
  laterDays(2)
  await erase()
  expect(await exists(person.id)).toBe(false)
})

test('after the deletion no row of any table has the name, mobile or e-mail, and sums and stock are as before', async () => {
  // Nobody else in these tests has this name.
  const name = 'شهيرة قدري البلتاجي'
  const person = await customer(name)
  const { mobile, email, headers } = person
  await fill(person)
  const order = await ownOrder(shop, person, { variantId: SHIRT }, { notes: `اسأل عن ${name}`, landmark: name })
  await call('POST', `/orders/${order.id}/cancel`, { reason: `مش عايزة، ${name}` }, headers)
  const bought = await ownOrder(shop, person, { variantId: BALL }, { streetAddress: `بيت ${name}` })
  await call('POST', `/orders/${bought.id}/confirm`, {}, headers)
  await moved(
    shop,
    bought.id,
    ['preparing', 'B'],
    ['ready', 'B'],
    ['shippingAgent', 'K'],
    ['delivery', 'K'],
    ['delivered', 'K'],
  )
  await call('POST', `/orders/${bought.id}/reviews`, { lineId: bought.lines[0]?.id, rating: 5 }, headers)
  await db
    .insertInto('order_return')
    .values({ order_id: bought.id, status: 'withdrawn', notes: `من ${name}`, closed_at: clock.now })
    .execute()
  const used = {
    order_id: bought.id,
    coupon_id: await makeCoupon(shop, { code: 'USED' }),
    customer_id: person.id,
    mobile,
    saved: 6_000,
    at: clock.now,
  }
  await db.insertInto('coupon_use').values(used).execute()
  const reply = { provider_id: 'wamid.1', mobile, kind: 'text' as const, body: `أنا ${name}`, received_at: clock.now }
  await insertInbox(db, { ...reply, tapped_key: null, quoted_id: null })
  const words = [mobile.slice(3), email, name, 'شهيرة']
  expect((await placesOf(words)).length).toBeGreaterThan(10)
  const money = await sumsOf(bought.id)
  const stock = await stockOf(db, BALL)
  expect((await ask(person)).status).toBe(200)
  laterDays(31)
  for (const job of scheduledJobs(db, testConfig(), () => clock.now))
    if (job.name === 'account deletions') await job.run()
  expect(await placesOf(words)).toEqual([])
  expect(await sumsOf(bought.id)).toEqual(money)
  expect(await stockOf(db, BALL)).toEqual(stock)
  const { rows } =
    await sql`select author, rating, customer_id from review where order_line_id = ${bought.lines[0]?.id}`.execute(db)
  expect(rows).toEqual([{ author: '', rating: 5, customer_id: null }])
  expect(await db.selectFrom('coupon_use').select(['customer_id', 'mobile', 'saved']).execute()).toEqual([
    { customer_id: null, mobile: null, saved: 6_000 },
  ])
  expect(await erase()).toBe(0)
})

test('the same mobile may register anew', async () => {
  const person = await customer()
  await ask(person)
  laterDays(30)
  expect(await erase()).toBeGreaterThan(0)
  const fresh = await loggedIn(shop, { mobile: person.mobile })
  expect((await call<unknown[]>('GET', '/orders', undefined, fresh.headers)).data).toEqual([])
})

test('two jobs at once delete an account once', async () => {
  const person = await customer()
  await ask(person)
  laterDays(30)
  const counts = await Promise.all([erase(), erase(), erase()])
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
})

test('the history of an order allows no other change than the removal of notes', async () => {
  const person = await customer()
  const order = await ownOrder(shop, person, { variantId: BALL })
  const change = (set: string) => sql`update order_event set ${sql.raw(set)} where order_id = ${order.id}`.execute(db)
  await expect(change(`notes = 'x'`)).rejects.toThrow('append-only')
  await expect(change(`to_status = 'delivered', notes = null`)).rejects.toThrow('append-only')
  await change('notes = null')
})

test('a copy of her data has every section with her own rows only', async () => {
  const [person, other] = [await customer(), await customer()]
  await fill(person, 2)
  const order = await ownOrder(shop, person, { variantId: BALL }, { notes: 'الدور الأرضي' })
  await ownOrder(shop, other, { variantId: BALL })
  await db
    .insertInto('customer_photo')
    .values({ customer_id: person.id, id: 'photo-of-her', bytes: Buffer.alloc(100, 1), width: 480, height: 480 })
    .execute()
  const { data } = await call<OwnData>('GET', '/own-data', undefined, person.headers)
  const {
    profile,
    addresses,
    orders,
    wishlist,
    tickets,
    complaints,
    contactMessages,
    productRequests,
    jobApplications,
    notifyRequests,
    marketingConsents,
    sessions,
  } = data.sections
  expect(profile).toMatchObject([
    {
      fullName: NAME,
      mobile: person.mobile,
      email: person.email,
      deletionAskedAt: null,
      photo: `data:image/webp;base64,${Buffer.alloc(100, 1).toString('base64')}`,
    },
  ])
  expect(orders).toMatchObject([
    {
      number: order.number,
      address: { notes: 'الدور الأرضي' },
      total: { amount: '650.00', currency: 'EGP' },
      lines: [{ sku: 'BA', unitPrice: { amount: '600.00', currency: 'EGP' } }],
    },
  ])
  for (const rows of [
    addresses,
    wishlist,
    complaints,
    contactMessages,
    productRequests,
    jobApplications,
    notifyRequests,
    marketingConsents,
    sessions,
  ])
    expect(rows?.length).toBe(1)
  expect(tickets).toMatchObject([{ messages: [{ author: 'customer' }] }])
  const text = JSON.stringify(data)
  expect([text.includes(other.mobile), text.includes('password'), text.includes('token')]).toEqual([
    false,
    false,
    false,
  ])
  expect((await call('GET', '/own-data')).status).toBe(401)
})

test('ten copies an hour are enough', async () => {
  const person = await customer()
  const codes = []
  for (let nth = 0; nth < 11; nth += 1) codes.push((await call('GET', '/own-data', undefined, person.headers)).status)
  expect(codes).toEqual([...Array(10).fill(200), 429])
})

/** Writes a row with the person's name, mobile or e-mail wherever the shop keeps one. */
async function fill({ id, mobile, email, fullName, headers }: Person, jobId = 1): Promise<void> {
  const who = { fullName, mobile, email }
  await call('POST', '/addresses', { ...ADDRESS, ...CONTACT, ...who }, headers)
  await call('POST', '/wishlist/add', { productId: 1 }, headers)
  await call('POST', '/tickets', { subject: `سؤال ${fullName}`, message: `أنا ${fullName} وعايزة أسأل` }, headers)
  await call('POST', '/complaints', { kind: 'complaint', matter: 'other', ...who, message: 'رسالة طويلة كفاية' })
  await call('POST', '/contact', { ...who, subject: 'سؤال', message: 'رسالة طويلة كفاية' })
  await call('POST', '/send-code', { mobile: email, purpose: 'reset' })
  await call('POST', '/notify-me', { productId: 5, mobile })
  const guest = await call('POST', '/cart/add', { variantId: BALL })
  await call('POST', '/cart/contact', { ...CONTACT, ...who }, { 'x-cart-token': guest.data.token ?? '' })
  await sql`insert into product_request (number, kind, name, mobile) values (${`R-${id}`}, 'find', 'كورة', ${mobile})`.execute(
    db,
  )
  await sql`
    insert into job (id, slug, department, employment, title_ar, title_en, summary_ar, summary_en, duties_ar, duties_en, requirements_ar,
      requirements_en, offer_ar, offer_en, published_at)
    values (${jobId}, ${`seller-${jobId}`}, 'stores', 'fullTime', '', '', '', '', '{}', '{}', '{}', '{}', '{}', '{}', now())
  `.execute(db)
  await sql`
    insert into job_application (number, job_id, branch_id, full_name, mobile, email, date_of_birth, gender, language, cv, cv_kind, cv_sha256)
    values (${`J-${id}`}, ${jobId}, 1, ${fullName}, ${mobile}, ${email}, '1990-01-01', 'female', 'ar', '', 'pdf', '')
  `.execute(db)
  await sql`insert into marketing_consent (mobile, granted, source, at) values (${mobile}, true, 'account', ${clock.now})`.execute(
    db,
  )
}

/** The tables that have one of the words in any column of any row. */
async function placesOf(words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1
  `.execute(db)
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const any = sql.join(
        words.map((word) => sql`t::text ilike ${`%${word}%`}`),
        sql` or `,
      )
      return (await sql`select from ${sql.table(name)} t where ${any} limit 1`.execute(db)).rows.length > 0
        ? [name]
        : []
    }),
  )
  return found.flat()
}

async function sumsOf(orderId: number) {
  const { rows } = await sql`
    select o.number, o.status, o.subtotal, o.discount, o.delivery_fee, o.tax, o.total, o.collected, o.address -> 'names' as names,
      (select sum(l.price) from order_line l where l.order_id = o.id) as lines, (select count(*) from order_event e where e.order_id = o.id) as events
    from orders o where o.id = ${orderId}
  `.execute(db)
  return rows
}
