import { expect, test } from '../support/test.ts'

const paths = [
  '/no-such-page',
  '/products/no-such-product',
  '/products/999999999',
  '/client/order/1',
  '/client/order/1/1?token=made-up',
  '/order-placed/1?token=made-up',
]

for (const path of paths) {
  test(`${path} shows a not-found page with status 404`, async ({ shop }) => {
    const response = await shop.open(path)
    expect(response?.status()).toBe(404)
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(shop.t('shell:error.notFound', { path: '' }).trim())
    await shop.page.getByRole('main').getByRole('link', { name: shop.t('shell:error.backHome') }).click()
    await expect(shop.page).toHaveURL(/\/$/)
  })
}
