import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { freeFromInCairo, makeCoupon } from '#src/domains/coupon/coupon.fixture.ts'
import type { BuyNowQuote } from '#src/domains/order/checkout/buy-now.schema.ts'
import type { DeliveryQuote } from '#src/domains/location/location.schema.ts'
import { ADDRESS, BALL, BUNDLE, cartWith, GIZA, LAST, openShop, SHIRT } from './shop.fixture.ts'

const shop = await openShop()
const { db, clock, call } = shop
beforeEach(async () => {
  await forgetLimits(db)
  await db.updateTable('state').set({ delivery_group_id: null }).execute()
})

const apply = (headers: Record<string, string>, code: string) => call('POST', '/cart/coupon', { code }, headers)
const show = async (headers: Record<string, string>) => (await call('GET', '/cart', undefined, headers)).data

test('a percentage is taken off the items that are not on offer, and the total follows', async () => {
  await makeCoupon(shop, { code: 'TEN', benefit: 'percent', percent: 10 })
  const { headers } = await cartWith(shop, { variantId: SHIRT }, { variantId: BALL, quantity: 2 })
  const { data: cart, status } = await apply(headers, ' ten ')
  expect(status).toBe(200)
  expect(cart).toMatchObject({
    revision: 3,
    subtotal: 300_000,
    discount: 30_000,
    couponDiscount: 12_000,
    total: 258_000,
    tax: Math.round((258_000 * 14) / 114),
  })
  expect(cart.coupon).toEqual({
    code: 'TEN',
    benefit: 'percent',
    percent: 10,
    amount: null,
    saving: 12_000,
    problem: null,
    minimum: null,
    missing: null,
    excluded: [{ name: 'Al Ahly shirt', reason: 'OFFER' }],
    message: 'You save EGP\u00a0120. Not counted: Al Ahly shirt (already on offer).',
  })
  const arabic = await call('GET', '/cart', undefined, { ...headers, 'accept-language': 'ar' })
  expect(arabic.data.coupon?.message).toBe('وفّرت 120\u00a0ج.م. مش محسوب: تيشيرت الأهلي (عليه خصم أصلًا).')
  const removed = await call('POST', '/cart/coupon/remove', undefined, headers)
  expect(removed.data).toMatchObject({ revision: 4, coupon: null, couponDiscount: 0, total: 270_000 })
  expect((await call('POST', '/cart/coupon/remove', undefined, headers)).data.revision).toBe(4)
})

test('a coupon that includes offers counts for all items, bundles among them', async () => {
  await makeCoupon(shop, { code: 'ALL-IN', benefit: 'percent', percent: 10, on_offers: true, maximum: 30_000 })
  const { headers } = await cartWith(shop, { variantId: BUNDLE, parts: [SHIRT, BALL] })
  expect((await apply(headers, 'ALL-IN')).data.couponDiscount).toBe(24_000)
  await call('POST', '/cart/add', { variantId: SHIRT }, headers)
  expect((await show(headers)).couponDiscount).toBe(30_000)
})

test('a coupon of a category counts for the products below it, and one of two kinds for products of both', async () => {
  await db
    .insertInto('category')
    .values([
      { id: 7, slug: 'shop', name_ar: 'متجر', name_en: 'Shop' },
      { id: 8, slug: 'toys', name_ar: 'لعب', name_en: 'Toys' },
    ])
    .execute()
  await db.updateTable('category').set({ parent_id: 7 }).where('id', '=', 1).execute()
  await db.insertInto('brand').values({ id: 5, slug: 'ours', name_ar: 'ماركتنا', name_en: 'Ours' }).execute()
  await db.updateTable('product').set({ brand_id: 5 }).where('id', '=', 2).execute()
  const none = { category_id: null, club_id: null, brand_id: null }
  const [above, other, both] = [
    await makeCoupon(shop, { code: 'ABOVE' }),
    await makeCoupon(shop, { code: 'OTHER' }),
    await makeCoupon(shop, { code: 'BOTH' }),
  ]
  await db
    .insertInto('coupon_limit')
    .values([
      { ...none, coupon_id: above, category_id: 7 },
      { ...none, coupon_id: other, category_id: 8 },
      { ...none, coupon_id: both, category_id: 7 },
      { ...none, coupon_id: both, category_id: 8 },
      { ...none, coupon_id: both, brand_id: 5 },
    ])
    .execute()
  const { headers } = await cartWith(shop, { variantId: BALL }, { variantId: LAST })
  expect((await apply(headers, 'ABOVE')).data.couponDiscount).toBe(15_990)
  expect((await apply(headers, 'OTHER')).error).toMatchObject({
    error: 'COUPON_ITEMS',
    errors: { code: [{ rule: 'COUPON_ITEMS' }] },
  })
  expect((await apply(headers, 'BOTH')).data.couponDiscount).toBe(6_000)
  await db.updateTable('category').set({ parent_id: null }).where('id', '=', 1).execute()
})

