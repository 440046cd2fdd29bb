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
