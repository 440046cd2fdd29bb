import { registerCustomer } from '../support/accounts.ts'
import { shopUrl } from '../support/addresses.ts'
import { expectArrived } from '../support/follow.ts'
import { expect, test } from '../support/test.ts'

test('‘back’ from a product restores the length and scroll position of the list', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/search?category=football-kits')
  const products = page.getByRole('main').locator('h2 a[href^="/products/"]')
  const atFirst = await products.count()
  // On a machine under load a query may reach its time limit of 4 s: a toast says so, and a shopper presses again.
  await expect(async () => {
    await page.getByRole('link', { name: t('search:more.show') }).click()
    await expect(products, 'the next page is appended').toHaveCount(atFirst * 2, { timeout: 6_000 })
  }).toPass()
  const seen = products.nth(atFirst + 5)
  await seen.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  await seen.click()
  await expectArrived(page, /\/products\//)
  await page.goBack()
  await expect(products, 'the list has both pages again').toHaveCount(atFirst * 2)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(position - 200)
  await expect(seen).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL(/\/products\//)
})

test('a grown list keeps its length in the address, also after a reload @once', async ({ shop }) => {
  const { page, t } = shop
  for (const [list, items, more] of [
    ['/search?category=football-kits', 'h2 a[href^="/products/"]', 'search:more.show'],
    ['/blogs', 'article h2', 'content:more.show'],
  ] as const) {
    await shop.open(list)
    const shown = page.getByRole('main').locator(items)
    const atFirst = await shown.count()
    await page.getByRole('link', { name: t(more) }).click()
    await expect.poll(() => shown.count(), `${list} grows`).toBeGreaterThan(atFirst)
    const grown = await shown.count()
    await expect(page).toHaveURL(new RegExp(`[?&]shown=${grown}$`))
    await page.reload()
    await expect(shown, `${list} has its length again`).toHaveCount(grown)
    await expect(page.getByRole('main').locator('[data-error]')).toHaveCount(0)
  }
})

test('each filter is one history entry @both', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/search?category=football-kits&color=white')
  const chips = page.getByRole('list', { name: t('search:chip.label') })
  await expect(chips).toBeVisible()
  const colour = await chips.getByRole('link').first().innerText()
  await chips.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/color=/)
  await expect(chips.getByText(colour)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/color=white/)
  await expect(chips).toBeVisible()
})

test('a list with an unknown cursor starts at its first page @once', async ({ shop }) => {
  const { page } = shop
  await registerCustomer(shop, { stay: true })
  const lists = [
    '/search',
    '/blogs',
    '/multimedia/news',
    '/multimedia/videos',
    '/multimedia/photos',
    '/profile/orders',
    '/profile/tickets',
    '/profile/wishlist',
  ]
  for (const list of lists) {
    for (const cursor of ['garbage', 'WzllMTUsOWUxNV0', 'x'.repeat(2_000)]) {
      const answer = await page.request.get(`${shopUrl()}${list}?after=${cursor}`)
      expect([list, answer.status()]).toEqual([list, 200])
    }
  }
})
