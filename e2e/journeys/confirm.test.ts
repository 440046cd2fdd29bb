import { newMobile, registerCustomer } from '../support/accounts.ts'
import { placeOrder } from '../support/checkout.ts'
import { codeFor } from '../support/outbox.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

test('a guest is told the one step that is left, gets the code by SMS, asks for a call, and confirms @both', async ({
  shop,
}) => {
  const { page, t } = shop
  const mobile = await orderAsGuest(shop)
  await expect(page.getByRole('main').getByText(shop.like('order:placed.todo.tap'))).toBeVisible()
  await expect(page.getByText(t('order:confirm.byMessage'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('order:confirm.code') }), 'the message holds no code').toHaveCount(0)
  await shop.judge()
  await page.getByRole('button', { name: t('order:confirm.call') }).click()
  await expect(page.getByText(shop.like('order:confirm.callComes'))).toBeVisible()
  await page.getByRole('button', { name: t('order:confirm.codeSms') }).click()
  await expect(page.getByText(t('order:confirm.bySms'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('order:confirm.codeSms') })).toBeHidden()
  await expect(page.getByRole('textbox', { name: t('order:confirm.code') })).toBeFocused()
  await shop.judge()
  await confirmBy(shop, await codeFor(mobile, { template: 'order_code' }))
  await expect(page.getByText(t('order:placed.todo.nothing'))).toBeVisible()
})

test('a customer with a verified mobile confirms nothing after pressing “Order now” @both', async ({ shop }) => {
  const { page, t } = shop
  const mobile = await registerCustomer(shop, { stay: true })
  await fillCartUntilPayment(shop, 5, { mobile: mobile.typed })
  await shop.open('/cart/payments')
  await placeOrder(shop)
  await expect(page.getByText(t('order:placed.todo.nothing'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('order:confirm.submit') })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest gets the code by SMS and confirms @once', async ({ shop }) => {
    const { page, t } = shop
    const mobile = await orderAsGuest(shop)
    await page.getByRole('button', { name: t('order:confirm.codeSms') }).click()
    await expect(page.getByText(t('order:confirm.bySms'))).toBeVisible()
    await confirmBy(shop, await codeFor(mobile, { template: 'order_code' }))
    await expect(page.getByRole('button', { name: t('order:confirm.submit') })).toBeHidden()
  })
})

async function orderAsGuest(shop: Shop): Promise<string> {
  const mobile = newMobile()
  await fillCartUntilPayment(shop, 5, { mobile: mobile.typed })
  await shop.open('/cart/payments')
  await placeOrder(shop)
  return mobile.kept
}

async function confirmBy({ page, t }: Shop, code: string): Promise<void> {
  await page.getByRole('textbox', { name: t('order:confirm.code') }).fill(code)
  await page.getByRole('button', { name: t('order:confirm.submit') }).click()
}
