import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop } from '#src/domains/cart/shop.fixture.ts'
import { orderToken } from '#src/domains/order/order-access.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import { openStream } from './order-stream.fixture.ts'
import { appendEvent } from '#src/domains/order/transitions/transition.queries.ts'
import type { OrderStatus } from '#src/order-statuses.ts'

const shop = await openShop()
const { app, db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', BALL).execute()
const base = await app.listen({ port: 0, host: '127.0.0.1' })

const addressOf = (id: number, after = 0) => `${base}/orders/${id}/events?after=${after}`

/** An order whose watcher knows all that happened so far; `last` is the number of its last move. */
async function watched() {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const last = (await selectEvents(db, order.id)).length
  const stream = await openStream(addressOf(order.id, last), open)
  onTestFinished(stream.leave)
  return { order, open, stream, last }
}

/** A move, whatever the rules say of it. */
async function move(id: number, to: OrderStatus): Promise<void> {
  await appendEvent(db, id, { from_status: 'new', to_status: to, actor: 'B', at: clock.now })
}

/** Cuts the connection that listens, as a restart of the database does. */
async function cutListener() {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'store-api-listen' and datname = current_database()
  `.execute(db)
}

test('a stream sends each status change when it is committed', async () => {
  const { order, stream, last } = await watched()
  expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const opened = performance.now()
  await move(order.id, 'confirm')
  const confirmed = await stream.next()
  // Sooner than the heartbeat of a stream, which looks for changes too.
  expect(performance.now() - opened).toBeLessThan(10_000)
  expect(confirmed).toEqual({ seq: last + 1, from: 'new', to: 'confirm', at: clock.now.toISOString() })
  await move(order.id, 'preparing')
  expect(await stream.next()).toMatchObject({ seq: last + 2, to: 'preparing' })
})

test('a client that reconnects with its last event id gets the later events, by URL or by header', async () => {
  const { order, open, stream, last } = await watched()
  stream.leave()
  await move(order.id, 'confirm')
  await move(order.id, 'preparing')
  const again = await openStream(addressOf(order.id, last), open)
  const byHeader = await openStream(addressOf(order.id), { ...open, 'last-event-id': String(last + 1) })
  expect([await again.next(), await again.next()]).toMatchObject([{ seq: last + 1 }, { seq: last + 2 }])
  expect(await byHeader.next()).toMatchObject({ seq: last + 2 })
  again.leave()
  byHeader.leave()
})

test('sends a status change that was made while the listening connection was cut', async () => {
  const { order, stream } = await watched()
  const { stream: other } = await watched()
  await move(order.id, 'inProgress')
  await stream.next()
  await cutListener()
  await move(order.id, 'confirm')
  expect(await stream.next()).toMatchObject({ to: 'confirm' })
  expect(await other.quiet()).toBe(true)
})

test('only the owner or the link opens the stream of an order', async () => {
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

test('ends the stream of a caller who lost access', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const owner = await loggedIn(shop)
  await db.updateTable('orders').set({ customer_id: owner.id }).where('id', '=', order.id).execute()
  const stream = await openStream(addressOf(order.id, 100), owner.headers)
  await db.deleteFrom('session').where('customer_id', '=', owner.id).execute()
  await move(order.id, 'confirm')
  await expect(stream.next()).rejects.toThrow('aborted')
})

test('limits the streams of an order, and frees the slot of a closed one', async () => {
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

test('limits an IPv6 network to two hundred streams without affecting its neighbour', { timeout: 60_000 }, async () => {
  const orders: Awaited<ReturnType<typeof placedOrder>>[] = []
  for (let n = 0; n < 11; n += 1) orders.push(await placedOrder(shop, { variantId: BALL }))
  const streamOf = (n: number, address: string) => {
    const { order, open } = orders[n % orders.length] as (typeof orders)[number]
    return openStream(addressOf(order.id, 100), { ...open, 'x-forwarded-for': address })
  }
  const streams = await Promise.all(
    Array.from({ length: 200 }, (_, n) => streamOf(n, `2a02:cb80:1:1::${(n + 1).toString(16)}`)),
  )
  onTestFinished(() => streams.forEach(({ leave }) => leave()))
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  const [household, neighbour] = [await streamOf(0, '2a02:cb80:1:1:ffff::1'), await streamOf(0, '2a02:cb80:1:2::1')]
  expect([household.status, neighbour.status]).toEqual([429, 200])
  neighbour.leave()
})

test('a server ends its streams before it stops', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const second = await openApp({ db, now: () => clock.now })
  const url = await second.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(`${url}/orders/${order.id}/events?after=100`, open)
  const started = performance.now()
  await Promise.all([second.close(), expect(stream.next()).resolves.toBeNull()])
  // A stream that is not ended lasts until the client leaves.
  expect(performance.now() - started).toBeLessThan(4_000)
})
