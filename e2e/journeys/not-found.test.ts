import { shopUrl } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

const paths = [
  '/no-such-page',
  '/products/no-such-product',
  '/search?category=no-such-department',
  '/products/999999999',
  '/client/order/1',
  '/client/order/1/1?token=made-up',
  '/order-placed/1?token=made-up',
]

const parents = [
  ['/products', '/search'],
  ['/products/purchase-product', '/search'],
  ['/multimedia', '/multimedia/photos'],
  ['/about/club-details', '/about/top-teams'],
  ['/about/brand-details', '/about/top-brands'],
  ['/blogs/blog-details', '/blogs'],
  ['/client/order', '/track-order'],
  ['/profile/orderDetails', '/profile/orders'],
] as const

test('an address without its last part leads to the list of its pages @once', async ({ shop }) => {
  for (const [path, list] of parents) {
    const answer = await shop.page.request.get(shopUrl() + path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, list])
  }
})

for (const path of paths) {
  test(`${path} shows a not-found page with status 404`, async ({ shop }) => {
    const response = await shop.open(path)
    expect(response?.status()).toBe(404)
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(
      shop.t('shell:error.notFound', { path: '' }).trim(),
    )
    await shop.page
      .getByRole('main')
      .getByRole('link', { name: shop.t('shell:error.backHome') })
      .click()
    await expect(shop.page).toHaveURL(/\/$/)
  })
}
