import { chooseSize } from '../support/buying.ts'
import { waitUntilHydrated } from '../support/judge.ts'
import { firstLink } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import type { Language } from '../support/texts.ts'

const otherOf = (language: Language) => (language === 'ar' ? 'en' : 'ar')

test('a change of language persists and flips the direction @both', async ({ shop }) => {
  await shop.open('/')
  const html = shop.page.locator('html')
  const [direction, other, otherDirection] = shop.language === 'ar' ? ['rtl', 'en', 'ltr'] : ['ltr', 'ar', 'rtl']
  await expect(html).toHaveAttribute('dir', direction)
  await shop.page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.t(`shell:language.${other}`) })
    .click()
  await expect(html).toHaveAttribute('lang', other)
  await shop.open('/')
  await expect(html).toHaveAttribute('lang', other)
  await expect(html).toHaveAttribute('dir', otherDirection)
  await shop.open('/blogs')
  const chevron = shop.page.locator('svg:has(use:is([href$="#chevron-right"], [href$="#arrow-right"]))').first()
  await expect(chevron).toHaveCSS('scale', otherDirection === 'rtl' ? '-1 1' : 'none')
})

test('a change of language keeps the chosen size, and back leads to the page before @both', async ({ shop }) => {
  const { page } = shop
  const other = otherOf(shop.language)
  await shop.open('/about/best-seller')
  const product = await firstLink(shop, '/about/best-seller', 'products')
  await shop.open(product)
  await chooseSize(shop)
  await expect(page).toHaveURL(/[?&]size=/)
  const address = page.url()
  for (const language of [other, shop.language, other]) {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: shop.t(`shell:language.${language}`) })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(page.url()).toBe(address)
    await waitUntilHydrated(page)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/about\/best-seller$/)
})

test('the theme is dark by default, and a change is immediate and persists', async ({ shop }) => {
  await shop.open('/')
  const html = shop.page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await shop.page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.t('shell:theme.light') })
    .click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await shop.open('/')
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('both cookies last one year', async ({ shop, context }) => {
  await shop.open('/')
  await shop.page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.t('shell:theme.light') })
    .click()
  await shop.page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.t(`shell:language.${otherOf(shop.language)}`) })
    .click()
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).toEqual(expect.arrayContaining(['locale', 'theme']))
  for (const { name, expires } of await context.cookies()) {
    if (name === 'locale' || name === 'theme') expect(expires - Date.now() / 1000).toBeGreaterThan(31_530_000)
  }
})

test('a choice in one tab applies to the others: the theme immediately, the language from the next page', async ({
  shop,
  context,
}) => {
  const other = otherOf(shop.language)
  await shop.open('/terms')
  const tab = await context.newPage()
  await tab.goto(shop.page.url())
  await waitUntilHydrated(tab)
  const html = tab.locator('html')
  await shop.page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.t('shell:theme.light') })
    .click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await shop.page
    .getByRole('contentinfo')
    .getByRole('button', { name: shop.t(`shell:language.${other}`) })
    .click()
  await expect(shop.page.locator('html')).toHaveAttribute('lang', other)
  await expect(html).toHaveAttribute('lang', shop.language)
  await tab.getByRole('banner').locator('a[href="/my-cart"]').click()
  await expect(tab).toHaveURL(/\/my-cart$/)
  await expect(html).toHaveAttribute('lang', other)
  await waitUntilHydrated(tab)
  await tab.goBack()
  await expect(tab).toHaveURL(/\/terms$/)
  await expect(html).toHaveAttribute('lang', other)
})

test('in forced colours every icon and star has the colour of its text @once', async ({ shop }) => {
  const { page } = shop
  await shop.open('/search?category=football-kits')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('main').locator('.rating-mark').first()).toBeVisible()
  const differing = await page.evaluate(() => {
    const colorOf = (element: Element | null) => element && getComputedStyle(element).color
    const forced = [...document.querySelectorAll('svg')].filter(
      (icon) => getComputedStyle(icon).forcedColorAdjust !== 'none',
    )
    return forced
      .filter((icon) => colorOf(icon) !== colorOf(icon.parentElement))
      .map((icon) => icon.outerHTML.slice(0, 120))
  })
  expect(differing).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('language and theme change on the current page', async ({ shop }) => {
    const path = '/search?q=al'
    await shop.open(path)
    await shop.page
      .getByRole('contentinfo')
      .getByRole('button', { name: shop.t('shell:theme.light') })
      .click()
    await expect(shop.page.locator('html')).toHaveAttribute('data-theme', 'light')
    await shop.page
      .getByRole('contentinfo')
      .getByRole('button', { name: shop.t(`shell:language.${otherOf(shop.language)}`) })
      .click()
    await expect(shop.page.locator('html')).not.toHaveAttribute('lang', shop.language)
    await expect(shop.page).toHaveURL(new RegExp(`/search\\?q=al$`))
  })
})
