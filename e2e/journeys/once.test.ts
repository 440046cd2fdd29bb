import { addButton, chooseSize, expectCartUnits, toasts } from '../support/buying.ts'
import { findProduct, findProducts } from '../support/catalogue.ts'
import { acceptTerms, expectPlaced, placeOrder } from '../support/checkout.ts'
import { registerCustomer, newMobile } from '../support/accounts.ts'
import { codeFor } from '../support/outbox.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { unitsLeft } from '../support/stock.ts'
import { expect, shopOf, test } from '../support/test.ts'

test('a double click adds one unit to the cart', async ({ shop }) => {
  const { slug } = await findProduct(shop, 2)
  await shop.open(`/products/${slug}`)
  await chooseSize(shop)
  await addButton(shop).dblclick()
  await expect(toasts(shop)).toContainText(shop.t('catalog:add.done'))
  await expectCartUnits(shop, 1)
  await shop.open('/my-cart')
  await expectCartUnits(shop, 1)
})

test('a double click places one order', async ({ shop }) => {
  const product = await findProduct(shop, 3)
  const before = await unitsLeft(product.variantId)
  await fillCartUntilPayment(shop, product)
  await shop.open('/cart/payments')
  await acceptTerms(shop)
  await shop.page.getByRole('button', { name: shop.t('cart:review.submit') }).dblclick()
  await expectPlaced(shop)
  expect(await unitsLeft(product.variantId)).toBe(before - 1)
})

test('a double click on the order button accepts no terms: it shows the errors once @both', async ({ shop }) => {
  const { page, t } = shop
  await fillCartUntilPayment(shop, 7)
  await shop.open('/cart/payments')
  const order = page.getByRole('button', { name: t('cart:review.submit') })
  await order.dblclick()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: t('cart:review.terms') })).not.toBeChecked()
})

test('two tabs with the same cart place one order, and both show it', async ({ shop, context }) => {
  const product = await findProduct(shop, 4)
  const before = await unitsLeft(product.variantId)
  await fillCartUntilPayment(shop, product)
  await shop.open('/cart/payments')
  const other = shopOf(await context.newPage(), shop.language)
  await other.open('/cart/payments')
  const { number } = await placeOrder(shop)
  expect((await placeOrder(other)).number).toBe(number)
  expect(await unitsLeft(product.variantId)).toBe(before - 1)
  expect(other.troubles.list).toEqual([])
})

test('a customer orders for another mobile once without a code, and then with the code sent to that mobile', async ({
  shop,
}) => {
  const { page, t } = shop
  await registerCustomer(shop, { stay: true })
  const { typed, kept } = newMobile()
  const openCheckout = async () => {
    await fillCartUntilPayment(shop, 6, { mobile: typed })
    await shop.open('/cart/payments')
  }
  await openCheckout()
  const { id } = await placeOrder(shop)
  await shop.open(`/profile/orderDetails/${id}`)
  await expect(page.getByText(t('order:confirm.byMessage')), 'her account does not speak for the mobile').toBeVisible()
  await expect(page.getByRole('button', { name: t('order:confirm.submit') })).toHaveCount(0)
  await shop.judge()
  await openCheckout()
  await acceptTerms(shop)
  const submit = page.getByRole('button', { name: t('cart:review.submit') })
  await submit.click()
  const field = page.getByRole('textbox', { name: t('cart:code.label') })
  await expect(field).toBeFocused()
  await field.fill(await codeFor(kept))
  await submit.click()
  await expectPlaced(shop)
})

test('a change beyond the limit of an unconfirmed order leads to its confirmation', async ({ shop }) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  const { typed, kept } = newMobile()
  // Six of six to nine units: five are the least that unconfirmed orders may hold. Of the last products, since other
  // journeys take the first.
  const product = (await findProducts(shop, 6)).at(-1)
  if (!product) throw new Error('The demo shop has no shirt with six to nine units')
  await fillCartUntilPayment(shop, product, { mobile: typed })
  await shop.open('/cart/payments')
  const { number } = await placeOrder(shop)
  await main.getByRole('link', { name: t('order:placed.follow') }).click()
  await main.getByRole('button', { name: t('order:act.edit') }).click()
  for (let n = 1; n < 6; n += 1) await main.getByRole('button', { name: shop.like('order:editing.increase') }).click()
  await expect(main.getByRole('spinbutton', { name: shop.like('order:editing.quantity') })).toHaveValue('6')
  await main.getByRole('button', { name: t('order:editing.save') }).click()
  await expect(main.getByRole('alert').filter({ hasText: t('errors:CONFIRM_FIRST') })).toBeVisible()
  await shop.judge()
  await main.getByRole('button', { name: t('order:editing.discard') }).click()
  await main.getByRole('button', { name: t('order:confirm.codeSms') }).click()
  await main
    .getByRole('textbox', { name: t('order:confirm.code') })
    .fill(await codeFor(kept, { template: 'order_code', about: number }))
  await main.getByRole('button', { name: t('order:confirm.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.confirmed'))
})
