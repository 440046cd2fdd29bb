import { expect, test } from 'vitest'
import { anyAddress, anyVariant, newContact } from '#src/testing/checkout.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'

const COUPON =
  'code benefit percent saving { amount } problem minimum { amount } missing { amount } excluded { name reason } message'
const APPLY = `mutation ($code: String!) {
  cartCouponApply(input: { code: $code }) {
    cart { coupon { ${COUPON} } couponDiscount { amount } freeDelivery { from { amount } reached } }
    userErrors { code path message minimumTotal { amount } missingTotal { amount } }
  }
}`

async function visitWithCart() {
  const shop = await startShop()
  const visit = visitorOf(shop)
  const variantId = await anyVariant(shop)
  await visit('mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { userErrors { code } } }', {
    v: variantId,
  })
  return { shop, visit, variantId }
}

test('a coupon is applied to the cart, refused with its reason, and removed', async () => {
  const { visit } = await visitWithCart()
  const applied = await visit(APPLY, { code: 'ahlan10' })
  expect([applied.data, applied.errors]).toMatchObject([
    {
      cartCouponApply: {
        cart: {
          coupon: { code: 'AHLAN10', benefit: 'PERCENT', percent: 10 },
          freeDelivery: { from: { amount: '1500.00' } },
        },
        userErrors: [],
      },
    },
    [],
  ])
  const refused = await visit(APPLY, { code: 'NOTHING' })
  expect(refused.data).toMatchObject({
    cartCouponApply: {
      cart: { coupon: { code: 'AHLAN10' } },
      userErrors: [{ code: 'COUPON_UNKNOWN', path: ['code'], message: expect.any(String) }],
    },
  })
  const removed = await visit(
    'mutation { cartCouponRemove { cart { coupon { code } couponDiscount { amount } } userErrors { code } } }',
  )
  expect(removed.data).toEqual({
    cartCouponRemove: { cart: { coupon: null, couponDiscount: { amount: '0.00' } }, userErrors: [] },
  })
})

test('buy-now takes a coupon: the quote shows its discount, the order refuses an invalid code at its field', async () => {
  const { shop, variantId } = await visitWithCart()
  const address = await anyAddress(shop)
  const QUOTE = `query ($v: ID!, $r: ID, $c: String) {
    buyNowQuote(variantId: $v, regionId: $r, couponCode: $c) { unitPrice { amount } coupon { ${COUPON} } couponDiscount { amount } freeDelivery { reached } }
  }`
  const quote = (c: string) => shop.ask(QUOTE, { variables: { v: variantId, r: address.region.id, c } })
  expect((await quote('nothing')).data).toMatchObject({
    buyNowQuote: { coupon: { problem: 'UNKNOWN', benefit: null }, couponDiscount: { amount: '0.00' } },
  })
  const { data } = await quote('SHAHN')
  expect(data).toMatchObject({ buyNowQuote: { coupon: { benefit: 'FREE_DELIVERY' } } })
  const expectedUnitPrice = (data as unknown as { buyNowQuote: { unitPrice: { amount: string } } }).buyNowQuote
    .unitPrice.amount
  const input = {
    idempotencyKey: `coupon-${Date.now()}`,
    variantId,
    quantity: 1,
    expectedUnitPrice,
    contact: newContact(),
    destination: { address },
    acceptTerms: true,
    couponCode: 'NOTHING',
  }
  const placed = await shop.ask(
    'mutation ($input: OrderBuyNowInput!) { orderBuyNow(input: $input) { order { id } userErrors { code path } } }',
    { variables: { input } },
  )
  expect(placed.data).toEqual({
    orderBuyNow: { order: null, userErrors: [{ code: 'COUPON_UNKNOWN', path: ['couponCode'] }] },
  })
})
