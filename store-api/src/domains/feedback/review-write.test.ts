import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop, SERVICE_KEY, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import type { Review } from '#src/domains/catalog/product-detail.schema.ts'
import type { HeldReview } from './held-review.schema.ts'
import { shownAuthor } from './shown-author.ts'

const shop = await openShop()
const { db, clock, call } = shop
await db.updateTable('branch_stock').set({ on_hand: 500 }).execute()

async function deliveredOrder(...variants: number[]) {
  const placed = await placedOrder(shop, ...variants.map((variantId) => ({ variantId })))
  await db
    .updateTable('orders')
    .set({ status: 'delivered', delivered_at: clock.now, placed_from: null })
    .where('id', '=', placed.order.id)
    .execute()
  return placed
}
async function listed(query = '', headers: Record<string, string> = {}): Promise<Review[]> {
  const { data } = await call<{ reviews: Review[] }[]>('GET', `/reviews?products=1${query}`, undefined, headers)
  return data[0]?.reviews ?? []
}

const review = (orderId: number, body: object, headers: Record<string, string> = {}) =>
  call<Review>('POST', `/orders/${orderId}/reviews`, body, headers)
const rated = async (id: number) =>
  (
    await sql<{ sum: number; count: number }>`
  select rating_sum as sum, rating_count as count from product where id = ${id}`.execute(db)
  ).rows[0]

test('the order link allows one review of a delivered line, and the rating updates immediately', async () => {
  const { order, open } = await deliveredOrder(SHIRT)
  const lineId = order.lines[0]?.id
  const before = await rated(1)
  const { status, data } = await review(
    order.id,
    { lineId, rating: 4, fit: 'small', text: ' خامة حلوة \n والمقاس صغير ' },
    { ...open, 'accept-language': 'ar' },
  )
  expect(status).toBe(200)
  expect(data).toMatchObject({
    rating: 4,
    fit: 'small',
    text: 'خامة حلوة \n والمقاس صغير',
    author: 'منى',
    color: { name: 'أحمر' },
    size: { label: 'M' },
  })
  expect(await rated(1)).toEqual({ sum: (before?.sum ?? 0) + 4, count: (before?.count ?? 0) + 1 })
  expect((await listed()).map(({ id }) => id)).toContain(data.id)
  const again = await review(order.id, { lineId, rating: 1 }, open)
  expect([again.status, again.error.error]).toEqual([409, 'ALREADY_REVIEWED'])
})

test('counts all concurrent reviews, and one of two for the same line', async () => {
  const orders = [await deliveredOrder(BALL), await deliveredOrder(BALL), await deliveredOrder(BALL)]
  const wishes = [...orders, ...orders].map(({ order, open }) =>
    review(order.id, { lineId: order.lines[0]?.id, rating: 5 }, open),
  )
  const codes = (await Promise.all(wishes)).map(({ status }) => status)
  expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 409).length]).toEqual([3, 3])
  expect(await rated(2)).toEqual({ sum: 15, count: 3 })
})

test('the customer of an order needs no link, and nobody else can review it', async () => {
  const { order } = await deliveredOrder(SHIRT)
  const [her, other] = [await loggedIn(shop), await loggedIn(shop)]
  await db.updateTable('orders').set({ customer_id: her.id }).where('id', '=', order.id).execute()
  const body = { lineId: order.lines[0]?.id, rating: 5 }
  const strangers: Record<string, string>[] = [{}, other.headers, { 'x-order-token': 'a.b' }]
  for (const headers of strangers) expect((await review(order.id, body, headers)).status).toBe(404)
  expect((await review(order.id, body, her.headers)).status).toBe(200)
})

test('refuses reviews of undelivered, returned and foreign lines', async () => {
  const waiting = await placedOrder(shop, { variantId: SHIRT })
  const back = await deliveredOrder(SHIRT)
  await db.updateTable('order_line').set({ returned_quantity: 1 }).where('order_id', '=', back.order.id).execute()
  const ask = async ({ order, open }: typeof back, lineId = order.lines[0]?.id) =>
    (await review(order.id, { lineId, rating: 5 }, open)).error.error
  expect([await ask(waiting), await ask(back), await ask(back, waiting.order.lines[0]?.id)]).toEqual([
    'NOT_REVIEWABLE',
    'NOT_REVIEWABLE',
    'NOT_FOUND',
  ])
})

test.each([
  [{}, 'rating', 'required'],
  [{ rating: 6 }, 'rating', 'type'],
  [{ rating: 3, fit: 'huge' }, 'fit', 'type'],
  [{ rating: 3, text: 'x'.repeat(1001) }, 'text', 'max'],
])('%j is refused at its field', async (body, field, rule) => {
  const { order, open } = await deliveredOrder(SHIRT)
  const { status, error } = await review(order.id, { lineId: order.lines[0]?.id, ...body }, open)
  expect([status, error.errors?.[field]?.[0]?.rule]).toEqual([422, rule])
  await db.deleteFrom('orders').where('id', '=', order.id).execute()
})

