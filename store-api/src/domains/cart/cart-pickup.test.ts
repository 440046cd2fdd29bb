import { expect, test } from 'vitest'
import type { PickupBranch } from './cart-pickup.schema.ts'
import { distanceBetween } from './cart-pickup.service.ts'
import { ADDRESS, BALL, BUNDLE, cartWith, CONTACT, GIZA, openShop, SHIRT, SHIRT_L } from './shop.fixture.ts'

const shop = await openShop()
const { db, clock, call } = shop

// Nasr City and Maadi in Cairo, Dokki in Giza; all are open from 12:00 to 24:00.
await db.updateTable('branch').set({ lat: 30.06, lng: 31.34 }).where('id', '=', 1).execute()
await db.updateTable('branch').set({ lat: 29.96, lng: 31.26 }).where('id', '=', 2).execute()
await db
  .updateTable('branch')
  .set({ lat: 30.04, lng: 31.21, opens: '16:00', closes: '02:30' })
  .where('id', '=', 3)
  .execute()

const branchesOf = async (headers: Record<string, string>, query = '') =>
  (await call<PickupBranch[] | null>('GET', `/cart/pickup-branches${query}`, undefined, headers)).data
const slugs = (branches: PickupBranch[] | null) => branches?.map(({ branch }) => branch.slug)

async function readyAt(now: string, branchId = 1): Promise<string | undefined> {
  const before = clock.now
  clock.now = new Date(now)
  const { headers } = await cartWith(shop, { variantId: BALL })
  const found = (await branchesOf(headers))?.find(({ branch }) => branch.id === branchId)
  clock.now = before
  return found?.readyAt
}

test('an order is ready after two opening hours of the branch, in Cairo time', async () => {
  expect(await readyAt('2026-11-22T10:00:00Z')).toBe('2026-11-22T12:00:00.000Z')
  expect(await readyAt('2026-11-22T14:07:00Z')).toBe('2026-11-22T16:15:00.000Z')
  expect(await readyAt('2026-11-22T05:00:00Z')).toBe('2026-11-22T12:00:00.000Z')
  // One hour of the evening, one of the next noon.
  expect(await readyAt('2026-11-22T21:00:00Z')).toBe('2026-11-23T11:00:00.000Z')
  // Summer time.
  expect(await readyAt('2026-07-21T09:00:00Z')).toBe('2026-07-21T11:00:00.000Z')
})

test('opening hours after midnight count, and holidays do not', async () => {
  expect(await readyAt('2026-11-22T23:30:00Z', 3)).toBe('2026-11-23T15:00:00.000Z')
  expect(await readyAt('2026-11-22T22:00:00Z', 3)).toBe('2026-11-23T00:00:00.000Z')
  await db
    .insertInto('holiday')
    .values([{ day: '2026-11-23', name_ar: 'عيد', name_en: 'Feast' }])
    .execute()
  expect(await readyAt('2026-11-22T21:00:00Z')).toBe('2026-11-24T11:00:00.000Z')
  await db.deleteFrom('holiday').where('day', '=', '2026-11-23').execute()
})

test('lists the branches with the lines that they lack, parts of bundles included', async () => {
  const { cart, headers } = await cartWith(shop, { variantId: BALL, quantity: 3 }, { variantId: SHIRT_L })
  const [ball, shirt] = cart.lines.map(({ id }) => id)
  const found = await branchesOf(headers)
  expect(found?.map(({ branch, complete, missingLineIds }) => [branch.slug, complete, missingLineIds])).toEqual([
    ['nasr-city', false, [shirt]],
    ['maadi', false, [ball]],
    ['dokki', false, [shirt]],
  ])
  // Two balls each: 5 in Nasr City are enough for two bundles, not for two bundles and two balls.
  const bundles = await cartWith(shop, { variantId: BUNDLE, parts: [SHIRT, BALL], quantity: 2 })
  expect((await branchesOf(bundles.headers))?.map(({ complete }) => complete)).toEqual([true, false, true])
  const both = await cartWith(
    shop,
    { variantId: BUNDLE, parts: [SHIRT, BALL], quantity: 2 },
    { variantId: BALL, quantity: 2 },
  )
  expect((await branchesOf(both.headers))?.map(({ complete }) => complete)).toEqual([false, false, true])
})

