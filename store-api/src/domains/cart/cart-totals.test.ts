import { expect, test } from 'vitest'
import { totalsOf } from './cart-totals.ts'

const shirt = { quantity: 2, unitPrice: 150_000, compareAtPrice: 180_000 }
const ball = { quantity: 1, unitPrice: 60_000, compareAtPrice: null }

test('the subtotal is at the prices before offers, the discount is what the offers save', () => {
  expect(totalsOf([shirt, ball], 5_000)).toEqual({
    subtotal: 420_000,
    discount: 60_000,
    couponDiscount: 0,
    deliveryFee: 5_000,
    tax: 44_825,
    total: 365_000,
  })
})

test('an unknown delivery fee adds nothing', () => {
  expect(totalsOf([ball], null)).toEqual({
    subtotal: 60_000,
    discount: 0,
    couponDiscount: 0,
    deliveryFee: null,
    tax: 7_368,
    total: 60_000,
  })
  expect(totalsOf([], null)).toEqual({
    subtotal: 0,
    discount: 0,
    couponDiscount: 0,
    deliveryFee: null,
    tax: 0,
    total: 0,
  })
})

test('a coupon lowers the total and the tax in it', () => {
  expect(totalsOf([shirt, ball], 0, 36_000)).toMatchObject({
    subtotal: 420_000,
    discount: 60_000,
    couponDiscount: 36_000,
    tax: 39_789,
    total: 324_000,
  })
})

test('the tax is the 14 % inside the total, rounded once', () => {
  const taxOf = (unitPrice: number, quantity = 1) => totalsOf([{ quantity, unitPrice, compareAtPrice: null }], 0).tax
  expect([taxOf(114), taxOf(4), taxOf(5), taxOf(4, 10)]).toEqual([14, 0, 1, 5])
})
