import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import type { ShopTicket, Ticket } from './feedback.schema.ts'

const shop = await openShop()
const { db, clock, call } = shop

const QUESTION = { subject: 'ميعاد التوصيل', message: 'الطلب هيوصل إمتى؟\nأنا في الشغل لحد 6' }
const later = () => {
  clock.now = new Date(clock.now.getTime() + 60_000)
}
const answer = (id: number, key = SERVICE_KEY) =>
  call<Ticket>('POST', `/tickets/${id}/answer`, { message: 'بكرة إن شاء الله' }, { 'x-service-key': key })

test('a ticket takes messages of both sides until it is closed, and the customer is notified of the answer', async () => {
  const { headers, mobile } = await loggedIn(shop)
  const { data: ticket } = await call<Ticket>('POST', '/tickets', QUESTION, headers)
  expect(ticket).toMatchObject({
    number: expect.stringMatching(/^T-\d{5}$/),
    status: 'open',
    orderId: null,
    orderNumber: null,
  })
  later()
  expect((await answer(ticket.id, 'guess')).status).toBe(403)
  expect((await answer(ticket.id)).data.status).toBe('answered')
  later()
  const { data: replied } = await call<Ticket>('POST', `/tickets/${ticket.id}/reply`, { message: 'شكرًا' }, headers)
  expect([replied.status, replied.messages.map(({ author, text }) => [author, text])]).toEqual([
    'open',
    [
      ['customer', QUESTION.message],
      ['shop', 'بكرة إن شاء الله'],
      ['customer', 'شكرًا'],
    ],
  ])
  const closed = [
    await call<Ticket>('POST', `/tickets/${ticket.id}/close`, {}, headers),
    await call<Ticket>('POST', `/tickets/${ticket.id}/close`, {}, headers),
  ]
  expect(closed.map(({ data }) => data.status)).toEqual(['closed', 'closed'])
  const late = [
    await call('POST', `/tickets/${ticket.id}/reply`, { message: 'كمان سؤال' }, headers),
    await answer(ticket.id),
  ]
  expect(late.map(({ error }) => error.error)).toEqual(['TICKET_CLOSED', 'TICKET_CLOSED'])
  const told = await db
    .selectFrom('outbox_message')
    .select(['template', 'language', 'params'])
    .where('mobile', '=', mobile)
    .execute()
  expect(told).toEqual([
    {
      template: 'ticket_answered',
      language: 'ar',
      params: [ticket.number, `http://localhost:3000/profile/tickets/${ticket.id}`],
    },
  ])
})

test('a ticket can name an order of the customer and no other', async () => {
  const her = await loggedIn(shop)
  const [own, foreign] = [
    (await placedOrder(shop, { variantId: BALL })).order,
    (await placedOrder(shop, { variantId: BALL })).order,
  ]
  await db.updateTable('orders').set({ customer_id: her.id }).where('id', '=', own.id).execute()
  const ask = (orderId: number) => call<Ticket>('POST', '/tickets', { ...QUESTION, orderId }, her.headers)
  expect((await ask(own.id)).data).toMatchObject({ orderId: own.id, orderNumber: own.number })
  expect((await ask(foreign.id)).error.errors).toMatchObject({ orderId: [{ rule: 'ref' }] })
})

test('answers 404 for the ticket of another customer and 401 for a guest', async () => {
  const [her, other] = [await loggedIn(shop), await loggedIn(shop)]
  const { id } = (await call<Ticket>('POST', '/tickets', QUESTION, her.headers)).data
  const tries = (headers: Record<string, string>) =>
    Promise.all([
      call('GET', `/tickets/${id}`, undefined, headers),
      call('POST', `/tickets/${id}/reply`, { message: 'hello' }, headers),
      call('POST', `/tickets/${id}/close`, {}, headers),
    ])
  expect((await tries(other.headers)).map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await tries({})).map(({ status }) => status)).toEqual([401, 401, 401])
  expect((await call('GET', '/tickets', undefined, other.headers)).data).toEqual([])
  expect((await call('GET', '/tickets')).status).toBe(401)
})

test('pages tickets, the last changed first', async () => {
  const { headers } = await loggedIn(shop)
  const numbers: string[] = []
  for (let n = 0; n < 5; n += 1, later())
    numbers.unshift((await call<Ticket>('POST', '/tickets', QUESTION, headers)).data.number)
  const found: string[] = []
  for (let after = ''; ;) {
    const { data, error } = await call<Ticket[]>('GET', `/tickets?first=2${after}`, undefined, headers)
    found.push(...data.map(({ number }) => number))
    const { total, endCursor, hasNext } = (error as unknown as { meta: PageMeta }).meta
    expect(total).toBe(5)
    if (!hasNext) break
    after = `&after=${endCursor}`
  }
  expect(found).toEqual(numbers)
  expect((await call('GET', '/tickets?after=nonsense', undefined, headers)).status).toBe(422)
})

test('reports missing fields in the language of the request, and limits tickets to ten a day', async () => {
  const { headers } = await loggedIn(shop)
  const { error } = await call(
    'POST',
    '/tickets',
    { subject: 'x', message: ' ' },
    { ...headers, 'accept-language': 'ar' },
  )
  expect(error.errors).toEqual({
    subject: [{ rule: 'min', min: 3, message: 'الموضوع لازم يكون 3 حروف على الأقل' }],
    message: [{ rule: 'required', message: 'اكتب رسالتك' }],
  })
  const asked = []
  for (let n = 0; n < 11; n += 1) asked.push((await call('POST', '/tickets', QUESTION, headers)).status)
  expect([asked.slice(0, 10).every((status) => status === 200), asked[10]]).toEqual([true, 429])
})

test('lists open tickets, the longest waiting first, and closes one', async () => {
  const her = await loggedIn(shop)
  const open = async () => {
    later()
    return (await call<Ticket>('POST', '/tickets', QUESTION, her.headers)).data
  }
  const [first, second] = [await open(), await open()]
  const asShop = <Data>(method: 'GET' | 'POST', path: string, key = SERVICE_KEY) =>
    call<Data>(method, `/internal/tickets${path}`, undefined, { 'x-service-key': key })
  const numbers = async (query: string) => (await asShop<ShopTicket[]>('GET', query)).data.map(({ number }) => number)
  const waiting = await numbers('?first=50')
  expect(waiting.slice(-2)).toEqual([first.number, second.number])
  const one = await asShop<ShopTicket[]>('GET', '?first=1')
  const { endCursor } = (one.error as unknown as { meta: { endCursor: string } }).meta
  expect(await numbers(`?first=50&after=${endCursor}`)).toEqual(waiting.slice(1))
  later()
  expect((await asShop<ShopTicket>('POST', `/${first.number.toLowerCase()}/close`)).data).toMatchObject({
    status: 'closed',
    mobile: her.mobile,
  })
  expect((await asShop<ShopTicket>('POST', `/${first.number}/close`)).data.status).toBe('closed')
  expect(await numbers('?first=50')).not.toContain(first.number)
  expect(await numbers('?status=closed,answered&first=50')).toContain(first.number)
  expect((await asShop<ShopTicket>('GET', `/${second.number}`)).data.messages).toHaveLength(1)
  expect([(await asShop('GET', '/T-1')).status, (await asShop('GET', '', 'guess')).status]).toEqual([404, 403])
})
