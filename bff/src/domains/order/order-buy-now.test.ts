import { expect, test } from 'vitest'
import { anyAddress, anyVariant, newContact } from '#src/testing/checkout.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'

const QUOTE = `query ($variantId: ID!, $quantity: Int!, $regionId: ID) {
  buyNowQuote(variantId: $variantId, quantity: $quantity, regionId: $regionId) {
    quantity unitPrice { amount } total { amount } deliveryFee { amount } product { name } variant { id } delivery { from }
  }
}`
const BUY = `mutation ($input: OrderBuyNowInput!) {
  orderBuyNow(input: $input) { order { id lines { quantity } } token userErrors { code path } }
}`
type Quote = { buyNowQuote: { unitPrice: { amount: string }; deliveryFee: { amount: string } | null } | null }

async function ready() {
  const shop = await startShop()
  const [variantId, address] = [await anyVariant(shop), await anyAddress(shop)]
  const { data } = await shop.ask(QUOTE, { variables: { variantId, quantity: 1, regionId: address.region.id } })
  const quote = (data as unknown as Quote).buyNowQuote
  const input = {
    idempotencyKey: `buy-now-${Date.now()}`,
    variantId,
    quantity: 1,
    expectedUnitPrice: quote?.unitPrice.amount,
    contact: newContact(),
    destination: { address },
    acceptTerms: true,
  }
  return { shop, quote, input, address, visit: visitorOf(shop) }
}

test('one product is quoted, ordered and opened, and there is no cart after it', async () => {
  const { visit, input, quote } = await ready()
  expect(quote?.deliveryFee?.amount).toMatch(/^\d+\.\d\d$/)
  const { data, errors } = await visit(BUY, { input })
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    orderBuyNow: { order: { lines: [{ quantity: 1 }] }, token: expect.any(String), userErrors: [] },
  })
  expect((await visit('{ cart { revision quantity } }')).data).toEqual({ cart: { revision: 0, quantity: 0 } })
})

test('the quote and the order are for the quantity that was asked for', async () => {
  const { shop, visit, input, quote } = await ready()
  const { data } = await shop.ask(QUOTE, { variables: { variantId: input.variantId, quantity: 2, regionId: null } })
  expect(data).toMatchObject({
    buyNowQuote: { quantity: 2, total: { amount: (2 * Number(quote?.unitPrice.amount)).toFixed(2) } },
  })
  expect((await visit(BUY, { input: { ...input, quantity: 2 } })).data).toMatchObject({
    orderBuyNow: { order: { lines: [{ quantity: 2 }] } },
  })
})

test('an invalid buy-now names its field; a product that cannot be bought has no quote', async () => {
  const { shop, visit, input, address } = await ready()
  const { data } = await visit(BUY, {
    input: {
      ...input,
      contact: { ...input.contact, mobile: '1' },
      destination: { address: { ...address, cityId: '99999' } },
    },
  })
  expect(data).toMatchObject({
    orderBuyNow: {
      order: null,
      userErrors: [
        { code: 'VALIDATION_FAILED', path: ['contact', 'mobile'] },
        { path: ['destination', 'address', 'cityId'] },
      ],
    },
  })
  for (const variantId of ['99999999', 'x', '0']) {
    expect((await shop.ask(QUOTE, { variables: { variantId, quantity: 1, regionId: null } })).data).toEqual({
      buyNowQuote: null,
    })
  }
  expect((await visit(BUY, { input: { ...input, expectedUnitPrice: 'free' } })).errors[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', errors: [{ path: ['input', 'expectedUnitPrice'] }] },
  })
  expect((await visit(BUY, { input: { ...input, expectedUnitPrice: '999999999.99' } })).data).toMatchObject({
    orderBuyNow: { userErrors: [{ code: 'PRICE_CHANGED', path: ['expectedUnitPrice'] }] },
  })
})
