import { expect, test } from 'vitest'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, GIZA, openShop } from '#src/domains/cart/shop.fixture.ts'
import { dispatchMessages } from '#src/domains/message/outbox.service.ts'
import { outboxSender } from '#src/domains/message/sender.ts'
import { moved, placedOrder, smsCode, waitingOrder } from './order.fixture.ts'
import type { Order } from './order.schema.ts'

const shop = await openShop()
const { call, db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 500 }).where('variant_id', '=', BALL).execute()

const MINUTE = 60_000
type Headers = Record<string, string>
const confirm = (id: number, headers: Headers, code?: string) =>
  call<Order>('POST', `/orders/${id}/confirm`, { code }, headers)
const begin = (id: number, headers: Headers) => call<Order>('POST', `/orders/${id}/edit`, undefined, headers)
const messages = () => db.selectFrom('outbox_message').selectAll().orderBy('id').execute()

/** Opens the order for a change and saves it with another number of units; says which error it ended with. */
async function edit(
  id: number,
  headers: Headers,
  change: { quantity?: number; address?: object } = {},
): Promise<string | undefined> {
  const { data, error } = await begin(id, headers)
  if (!data) return error.error
  const lines = data.lines.map(({ id: lineId, quantity }) => ({ lineId, quantity: change.quantity ?? quantity }))
  const { contact, address } = data
  const body = {
    expectedRevision: data.revision,
    lines,
    ...(change.address && { address: { ...contact, ...address, ...change.address } }),
  }
  return (await call('POST', `/orders/${id}/edit/save`, body, headers)).error.error
}

/** The token of the newest message that asks for the customer's word. */
async function tokenOf(id: number): Promise<string> {
  const { params } = await db
    .selectFrom('outbox_message')
    .select('params')
    .where('template', '=', 'order_confirm')
    .where('key', 'like', `order:${id}:%`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(params[2] ?? '').searchParams.get('confirm') ?? ''
}

async function wrongCode(id: number, open: Record<string, string>): Promise<string> {
  return String((Number(await smsCode(shop, id, open)) + 1) % 10_000).padStart(4, '0')
}

test('repeated edits of an order give five more messages and ten tries in total', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const answers: (string | undefined)[] = []
  for (let round = 0; round < 8; round += 1) {
    for (let guess = 0; guess < 5; guess += 1)
      answers.push((await confirm(order.id, open, await wrongCode(order.id, open))).error.error)
    await edit(order.id, open)
  }
  expect(answers.filter((answer) => answer === 'CODE_INVALID')).toHaveLength(10)
  expect(answers.slice(10)).toEqual(Array.from({ length: 30 }, () => 'CODE_TRIES_USED'))
  expect((await messages()).filter(({ template }) => template === 'order_confirm')).toHaveLength(6)
  expect(await edit(order.id, open)).toBe('EDIT_TOO_LATE')
  expect((await confirm(order.id, open, await smsCode(shop, order.id, open))).error.error).toBe('CODE_TRIES_USED')
  expect((await confirm(order.id, { 'x-order-token': await tokenOf(order.id) })).data.status).toBe('confirm')
})

test('the account of the mobile, or the shop, confirms an order without tries left', async () => {
  const customer = await loggedIn(shop)
  const used = await waitingOrder(shop, customer, { variantId: BALL })
  const open = { 'x-order-token': used.token ?? '' }
  for (let guess = 0; guess < 6; guess += 1) await confirm(used.id, open, await wrongCode(used.id, open))
  expect((await confirm(used.id, open, await smsCode(shop, used.id, open))).error.error).toBe('CODE_TRIES_USED')
  expect((await confirm(used.id, customer.headers)).data.status).toBe('confirm')
  const other = await waitingOrder(shop, await loggedIn(shop), { variantId: BALL })
  expect((await moved(shop, other.id, ['inProgress', 'B'], ['confirm', 'B'])).status).toBe('confirm')
})

