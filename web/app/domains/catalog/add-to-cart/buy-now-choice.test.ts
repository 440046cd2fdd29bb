import { expect, test } from 'vitest'
import { choosePath, purchasePath, readBuyNowChoice, readPickupBranch } from './buy-now-choice.ts'

const read = (path: string) => readBuyNowChoice(new URL(path, 'http://shop.example').searchParams)

test('a choice is read back from its URL, which has the numbers of its ids', () => {
  expect(purchasePath('kit', { variantId: 'Variant_31', parts: ['Variant_11'] }, 'Branch_4')).toBe(
    '/products/purchase-product/kit?variant=31&branch=4&parts=11',
  )
  expect(read(purchasePath('shirt', { variantId: 'Variant_11', quantity: 3 }))).toEqual({
    variantId: 'Variant_11',
    quantity: 3,
    parts: null,
    couponCode: null,
  })
  expect(
    read(purchasePath('kit', { variantId: 'Variant_31', parts: ['Variant_11', 'Variant_21'], couponCode: 'AHLAN10' })),
  ).toEqual({ variantId: 'Variant_31', quantity: 1, parts: ['Variant_11', 'Variant_21'], couponCode: 'AHLAN10' })
})

test.each([
  '',
  '?variant=',
  '?variant=0',
  '?variant=1e3',
  '?variant=11&qty=0',
  '?variant=11&qty=11',
  '?variant=11&qty=1.5',
  '?variant=11&parts=',
  '?variant=11&parts=1,x',
])('%s says nothing that can be bought', (search) =>
  expect(read(`/products/purchase-product/shirt${search}`)).toBeUndefined(),
)

test('the branch of a pick-up is read from the address, if it can be one', () => {
  const branches = ['?branch=4', '?branch=x', '?branch=04', ''].map((search) =>
    readPickupBranch(new URLSearchParams(search)),
  )
  expect(branches).toEqual(['Branch_4', '', '', ''])
})

test('a product without a choice opens its page, which asks for one', () => {
  expect(choosePath('shirt')).toBe('/products/shirt?choose=1')
  expect(purchasePath('shirt')).toBe('/products/purchase-product/shirt')
})
