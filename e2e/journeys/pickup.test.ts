import { registerCustomer } from '../support/accounts.ts'
import { chooseSize } from '../support/buying.ts'
import { acceptTerms, continueFromCart, expectPlaced, fillContactDetails, placeOrder } from '../support/checkout.ts'
import { runOps } from '../support/courier.ts'
import { expectArrived } from '../support/follow.ts'
import { moveOrder } from '../support/orders.ts'
import { addToCart, fillCartUntilAddress } from '../support/ready-cart.ts'
import { findProduct } from '../support/catalogue.ts'
import { expect, type Shop, test } from '../support/test.ts'

test('a customer chooses a branch, gets the code when the order is ready, and collects it @both', async ({ shop }) => {
  const { page, t } = shop
  const mobile = await registerCustomer(shop, { stay: true })
  await fillCartUntilAddress(shop, 8, { mobile: mobile.typed })
  await shop.open('/cart/address')
  const name = await choosePickup(shop)
  await shop.judge()
  await page.getByRole('button', { name: t('cart:address.submit') }).click()
  await expectArrived(page, /\/cart\/payments$/)
  await expect(page.getByRole('main')).toContainText(t('cart:pickup.branchName', { branch: name }))
  await expect(page.getByRole('main')).toContainText(t('cart:pickup.cod'))
  await shop.judge()
  const { id, number } = await placeOrder(shop)
  await expect(page.getByRole('main')).toContainText(t('order:pickup.placed.prepare', { branch: name }))
  await shop.judge()

  await page
    .getByRole('main')
    .getByRole('link', { name: t('order:placed.follow') })
    .click()
  await expect(page.getByRole('main')).toContainText(t('order:pickup.place', { branch: name }))
  await expect(page.getByText(t('order:pickup.code'))).toHaveCount(0)
  await moveOrder(id, [['preparing', 'B']])
  await runOps('pickup', 'ready', number)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order:pickup.headline.READY'))
  const box = page.getByRole('region', { name: t('order:pickup.place', { branch: name }) })
  const code = /\b\d{4}\b/.exec(await box.innerText())?.[0] ?? ''
  expect(code).toMatch(/^\d{4}$/)
  await shop.judge()
  await runOps('pickup', 'collected', number, '--code', code)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order:pickup.headline.DELIVERED'))
  await expect(page.getByRole('main')).toContainText(t('order:pickup.pay.paid'))
  await shop.judge()
})

test('a product leads to an order for pick-up in a branch that has it', async ({ shop }) => {
  const { page, t } = shop
  const { slug, variantId } = await findProduct(shop, 9)
  await shop.open(`/products/${slug}`)
  await chooseSize(shop, variantId)
  await page
    .getByRole('link', { name: shop.like('catalog:stock.pickupOf') })
    .first()
    .click()
  await expectArrived(page, /purchase-product\/.*[?&]branch=\d+/)
  await expect(page.getByRole('radio', { name: t('cart:pickup.branch') })).toBeChecked()
  await expect(page.locator('input[name=branchId]:checked')).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText(t('cart:pickup.pay'))
  await shop.judge()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest sorts the branches by a governorate, chooses one, and orders', async ({ shop }) => {
    const { page, t } = shop
    await addToCart(shop, 10)
    await shop.open('/my-cart')
    await continueFromCart(shop)
    await fillContactDetails(shop)
    await page.getByText(t('cart:pickup.branch'), { exact: true }).click()
    await page.getByRole('button', { name: t('cart:address.submit') }).click()
    await expect(page.getByText(t('cart:pickup.required')).first()).toBeVisible()
    const governorate = page.getByRole('combobox', { name: t('cart:pickup.near') })
    await governorate.selectOption({ index: 1 })
    await page.getByRole('button', { name: t('cart:pickup.sort') }).click()
    const name = await choosePickup(shop)
    await page.getByRole('button', { name: t('cart:address.submit') }).click()
    await expectArrived(page, /\/cart\/payments$/)
    await expect(page.getByRole('main')).toContainText(t('cart:pickup.branchName', { branch: name }))
    await acceptTerms(shop)
    await page.getByRole('button', { name: t('cart:review.submit') }).click()
    await expectPlaced(shop)
    await expect(page.getByRole('main')).toContainText(t('order:pickup.placed.prepare', { branch: name }))
  })
})

/** Chooses pick-up in the first branch of the list. Returns its name. */
async function choosePickup({ page, t }: Shop): Promise<string> {
  await page.getByText(t('cart:pickup.branch'), { exact: true }).click()
  const branch = page
    .getByRole('group', { name: t('cart:pickup.choose') })
    .locator('label')
    .first()
  await branch.click({ position: { x: 24, y: 24 } })
  await expect(branch.getByRole('radio')).toBeChecked()
  return (await branch.locator('.font-semibold').first().innerText()).trim()
}
