import { expect, test } from 'vitest'
import { cartWrite } from './cart-write.ts'
import { sent } from './writes.fixture.ts'

const done = { cart: { id: 'c' }, userErrors: [] }

test('an add takes the variant, the quantity as typed and the parts of a bundle', async () => {
  const { result, asked } = await sent(
    cartWrite(),
    [
      ['intent', 'add'],
      ['variantId', '7'],
      ['quantity', '٢'],
      ['parts', '8'],
      ['parts', '9'],
    ],
    { cartLineAdd: done },
  )
  expect(asked).toEqual([{ input: { variantId: '7', quantity: '٢', parts: ['8', '9'], key: expect.any(String) } }])
  expect(result).toEqual({ ok: true, without: '/my-cart', data: { cart: { id: 'c' } } })
})

test.each([
  ['a size', []],
  ['a part of a bundle', [['variantId', '7'], ['parts', '8'], ['parts', '']]],
] as [string, [string, string][]][])('an add without %s leads to the product, which asks for it', async (_, values) => {
  const { to, asked } = await sent(cartWrite(), [['intent', 'add'], ['slug', 'zamalek-home-shirt'], ...values], {})
  expect([to, asked]).toEqual(['/products/zamalek-home-shirt?choose=1', []])
})

test('an add without a quantity is one piece', async () => {
  const { asked } = await sent(
    cartWrite(),
    [
      ['intent', 'add'],
      ['variantId', '7'],
    ],
    { cartLineAdd: done },
  )
  expect(asked).toEqual([{ input: { variantId: '7', quantity: '1', parts: [], key: expect.any(String) } }])
})

test.each([
  ['update', 'cartLineUpdate', { input: { lineId: '3', quantity: '5' } }],
  ['remove', 'cartLineRemove', { input: { lineId: '3' } }],
  ['clear', 'cartClear', {}],
  ['refresh', 'cartRefresh', {}],
])('the intent %s', async (intent, mutation, variables) => {
  const { result, asked } = await sent(
    cartWrite(),
    [
      ['intent', intent],
      ['lineId', '3'],
      ['quantity', '5'],
    ],
    { [mutation]: done },
  )
  expect([asked, result?.ok]).toEqual([[variables], true])
})

test('a refusal keeps what was typed', async () => {
  const refusal = { code: 'OUT_OF_STOCK', path: null, message: 'none' }
  const { result } = await sent(
    cartWrite(),
    [
      ['intent', 'add'],
      ['variantId', '7'],
    ],
    { cartLineAdd: { cart: null, userErrors: [refusal] } },
  )
  expect(result).toEqual({ ok: false, userErrors: [refusal], values: { intent: 'add', variantId: '7' } })
})

test.each(['', 'steal', 'constructor', 'toString'])('an unknown intent «%s» asks nothing', async (intent) => {
  const { result, asked } = await sent(cartWrite(), [['intent', intent]], {})
  expect([result?.ok, asked]).toEqual([false, []])
})
