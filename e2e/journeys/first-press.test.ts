import type { Locator } from '@playwright/test'
import { shopUrl } from '../support/addresses.ts'
import { addButton, chooseSize, expectCartUnits, sizes } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { expectArrived } from '../support/follow.ts'
import { waitUntilHydrated } from '../support/judge.ts'
import { expect, type Shop, test } from '../support/test.ts'

/**
 * Milliseconds from the first paint to the press: before, while and after the page hydrates. A finger tries two of
 * them, the mouse the others.
 */
const delaysOf = ({ language }: Shop) => (language === 'ar' ? [200, 1000] : [500, 2000])

test.use({ actionTimeout: 20_000 })

test.beforeEach(async ({ shop, context }) => {
  test.setTimeout(240_000)
  // The browser's own message of a field fires this event.
  await context.addInitScript(() =>
    addEventListener('invalid', () => reportError(new Error('The browser asks in its own words.')), true),
  )
  // On a processor this slow the texts of a page can be used later than Chromium expects of a preload.
  shop.troubles.expect(/preloaded using link preload but not used within a few seconds/)
  const devtools = await context.newCDPSession(shop.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
})

test('a press on add-to-cart soon after the first paint adds one unit', async ({ shop }) => {
  const { page, t } = shop
  const { slug, variantId } = await findProduct(shop, 6)
  for (const [index, delay] of delaysOf(shop).entries()) {
    await openUntilPaint(shop, `/products/${slug}`, delay)
    await press(shop, addButton(shop))
    await expect(page.getByText(t('catalog:size.choose'), { exact: true }), `no size, ${delay} ms`).toBeVisible()
    await openUntilPaint(shop, `/products/${slug}`, delay)
    const label = await chooseSize(shop, variantId)
    await press(shop, addButton(shop))
    await expectCartUnits(shop, index + 1)
    await expect(sizes(shop), `the size is still chosen, ${delay} ms`).toContainText(
      `${t('catalog:size.label')} ${label}`,
    )
    // Otherwise the next visit starts with this size.
    await page.evaluate(() => localStorage.removeItem('own-size'))
  }
})

test('a size and a press on add-to-cart are kept when React starts eight seconds later @once', async ({ shop }) => {
  const { page, t } = shop
  const { slug, variantId } = await findProduct(shop, 6)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  // React starts once the texts are there; a press is left to the browser after 8 s.
  await page.route('**/texts/*.json', async (route) => {
    await arrival
    await route.continue()
  })
  await openUntilPaint(shop, `/products/${slug}`, 500)
  const label = await chooseSize(shop, variantId)
  await press(shop, addButton(shop))
  await expect(addButton(shop), 'the press is seen to be held').toHaveAttribute('data-held', '')
  await expect(page.getByRole('alert')).toHaveText(t('shell:held'))
  setTimeout(arrive, 7_900)
  await expectCartUnits(shop, 1)
  await expect(page.locator('button[data-held]')).toHaveCount(0)
  await expect(sizes(shop)).toContainText(`${t('catalog:size.label')} ${label}`)
})

test('a size, a select and the menu answer a press soon after the first paint', async ({ shop }) => {
  const { page, t } = shop
  const { slug } = await findProduct(shop, 7)
  for (const delay of delaysOf(shop)) {
    await openUntilPaint(shop, `/products/${slug}`, delay)
    const label = await chooseSize(shop)
    await waitUntilHydrated(page)
    await expect(sizes(shop), `size, ${delay} ms`).toContainText(`${t('catalog:size.label')} ${label}`)

    await openUntilPaint(shop, '/search?category=football-kits', delay)
    await page.getByRole('combobox', { name: t('search:sort.label') }).press('ArrowDown')
    await expect(page, `list, ${delay} ms`).toHaveURL(/sort=/)

    await openUntilPaint(shop, '/', delay)
    const menu = page.getByRole('banner').getByRole('button', { name: t('shell:menu.label'), exact: true })
    if (await menu.isVisible()) {
      await press(shop, menu)
      await expect(page.getByRole('dialog'), `menu, ${delay} ms`).toBeVisible()
    } else {
      const department = page
        .getByRole('navigation', { name: t('shell:menu.title') })
        .getByRole('button')
        .first()
      await department.press('Enter')
      await expect(department, `menu, ${delay} ms`).toHaveAttribute('aria-expanded', 'true')
    }
  }
})

test("'back' and 'forward' soon after a reload open their pages", async ({ shop }) => {
  const { page } = shop
  const title = page.getByRole('heading', { level: 1 })
  for (const delay of delaysOf(shop)) {
    await shop.open('/search?category=football-kits')
    const list = (await title.textContent()) ?? ''
    await page.getByRole('main').locator('a[href^="/products/"]').first().click()
    await expectArrived(page, /\/products\//)
    const name = (await title.textContent()) ?? ''
    await page.reload({ waitUntil: 'commit' })
    await untilPaint(shop, delay)
    await page.goBack({ waitUntil: 'commit' })
    await expect(title, `back, ${delay} ms`).toHaveText(list)
    await waitUntilHydrated(page)
    await page.reload({ waitUntil: 'commit' })
    await untilPaint(shop, delay)
    await page.goForward({ waitUntil: 'commit' })
    await expect(title, `forward, ${delay} ms`).toHaveText(name)
  }
})

/** Opens an address as a person sees it: until `delay` ms after the first paint. */
async function openUntilPaint(shop: Shop, path: string, delay: number): Promise<void> {
  await shop.page.goto(new URL(path, shopUrl()).href, { waitUntil: 'commit' })
  await untilPaint(shop, delay)
}

async function untilPaint({ page }: Shop, delay: number): Promise<void> {
  await page.waitForFunction((wait) => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return paint && performance.now() > paint.startTime + wait
  }, delay)
}

/** With a finger where there is a touch screen, else with the mouse. */
async function press({ page }: Shop, target: Locator): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (hasTouch ? target.tap() : target.click())
}
