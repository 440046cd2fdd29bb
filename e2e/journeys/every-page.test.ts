import { shopUrl } from '../support/addresses.ts'
import { customer } from '../support/accounts.ts'
import { findProduct } from '../support/catalogue.ts'
import { readyToOrder } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

const pages = [
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
  '/my-cart',
  '/cart',
  '/cart/address',
  '/cart/payments',
  '/track-order',
  '/unauthorized',
]

const waysIn = ['/login', '/register', '/forgot-password', '/authentication?mobile=01012345678', '/reset-password?to=01012345678']
const own = [
  '/profile', '/profile/orders', '/profile/wishlist', '/profile/updateProfile', '/profile/changePassword', '/profile/addressBook',
  '/profile/addressBook/addAddress', '/profile/tickets',
]

/** Opens every page with something in the bag; opening judges it. */
async function openAll(shop: Shop): Promise<void> {
  await readyToOrder(shop, 7)
  const { slug } = await findProduct(shop, 7)
  for (const path of [...pages, `/products/${slug}`, ...waysIn]) await openOne(shop, path)
  await customer(shop, { stay: true })
  for (const path of own) await openOne(shop, path)
}

async function openOne(shop: Shop, path: string): Promise<void> {
  const response = await shop.open(path)
  expect(response?.status(), path).toBeLessThan(400)
  await expect(shop.page, 'nobody is sent away').toHaveURL(new URL(path, shopUrl()).href)
}

test('every page keeps to a light screen', async ({ shop, context }) => {
  test.setTimeout(180_000)
  await context.addCookies([{ name: 'theme', value: 'light', url: shopUrl() }])
  await openAll(shop)
})

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('every page fits @once', async ({ shop }) => {
    test.setTimeout(180_000)
    await openAll(shop)
  })
})