test('limits a mobile to twenty wrong codes a day over all its orders', async () => {
  const customer = await loggedIn(shop)
  const answers: (string | undefined)[] = []
  for (let count = 0; count < 5; count += 1) {
    const { id, token, status } = await waitingOrder(shop, customer, { variantId: BALL })
    expect(status).toBe('waitingCustomer')
    const open = { 'x-order-token': token ?? '' }
    for (let guess = 0; guess < 5; guess += 1)
      answers.push((await confirm(id, open, await wrongCode(id, open))).error.error)
  }
  expect(answers.map((answer) => answer === 'CODE_INVALID')).toEqual(
    Array.from({ length: 25 }, (_, index) => index < 20),
  )
})

test('a guest who edits three times and confirms each time is never limited, and gets every message', async () => {
  await db.deleteFrom('outbox_message').execute()
  await forgetLimits(db)
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const send = () => dispatchMessages({ db, now: () => clock.now }, { whatsapp: outboxSender, sms: outboxSender })
  expect((await send()).failed).toEqual([])
  for (const address of [
    undefined,
    { stateId: GIZA, cityId: 2, regionId: 3 },
    { buildingNumber: '14' },
    { buildingNumber: '15' },
  ]) {
    expect(address && (await edit(order.id, open, { address }))).toBeUndefined()
    expect((await confirm(order.id, open, await wrongCode(order.id, open))).error.error).toBe('CODE_INVALID')
    expect((await confirm(order.id, open, await smsCode(shop, order.id, open))).data.status).toBe('confirm')
    expect((await send()).failed).toEqual([])
  }
  expect((await messages()).filter(({ template, sent_at }) => template === 'order_confirm' && sent_at)).toHaveLength(4)
})

test('an order says when its confirmation message was not sent', async () => {
  const send = () => dispatchMessages({ db, now: () => clock.now }, { whatsapp: outboxSender, sms: outboxSender })
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const soon = new Date(clock.now.getTime() + 1000)
  await db
    .updateTable('outbox_message')
    .set({ send_at: soon })
    .where('key', '=', `order:${order.id}:confirm:2`)
    .execute()
  const others = Array.from({ length: 6 }, (_, n) => ({
    key: `other:${n}`,
    mobile: order.contact.mobile,
    template: 'order_moved',
    language: 'en' as const,
    params: '["MD-1"]',
    send_at: clock.now,
  }))
  await db.insertInto('outbox_message').values(others).execute()
  expect((await send()).failed).toHaveLength(1)
  const read = async () => (await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data
  expect(await read()).toMatchObject({ status: 'waitingCustomer', confirmMessageFailed: false })
  clock.now = soon
  expect(await send()).toMatchObject({ sent: 0, failed: [expect.stringContaining('suppressed')] })
  expect(await read()).toMatchObject({ status: 'waitingCustomer', confirmMessageFailed: true })
})

test('repeated edits do not hold an order past its time to confirm', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const start = clock.now
  clock.now = new Date(start.getTime() + 48 * 60 * MINUTE - 10 * MINUTE)
  expect((await begin(order.id, open)).data.status).toBe('edit')
  clock.now = new Date(clock.now.getTime() + 15 * MINUTE)
  expect((await begin(order.id, open)).error.error).toBe('EDIT_TOO_LATE')
  const { data } = await call<Order>('GET', `/orders/${order.id}`, undefined, open)
  expect(data.allowedActions).not.toContain('edit')
  clock.now = start
})

test('a confirmation message contains no text that a caller typed', async () => {
  const words = ['claim your prize', 'evil.example']
  const spoken = { fullName: 'claim your prize', notes: 'evil.example' }
  const customer = await loggedIn(shop)
  const ready = await waitingOrder(
    shop,
    customer,
    { variantId: BALL },
    { streetAddress: 'evil.example now', landmark: 'claim your prize', notes: 'evil.example' },
  )
  await db
    .updateTable('orders')
    .set({ contact: JSON.stringify({ ...ready.contact, fullName: spoken.fullName }), notes: spoken.notes })
    .where('id', '=', ready.id)
    .execute()
  expect(await edit(ready.id, customer.headers)).toBeUndefined()
  const about = (await messages()).filter(({ key }) => key.startsWith(`order:${ready.id}:`))
  expect(about).toHaveLength(2)
  for (const { params } of about)
    for (const word of words) expect(JSON.stringify(params)).not.toContain(word.split(' ')[0])
})
