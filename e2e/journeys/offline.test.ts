import { addButton, chooseSize, expectPieces, toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { expect, test } from '../support/test.ts'

test('without a network adding says so, and works once the network is back', async ({ shop, context }) => {
  const { page, t } = shop
  const { slug } = await findProduct(shop, 6)
  await shop.open(`/products/${slug}`)
  await chooseSize(shop)
  shop.troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await addButton(shop).click()
  await expect(toasts(shop).getByRole('alert')).toContainText(t('errors:UPSTREAM_UNAVAILABLE'))
  await expectPieces(shop, 0)
  await expect(addButton(shop), 'it takes another press').not.toHaveAttribute('aria-busy')
  await context.setOffline(false)
  await addButton(shop).click()
  await expectPieces(shop, 1)
  await expect(page).toHaveURL(/\/products\//)
})
