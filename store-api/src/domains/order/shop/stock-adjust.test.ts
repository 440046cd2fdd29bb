import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, BUNDLE, LAST, openShop, SERVICE_KEY, SHIRT, stockOf } from '#src/domains/cart/shop.fixture.ts'
import { ownOrder, placedOrder } from '#src/domains/order/order.fixture.ts'
import { moveBy } from '#src/domains/order/returns/order-returns.fixture.ts'
import type { StockLevel } from './stock-adjust.schema.ts'

const shop = await openShop()
const { db } = shop

const ask = (path: 'adjust' | 'transfer', body: object, key = SERVICE_KEY) =>
  shop.call<StockLevel[]>('POST', `/stock/${path}`, { idempotencyKey: randomUUID(), ...body }, { 'x-service-key': key })
const levelsOf = (variantId: number) =>
  db
    .selectFrom('branch_stock')
    .select(['branch_id', 'on_hand', 'reserved'])
    .where('variant_id', '=', variantId)
    .orderBy('branch_id')
    .execute()

test('adjusts a stock level by a count or a difference, once per key', async () => {
  const body = { variantId: LAST, branchId: 3, delta: 4, reason: 'وصلت بضاعة', idempotencyKey: 'count-of-sunday' }
  const answers = await Promise.all([ask('adjust', body), ask('adjust', body), ask('adjust', body)])
  expect(answers.map(({ data }) => data[0]?.onHand)).toEqual([4, 4, 4])
  expect((await ask('adjust', { variantId: LAST, branchId: 3, onHand: 7 })).data).toMatchObject([
    { onHand: 7, reserved: 0, sku: 'LA' },
  ])
  const moves = await db.selectFrom('stock_move').select(['quantity', 'to_branch_id', 'reason']).orderBy('id').execute()
  expect(moves).toEqual([
    { quantity: 4, to_branch_id: 3, reason: 'وصلت بضاعة' },
    { quantity: 3, to_branch_id: 3, reason: null },
  ])
})

test('refuses to adjust or transfer reserved units', async () => {
  await placedOrder(shop, { variantId: SHIRT, quantity: 3 })
  const low = await ask('adjust', { variantId: SHIRT, branchId: 1, onHand: 2 })
  expect(low.error).toMatchObject({ error: 'VALIDATION_FAILED', errors: { onHand: [{ rule: 'reserved' }] } })
  const much = await ask('transfer', { variantId: SHIRT, from: 1, to: 2, quantity: 2 })
  expect(much.error).toMatchObject({ error: 'QUANTITY_REDUCED', available: 1 })
  expect((await ask('transfer', { variantId: SHIRT, from: 1, to: 2, quantity: 1 })).data).toMatchObject([
    { branchId: 1, onHand: 3, reserved: 3 },
    { branchId: 2, onHand: 1, reserved: 0 },
  ])
  expect((await stockOf(db, SHIRT)).on_hand).toBe(12)
})

test('only the service key changes stock, of a known variant and branch', async () => {
  const body = { variantId: SHIRT, branchId: 1, onHand: 5 }
  expect((await ask('adjust', body, 'wrong')).status).toBe(403)
  expect((await ask('transfer', { variantId: SHIRT, from: 1, to: 2, quantity: 1 }, '')).status).toBe(403)
  const faults = async (path: 'adjust' | 'transfer', wrong: object) =>
    Object.keys((await ask(path, wrong)).error.errors ?? {})
  expect(await faults('adjust', { ...body, branchId: 99 })).toEqual(['branchId'])
  expect(await faults('adjust', { ...body, variantId: BUNDLE })).toEqual(['variantId'])
  expect(await faults('adjust', { variantId: SHIRT, branchId: 1 })).toEqual(['onHand'])
  expect(await faults('transfer', { variantId: SHIRT, from: 1, to: 1, quantity: 1 })).toEqual(['from'])
  expect(await faults('transfer', { variantId: SHIRT, from: 1, to: 99, quantity: 1 })).toEqual(['to'])
})

test('transfers an order to one branch and keeps it reserved', async () => {
  const order = await ownOrder(shop, await loggedIn(shop), { variantId: BUNDLE, parts: [SHIRT, BALL], quantity: 2 })
  const sums = [await stockOf(db, SHIRT), await stockOf(db, BALL)]
  const before = await levelsOf(BALL)
  const held = before.filter(({ reserved }) => reserved > 0).length
  await moveBy(shop, order.id, 'inProgress', 'B')
  await moveBy(shop, order.id, 'confirm', 'B')
  expect((await moveBy(shop, order.id, 'inTransfer', 'B', { branchId: 99 })).error.errors).toHaveProperty('branchId')
  expect((await moveBy(shop, order.id, 'inTransfer', 'B', { branchId: 2 })).status).toBe(200)
  expect([await stockOf(db, SHIRT), await stockOf(db, BALL)]).toEqual(sums)
  const after = await levelsOf(BALL)
  expect([held > 0, after.find(({ branch_id }) => branch_id === 2)?.reserved]).toEqual([true, 4])
  await moveBy(shop, order.id, 'preparing', 'B')
  await moveBy(shop, order.id, 'ready', 'B')
  await moveBy(shop, order.id, 'shippingAgent', 'B')
  expect((await levelsOf(BALL)).every(({ reserved }) => reserved === 0)).toBe(true)
  expect((await stockOf(db, BALL)).on_hand).toBe((sums[1]?.on_hand ?? 0) - 4)
})
