import { newMobile } from '../support/accounts.ts'
import type { Found } from '../support/catalogue.ts'
import { expectPlaced, fillBuyNow, placeOrder } from '../support/checkout.ts'
import { ask } from '../support/graphql.ts'
import { numberOf } from '../support/ids.ts'
import { addToCart, fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

// Coupons of the demo shop: 10 % once for each customer, and 100 EGP off from 1,000 EGP. Neither counts for offers.
const ONCE = 'AHLAN10'
const FROM_1000 = 'MADRAG100'

test('a coupon is applied, falls below its minimum, is ordered with, and no cart tells that its mobile used it @both', async ({
  shop,
}) => {
  const { page, t } = shop
  const mobile = newMobile().typed
  const product = await productBelow1000(shop)
  await fillCartUntilPayment(shop, product, { quantity: 2, mobile })
  await shop.open(`/my-cart?coupon=${FROM_1000.toLowerCase()}`)
  await apply(shop)
  await expect(page.getByText(t('cart:summary.coupon', { code: FROM_1000 }))).toBeVisible()
  await shop.judge()
  await page.getByRole('button', { name: shop.like('cart:line.decrease') }).click()
  await expect(coupon(shop).getByRole('status')).toContainText(t('cart:coupon.blocks'))
  await shop.judge()
  await remove(shop, FROM_1000)
  await apply(shop, 'NO-SUCH-CODE')
  await expect(coupon(shop)).toContainText(t('errors:COUPON_UNKNOWN'))
  await shop.open('/cart/payments')
  await page.getByText(t('cart:coupon.ask')).click()
  await apply(shop, ONCE)
  await expect(coupon(shop).getByRole('status')).toContainText(ONCE)
  await shop.judge()
  await placeOrder(shop)
  await expect(page.getByText(t('order:sums.coupon', { code: ONCE }))).toBeVisible()
  await shop.judge()

  // The cart of a guest tells nobody what a mobile has used.
  await fillCartUntilPayment(shop, product, { mobile })
  await shop.open(`/my-cart?coupon=${ONCE}`)
  await apply(shop)
  await expect(coupon(shop).getByRole('status')).toContainText(ONCE)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a coupon is applied and removed in the cart, and a product is bought with one @once', async ({ shop }) => {
    const { page, t } = shop
    const product = await productBelow1000(shop)
    await addToCart(shop, product)
    await shop.open('/my-cart?coupon=NO-SUCH-CODE')
    await apply(shop)
    await expect(coupon(shop)).toContainText(t('errors:COUPON_UNKNOWN'))
    await apply(shop, ONCE)
    await expect(page.getByText(t('cart:summary.coupon', { code: ONCE }))).toBeVisible()
    await remove(shop, ONCE)
    await expect(page.getByText(t('cart:summary.coupon', { code: ONCE }))).toBeHidden()
    await shop.open(`/products/purchase-product/${product.slug}?variant=${numberOf(product.variantId)}`)
    await page.getByText(t('cart:coupon.ask')).click()
    await page.getByRole('textbox', { name: t('cart:coupon.label') }).fill(ONCE)
    await page.getByRole('button', { name: t('cart:coupon.apply') }).click()
    await expect(page).toHaveURL(new RegExp(`coupon=${ONCE}`))
    await expect(page.getByText(t('cart:summary.coupon', { code: ONCE }))).toBeVisible()
  })
})

test('a product is bought at once with a coupon @once', async ({ shop }) => {
  const { page, t } = shop
  const product = await productBelow1000(shop)
  await shop.open(`/products/purchase-product/${product.slug}?variant=${numberOf(product.variantId)}&coupon=${ONCE}`)
  await expect(page.getByText(t('cart:summary.coupon', { code: ONCE }))).toBeVisible()
  await fillBuyNow(shop)
  await shop.judge()
  await page.getByText(t('cart:review.terms')).click()
  await page.getByRole('button', { name: t('cart:review.submit') }).click()
  await expectPlaced(shop)
  await expect(page.getByText(t('order:sums.coupon', { code: ONCE }))).toBeVisible()
})

function coupon({ page, t }: Shop) {
  return page.getByRole('group', { name: t('cart:coupon.title') })
}

/** Types a code, unless the address has filled it in, and applies it. */
async function apply(shop: Shop, code?: string): Promise<void> {
  if (code)
    await coupon(shop)
      .getByRole('textbox', { name: shop.t('cart:coupon.label') })
      .fill(code)
  await coupon(shop)
    .getByRole('button', { name: shop.t('cart:coupon.apply') })
    .click()
}

async function remove(shop: Shop, code: string): Promise<void> {
  await coupon(shop)
    .getByRole('button', { name: shop.t('cart:coupon.remove', { code }) })
    .click()
}

type Answer = {
  products: {
    nodes: {
      slug: string
      name: string
      price: { amount: string } | null
      compareAtPrice: object | null
      variants: { id: string; available: number }[]
    }[]
  }
}

/** Returns a product in stock without an offer, of which one unit costs less than 1,000 EGP and two cost more. */
async function productBelow1000({ page, language }: Shop): Promise<Found> {
  const query =
    '{ products(first: 60, filter: { inStock: true }) { nodes { slug name price { amount } compareAtPrice { amount } variants { id available } } } }'
  const { products } = await ask<Answer>(page.request, language, query)
  for (const { slug, name, price, compareAtPrice, variants } of products.nodes) {
    const variant = variants.find(({ available }) => available >= 4)
    const pounds = Number(price?.amount)
    if (variant && !compareAtPrice && pounds >= 500 && pounds < 1000) return { slug, name, variantId: variant.id }
  }
  throw new Error('The demo shop has no product for the coupons')
}
