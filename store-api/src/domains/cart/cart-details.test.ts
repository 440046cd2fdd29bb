import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeDb, openDb } from '#src/db/pool.ts'
import { LOOK_EVERY } from '#src/change-log.ts'
import { ADDRESS, CAIRO, cartWith, CONTACT, GIZA, openShop, readyCart, SHIRT } from './shop.fixture.ts'

const shop = await openShop()
const { call } = shop

test('stores contact and address in normal form, and leads on to the payment', async () => {
  const { headers } = await readyCart(shop, { variantId: SHIRT })
  const { data: cart } = await call('POST', '/cart/contact', CONTACT, headers)
  expect(cart.contact).toEqual({
    fullName: 'منى عبد الرحمن',
    mobile: '+201012345678',
    anotherMobile: '+201112345678',
    email: 'mona@example.com',
  })
  expect(cart).toMatchObject({
    address: { stateName: 'Cairo', cityName: 'Nasr City', regionName: 'First District', floorNumber: '٣' },
    delivery: { deliverable: true, fee: 5000 },
    deliveryFee: 5000,
    total: 155_000,
    tax: Math.round((155_000 * 14) / 114),
    nextStep: 'payment',
  })
})

test('shows a fee, a holiday, a group and a closed area that another server changed, after one look at the log', async () => {
  const { headers } = await readyCart(shop, { variantId: SHIRT })
  const otherServer = openDb(shop.url)
  const deliveryAfter = async (change: string) => {
    await sql.raw(change).execute(otherServer)
    await sleep(LOOK_EVERY)
    return (await call('GET', '/cart', undefined, headers)).data.delivery
  }
  const before = (await call('GET', '/cart', undefined, headers)).data.delivery
  const stateId = ADDRESS.stateId
  expect(before).toMatchObject({ fee: 5000, freeFrom: null, deliverable: true })
  expect(await deliveryAfter(`update state set fee = 6100 where id = ${stateId}`)).toMatchObject({ fee: 6100 })
  expect(
    await deliveryAfter(`insert into holiday (day, name_ar, name_en) values ('${before?.from}', 'عيد', 'Feast')`),
  ).not.toMatchObject({ from: before?.from })
  expect(await deliveryAfter(`delete from holiday`)).toMatchObject({ from: before?.from })
  const group = `with g as (insert into delivery_group (name, free_from) values ('test', 70000) returning id) update state set delivery_group_id = g.id from g where state.id = ${stateId}`
  expect(await deliveryAfter(group)).toMatchObject({ freeFrom: 70_000 })
  expect(await deliveryAfter(`update delivery_group set free_from = 80000 where name = 'test'`)).toMatchObject({
    freeFrom: 80_000,
  })
  const withoutAddress = await cartWith(shop, { variantId: SHIRT })
  expect(withoutAddress.cart.freeDelivery?.from).toBe(80_000)
  expect(await deliveryAfter(`update delivery_group set free_from = 90000 where name = 'test'`)).toMatchObject({
    freeFrom: 90_000,
  })
  expect((await call('GET', '/cart', undefined, withoutAddress.headers)).data.freeDelivery?.from).toBe(90_000)
  expect(await deliveryAfter(`update region set deliverable = false where id = ${ADDRESS.regionId}`)).toMatchObject({
    deliverable: false,
    fee: null,
  })
  const restored = `update region set deliverable = true where id = ${ADDRESS.regionId}; update state set fee = 5000, delivery_group_id = null where id = ${stateId}; delete from delivery_group where name = 'test'`
  expect(await deliveryAfter(restored)).toEqual(before)
  await closeDb(otherServer)
})

