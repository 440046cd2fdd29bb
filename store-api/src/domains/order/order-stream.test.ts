import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { orderToken } from './order-access.ts'
import { placedOrder } from './order.fixture.ts'
import { openStream } from './order-stream.fixture.ts'

const shop = await openShop()
const { app, db, call, clock } = shop
afterAll(shop.close)
await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', BALL).execute()
const base = await app.listen({ port: 0, host: '127.0.0.1' })

const addressOf = (id: number, after = 0) => `${base}/orders/${id}/events?after=${after}`

async function watched(after = 0) {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const stream = await openStream(addressOf(order.id, after), open)
  onTestFinished(stream.leave)
  return { order, open, stream }
}

async function move(id: number, to: string) {
  const body = { to, actor: 'B', key: `key-${id}-${to}` }
  const { status } = await call('POST', `/orders/${id}/transition`, body, { 'x-service-key': SERVICE_KEY })
  expect(status).toBe(200)
  return performance.now()
}

/** Cuts the connection that listens, as a restart of the database does. */
async function cutListener() {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'store-api-listen' and datname = current_database()
  `.execute(db)
}

test('a watcher gets what happened, and then each move the moment it is committed', async () => {
  const { order, stream } = await watched()
  expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const placed = await stream.next()
  const moving = move(order.id, 'confirm')
  const confirmed = await stream.next()
  const told = performance.now()
  expect(confirmed).toMatchObject({ seq: (placed?.seq ?? 0) + 1, from: 'new', to: 'confirm' })
  expect(told - (await moving)).toBeLessThan(500)
  await move(order.id, 'preparing')
  expect(await stream.next()).toMatchObject({ to: 'preparing' })
})

test('who comes back with the last number gets what came after it, by the address or by the header', async () => {
  const { order, open, stream } = await watched()
  const seq = (await stream.next())?.seq ?? 0
  stream.leave()
  await move(order.id, 'confirm')
  await move(order.id, 'preparing')
  const again = await openStream(addressOf(order.id, seq), open)
  const byHeader = await openStream(addressOf(order.id), { ...open, 'last-event-id': String(seq + 1) })
  expect([await again.next(), await again.next()]).toMatchObject([{ seq: seq + 1 }, { seq: seq + 2 }])
  expect(await byHeader.next()).toMatchObject({ seq: seq + 2, to: 'preparing' })
  again.leave()
  byHeader.leave()
})

test('a move that is made while the listening connection is cut is told', async () => {
  const { order, stream } = await watched()
  const { stream: other } = await watched(1)
  await stream.next()
  await cutListener()
  await move(order.id, 'confirm')
  expect(await stream.next()).toMatchObject({ to: 'confirm' })
  expect(await other.quiet()).toBe(true)
})

test('an order is watched by its link or its owner alone', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const other = await placedOrder(shop, { variantId: BALL })
  const owner = await loggedIn(shop)
  const stranger = await loggedIn(shop)
  await db.updateTable('orders').set({ customer_id: owner.id }).where('id', '=', order.id).execute()
  const expired = orderToken(readConfig({}), order.id, new Date(clock.now.getTime() - 91 * 86_400_000))
  const statuses = []
  for (const headers of [open, owner.headers, stranger.headers, other.open, {}, { 'x-order-token': expired }]) {
    const stream = await openStream(addressOf(order.id), headers)
    statuses.push(stream.status)
    stream.leave()
  }
  expect(statuses).toEqual([200, 200, 404, 404, 404, 403])
})

test('who may no longer look is told nothing more', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const owner = await loggedIn(shop)
  await db.updateTable('orders').set({ customer_id: owner.id }).where('id', '=', order.id).execute()
  const stream = await openStream(addressOf(order.id), owner.headers)
  await stream.next()
  await db.deleteFrom('session').where('customer_id', '=', owner.id).execute()
  await move(order.id, 'confirm')
  await expect(stream.next()).rejects.toThrow('aborted')
})

test('an order has so many watchers at most, and room again when one leaves', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(addressOf(order.id), open)))
  const refused = await openStream(addressOf(order.id), open)
  expect([refused.status, refused.retryAfter]).toEqual([429, '30'])
  streams[0]?.leave()
  const status = async () => {
    const stream = await openStream(addressOf(order.id), open)
    stream.leave()
    return stream.status
  }
  await expect.poll(status).toBe(200)
  for (const { leave } of streams) leave()
})

test('a server that ends, ends its streams first', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const second = await buildApp({ config: readConfig({}), db, logger: false, now: () => clock.now })
  const url = await second.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(`${url}/orders/${order.id}/events`, open)
  await stream.next()
  const started = performance.now()
  await Promise.all([second.close(), expect(stream.next()).resolves.toBeNull()])
  expect(performance.now() - started).toBeLessThan(1_000)
})