test('shows the whole first name only', () => {
  expect(['منى عبد الرحمن', 'عبد الرحمن محمد', 'Abdel Rahman Ali', 'Mona'].map((name) => shownAuthor(name))).toEqual([
    'منى',
    'عبد الرحمن',
    'Abdel Rahman',
    'Mona',
  ])
})

test.each([
  'Modarag Customer Support',
  'MODARAG. Egypt',
  'Mоdаrаg Support',
  'M0darag Support',
  'Ｍｏｄａｒａｇ Support',
  'ModaragStore Egypt',
  'مدرّج خدمة العملاء',
  'مـدرج الدعم الفني',
  'Support Team Egypt',
  'الإدارة العامة للمتجر',
  'ادمن المتجر الرسمي',
])('a customer called %s does not review under that name', (name) => {
  expect(shownAuthor(name)).toBe('')
})

test('the short name of a shop hides that name alone, a longer one all names with it', () => {
  const names = ['نور', 'Nour']
  expect(['Nour Adel', 'Noura Adel', 'نورهان عادل'].map((name) => shownAuthor(name, names))).toEqual([
    '',
    'Noura',
    'نورهان',
  ])
  expect(shownAuthor('NoursportShop Egypt', ['نور سبورت', 'Nour Sport'])).toBe('')
})

test('a review without a name is by a customer in the list and beside the rating', async () => {
  const { order, open } = await deliveredOrder(SHIRT)
  await sql`update orders set contact = contact || '{"fullName": "Modarag Support Egypt"}' where id = ${order.id}`.execute(
    db,
  )
  await review(order.id, { lineId: order.lines[0]?.id, rating: 5, text: 'خامة حلوة' }, open)
  const [first] = await listed('&first=1', { 'accept-language': 'en' })
  const { data } = await call<{ reviewSummary: { latest: { author: string }[] } }>('GET', '/products/1', undefined, {
    'accept-language': 'en',
  })
  expect([first?.author, data.reviewSummary.latest[0]?.author]).toEqual(['A customer', 'A customer'])
})

const STAFF = { 'x-service-key': SERVICE_KEY, 'accept-language': 'en' }
const held = async () => (await call<HeldReview[]>('GET', '/internal/held-reviews', undefined, STAFF)).data
const shown = async (text: string) => {
  const list = await listed('&first=50')
  const { reviewSummary } = (await call<{ reviewSummary: { latest: { text: string }[] } }>('GET', '/products/1')).data
  return [list.some((one) => one.text === text), JSON.stringify(reviewSummary ?? {}).includes(text)]
}

test.each([
  'اتصلوا على 01012345678',
  'كلمني ٠١٠ ١٢٣٤ ٥٦٧٨',
  '0 1 0-1 2 3 4-5 6 7 8',
  'call ０１０１２３４５６７８ now',
  'cheaper at evil.example',
  'https://evil.example',
  'wa.me/201012345678',
  'متجر أرخص: كورة.مصر',
  'me@shop',
  'تابعوا @modarag',
])('a review that says %j is held: nobody sees it, and it does not rate the product', async (text) => {
  const { order, open } = await deliveredOrder(SHIRT)
  const before = await rated(1)
  expect((await review(order.id, { lineId: order.lines[0]?.id, rating: 1, text }, open)).status).toBe(200)
  expect([await rated(1), await shown(text)]).toEqual([before, [false, false]])
  expect((await held()).at(-1)).toMatchObject({
    text,
    orderNumber: order.number,
    productName: 'Al Ahly shirt',
    rating: 1,
  })
})

test('texts with prices, sizes and dates are shown at once', async () => {
  for (const text of [
    'مقاس 42، والسعر 1,490 جنيه',
    'I am 180 cm, 75 kg. It fits',
    'اشتريته 22/11 ولبسته 3 مرات... ممتاز',
  ]) {
    const { order, open } = await deliveredOrder(SHIRT)
    await review(order.id, { lineId: order.lines[0]?.id, rating: 5, text }, open)
    expect((await shown(text))[0]).toBe(true)
  }
})

test('the shop shows a held review or deletes it, and then its customer may write another one', async () => {
  const { order, open } = await deliveredOrder(BALL)
  const body = { lineId: order.lines[0]?.id, rating: 1, text: 'call 01012345678' }
  const { data: first } = await review(order.id, body, open)
  const act = async (id: number, what: string, headers: Record<string, string> = STAFF) =>
    (await call('POST', `/internal/held-reviews/${id}/${what}`, {}, headers)).status
  expect([await act(first.id, 'publish', {}), await act(first.id, 'reject'), await act(first.id, 'reject')]).toEqual([
    403, 200, 404,
  ])
  const { data: second } = await review(order.id, body, open)
  const before = await rated(2)
  expect([await act(second.id, 'publish'), await act(second.id, 'publish'), await act(second.id, 'reject')]).toEqual([
    200, 404, 404,
  ])
  expect(await rated(2)).toEqual({ sum: (before?.sum ?? 0) + 1, count: (before?.count ?? 0) + 1 })
})
