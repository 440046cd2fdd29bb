import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop, SERVICE_KEY, SHIRT, stockOf } from '#src/domains/cart/shop.fixture.ts'
import { takenOrder } from '#src/domains/order/order.fixture.ts'
import type { Order, TransitionBody } from '#src/domains/order/order.schema.ts'
import { orderStatuses, type OrderStatus } from '#src/order-statuses.ts'

const shop = await openShop()
const { call, db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', SHIRT).execute()

const anOrder = async (quantity = 2) => (await takenOrder(shop, { variantId: SHIRT, quantity })).order

const move = (
  id: number,
  to: OrderStatus,
  actor: TransitionBody['actor'],
  more: Partial<TransitionBody> = {},
  key = SERVICE_KEY,
) =>
  call<Order>(
    'POST',
    `/orders/${id}/transition`,
    { to, actor, idempotencyKey: randomUUID(), ...more },
    { 'x-service-key': key },
  )

async function walk(id: number, ...moves: [OrderStatus, TransitionBody['actor']][]): Promise<Order> {
  let order: Order | undefined
  for (const [to, actor] of moves) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    order = (await move(id, to, actor)).data
  }
  if (!order) throw new Error('Nowhere to walk')
  return order
}

const toTheDoor: [OrderStatus, TransitionBody['actor']][] = [
  ['confirm', 'B'],
  ['preparing', 'B'],
  ['ready', 'B'],
  ['shippingAgent', 'B'],
  ['delivery', 'K'],
]

test('an order reaches the door with its steps, events, stock and cash', async () => {
  const before = await stockOf(db, SHIRT)
  const { id } = await anOrder()
  const onTheWay = await walk(id, ...toTheDoor)
  expect(onTheWay.timeline.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now', 'next'])
  expect(await stockOf(db, SHIRT)).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved })
  const delivered = await walk(id, ['delivered', 'K'])
  expect(delivered).toMatchObject({ status: 'delivered', paid: true, revision: 9 })
  expect(delivered.timeline.every(({ state, at }) => state === 'done' && at)).toBe(true)
  expect(delivered.events.map(({ seq, to }) => `${seq} ${to}`)).toEqual([
    '9 delivered',
    '8 delivery',
    '7 shippingAgent',
    '6 ready',
    '5 preparing',
    '4 confirm',
    '3 inProgress',
    '2 waitingCustomer',
    '1 new',
  ])
  expect(
    (await db.selectFrom('orders').select('delivered_at').where('id', '=', id).executeTakeFirstOrThrow()).delivered_at,
  ).toEqual(clock.now)
})

test('a canceled order releases its stock', async () => {
  const before = await stockOf(db, SHIRT)
  const { id } = await anOrder()
  expect(await stockOf(db, SHIRT)).toEqual({ ...before, reserved: before.reserved + 2 })
  const canceled = await walk(id, ['canceled', 'B'])
  expect(canceled.timeline.map(({ state }) => state)).toEqual(['done', 'next', 'next', 'next', 'next'])
  expect(await stockOf(db, SHIRT)).toEqual(before)
})

test('a returned order is restocked', async () => {
  const before = await stockOf(db, SHIRT)
  const { id } = await anOrder()
  await walk(id, ...toTheDoor, ['delivered', 'K'], ['returning', 'B'], ['returned', 'K'], ['returnedReceived', 'B'])
  expect(await stockOf(db, SHIRT)).toEqual(before)
})

test('a late order returns to its previous status after a rejected cancellation request', async () => {
  const { id } = await anOrder()
  await walk(id, ['confirm', 'B'], ['preparing', 'B'], ['late', 'S'])
  const previous = async () =>
    (await db.selectFrom('orders').select('previous_status').where('id', '=', id).executeTakeFirstOrThrow())
      .previous_status
  expect(await previous()).toBe('preparing')
  expect((await move(id, 'confirm', 'B')).error.error).toBe('INVALID_TRANSITION')
  expect((await walk(id, ['ready', 'B'])).status).toBe('ready')
  expect(await previous()).toBeNull()
})

