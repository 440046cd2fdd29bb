import type { Browser } from '@playwright/test'
import { shopUrl } from '../support/addresses.ts'
import { findProduct } from '../support/catalogue.ts'
import { waitUntilHydrated } from '../support/judge.ts'
import { expect, shopOf, test, blankPictures } from '../support/test.ts'

const athome = { locale: 'ar-EG', timezoneId: 'Africa/Cairo' }
const visitors = [
  { locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' },
  { locale: 'ar-SA', timezoneId: 'America/Los_Angeles' },
  { locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
]

test('a browser of any locale and time zone shows the prices and dates of the server @once', async ({
  shop,
  browser,
}) => {
  test.setTimeout(150_000)
  const { slug } = await findProduct(shop, 9)
  for (const path of ['/', `/products/${slug}`, '/search?category=football-kits']) {
    let home = await textSeenBy(browser, path, athome)
    expect(home).toMatch(/\d/)
    for (const visitor of visitors) {
      const seen = await textSeenBy(browser, path, visitor)
      if (seen === home) continue
      // Another journey may have bought something in between.
      home = await textSeenBy(browser, path, athome)
      expect(await textSeenBy(browser, path, visitor), `${path} in ${visitor.locale}`).toBe(home)
    }
  }
})

/** The text of a page after the browser took it over, in Arabic whatever the browser's language is. */
async function textSeenBy(
  browser: Browser,
  path: string,
  visitor: { locale: string; timezoneId: string },
): Promise<string> {
  const context = await browser.newContext({ ...visitor, viewport: { width: 360, height: 740 } })
  await context.addCookies([{ name: 'locale', value: 'ar', url: shopUrl() }])
  await blankPictures(context)
  const page = await context.newPage()
  const { troubles } = shopOf(page, 'ar')
  await page.goto(shopUrl() + path)
  await waitUntilHydrated(page)
  // What counts down is another every second.
  await page.getByRole('timer').evaluateAll((timers) => timers.forEach((timer) => timer.remove()))
  const text = await page.getByRole('main').innerText()
  await context.close()
  expect(troubles.list).toEqual([])
  return text.replaceAll(/\s+/g, ' ')
}
