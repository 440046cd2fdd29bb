import { newMobile } from '../support/accounts.ts'
import { toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { acceptTerms, expectPlaced, fillBuyNow, placeOrder } from '../support/checkout.ts'
import { numberOf } from '../support/ids.ts'
import { codeFor } from '../support/outbox.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

test('a second unconfirmed order of a mobile needs the code sent to the mobile', async ({ shop }) => {
  const mobile = newMobile()
  await orderOnce(shop, mobile.typed)
  await openCheckout(shop, mobile.typed)
  await orderByCode(shop, mobile.kept)
  await shop.page
    .getByRole('main')
    .getByRole('link', { name: shop.t('order:placed.follow') })
    .click()
  await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(shop.t('order:headline.confirmed'))
})

test('buy now needs a code when the mobile has an unconfirmed order @once', async ({ shop }) => {
  const mobile = newMobile()
  await orderOnce(shop, mobile.typed)
  const { slug, variantId } = await findProduct(shop, 6)
  await shop.open(`/products/purchase-product/${slug}?variant=${numberOf(variantId)}`)
  await fillBuyNow(shop, mobile.typed)
  await orderByCode(shop, mobile.kept)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a second unconfirmed order of a mobile needs a code @once', async ({ shop }) => {
    const mobile = newMobile()
    await orderOnce(shop, mobile.typed)
    await openCheckout(shop, mobile.typed)
    await orderByCode(shop, mobile.kept, { javaScript: false })
  })
})

async function openCheckout(shop: Shop, mobile: string): Promise<void> {
  await fillCartUntilPayment(shop, 5, { mobile })
  await shop.open('/cart/payments')
}

async function orderOnce(shop: Shop, mobile: string): Promise<void> {
  await openCheckout(shop, mobile)
  await placeOrder(shop)
}

/**
 * Accepts the terms and orders: first without the code that the shop then asks for, then with a wrong one, then with
 * the right one.
 */
async function orderByCode(shop: Shop, mobile: string, { javaScript = true } = {}): Promise<void> {
  const { page, t } = shop
  const submit = page.getByRole('button', { name: t('cart:review.submit') })
  const field = page.getByRole('textbox', { name: t('cart:code.label') })
  await acceptTerms(shop)
  await submit.click()
  if (javaScript) {
    await expect(field).toBeFocused()
    await expect(page.getByRole('button', { name: t('cart:code.resend') })).toBeDisabled()
  }
  await expect(field).toBeVisible()
  await shop.judge()
  const code = await codeFor(mobile)
  await field.fill(code === '0000' ? '1111' : '0000')
  await submit.click()
  await expect(field).toHaveAccessibleDescription(t('errors:CODE_INVALID'))
  // A toast under the pointer does not close by itself.
  const toast = toasts(shop).getByText(t('errors:CODE_INVALID'))
  if (javaScript) await toast.hover()
  await field.fill(code)
  await field.press('Enter')
  await expectPlaced(shop)
  if (javaScript) await expect(toast, 'the toast of the wrong code is gone').toBeHidden()
}
