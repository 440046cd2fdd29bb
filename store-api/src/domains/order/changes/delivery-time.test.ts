import { expect, test } from 'vitest'
import { openShop, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { chooseTime, moveBy, toTheDoor } from '#src/domains/order/returns/order-returns.fixture.ts'

const shop = await openShop()
const { db, clock } = shop
await db.updateTable('branch_stock').set({ on_hand: 50 }).where('variant_id', '=', SHIRT).execute()

async function missed() {
  const { order, open } = await placedOrder(shop, { variantId: SHIRT })
  await toTheDoor(shop, order)
  const { data } = await moveBy(shop, order.id, 'abnormal', 'K')
  return {
    id: order.id,
    open,
    order: (await shop.call<typeof data>('GET', `/orders/${order.id}`, undefined, open)).data,
  }
}

test('offers seven business days after a failed delivery, with the rest of today', async () => {
  await db.insertInto('holiday').values({ day: '2026-11-25', name_ar: 'عيد', name_en: 'Feast' }).execute()
  // A Sunday, 14:30 in Cairo: its morning and afternoon have begun.
  clock.now = new Date('2026-11-22T12:30:00Z')
  const { id, open, order } = await missed()
  expect(order.allowedActions).toContain('chooseDeliveryTime')
  expect(order.deliveryChoices[0]).toEqual({ day: '2026-11-22', part: 'evening', from: '18:00', to: '22:00' })
  expect(order.deliveryChoices).toHaveLength(1 + 6 * 3)
  expect([...new Set(order.deliveryChoices.map(({ day }) => day))]).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-26',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ])
  const chosen = await chooseTime(shop, id, open, { day: '2026-11-23', part: 'morning' })
  expect(chosen.data).toMatchObject({
    status: 'abnormal',
    deliveryTime: { day: '2026-11-23', from: '10:00', to: '14:00' },
  })
  expect(chosen.data.events[0]).toMatchObject({ from: 'abnormal', to: 'abnormal' })
  const again = await chooseTime(shop, id, open, { day: '2026-11-23', part: 'morning' })
  expect([again.status, again.data.events]).toEqual([200, chosen.data.events])
  expect((await moveBy(shop, id, 'delivery', 'K')).data).toMatchObject({ failedDeliveries: 1, deliveryChoices: [] })
})

test('refuses a day that is not offered, and a third delivery attempt', async () => {
  clock.now = new Date('2026-11-22T12:30:00Z')
  const { id, open } = await missed()
  for (const day of ['2026-11-27', '2026-11-25', '2026-11-21', '2027-01-03'])
    expect((await chooseTime(shop, id, open, { day, part: 'morning' })).error.errors).toHaveProperty('day')
  expect((await chooseTime(shop, id, {}, { day: '2026-11-23', part: 'morning' })).error.error).toBe('NOT_FOUND')
  await moveBy(shop, id, 'delivery', 'K')
  await moveBy(shop, id, 'abnormal', 'K')
  expect((await chooseTime(shop, id, open, { day: '2026-11-23', part: 'morning' })).error.error).toBe(
    'INVALID_TRANSITION',
  )
})

test('a chosen time that ended without the courier is not promised any more, and another one is asked for', async () => {
  clock.now = new Date('2026-11-22T12:30:00Z')
  const { id, open } = await missed()
  await chooseTime(shop, id, open, { day: '2026-11-23', part: 'morning' })
  const read = async (at: string) => {
    clock.now = new Date(at)
    const { data } = await shop.call('GET', `/orders/${id}`, undefined, open)
    return data
  }
  // 13:59 and 14:00 in Cairo.
  expect(await read('2026-11-23T11:59:00Z')).toMatchObject({ next: 'deliver', expected: { time: { part: 'morning' } } })
  expect(await read('2026-11-23T12:00:00Z')).toMatchObject({ next: 'chooseTime', expected: null })
})
