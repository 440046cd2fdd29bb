import { shopUrl } from '../support/addresses.ts'
import { registerCustomer } from '../support/accounts.ts'
import { findProduct } from '../support/catalogue.ts'
import { expectNoSidewaysScrolling } from '../support/judge.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { firstLink } from '../support/site.ts'
import { expect, type Shop, test } from '../support/test.ts'

const buying = [
  '/',
  '/categories',
  '/search?category=football-kits',
  '/search?q=qqqqqq',
  '/offers',
  '/about/top-teams?kind=national',
  '/about/top-brands',
  '/about/best-seller',
  '/about/new-arrivals',
  '/about/top-products',
  '/about/club-details/zamalek',
  '/about/brand-details/adidas',
  '/coming-soon',
  '/my-cart',
  '/cart',
  '/cart/address',
  '/cart/payments',
  '/track-order',
  '/unauthorized',
]

const shopItself = [
  '/about',
  '/blogs',
  '/multimedia/photos',
  '/multimedia/videos',
  '/multimedia/news',
  '/terms',
  '/accessibility',
  '/social',
  '/contact-us',
  '/contact-us/complaints',
  '/find-product',
  '/suggest-product',
  '/branches',
  '/hiring',
  '/privacy-settings',
]

const own = [
  '/login',
  '/register',
  '/forgot-password',
  '/authentication?mobile=01012345678',
  '/reset-password?to=01012345678',
  '/profile',
  '/profile/orders',
  '/profile/wishlist',
  '/profile/updateProfile',
  '/profile/changePassword',
  '/profile/privacy',
  '/profile/addressBook',
  '/profile/addressBook/addAddress',
  '/profile/tickets',
  '/dev/ui',
]

// In English the pages are judged as a whole in the light; in Arabic in the dark, and their colours in the light too.
test.beforeEach(async ({ shop, context }) => {
  if (shop.language === 'en') await context.addCookies([{ name: 'theme', value: 'light', url: shopUrl() }])
})

test('the pages of buying are accessible in both themes, on the narrowest phone and at 200 % zoom', async ({
  shop,
}) => {
  test.setTimeout(240_000)
  await fillCartUntilPayment(shop, 7)
  const { slug } = await findProduct(shop, 7)
  for (const path of [...buying, `/products/${slug}`]) await judgeEverywhere(shop, path)
})

test('the content pages are accessible', async ({ shop }) => {
  test.setTimeout(240_000)
  const details = await Promise.all([
    firstLink(shop, '/blogs', 'blogs/blog-details'),
    firstLink(shop, '/multimedia/news', 'multimedia/news'),
    firstLink(shop, '/branches', 'branches'),
  ])
  const job = await firstLink(shop, '/hiring', 'hiring')
  for (const path of [...shopItself, ...details, job, `${job}/branch`]) await judgeEverywhere(shop, path)
})

test('the login and account pages are accessible', async ({ shop }) => {
  test.setTimeout(240_000)
  for (const path of own) {
    if (path === '/profile') await registerCustomer(shop, { stay: true })
    await judgeEverywhere(shop, path)
  }
})

/** Opens a page, which judges it, looks at it in the light, and as narrow as 320 px or as twice the size makes it. */
async function judgeEverywhere(shop: Shop, path: string): Promise<void> {
  const { page } = shop
  const response = await shop.open(path)
  expect(response?.status(), path).toBeLessThan(400)
  await expect(page, 'nobody is sent away').toHaveURL(new URL(path, shopUrl()).href)
  await expectOwnQuestions(shop, (await response?.text()) ?? '')
  await expectStylesOnce(shop)
  if (shop.language === 'ar') {
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'light' }))
    await shop.judge('colours')
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const size = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ width: size.width < 400 ? 320 : size.width / 2, height: size.height })
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize(size)
}

/** No form of the server's document leaves a question to the browser, which would ask in its own language. */
async function expectOwnQuestions({ page }: Shop, html: string): Promise<void> {
  const asked = await page.evaluate((text) => {
    const { forms } = new DOMParser().parseFromString(text, 'text/html')
    const checked = '[required], [pattern], [minlength], [min], [max], [type=email], [type=url], [type=number]'
    return [...forms]
      .filter((form) => !form.noValidate && [...form.elements].some((field) => field.matches(checked)))
      .map(({ outerHTML }) => outerHTML)
  }, html)
  expect(asked, `forms of ${page.url()} that the browser checks`).toEqual([])
}

/**
 * No style sheet is linked twice, by the document and again by a part that comes later. A fragment makes an address no
 * other file.
 */
async function expectStylesOnce({ page }: Shop): Promise<void> {
  const linked = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href?.replace(/#.*/, '') ?? []),
  )
  expect(linked, `style sheets of ${page.url()}`).toEqual([...new Set(linked)])
}