test('allows two delivery attempts', async () => {
  const { id } = await anOrder()
  await walk(id, ...toTheDoor, ['abnormal', 'K'], ['delivery', 'K'], ['abnormal', 'K'])
  expect((await move(id, 'delivery', 'K')).error.error).toBe('INVALID_TRANSITION')
  const returning = await walk(id, ['returning', 'S'])
  expect(returning.timeline.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'next'])
})

test('a repeated transition with its key changes nothing', async () => {
  const { id } = await anOrder()
  const key = 'move-number-one'
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      move(id, 'confirm', 'B', { idempotencyKey: key, actorId: 'branch-1', reason: 'called', notes: 'نعم\u0000' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const events = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', id)
    .where('to_status', '=', 'confirm')
    .execute()
  expect(events).toMatchObject([{ seq: 4, actor: 'B', actor_id: 'branch-1', reason_code: 'called', notes: 'نعم', key }])
})

test('of two concurrent transitions one wins', async () => {
  const { id } = await anOrder()
  const answers = await Promise.all([move(id, 'confirm', 'B'), move(id, 'canceled', 'B'), move(id, 'late', 'S')])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  const events = await db
    .selectFrom('order_event')
    .select(['seq', 'from_status', 'to_status'])
    .where('order_id', '=', id)
    .orderBy('seq')
    .execute()
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
  expect(events.slice(1).map(({ from_status }) => from_status)).toEqual(
    events.slice(0, -1).map(({ to_status }) => to_status),
  )
})

test('only the service key moves orders', async () => {
  const { id } = await anOrder()
  for (const key of ['', 'wrong', `${SERVICE_KEY}x`]) {
    const { status, error } = await move(id, 'confirm', 'B', {}, key)
    expect([status, error.error]).toEqual([403, 'FORBIDDEN'])
  }
  expect(
    (await call('POST', `/orders/${id}/transition`, { to: 'confirm', actor: 'B', idempotencyKey: 'no-key-given' }))
      .status,
  ).toBe(403)
  expect((await move(id, 'confirm', 'C' as 'B')).status).toBe(422)
  expect((await move(999_999, 'confirm', 'B')).status).toBe(404)
})

test('refuses to change, delete or truncate the events of an order, also by a cascade of TRUNCATE', async () => {
  const { id } = await anOrder()
  const ofOrder = sql`where order_id = ${id}`
  for (const statement of [
    sql`update order_event set notes = 'never happened' ${ofOrder}`,
    sql`delete from order_event ${ofOrder}`,
    sql`truncate order_event`,
    sql`truncate customer cascade`,
  ])
    await expect(statement.execute(db)).rejects.toThrow(/append-only/)
  expect((await sql`select from order_event ${ofOrder}`.execute(db)).rows).toHaveLength(3)
})

test('deletes the events of an order together with the order', async () => {
  const { id } = await anOrder()
  await sql`delete from orders where id = ${id}`.execute(db)
  expect((await sql`select from order_event where order_id = ${id}`.execute(db)).rows).toEqual([])
})

test('the database checks each status of orders and events against the statuses of the code', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conrelid::regclass || '.' || attname as name, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'c' and conrelid in ('orders'::regclass, 'order_event'::regclass) and attname like '%status' order by 1
  `.execute(db)
  expect(rows.map(({ name }) => name)).toEqual([
    'order_event.from_status',
    'order_event.to_status',
    'orders.previous_status',
    'orders.status',
  ])
  for (const { rule } of rows) expect(new Set(rule.match(/(?<=')\w+(?=')/g))).toEqual(new Set(orderStatuses))
  const { id } = await anOrder()
  await expect(sql`update orders set status = 'shipped' where id = ${id}`.execute(db)).rejects.toThrow(
    /orders_status_known/,
  )
})

test('refuses a blank key of a transition', async () => {
  const { id } = await anOrder()
  const { status, error } = await move(id, 'confirm', 'B', { idempotencyKey: ' '.repeat(9) })
  expect([status, error.errors]).toEqual([
    422,
    { idempotencyKey: [{ rule: 'required', message: 'This field is required' }] },
  ])
})
