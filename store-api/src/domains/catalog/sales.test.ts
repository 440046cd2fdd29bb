import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { BALL, BUNDLE, openShop, SERVICE_KEY, SHIRT, SHIRT_L } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { refreshSales } from './catalog.queries.ts'

const shop = await openShop()
const { call, db, clock } = shop

const HOUR = 3_600_000
const [SHIRTS, BALLS, BUNDLES] = [1, 2, 3]

beforeEach(async () => {
  await db.deleteFrom('orders').execute()
  await db.updateTable('branch_stock').set({ on_hand: 500, reserved: 0 }).execute()
  await refreshSales(db, clock.now)
})

async function sold(): Promise<Record<number, number>> {
  const rows = await db.selectFrom('product').select(['id', 'sold_count']).where('sold_count', '>', 0).execute()
  return Object.fromEntries(rows.map(({ id, sold_count }) => [id, sold_count]))
}

const pairs = () => db.selectFrom('product_pair').selectAll().orderBy('product_id').orderBy('other_id').execute()

const together = async (productId: number) => {
  const { data } = await call<{ boughtTogether: { id: number }[] }[]>('GET', `/related?ids=${productId}`)
  return data[0]?.boughtTogether.map(({ id }) => id)
}

test('counts sold units, a bundle as itself', async () => {
  await placedOrder(shop, { variantId: SHIRT, quantity: 2 }, { variantId: SHIRT_L }, { variantId: BALL })
  await placedOrder(shop, { variantId: BUNDLE, quantity: 2, parts: [SHIRT, BALL] })
  await refreshSales(db, clock.now)
  expect(await sold()).toEqual({ [SHIRTS]: 3, [BALLS]: 1, [BUNDLES]: 2 })
})

test('canceled and returned orders do not count', async () => {
  const [{ order: canceled }, { order: returned }] = [
    await placedOrder(shop, { variantId: SHIRT }, { variantId: BALL }),
    await placedOrder(shop, { variantId: BALL, quantity: 4 }),
  ]
  await refreshSales(db, clock.now)
  expect(await sold()).toEqual({ [SHIRTS]: 1, [BALLS]: 5 })
  const move = { to: 'canceled', actor: 'B', idempotencyKey: randomUUID() }
  await call('POST', `/orders/${canceled.id}/transition`, move, { 'x-service-key': SERVICE_KEY })
  await db.updateTable('orders').set({ status: 'returnedReceived' }).where('id', '=', returned.id).execute()
  await refreshSales(db, clock.now)
  expect([await sold(), await pairs()]).toEqual([{}, []])
})

test('sales count for 90 days, pairs for 180', async () => {
  const started = clock.now
  await placedOrder(shop, { variantId: SHIRT }, { variantId: BALL })
  const after = async (hours: number) => {
    await refreshSales(db, new Date(started.getTime() + hours * HOUR))
    return [Object.keys(await sold()).length, (await pairs()).length]
  }
  expect([
    await after(90 * 24 - 1),
    await after(90 * 24 + 1),
    await after(180 * 24 - 1),
    await after(180 * 24 + 1),
  ]).toEqual([
    [2, 2],
    [0, 2],
    [0, 2],
    [0, 0],
  ])
})

test('two products of an order are a pair in both directions, from the second order on', async () => {
  await placedOrder(shop, { variantId: SHIRT }, { variantId: SHIRT_L }, { variantId: BALL, quantity: 3 })
  await refreshSales(db, clock.now)
  expect(await pairs()).toEqual([
    { product_id: SHIRTS, other_id: BALLS, orders: 1 },
    { product_id: BALLS, other_id: SHIRTS, orders: 1 },
  ])
  expect(await together(SHIRTS)).toEqual([])
  await placedOrder(shop, { variantId: SHIRT }, { variantId: BALL })
  await refreshSales(db, clock.now)
  expect([await together(SHIRTS), await together(BALLS)]).toEqual([[BALLS], [SHIRTS]])
})

test('sorts pairs by frequency, sold-out products last, without hidden ones', async () => {
  for (const others of [[BALL], [BALL], [BALL, BUNDLE], [BUNDLE]]) {
    const wishes = others.map((variantId) => ({ variantId, ...(variantId === BUNDLE && { parts: [SHIRT_L, BALL] }) }))
    await placedOrder(shop, { variantId: SHIRT }, ...wishes)
  }
  await refreshSales(db, clock.now)
  const related = async () => {
    const { data } = await call<{ boughtTogether: { id: number }[] }[]>('GET', `/related?ids=${SHIRTS}`)
    return data[0]?.boughtTogether.map(({ id }) => id)
  }
  expect(await related()).toEqual([BALLS, BUNDLES])
  await db.updateTable('product').set({ status: 'onlineComing' }).where('id', '=', BALLS).execute()
  expect(await related()).toEqual([BALLS, BUNDLES])
  await db.updateTable('product').set({ status: 'hidden' }).where('id', '=', BALLS).execute()
  expect(await related()).toEqual([BUNDLES])
  await db.updateTable('product').set({ status: 'online' }).where('id', '=', BALLS).execute()
})

test('a second count writes nothing', async () => {
  await placedOrder(shop, { variantId: SHIRT }, { variantId: BALL })
  expect(await refreshSales(db, clock.now)).toBe(4)
  expect(await refreshSales(db, clock.now)).toBe(0)
})
