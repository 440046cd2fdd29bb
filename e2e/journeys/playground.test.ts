import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { shopUrl } from '../support/addresses.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const picture = fileURLToPath(new URL('../../web/public/icons/192.png', import.meta.url))

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Runs the operation of a tab and waits until its answer names `field`. */
async function run(page: Page, name: string, field: string): Promise<void> {
  await tab(page, name).click()
  await expect(page.locator('.graphiql-query-editor')).toContainText(name)
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.locator('.graphiql-response')).toContainText(field)
  await expect(page.locator('.graphiql-response')).not.toContainText(/"errors"|"code":/)
}

test('the examples of the playground work in their order, subscription and upload included @once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  page.on('filechooser', (chooser) => void chooser.setFiles(picture))
  const editor = page.waitForResponse(/assets\/index.*\.js/)
  await page.goto(`${shopUrl()}/graphql`)
  expect((await editor).headers()).toMatchObject({
    'content-encoding': expect.any(String),
    'cache-control': expect.stringContaining('immutable'),
  })
  // A new visitor sees an answer without a press.
  await expect(page.locator('.graphiql-response')).toContainText('totalCount')
  await expect(page.getByRole('region', { name: 'Variables' })).toContainText('al-ahly')
  await tab(page, 'OrderByToken').click()
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.locator('.graphiql-response')).toContainText('Run PlaceOrder first')
  await run(page, 'KitsOfAClub', 'totalCount')
  await run(page, 'NextPage', 'hasPreviousPage')
  await run(page, 'Register', 'resendAfter')
  const facts = await page.evaluate(() => localStorage.getItem('playground:facts'))
  const code = await codeFor((JSON.parse(facts ?? '{}') as { $mobile: string }).$mobile)
  page.once('dialog', (dialog) => void dialog.accept(code))
  await run(page, 'CheckCode', 'expiresAt')
  await run(page, 'LogIn', 'accountLogin')
  await run(page, 'ProductBySlug', 'Product_27')
  await run(page, 'AddToCart', 'cartLinesAdd')
  await run(page, 'PickupBranches', 'distanceKm')
  await run(page, 'ChoosePickup', 'cartPickupChoose')
  await run(page, 'ChooseDelivery', 'cartDeliveryChoose')
  await run(page, 'SetContactAndAddress', 'cartAddressUpdate')
  await run(page, 'PlaceOrder', 'promisedFrom')
  await run(page, 'OrderByToken', 'timeline')
  await run(page, 'FollowOrder', 'orderMoved')
  await page.getByRole('button', { name: /^Stop query/ }).click()
  await run(page, 'CancelOrder', 'orderCancel')
  await run(page, 'MyOrders', 'orderCounts')
  await run(page, 'ExchangeQuote', 'toRefund')
  await run(page, 'AddAddress', 'addressAdd')
  await run(page, 'DeleteAddress', 'deletedId')
  await run(page, 'SuggestProduct', 'productRequestAdd')
  await run(page, 'LogOut', 'accountLogout')
})

test('the playground on a phone shows operation and answer below each other @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shopUrl()}/graphql`)
  await expect(page.locator('.graphiql-response')).toContainText('totalCount')
  for (const part of ['.graphiql-editors', '.graphiql-response'])
    expect((await page.locator(part).boundingBox())?.width, part).toBeGreaterThan(280)
})

test('a link of another site opens the playground @once', async ({ request }) => {
  const headers = { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const response = await request.get(`${shopUrl()}/graphql`, { headers })
  expect([response.status(), response.headers()]).toMatchObject([
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  ])
})

test('a tab keeps its variables, and the page its language, after a reload @once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${shopUrl()}/graphql`)
  const variables = page.getByRole('region', { name: 'Variables' })
  await expect(variables).toContainText('al-ahly')
  await tab(page, 'ProductBySlug').click()
  await expect(variables).toContainText('"id"')
  // GraphiQL writes down what is open half a second later.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState')))
    .toContain('"activeTabIndex":3')
  await page.reload()
  await expect(tab(page, 'ProductBySlug')).toHaveAttribute('aria-selected', 'true')
  await expect(variables).toContainText('"id"')
  await expect(variables).not.toContainText('al-ahly')
  await page.getByRole('button', { name: 'Language: Arabic' }).click()
  await run(page, 'ProductBySlug', 'Egypt home shirt')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
})
