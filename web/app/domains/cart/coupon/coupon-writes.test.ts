import { expect, test } from 'vitest'
import { performed } from '#app/lib/testing/perform.ts'
import '#app/lib/testing/in-locale.tsx'
import { couponWrites } from './coupon-writes.ts'

const applied = { cartCouponApply: { cart: null, userErrors: [] } }
const removed = { cartCouponRemove: { cart: null, userErrors: [] } }

test.each([
  ['/cart/payments', '/cart/payments'],
  ['/my-cart', '/my-cart'],
  ['https://elsewhere.example', '/my-cart'],
])('without JavaScript the coupon forms of %s lead to %s', async (page, target) => {
  const apply = await performed(couponWrites.coupon, { couponCode: 'TEN', page }, applied)
  const remove = await performed(couponWrites.couponRemove, { page }, removed)
  expect([apply.result, remove.result]).toEqual([
    { ok: true, without: target },
    { ok: true, without: target },
  ])
})

test('a coupon is sent by its code, and removed without one', async () => {
  const apply = await performed(couponWrites.coupon, { couponCode: 'TEN' }, applied)
  const remove = await performed(couponWrites.couponRemove, { couponCode: 'TEN' }, removed)
  expect([apply.asked, remove.asked]).toEqual([[{ input: { code: 'TEN' } }], [{}]])
})

test('an empty code is refused before anything is sent', async () => {
  const { result, asked } = await performed(couponWrites.coupon, { couponCode: ' ' })
  expect([result, asked]).toMatchObject([
    { ok: false, userErrors: [{ path: ['couponCode'], message: 'Type the code' }] },
    [],
  ])
})
