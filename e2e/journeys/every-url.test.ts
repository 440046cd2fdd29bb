import type { APIRequestContext } from '@playwright/test'
import { registerCustomer } from '../support/accounts.ts'
import { shopUrl } from '../support/addresses.ts'
import { findProduct } from '../support/catalogue.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { firstLink } from '../support/site.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** What an address answers: a page, or the address that it leads to. */
type Answer = number | `/${string}`

const everybody = [
  '/',
  '/categories',
  '/offers',
  '/search',
  '/search?category=football-kits&color=red',
  '/track-order',
  '/terms',
  '/accessibility',
  '/social',
  '/about',
  '/about/top-teams',
  '/about/top-brands',
  '/about/best-seller',
  '/about/new-arrivals',
  '/about/top-products',
  '/about/club-details/zamalek',
  '/about/brand-details/adidas',
  '/blogs',
  '/multimedia/photos',
  '/multimedia/videos',
  '/multimedia/news',
  '/contact-us',
  '/contact-us/complaints',
  '/find-product',
  '/suggest-product',
  '/hiring',
  '/branches',
  '/coming-soon',
  '/unauthorized',
  '/forgot-password',
  '/authentication?mobile=01012345678',
  '/reset-password?to=01012345678',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
]

const own = [
  '/profile',
  '/profile/orders',
  '/profile/wishlist',
  '/profile/updateProfile',
  '/profile/changePassword',
  '/profile/privacy',
  '/profile/addressBook',
  '/profile/addressBook/addAddress',
  '/profile/photo',
  '/profile/tickets',
]

const nobody = [
  '/no-such-page',
  '/profile/orderDetails/999999999',
  '/client/order/1/1',
  '/blogs/blog-details/none',
  '/hiring/none',
  '/products/none',
]

/** The bag is full, and who orders is known. */
const checkout = ['/my-cart', '/cart', '/cart/address', '/cart/payments']

test('each address of the specification answers a guest and a customer as specified @once', async ({ shop }) => {
  test.setTimeout(120_000)
  const { page, language } = shop
  const { slug } = await findProduct(shop, 11)
  const found = await details(shop)
  const asGuest: [string, Answer][] = [
    ...[...everybody, ...found, `/products/${slug}`].map((path): [string, Answer] => [path, 200]),
    ...own.map((path): [string, Answer] => [path, loginFor(path)]),
    ...nobody.map((path): [string, Answer] => [path, path.startsWith('/profile') ? loginFor(path) : 404]),
    ['/login', 200],
    ['/register', 200],
    ['/my-cart', 200],
    ['/cart/payments', '/my-cart?notice=CART_EMPTY'],
    [`/products/purchase-product/${slug}`, `/products/${slug}?choose=1`],
  ]
  await expectAnswers(page.request, language, asGuest)

  await registerCustomer(shop, { stay: true })
  await fillCartUntilPayment(shop, 12)
  const asCustomer: [string, Answer][] = [
    ...[...everybody, ...found, ...own, ...checkout, `/products/${slug}`].map((path): [string, Answer] => [path, 200]),
    ...nobody.map((path): [string, Answer] => [path, 404]),
    ['/login', '/profile'],
    ['/register', '/profile'],
  ]
  await expectAnswers(page.request, language, asCustomer)
})

/** Pages of one thing that the demo shop has: an article, a job, a branch, as their lists lead to them. */
function details(shop: Shop): Promise<string[]> {
  const lists = [
    ['/blogs', 'blogs/blog-details'],
    ['/hiring', 'hiring'],
    ['/branches', 'branches'],
    ['/multimedia/news', 'multimedia/news'],
  ] as const
  return Promise.all(lists.map(([list, under]) => firstLink(shop, list, under)))
}

function loginFor(path: string): Answer {
  return `/login?redirect=${encodeURIComponent(path)}&reason=page`
}

function pathOf(location: string): Answer {
  const { pathname, search } = new URL(location, shopUrl())
  return `${pathname as '/'}${search}`
}

async function expectAnswers(
  request: APIRequestContext,
  language: string,
  expected: [string, Answer][],
): Promise<void> {
  const got: [string, Answer][] = []
  for (const [path] of expected) {
    const response = await request.get(shopUrl() + path, { maxRedirects: 0, headers: { 'accept-language': language } })
    const to = response.headers()['location']
    got.push([path, to ? pathOf(to) : response.status()])
  }
  expect(got).toEqual(expected)
}
