import { expect, test } from 'vitest'
import { testDb } from 'store-api/src/db/testing.ts'
import { reviewsOf } from '#demo/reviews/reviews.ts'
import { textsAbout } from '#demo/reviews/texts.ts'
import { readReference } from 'store-api/src/db/reference/reference.ts'
import { buildHistory, ORDERS } from './orders.ts'
import { readStates } from './people.ts'
import { readProducts } from './products.ts'
import { workingDayAfter } from './working-hours.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const { db } = await testDb({ demo: true })
const products = await readProducts(db)
const states = await readStates(db)
const history = buildHistory(products, states, NOW)
const reviews = reviewsOf(history.kept, NOW)

const linesOf = Map.groupBy(history.lines, ({ order_id }) => order_id)
const share = (n: number, of: number) => n / of

test('builds the same history for the same time', async () => {
  expect(buildHistory(await readProducts(db), await readStates(db), NOW)).toEqual(history)
})

test('about three thousand orders of 150 days have ended: most delivered, some canceled, some returned', () => {
  const of = (status: string) =>
    share(history.orders.filter((order) => order.status === status).length, history.orders.length)
  expect(history.orders.length).toBeGreaterThan(ORDERS * 0.98)
  expect(new Set(history.orders.map(({ status }) => status))).toEqual(
    new Set(['delivered', 'canceled', 'returnedReceived']),
  )
  expect([of('delivered') > 0.84, of('canceled') > 0.04, of('returnedReceived') > 0.02]).toEqual([true, true, true])
  const ages = history.orders.map(({ placed_at }) => (NOW - Number(placed_at)) / DAY)
  expect(Math.max(...ages)).toBeLessThanOrEqual(150)
  expect(history.events.every(({ at }) => Number(at) < NOW)).toBe(true)
})

test('couriers and branches work from 10:00 to 21:00 in Cairo, never on Fridays, Saturdays or holidays', () => {
  const free = new Set(readReference().holiday.map(({ day }) => day))
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Cairo',
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const date = new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Cairo', dateStyle: 'short' })
  const wrong = history.events.filter(({ actor, at }) => {
    const parts = Object.fromEntries(clock.formatToParts(Number(at)).map(({ type, value }) => [type, value]))
    const hour = Number(parts.hour)
    return (
      actor !== 'C' &&
      (hour < 10 || hour >= 21 || /Fri|Sat/.test(parts.weekday ?? '') || free.has(date.format(Number(at))))
    )
  })
  expect(wrong).toEqual([])
  expect(history.events.filter(({ to_status }) => to_status === 'delivered').length).toBeGreaterThan(2000)
})

test('promised days are working days, the third to the seventh after the order', () => {
  const free = new Set(readReference().holiday.map(({ day }) => day))
  const isFree = (day: string) => free.has(day) || [5, 6].includes(new Date(day).getUTCDay())
  const wrong = history.orders.filter(({ placed_at, promised_from, promised_to }) => {
    const [from, to, placed] = [String(promised_from), String(promised_to), Number(placed_at)]
    return (
      isFree(from) || isFree(to) || from > to || from < workingDayAfter(placed, 3) || to > workingDayAfter(placed, 7)
    )
  })
  expect(wrong).toEqual([])
})

test('order numbers are unique and differ from those of new orders', () => {
  const numbers = history.orders.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.every((number) => /^MD-\d{6}$/.test(number))).toBe(true)
})

test('the totals of an order are those of its lines', () => {
  for (const {
    id,
    subtotal,
    discount = 0,
    delivery_fee,
    tax,
    total,
    status,
    collected = 0,
    refunded = 0,
  } of history.orders) {
    const lines = linesOf.get(id) ?? []
    const price = lines.reduce((sum, line) => sum + (line.returned_quantity ? 0 : line.price), 0)
    expect([subtotal - discount, price + delivery_fee, Math.round((total * 14) / 114)]).toEqual([price, total, tax])
    expect(lines.every((line) => line.price > 0)).toBe(true)
    expect(collected - refunded).toBe(status === 'canceled' ? 0 : total)
  }
})

test('no product was sold before it was published, and no announced product at all', () => {
  const placed = new Map(history.orders.map((order) => [order.id, Number(order.placed_at)]))
  const isEarly = ({ order_id, product_id }: (typeof history.lines)[number]) =>
    NOW - (placed.get(order_id) ?? 0) >= (products.get(product_id)?.hours ?? 0) * HOUR
  const early = history.lines.filter(isEarly)
  const coming = history.lines.filter((line) => products.get(line.product_id)?.status !== 'online')
  expect([early, coming]).toEqual([[], []])
})

test('customers have names of three parts and mobile numbers that nobody has', () => {
  for (const { contact } of history.orders) {
    expect(contact.fullName.split(' ').length).toBeGreaterThanOrEqual(3)
    expect(contact.mobile).toMatch(/^\+201[0125]0000\d{4}$/)
    expect(contact.anotherMobile).not.toBe(contact.mobile)
  }
  expect(new Set(history.orders.map(({ contact }) => contact.mobile)).size).toBeGreaterThan(1000)
})

test('baskets hold products that go together', () => {
  const bought = (id: number) => (linesOf.get(id) ?? []).map(({ product_id }) => products.get(product_id))
  const kits = history.orders
    .map(({ id }) => bought(id))
    .filter((things) => things.some((thing) => thing?.kit_type === 'home'))
  const sameClub = kits.filter(
    (things) => things.length > 1 && new Set(things.map((thing) => thing?.club ?? '')).size === 1,
  )
  expect(share(sameClub.length, kits.length)).toBeGreaterThan(0.25)
})

test('about 1,200 buyers review what they kept, with different texts for a product', () => {
  const words = reviews.filter(({ text }) => text)
  expect(reviews.length).toBeGreaterThan(1000)
  expect(new Set(words.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120)
  expect(new Set(words.map(({ product_id, text }) => `${product_id} ${text}`)).size).toBe(words.length)
  expect(new Set(reviews.map(({ order_line_id }) => order_line_id)).size).toBe(reviews.length)
  const average = share(
    reviews.reduce((sum, { rating }) => sum + rating, 0),
    reviews.length,
  )
  expect(average).toBeGreaterThan(4.1)
  expect(average).toBeLessThan(4.5)
  expect(share(words.filter(({ text }) => /[ء-ي]/.test(text)).length, words.length)).toBeGreaterThan(0.85)
})

test('a text about the fit agrees with the vote, and only sized products have votes', () => {
  const textByWords = new Map(
    [...products.values()].flatMap(({ category }) => textsAbout(category)).map((one) => [one.text, one]),
  )
  const wrong = reviews.filter(({ text, fit, rating }) => {
    const source = textByWords.get(text)
    return text !== '' && (source?.rating !== rating || (source.fit ?? fit) !== fit)
  })
  expect(wrong).toEqual([])
  const sized = new Set([...products.values()].filter(({ gender }) => gender).map(({ id }) => id))
  expect(reviews.filter(({ fit, product_id }) => fit && !sized.has(product_id))).toEqual([])
})

test('no review names a size, because the page shows the size that was bought', () => {
  const texts = reviews.map(({ text }) => text)
  expect(texts.filter((text) => /\b(XS|S|M|L|XL|\dXL|\d{2})\b/.test(text))).toEqual([])
})
