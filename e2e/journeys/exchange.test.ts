import { registerCustomer } from '../support/accounts.ts'
import { findProduct } from '../support/catalogue.ts'
import { acceptTerms, expectPlaced } from '../support/checkout.ts'
import { courierDemo } from '../support/courier.ts'
import { expectArrived } from '../support/follow.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

test('a customer exchanges a size, and the courier brings the new one and takes the old one @both', async ({
  shop,
}) => {
  test.setTimeout(150_000)
  const { page, t } = shop
  const main = page.getByRole('main')
  const mobile = await registerCustomer(shop, { stay: true })
  const { id, number } = await deliveredOrder(shop, 8, mobile.typed)
  await shop.open(`/profile/orderDetails/${id}`)
  await main.getByRole('link', { name: t('order:act.exchange') }).click()
  await expectArrived(page, new RegExp(`/profile/orderDetails/${id}/exchange`))
  await shop.judge()

  await main.getByRole('button', { name: t('order:exchange.review') }).click()
  await expect(main.getByRole('alert').filter({ hasText: t('order:exchange.fault.nothing') })).toBeFocused()
  await chooseVariant(shop)
  await main.getByRole('button', { name: t('order:exchange.review') }).click()
  await expect(main.getByRole('alert')).toContainText(t('order:exchange.fault.reason'))
  await shop.judge()
  await main
    .getByRole('combobox', { name: t('order:returns.reasonLabel') })
    .selectOption({ label: t('order:returns.reason.SIZE') })
  await main.getByRole('button', { name: t('order:exchange.review') }).click()
  await expect(main.getByRole('heading', { name: t('order:exchange.reviewTitle') })).toBeFocused()
  await expect(main, 'the same product costs no difference').toContainText(t('order:exchange.even'))
  await expect(main.getByRole('group', { name: t('order:returns.refundBy') })).toBeHidden()
  await shop.judge()
  await main.getByRole('button', { name: t('order:exchange.submit') }).click()

  await expect(page).toHaveURL(/\/profile\/orderDetails\/\d+$/)
  await expect(main).toContainText(t('order:exchange.of.waitingText'))
  await expect(main).toContainText(number)
  await expect(page.getByRole('heading', { level: 1 }), 'nothing is left to confirm').toContainText(
    t('order:headline.confirmed'),
  )
  await expect(main, 'nothing is paid').toContainText(t('order:pay.coveredText'))
  await shop.judge()
  const exchange = /MD-\d+/.exec(await main.innerText())?.[0] ?? ''
  expect(exchange).not.toBe(number)
  await courierDemo(exchange)
  await expect(main).toContainText(t('order:exchange.of.doneText'))
  await main.getByRole('link', { name: shop.like('order:exchange.of.old') }).click()
  await expectArrived(page, new RegExp(`/profile/orderDetails/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.returned'))
  await expect(main).toContainText(exchange)
  await shop.judge()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest exchanges for another product by the link of the order, and cancels the exchange @once', async ({
    shop,
  }) => {
    test.setTimeout(150_000)
    const { page, t } = shop
    const main = page.getByRole('main')
    const { link } = await deliveredOrder(shop, 9)
    await shop.open(link)
    await main.getByRole('link', { name: t('order:act.exchange') }).click()
    await main.getByRole('button', { name: t('order:exchange.other') }).click()
    await shop.judge()
    await main.getByRole('searchbox', { name: t('order:exchange.words') }).fill('كورة')
    await main.getByRole('button', { name: t('order:exchange.find') }).click()
    await main.getByRole('listitem').getByRole('link').first().click()
    await chooseVariant(shop)
    await main
      .getByRole('combobox', { name: t('order:returns.reasonLabel') })
      .selectOption({ label: t('order:returns.reason.CHANGED_MIND') })
    await main.getByRole('button', { name: t('order:exchange.review') }).click()
    await expect(main.getByRole('heading', { name: t('order:exchange.reviewTitle') })).toBeVisible()
    await shop.judge()
    await main.getByRole('button', { name: t('order:exchange.submit') }).click()
    await expect(page).toHaveURL(/\/client\/order\/\d+\?token=/)
    await expect(main).toContainText(t('order:exchange.of.waitingText'))

    await shop.open(link)
    await expect(main).toContainText(t('order:exchange.status.ASKED'))
    await main.getByRole('button', { name: t('order:exchange.withdraw') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('order:headline.delivered'))
    await expect(main).toContainText(t('order:exchange.status.WITHDRAWN'))
  })
})

/** Orders a shirt and has it delivered. `link` is the order's signed link. */
async function deliveredOrder(
  shop: Shop,
  nth: number,
  mobile?: string,
): Promise<{ id: string; number: string; link: string }> {
  await fillCartUntilPayment(shop, await findProduct(shop, nth), { mobile })
  await shop.open('/cart/payments')
  await acceptTerms(shop)
  await shop.page.getByRole('button', { name: shop.t('cart:review.submit') }).click()
  const placed = await expectPlaced(shop)
  const { search } = new URL(shop.page.url())
  await courierDemo(placed.number)
  return { ...placed, link: `/client/order/${placed.id}${search}` }
}

/** Chooses the first variant in stock that is not the one of the order. */
async function chooseVariant({ page, t }: Shop): Promise<void> {
  const yours = page.getByText(t('order:exchange.yours'), { exact: true })
  const labels = page
    .getByRole('main')
    .locator('fieldset[id^=variant-] label')
    .filter({ hasNot: page.locator('[aria-disabled],[value=""]') })
    .filter({ hasNot: yours })
  await labels.first().click()
}