test('reports every fault of the contact details at once', async () => {
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const { status, error } = await call(
    'POST',
    '/cart/contact',
    { fullName: 'منى', mobile: '0101', anotherMobile: '0212345678', email: 'x@' },
    headers,
  )
  expect(status).toBe(422)
  expect(Object.entries(error.errors ?? {}).map(([name, [fault]]) => [name, fault?.rule])).toEqual([
    ['fullName', 'min'],
    ['mobile', 'min'],
    ['anotherMobile', 'mobile'],
    ['email', 'email'],
  ])
  const blank = await call('POST', '/cart/contact', { fullName: null, mobile: ' ' }, headers)
  expect(
    Object.values(blank.error.errors ?? {})
      .flat()
      .map(({ rule }) => rule),
  ).toEqual(['required', 'required', 'required'])
  const same = await call('POST', '/cart/contact', { ...CONTACT, anotherMobile: '00201012345678' }, headers)
  expect(same.error.errors).toMatchObject({ anotherMobile: [{ rule: 'different' }] })
})

test('reports every fault of the address at once', async () => {
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const blank = await call('POST', '/cart/address', { stateId: null, notes: 'x'.repeat(501) }, headers)
  expect(
    Object.entries(blank.error.errors ?? {})
      .map(([name, [fault]]) => `${name} ${fault?.rule}`)
      .sort(),
  ).toEqual([
    'apartmentNumber required',
    'buildingNumber min',
    'cityId required',
    'floorNumber required',
    'notes max',
    'regionId required',
    'stateId required',
    'streetAddress required',
  ])
  const mixed = await call('POST', '/cart/address', { ...ADDRESS, regionId: 2, streetAddress: 'ab' }, headers)
  expect(mixed.error).toMatchObject({
    error: 'VALIDATION_FAILED',
    errors: { regionId: [{ rule: 'deliverable' }], streetAddress: [{ rule: 'min' }] },
  })
})

test.each([
  [{ stateId: GIZA }, { cityId: [{ rule: 'ref' }] }],
  [{ stateId: CAIRO, cityId: 2, regionId: 3 }, { cityId: [{ rule: 'ref' }] }],
  [{ regionId: 3 }, { regionId: [{ rule: 'ref' }] }],
  [{ regionId: 99 }, { regionId: [{ rule: 'ref' }] }],
  [{ cityId: 99 }, { cityId: [{ rule: 'ref' }] }],
  [{ stateId: 99 }, { stateId: [{ rule: 'ref' }] }],
  [
    { stateId: Number.MAX_SAFE_INTEGER, cityId: -4 },
    { stateId: [{ rule: 'ref' }], cityId: [{ rule: 'ref' }] },
  ],
])('an address with %j is refused', async (part, errors) => {
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const { status, error } = await call('POST', '/cart/address', { ...ADDRESS, ...part }, headers)
  expect([status, error.error]).toEqual([422, 'VALIDATION_FAILED'])
  expect(error.errors).toMatchObject(errors)
})

test('refuses an area without delivery with its own code', async () => {
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const { status, error } = await call(
    'POST',
    '/cart/address',
    { ...ADDRESS, regionId: 2 },
    { ...headers, 'accept-language': 'ar' },
  )
  expect(status).toBe(422)
  expect(error).toMatchObject({
    error: 'REGION_NOT_DELIVERABLE',
    errors: { regionId: [{ rule: 'deliverable', message: 'مش بنوصّل للمنطقة دي لسه' }] },
  })
})

test('stores texts without null bytes, broken surrogates and direction marks', async () => {
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const { status, data } = await call(
    'POST',
    '/cart/contact',
    { ...CONTACT, fullName: '\u202eMona\u0000 Abdel  Rahman\n' },
    headers,
  )
  expect([status, data.contact?.fullName]).toEqual([200, 'Mona Abdel Rahman'])
  const placed = await call(
    'POST',
    '/cart/address',
    { ...ADDRESS, streetAddress: '\u202eNasr\u0000 \ud800Street\n' },
    headers,
  )
  expect(placed.data.address?.streetAddress).toBe('Nasr \ufffdStreet')
})