test('a coupon that does not count for lines names them with the reason, refused or below its minimum, in the language of the request', async () => {
  await makeCoupon(shop, { code: 'NO-OFFERS' })
  await makeCoupon(shop, { code: 'NO-OFFERS-M', minimum: 100_000 })
  const { headers } = await cartWith(shop, { variantId: SHIRT })
  const refused = await apply({ ...headers, 'accept-language': 'ar' }, 'NO-OFFERS')
  expect(refused.error.errors?.code?.[0]?.message).toBe(
    'الكود ده مش على المنتجات دي. مش محسوب: تيشيرت الأهلي (عليه خصم أصلًا).',
  )
  await call('POST', '/cart/add', { variantId: BALL }, headers)
  expect((await apply(headers, 'NO-OFFERS-M')).error).toMatchObject({
    error: 'COUPON_MINIMUM',
    minimum: 100_000,
    missing: 40_000,
    errors: {
      code: [
        {
          message: expect.stringMatching(
            /You need EGP\u00a0400 more\. Not counted: .+ \(already on offer\)\.$/,
          ) as string,
        },
      ],
    },
  })
})

test('unknown, stopped and future codes are refused alike, expired ones by name; the cart keeps what it has', async () => {
  const day = 86_400_000
  await makeCoupon(shop, { code: 'KEPT' })
  await makeCoupon(shop, { code: 'STOPPED', stopped_at: clock.now })
  await makeCoupon(shop, { code: 'SOON', starts_at: new Date(clock.now.getTime() + day) })
  await makeCoupon(shop, { code: 'GONE', ends_at: new Date(clock.now.getTime() - 1000) })
  const { headers } = await cartWith(shop, { variantId: BALL })
  await apply(headers, 'KEPT')
  const answers = await Promise.all(['NOTHING', 'STOPPED', 'SOON', '؟؟'].map((code) => apply(headers, code)))
  expect(new Set(answers.map(({ status, error }) => JSON.stringify([status, error]))).size).toBe(1)
  expect(answers[0]?.error).toMatchObject({ error: 'COUPON_UNKNOWN', errors: { code: [{ rule: 'COUPON_UNKNOWN' }] } })
  expect((await apply(headers, 'GONE')).error.error).toBe('COUPON_EXPIRED')
  expect((await show(headers)).coupon?.code).toBe('KEPT')
})

test('a coupon below its minimum stays, says so and saves nothing, and saves again when it fits', async () => {
  await makeCoupon(shop, { code: 'M1000', benefit: 'amount', amount: 10_000, minimum: 100_000 })
  const below = 'This code is for orders of EGP\u00a01,000 or more, without delivery. You need EGP\u00a0400 more.'
  const { headers } = await cartWith(shop, { variantId: BALL })
  const refused = await call('POST', '/cart/coupon', { code: 'M1000' }, headers)
  expect(refused.error).toMatchObject({
    error: 'COUPON_MINIMUM',
    minimum: 100_000,
    missing: 40_000,
    errors: { code: [{ message: below }] },
  })
  const arabic = await call('POST', '/cart/coupon', { code: 'M1000' }, { ...headers, 'accept-language': 'ar' })
  expect(arabic.error.errors?.code?.[0]?.message).toBe(
    'الكود ده لطلب مجموع منتجاته 1,000\u00a0ج.م أو أكتر، من غير التوصيل. ناقصك 400\u00a0ج.م.',
  )
  const line = (await show(headers)).lines[0]?.id
  await call('POST', '/cart/update', { lineId: line, quantity: 2 }, headers)
  expect((await apply(headers, 'm١٠٠٠')).data).toMatchObject({ couponDiscount: 10_000, total: 110_000 })
  const { data: less } = await call('POST', '/cart/update', { lineId: line, quantity: 1 }, headers)
  expect(less).toMatchObject({
    couponDiscount: 0,
    total: 60_000,
    coupon: { code: 'M1000', problem: 'MINIMUM', saving: 0, minimum: 100_000, missing: 40_000, message: below },
  })
  expect((await call('POST', '/cart/update', { lineId: line, quantity: 2 }, headers)).data.couponDiscount).toBe(10_000)
})

