import { continueFromCart, expectPlaced, fillContactDetails, placeOrder } from '../support/checkout.ts'
import { addToCart } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** Fills the address with an area that is not in the list; `refill` loads the dependent lists where no script does. */
async function fillOtherArea({ page, t }: Shop, refill: () => Promise<void>): Promise<void> {
  const main = page.getByRole('main')
  const choice = (label: string) => main.getByRole('combobox', { name: t(label) })
  await choice('location:state').selectOption({ index: 1 })
  await refill()
  await choice('location:city').selectOption({ index: 1 })
  await refill()
  await expect(main.getByRole('textbox', { name: t('location:regionName') })).toHaveCount(0)
  await choice('location:region').selectOption('other')
  for (const name of ['streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'])
    await main.locator(`#${name}`).fill('شارع 7')
}

async function orderToOtherArea(shop: Shop, refill: () => Promise<void>): Promise<void> {
  const { page, t } = shop
  const main = page.getByRole('main')
  await addToCart(shop)
  await shop.open('/my-cart')
  await continueFromCart(shop)
  await fillContactDetails(shop)
  await fillOtherArea(shop, refill)
  await main.getByRole('button', { name: t('cart:address.submit') }).click()
  const name = main.getByRole('textbox', { name: t('location:regionName') })
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('عزبة البرج')
  await shop.judge()
  await main.getByRole('button', { name: t('cart:address.submit') }).click()
  await expect(page).toHaveURL(/\/cart\/payments$/)
  await expect(main).toContainText('عزبة البرج')
}

test('an order goes to an area that is not in the list, under the name that was typed @both', async ({ shop }) => {
  await orderToOtherArea(shop, () => Promise.resolve())
  const { page, t } = shop
  await placeOrder(shop)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('order:placed.follow') })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('عزبة البرج')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the name of another area appears, is asked for and is taken', async ({ shop }) => {
    const { page, t } = shop
    await orderToOtherArea(shop, () => page.getByRole('button', { name: t('location:update') }).click())
    await page.getByText(t('cart:review.terms')).click()
    await page.getByRole('button', { name: t('cart:review.submit') }).click()
    await expectPlaced(shop)
  })
})
