import { shopUrl } from '../support/addresses.ts'
import { addButton, chooseSize, toasts } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { continueFromCart, placeOrder, fillAddress, fillContactDetails } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'

const KILOBIT = 1000 / 8

test.use({ actionTimeout: 60_000, navigationTimeout: 60_000, pictures: 'drawn' })

test('a guest places an order on slow 3G @once', async ({ shop, context }) => {
  test.setTimeout(180_000)
  const { page, t } = shop
  // Chromium's advice, when the scripts arrive seconds after what they need.
  shop.troubles.expect(/was preloaded using link preload but not used within a few seconds/)
  const { slug } = await findProduct(shop, 5)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400 * KILOBIT,
    uploadThroughput: 400 * KILOBIT,
  })
  // As a person does it: as soon as the page can be seen, not when all of it is there.
  await page.goto(new URL(`/products/${slug}`, shopUrl()).href, { waitUntil: 'commit' })
  await chooseSize(shop)
  await addButton(shop).click()
  // A press before the page hydrates is repeated then; when its code takes longer than 8 s the form is posted and the
  // bag opens.
  const bag = page.getByRole('heading', { level: 1, name: t('cart:title') })
  const link = toasts(shop).getByRole('link', { name: t('catalog:add.seeCart') })
  await expect(bag.or(link)).toBeVisible()
  if (await link.isVisible()) await link.click()
  await expect(bag).toBeVisible()
  await continueFromCart(shop)
  await fillContactDetails(shop)
  await fillAddress(shop)
  await placeOrder(shop)
})