test('wrong codes are limited by cart and, among guests, by network; right ones cost nothing', async () => {
  await makeCoupon(shop, { code: 'RIGHT' })
  const from = { 'x-forwarded-for': '41.33.9.9' }
  const { headers } = await cartWith(shop, { variantId: BALL })
  for (let tries = 0; tries < 12; tries += 1) expect((await apply({ ...headers, ...from }, 'RIGHT')).status).toBe(200)
  for (let tries = 0; tries < 10; tries += 1)
    expect((await apply({ ...headers, ...from }, 'WRONG')).error.error).toBe('COUPON_UNKNOWN')
  expect((await apply({ ...headers, ...from }, 'RIGHT')).error).toMatchObject({
    error: 'RATE_LIMITED',
    retryAfter: expect.any(Number) as number,
  })
  const other = await cartWith(shop, { variantId: BALL })
  expect((await apply({ ...other.headers, ...from }, 'RIGHT')).status).toBe(200)
  await sql`update rate_limit set points = 300 where key like 'coupon-net%'`.execute(db)
  expect((await apply({ ...other.headers, ...from }, 'RIGHT')).error.error).toBe('RATE_LIMITED')
  const customer = await loggedIn(shop)
  await call('POST', '/cart/add', { variantId: BALL }, customer.headers)
  expect((await apply({ ...customer.headers, ...from }, 'RIGHT')).status).toBe(200)
})

test('delivery is free from the sum of the area after the coupon; without an area the lowest sum is named', async () => {
  await freeFromInCairo(shop, 120_000)
  const { headers } = await cartWith(shop, { variantId: BALL })
  expect(await show(headers)).toMatchObject({
    deliveryFee: null,
    freeDelivery: { from: 120_000, missing: 60_000, reached: false },
  })
  await call('POST', '/cart/address', ADDRESS, headers)
  expect(await show(headers)).toMatchObject({ deliveryFee: 5_000, total: 65_000 })
  await call('POST', '/cart/add', { variantId: BALL }, headers)
  expect(await show(headers)).toMatchObject({
    deliveryFee: 0,
    total: 120_000,
    freeDelivery: { missing: 0, reached: true },
  })
  await makeCoupon(shop, { code: 'LESS' })
  expect((await apply(headers, 'LESS')).data).toMatchObject({
    couponDiscount: 12_000,
    deliveryFee: 5_000,
    total: 113_000,
    freeDelivery: { missing: 12_000 },
  })
  await makeCoupon(shop, { code: 'SHAHN', benefit: 'freeDelivery' })
  expect((await apply(headers, 'SHAHN')).data).toMatchObject({
    couponDiscount: 0,
    deliveryFee: 0,
    coupon: { saving: 0, problem: null, message: 'Delivery is free without the code' },
  })
  const quote = async (query: string) => (await call<DeliveryQuote>('GET', `/delivery-quote${query}`)).data
  expect(await quote('')).toMatchObject({ fee: null, feeMin: 5_000, feeMax: 6_000, freeFrom: 120_000 })
  expect(await quote('?region=1')).toMatchObject({ fee: 5_000, feeMin: 5_000, freeFrom: 120_000 })
  expect(await quote(`?state=${GIZA}`)).toMatchObject({ fee: 6_000, freeFrom: null })
})

test('free delivery by a coupon is on the shop until the area is known, then saves its fee', async () => {
  const { headers } = await cartWith(shop, { variantId: BALL })
  expect((await apply(headers, 'SHAHN')).data).toMatchObject({
    deliveryFee: null,
    freeDelivery: null,
    coupon: { saving: 0, message: 'Delivery is on us' },
  })
  await call('POST', '/cart/address', ADDRESS, headers)
  expect(await show(headers)).toMatchObject({ deliveryFee: 0, total: 60_000, coupon: { saving: 5_000 } })
})

test('merging keeps the customer’s coupon, else takes the guest’s', async () => {
  const merged = async (own?: string) => {
    const customer = await loggedIn(shop)
    await call('POST', '/cart/add', { variantId: BALL }, customer.headers)
    if (own) await apply(customer.headers, own)
    const { token, headers } = await cartWith(shop, { variantId: BALL })
    await apply(headers, 'LESS')
    return (await call('POST', '/cart/merge', { guestToken: token }, customer.headers)).data.coupon?.code
  }
  expect([await merged(), await merged('KEPT')]).toEqual(['LESS', 'KEPT'])
})

test('a quote for one product evaluates a code, and says of an unknown one that it is', async () => {
  const quote = async (query: string) =>
    (await call<BuyNowQuote>('GET', `/buy-now?variantId=${BALL}&quantity=2&regionId=1${query}`)).data
  expect(await quote('&couponCode=less')).toMatchObject({
    couponDiscount: 12_000,
    total: 113_000,
    coupon: { code: 'LESS', problem: null },
  })
  expect(await quote('&couponCode=nothing')).toMatchObject({
    couponDiscount: 0,
    total: 125_000,
    coupon: { code: 'NOTHING', benefit: null, problem: 'UNKNOWN' },
  })
  expect(await quote('')).toMatchObject({ coupon: null, freeDelivery: null })
})

test('a coupon needs a cart with items', async () => {
  expect((await apply({}, 'LESS')).error.error).toBe('CART_EMPTY')
  const { headers } = await cartWith(shop, { variantId: BALL })
  await call('POST', '/cart/clear', undefined, headers)
  expect((await apply(headers, 'LESS')).error.error).toBe('CART_EMPTY')
})
