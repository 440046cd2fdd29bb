import { expect, test } from 'vitest'
import { purchasePath, readBuyNowChoice } from './buy-now-choice.ts'

const read = (path: string) => readBuyNowChoice(new URL(path, 'http://shop.example').searchParams)

test('a choice is read back from its URL', () => {
  expect(read(purchasePath('shirt', { variantId: '11', quantity: 3 }))).toEqual({ variantId: '11', quantity: 3, parts: null, couponCode: null })
  expect(read(purchasePath('kit', { variantId: '31', parts: ['11', '21'], couponCode: 'AHLAN10' }))).toEqual({ variantId: '31', quantity: 1, parts: ['11', '21'], couponCode: 'AHLAN10' })
})

test.each(['', '?variant=', '?variant=0', '?variant=1e3', '?variant=11&qty=0', '?variant=11&qty=11', '?variant=11&qty=1.5', '?variant=11&parts=', '?variant=11&parts=1,x'])(
  '%s says nothing that can be bought',
  (search) => expect(read(`/products/purchase-product/shirt${search}`)).toBeUndefined(),
)
