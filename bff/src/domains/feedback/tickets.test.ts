import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { startBff } from '#src/testing/bff.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop } from '#src/testing/shop.ts'
import { startUpstream } from '#src/testing/upstream.ts'

interface TicketPayload {
  ticket: { id: string; number: string; status: string; messages: { author: string; text: string }[] } | null
  userErrors: { code: string; path: string[] | null }[]
}

/** The demo shop's customer, logged in. */
async function customer() {
  const shop = await startShop()
  const login = 'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }'
  const { token } = (await shop.ask(login)).data?.accountLogin as unknown as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const ask = (query: string, variables?: Record<string, unknown>) => shop.ask(query, { variables, headers })
  const change = async (field: string, type: string, value: unknown): Promise<TicketPayload> => {
    const { data, errors } = await ask(
      `mutation ($value: ${type}!) { result: ${field}(input: $value) { ticket { id number status messages { author text } } userErrors { code path } } }`,
      { value },
    )
    expect(errors).toEqual([])
    return data?.result as unknown as TicketPayload
  }
  return { shop, ask, change }
}

test('a ticket is opened, answered, closed and found by its customer alone', async () => {
  const { shop, ask, change } = await customer()
  const { ticket } = await change('ticketOpen', 'TicketOpenInput', {
    subject: 'ميعاد التوصيل',
    message: 'الطلب هيوصل إمتى؟',
  })
  const id = ticket?.id
  expect(ticket).toMatchObject({ status: 'OPEN', messages: [{ author: 'CUSTOMER', text: 'الطلب هيوصل إمتى؟' }] })
  expect(
    (await change('ticketReply', 'TicketReplyInput', { id, message: 'أنا في البيت بكرة' })).ticket?.messages,
  ).toHaveLength(2)
  expect((await change('ticketClose', 'TicketCloseInput', { id })).ticket?.status).toBe('CLOSED')
  expect((await change('ticketReply', 'TicketReplyInput', { id, message: 'سؤال كمان' })).userErrors).toEqual([
    { code: 'TICKET_CLOSED', path: ['id'] },
  ])
  const list = await ask(`{ viewer { tickets(first: 1) ${everythingOf(buildSchema([]), 'TicketConnection', 3)} } }`)
  expect([list.errors, list.data?.viewer]).toMatchObject([[], { tickets: { nodes: [{ id, number: ticket?.number }] } }])
  expect((await shop.ask(`{ viewer { ticket(id: "${id}") { id } } }`)).data).toEqual({ viewer: null })
})

test('a refused ticket names its field', async () => {
  const { change } = await customer()
  expect(
    (await change('ticketOpen', 'TicketOpenInput', { subject: 'x', message: 'الطلب هيوصل إمتى؟', orderId: 'nonsense' }))
      .userErrors,
  ).toEqual([
    { code: 'VALIDATION_FAILED', path: ['orderId'] },
    { code: 'VALIDATION_FAILED', path: ['subject'] },
  ])
  expect((await change('ticketClose', 'TicketCloseInput', { id: 'nonsense' })).userErrors).toEqual([
    { code: 'NOT_FOUND', path: ['id'] },
  ])
})

test('the number of a ticket’s order costs no call, its status one', async () => {
  const upstream = await startUpstream({
    '/profile': () => ({ status: true, data: sample('Customer', { id: 7 }) }),
    '/tickets/5': () => ({ status: true, data: sample('Ticket', { id: 5, orderId: 7, orderNumber: 'MD-482135' }) }),
    '/orders/7': () => ({ status: true, data: sample('Order', { id: 7, number: 'MD-482135', status: 'new' }) }),
  })
  const { ask } = await startBff(upstream.url)
  const orderOf = async (fields: string) => {
    const before = upstream.asked.length
    const { data } = await ask(`{ viewer { ticket(id: "5") { order { ${fields} } } } }`, {
      headers: { authorization: 'Bearer some' },
    })
    return [data?.viewer, upstream.asked.length - before]
  }
  expect(await orderOf('id number')).toEqual([{ ticket: { order: { id: 'Order_7', number: 'MD-482135' } } }, 2])
  expect(await orderOf('number status')).toEqual([{ ticket: { order: { number: 'MD-482135', status: 'NEW' } } }, 3])
})
