import { expect, type Shop, test } from '../support/test.ts'

const visits = [
  {
    name: 'the product page',
    from: '/',
    link: 'main a[href^="/products/"]',
    operation: 'ProductPage',
    field: 'product.related',
  },
  {
    name: 'a brand',
    from: '/about/top-brands',
    link: 'main a[href^="/about/brand-details/"]',
    operation: 'BrandDetailsPage',
    field: 'newest',
  },
  { name: 'home', from: '/about', link: 'header a[href="/"]', operation: 'HomePage', field: 'branches' },
  {
    name: 'the product request',
    from: '/contact-us',
    link: 'main a[href="/find-product"]',
    operation: 'FindProductPage',
    field: 'brands',
  },
  {
    name: 'a list',
    from: '/',
    link: 'main a[href^="/search?category="]',
    operation: 'SearchPage',
    field: 'categories',
  },
  { name: 'the bag', from: '/about', link: 'header a[href="/my-cart"]', operation: 'MyCartPage', field: 'products' },
]

for (const { name, from, link, operation, field } of visits) {
  test(`${name} without one part shows the rest, and the part after 'try again' and at the next visit`, async ({
    shop,
  }) => {
    const { page, t } = shop
    const missing = page.getByRole('main').getByText(t('common:missingPart'))
    const retry = page.getByRole('main').getByRole('button', { name: t('common:retry') })
    const fault = await startFault(shop, operation, field)
    await shop.open(from)
    await page.locator(link).filter({ visible: true }).first().click()
    await expect(missing).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const asked = operationsOf(page)
    await retry.click()
    await expect.poll(fault.answers).toBe(2)
    await expect(missing).toBeVisible()
    // Reviews and rows further down load when they come near.
    expect(asked.filter((name) => !['HomeRest', 'ProductReviews'].includes(name))).toEqual([operation])
    await page.goBack()
    await expect(missing).toHaveCount(0)
    await page.goForward()
    await expect.poll(fault.answers).toBe(3)
    await expect(missing).toBeVisible()
    fault.stop()
    await retry.click()
    await expect(missing).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test('a cart that cannot be loaded is not shown as empty', async ({ shop }) => {
  const { page, t } = shop
  const fault = await startFault(shop, 'MyCartPage', 'cart')
  await shop.open('/about')
  await page.locator('header a[href="/my-cart"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('shell:error.unreachable'))
  await expect(page.getByText(t('cart:empty.title'))).toHaveCount(0)
  fault.stop()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:retry') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart:empty.title') })).toBeVisible()
})

/** Names of the operations that a page sends from now on. */
function operationsOf(page: Shop['page']): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { operationName = '' } = request.url().endsWith('/graphql') ? request.postDataJSON() : {}
    if (operationName) asked.push(operationName)
  })
  return asked
}

/** Until `stop`, `field` is null beside an error in every answer to `operation`. */
async function startFault({ page }: Shop, operation: string, field: string) {
  const path = field.split('.')
  let answers = 0
  let isOn = true
  await page.route(
    (url) => url.pathname === '/graphql',
    async (route) => {
      if (!isOn || !route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback()
      const response = await route.fetch()
      // An answer on its way at the end of the fault is whole.
      if (!isOn) return route.fulfill({ response })
      const { data } = (await response.json()) as { data: Record<string, unknown> }
      const holder = path.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, data)
      holder[path.at(-1) ?? ''] = null
      await route.fulfill({
        response,
        json: { data, errors: [{ message: 'no', path, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
      })
      answers += 1
    },
  )
  return {
    answers: () => answers,
    stop: () => {
      isOn = false
    },
  }
}
