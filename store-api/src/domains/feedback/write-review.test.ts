import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import type { Review } from './feedback.schema.ts'
import { firstName } from './review.service.ts'

const shop = await openShop()
const { db, clock, call } = shop
afterAll(shop.close)

async function deliveredOrder(...variants: number[]) {
  const placed = await placedOrder(shop, ...variants.map((variantId) => ({ variantId })))
  await db.updateTable('orders').set({ status: 'delivered', delivered_at: clock.now }).where('id', '=', placed.order.id).execute()
  return placed
}
const review = (orderId: number, body: object, headers: Record<string, string> = {}) => call<Review>('POST', `/orders/${orderId}/reviews`, body, headers)
const rated = async (id: number) => (await sql<{ sum: number; count: number }>`
  select rating_sum as sum, rating_count as count from product where id = ${id}`.execute(db)).rows[0]

test('the order link allows one review of a delivered line, and the rating updates immediately', async () => {
  const { order, open } = await deliveredOrder(SHIRT)
  const lineId = order.lines[0]?.id
  const before = await rated(1)
  const { status, data } = await review(order.id, { lineId, rating: 4, fit: 'small', text: ' خامة حلوة \n والمقاس صغير ' }, { ...open, 'accept-language': 'ar' })
  expect(status).toBe(200)
  expect(data).toMatchObject({ rating: 4, fit: 'small', text: 'خامة حلوة \n والمقاس صغير', author: 'منى', color: 'أحمر', size: 'M' })
  expect(await rated(1)).toEqual({ sum: (before?.sum ?? 0) + 4, count: (before?.count ?? 0) + 1 })
  expect((await call<Review[]>('GET', '/products/1/reviews')).data.map(({ id }) => id)).toContain(data.id)
  const again = await review(order.id, { lineId, rating: 1 }, open)
  expect([again.status, again.error.error]).toEqual([409, 'ALREADY_REVIEWED'])
})

test('counts all concurrent reviews, and one of two for the same line', async () => {
  const orders = [await deliveredOrder(BALL), await deliveredOrder(BALL), await deliveredOrder(BALL)]
  const wishes = [...orders, ...orders].map(({ order, open }) => review(order.id, { lineId: order.lines[0]?.id, rating: 5 }, open))
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
  const ask = async ({ order, open }: typeof back, lineId = order.lines[0]?.id) => (await review(order.id, { lineId, rating: 5 }, open)).error.error
  expect([await ask(waiting), await ask(back), await ask(back, waiting.order.lines[0]?.id)]).toEqual(['NOT_REVIEWABLE', 'NOT_REVIEWABLE', 'NOT_FOUND'])
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
  expect(['منى عبد الرحمن', 'عبد الرحمن محمد', 'Abdel Rahman Ali', 'Mona'].map(firstName)).toEqual(['منى', 'عبد الرحمن', 'Abdel Rahman', 'Mona'])
})
