import { findProducts } from '../support/catalogue.ts'
import { startSecondShop } from '../support/second-shop.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** React Router's list of routes in the browser: the file of each route by its id. */
type Manifest = { routes: Record<string, { module: string }> }

test('without the store API the shop shows cached pages, and recovers by itself @once', async ({ shop }, testInfo) => {
  const { url, storeApi, stop } = await startSecondShop(testInfo)
  try {
    const [seen, unseen] = await findProducts(shop)
    if (!seen || !unseen) throw new Error('The demo shop has no two shirts in stock')
    await shop.open(`${url}/products/${seen.slug}`)
    storeApi.shut()
    expect((await shop.open(`${url}/products/${seen.slug}`))?.status()).toBe(200)
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(seen.name)
    expect((await shop.open(`${url}/products/${unseen.slug}`))?.status()).toBe(503)
    await expectSaysSo(shop)
    storeApi.open()
    // The bff asks the store again 2 s after it found it down (docs/decisions/030).
    const retry = shop.page.getByRole('main').getByRole('link', { name: shop.t('common:retry') })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(unseen.name, { timeout: 3_000 })
    }).toPass({ timeout: 20_000 })
  } finally {
    // A server that ends refuses what the page still asks for.
    await shop.page.goto('about:blank')
    await stop()
  }
})

test('without the bff the shop shows an outage page, and recovers by itself @once', async ({ shop }, testInfo) => {
  const { url, bff, stop } = await startSecondShop(testInfo)
  try {
    bff.shut()
    expect((await shop.open(`${url}/`))?.status()).toBe(503)
    await expectSaysSo(shop)
    bff.open()
    await shop.page
      .getByRole('main')
      .getByRole('link', { name: shop.t('common:retry') })
      .click()
    await expect(shop.page.getByText(shop.t('shell:error.unreachable'))).toBeHidden()
  } finally {
    // A server that ends refuses what the page still asks for.
    await shop.page.goto('about:blank')
    await stop()
  }
})

test('a click loads its page when a new release removed its files @once', async ({ shop }) => {
  const { page } = shop
  await shop.open('/')
  shop.troubles.expect(/404: \/assets\/|Error loading route module|Failed to fetch dynamically imported module/)
  const documents: string[] = []
  // Only the list's own code: the home page may still load parts of its own, and without those it is loaded anew
  // itself.
  const list = await page.evaluate(
    () =>
      (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest.routes['routes/search/page']
        ?.module,
  )
  expect(list).toMatch(/^\/assets\//)
  await page.route(`**${list}`, (route) => (documents.length > 0 ? route.fallback() : route.fulfill({ status: 404 })))
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
  // The bag's code is fetched beforehand, that of a list is not.
  await page.getByRole('main').locator('a[href^="/search?category="]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/search\?category=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new Set(documents)).toEqual(new Set(['/search']))
})

async function expectSaysSo({ page, t }: Shop): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('shell:error.unreachable'))
  await expect(page.getByRole('main')).toContainText(t('shell:error.unreachableText'))
}
