import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { logOut, registerCustomer } from '../support/accounts.ts'
import { addButton, chooseSize, expectCartUnits } from '../support/buying.ts'
import { findProduct } from '../support/catalogue.ts'
import { placeOrder } from '../support/checkout.ts'
import { loadFonts, waitUntilHydrated } from '../support/judge.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

const PICTURE = 'header.png'

test.setTimeout(180_000)

test('a visitor with a bag gets the documents of everybody, and her number is in the first frame @both', async ({
  shop,
}) => {
  const { page } = shop
  const { slug } = await findProduct(shop, 3)
  await shop.open(`/products/${slug}`)
  await chooseSize(shop)
  await addButton(shop).click()
  await expectCartUnits(shop, 1)
  // The number comes before the answer, which a new document would break off.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('own') ?? '{}').data?.cart?.revision > 0)
  await countShifts(page)
  for (const path of ['/', '/search?category=football-kits', `/products/${slug}`])
    // Both once more where a picture was taken while something was still on its way.
    await expect(async () => {
      await openWithoutScripts(shop, path)
      await expectCartUnits(shop, 1)
      await writePicture(await bannerOf(page))
      await page.goto(new URL(path, page.url()).href)
      await waitUntilHydrated(page)
      await expectCartUnits(shop, 1)
      expect(await bannerOf(page), path).toMatchSnapshot(PICTURE)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBeLessThan(0.01)
    }).toPass({ timeout: 60_000 })
  // The number follows another tab at once.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await waitUntilHydrated(other)
  await expectCartUnits({ ...shop, page: other }, 1)
  await chooseSize(shop)
  await addButton(shop).click()
  await expectCartUnits({ ...shop, page: other }, 2)
})

test('a customer sees her name and hearts in the first frame, and nobody does after the logout @once', async ({
  shop,
}) => {
  const { page, t } = shop
  await registerCustomer(shop, { stay: true })
  const { slug, name } = await findProduct(shop, 1)
  const banner = page.getByRole('banner')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: t('wishlist:heart', { name }) })
    .first()
  await shop.open(`/products/${slug}`)
  await heart.click()
  await expect(banner.getByRole('link', { name: t('shell:wishlist.label', { count: 1 }) })).toBeVisible()
  await openWithoutScripts(shop, `/products/${slug}`)
  const account = banner.getByRole('link', { name: t('account:nav.of', { name: 'سلمى' }) })
  await expect(account).toHaveAttribute('href', '/profile')
  await expect(banner.getByRole('link', { name: t('shell:wishlist.label', { count: 1 }) })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await shop.open(`/products/${slug}`)
  await expect(account).toBeVisible()
  await heart.click()
  await expect(banner.getByRole('link', { name: t('shell:wishlist.none'), exact: true })).toBeVisible()
  await openWithoutScripts(shop, `/products/${slug}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await shop.open('/profile')
  await logOut(shop)
  await openWithoutScripts(shop, '/')
  await expect(account).toHaveCount(0)
  await expect(page.getByText('سلمى')).toHaveCount(0)
})

test('an ended session and an order leave no old number and no old name @once', async ({ shop }) => {
  const { page, t } = shop
  await fillCartUntilPayment(shop, await findProduct(shop, 1))
  await shop.open('/cart/payments')
  await placeOrder(shop)
  await openWithoutScripts(shop, '/', /public|private/)
  await expect(page.locator('[data-own=cart-count]')).toHaveAttribute('data-count', '0')
  await registerCustomer(shop, { stay: true })
  await shop.open('/profile')
  // Ended on another device.
  await page.context().clearCookies({ name: /token/ })
  await shop.open('/')
  await expect(page.getByRole('banner').getByRole('link', { name: t('account:nav.logIn') })).toBeVisible()
  await openWithoutScripts(shop, '/')
  await expect(page.getByText('سلمى')).toHaveCount(0)
})

/** Opens a page of which no file of scripts comes, by default in the document of everybody. */
async function openWithoutScripts({ page, troubles }: Shop, path: string, life = /public/): Promise<void> {
  troubles.expect(/net::ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const answer = await page.goto(new URL(path, page.url()).href)
  expect(answer?.headers()['cache-control']).toMatch(life)
  await page.unroute('**/assets/*.js')
}

/** Writes the picture that the next one is compared with. */
async function writePicture(picture: Buffer): Promise<void> {
  const path = test.info().snapshotPath(PICTURE)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
}

/** A picture of the header in its own fonts, which may come after the page. */
async function bannerOf(page: Page): Promise<Buffer> {
  await loadFonts(page)
  return page.getByRole('banner').screenshot({ animations: 'disabled' })
}

/** Sums the layout shifts of the next documents of a page. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')))
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
}