test('sorts by the point, else by the governorate, else by that of the address', async () => {
  const { headers } = await cartWith(shop, { variantId: BALL })
  const near = await branchesOf(headers, '?lat=29.97&lng=31.25')
  expect([slugs(near), near?.[0]?.distanceKm]).toEqual([['maadi', 'dokki', 'nasr-city'], 1.5])
  expect(slugs(await branchesOf(headers, `?governorate=${GIZA}`))).toEqual(['dokki', 'nasr-city', 'maadi'])
  expect((await branchesOf(headers, `?governorate=${GIZA}`))?.[0]?.distanceKm).toBeNull()
  expect(slugs(await branchesOf(headers))).toEqual(['nasr-city', 'maadi', 'dokki'])
  await call('POST', '/cart/address', { ...ADDRESS, stateId: GIZA, cityId: 2, regionId: 3 }, headers)
  expect(slugs(await branchesOf(headers))).toEqual(['dokki', 'nasr-city', 'maadi'])
  await call('POST', '/cart/address', { ...ADDRESS, location: '29.97, 31.25' }, headers)
  expect(slugs(await branchesOf(headers))).toEqual(['maadi', 'dokki', 'nasr-city'])
  expect((await call('GET', '/cart/pickup-branches?lat=91&lng=31', undefined, headers)).status).toBe(422)
  expect(await branchesOf({})).toBeNull()
})

test('distances are those of the great circle', () => {
  expect(
    distanceBetween({ latitude: 30.0444, longitude: 31.2357 }, { latitude: 31.2001, longitude: 29.9187 }),
  ).toBeCloseTo(180, 0)
  expect(distanceBetween({ latitude: 30, longitude: 31 }, { latitude: 30, longitude: 31 })).toBe(0)
})

test('choosing pick-up needs no address, costs nothing, and can be taken back with the address unchanged', async () => {
  const { headers } = await cartWith(shop, { variantId: BALL, quantity: 3 })
  await call('POST', '/cart/contact', CONTACT, headers)
  const { data: chosen } = await call('POST', '/cart/pickup', { branchId: 1 }, headers)
  expect(chosen).toMatchObject({
    pickup: { branch: { slug: 'nasr-city' }, complete: true },
    deliveryFee: 0,
    delivery: null,
    address: null,
    total: 180_000,
    nextStep: 'payment',
  })
  expect((await call('POST', '/cart/pickup', { branchId: 2 }, headers)).data).toMatchObject({
    pickup: { complete: false },
    nextStep: 'address',
  })
  await call('POST', '/cart/address', ADDRESS, headers)
  const { data: back } = await call('POST', '/cart/delivery', undefined, headers)
  expect(back).toMatchObject({
    pickup: null,
    deliveryFee: 5_000,
    address: { streetAddress: ADDRESS.streetAddress },
    nextStep: 'payment',
  })
  const { data: again } = await call('POST', '/cart/delivery', undefined, headers)
  expect(again.revision).toBe(back.revision)
})

test('an unknown branch cannot be chosen, and a cart whose branch is gone is delivered', async () => {
  const { headers } = await cartWith(shop, { variantId: BALL })
  expect((await call('POST', '/cart/pickup', { branchId: 99 }, headers)).error).toMatchObject({
    error: 'PICKUP_UNAVAILABLE',
    errors: { branchId: [{ message: 'You cannot pick up from this branch right now. Choose another one.' }] },
  })
  expect((await call('POST', '/cart/pickup', { branchId: 1 }, {})).error.error).toBe('CART_EMPTY')
  await db
    .insertInto('branch')
    .values({
      id: 77,
      slug: 'new',
      state_id: 1,
      name_ar: 'جديد',
      name_en: 'New',
      address_ar: '-',
      address_en: '-',
      phone: '-',
      whatsapp: '-',
      opens: '12:00',
      closes: '24:00',
      lat: 30,
      lng: 31,
    })
    .execute()
  await call('POST', '/cart/pickup', { branchId: 77 }, headers)
  await db.deleteFrom('branch').where('id', '=', 77).execute()
  expect((await call('GET', '/cart', undefined, headers)).data).toMatchObject({ pickup: null, deliveryFee: null })
})
