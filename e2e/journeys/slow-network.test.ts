import { shopUrl } from '../support/addresses.ts'
import { addAndSeeBag, chooseSize } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { continueFromBag, placeOrder, tellAddress, tellClient } from '../support/checkout.ts'
import { test } from '../support/test.ts'

const KILOBIT = 1000 / 8

test('on slow 3G a guest gets from a product to a placed order @once', async ({ shop, context }) => {
  test.setTimeout(180_000)
  const { page } = shop
  page.setDefaultTimeout(60_000)
  const { slug } = await findProduct(shop, 5)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400 * KILOBIT,
    uploadThroughput: 400 * KILOBIT,
  })
  // As a person does it: as soon as the page can be seen, not when all of it is there.
  await page.goto(new URL(`/products/${slug}`, shopUrl()).href, { waitUntil: 'commit', timeout: 60_000 })
  await chooseSize(shop)
  await addAndSeeBag(shop)
  await continueFromBag(shop)
  await tellClient(shop)
  await tellAddress(shop)
  await placeOrder(shop)
})
