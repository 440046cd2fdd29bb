import { expect, test } from 'vitest'
import { performed } from '#app/lib/testing/perform.ts'
import '#app/lib/testing/in-locale.tsx'
import { cartWrites } from './cart-writes.ts'

const done = { cart: { id: 'c' }, userErrors: [] }

test('an add takes the variant, the quantity in Western or Arabic digits and the parts of a bundle', async () => {
  const fields = { variantId: '7', quantity: '٢', parts: ['8', '9'] }
  const { result, asked } = await performed(cartWrites.add, fields, { cartLinesAdd: done })
  expect(asked).toEqual([
    { input: { lines: [{ variantId: '7', quantity: 2, parts: ['8', '9'] }], idempotencyKey: expect.any(String) } },
  ])
  expect(result).toEqual({ ok: true, without: '/my-cart' })
})

test.each([
  ['a size', {}],
  ['a part of a bundle', { variantId: '7', parts: ['8', ''] }],
])('an add without %s redirects to the product, which asks for it', async (_, fields) => {
  const thrown = await performed(cartWrites.add, { slug: 'zamalek-home-shirt', ...fields }).catch(
    (response: Response) => response,
  )
  expect((thrown as Response).headers.get('location')).toBe('/products/zamalek-home-shirt?choose=1')
})

test('an add without a quantity adds one unit', async () => {
  const { asked } = await performed(cartWrites.add, { variantId: '7' }, { cartLinesAdd: done })
  expect(asked).toEqual([
    { input: { lines: [{ variantId: '7', quantity: 1, parts: [] }], idempotencyKey: expect.any(String) } },
  ])
})

test('an update, a removal and a refresh lead to the cart', async () => {
  const fields = { lineId: '3', quantity: '5' }
  const ends = [
    await performed(cartWrites.update, fields, { cartLineUpdate: done }),
    await performed(cartWrites.remove, fields, { cartLineRemove: done }),
    await performed(cartWrites.refresh, fields, { cartRefresh: done }),
  ]
  expect(ends.flatMap(({ asked }) => asked)).toEqual([
    { input: { lineId: '3', quantity: 5 } },
    { input: { lineId: '3' } },
    {},
  ])
  for (const { result } of ends) expect(result).toEqual({ ok: true, without: '/my-cart' })
})

test.each(['many', '1.5', '9'.repeat(20)])(
  'a quantity of %j is refused in the words of the shop, and nothing is sent',
  async (quantity) => {
    const { result, asked } = await performed(cartWrites.update, { lineId: '3', quantity })
    expect([result, asked]).toMatchObject([
      { ok: false, userErrors: [{ path: ['quantity'], message: 'Quantity must be a whole number from 1 to 10' }] },
      [],
    ])
  },
)

test('a refusal keeps what was typed', async () => {
  const refusal = { code: 'OUT_OF_STOCK', path: [], message: 'none' }
  const { result } = await performed(
    cartWrites.add,
    { intent: 'add', variantId: '7' },
    { cartLinesAdd: { cart: null, userErrors: [refusal] } },
  )
  expect(result).toEqual({ ok: false, userErrors: [refusal], values: { intent: 'add', variantId: '7' } })
})
