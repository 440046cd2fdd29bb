import type { APIRequestContext } from '@playwright/test'
import { shopUrl } from '../support/addresses.ts'
import { type Head, readHead } from '../support/head.ts'
import { expect, test } from '../support/test.ts'

/** A page of each kind, and what it tells of itself beside its text. */
const pages: [path: string, ...types: string[]][] = [
  ['/', 'OnlineStore', 'WebSite'],
  ['/search', 'ItemList'],
  ['/search?category=football-kits', 'BreadcrumbList', 'ItemList'],
  ['/search?category=football-kits&club=zamalek', 'BreadcrumbList', 'ItemList'],
  ['/search?brand=nike', 'ItemList'],
  ['/about/club-details/zamalek', 'SportsTeam'],
  ['/about/brand-details/adidas', 'Brand'],
  ['/branches', 'SportingGoodsStore'],
  ['/categories'],
  ['/offers'],
  ['/about/top-teams'],
  ['/about/top-brands'],
  ['/about/best-seller'],
  ['/about/new-arrivals'],
  ['/about/top-products'],
  ['/about'],
  ['/blogs'],
  ['/multimedia/news'],
  ['/terms'],
  ['/accessibility'],
  ['/social'],
  ['/contact-us'],
  ['/contact-us/complaints'],
  ['/find-product'],
  ['/suggest-product'],
  ['/coming-soon'],
  ['/hiring'],
  ['/multimedia/photos'],
  ['/multimedia/videos', 'VideoObject'],
]

/** What search engines refuse a thing without (docs/search-engines.md). */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'offers'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  SportingGoodsStore: ['name', 'address', 'geo', 'openingHoursSpecification'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
}

test('each kind of page has one canonical address and its own title in each language @once', async ({ request }) => {
  test.setTimeout(120_000)
  const things = await pagesOfThings(request)
  const titles = new Map<string, string>()
  for (const [path, ...types] of [...pages, ...things]) {
    for (const language of ['ar', 'en']) {
      const address = shopUrl() + path
      const own = language === 'ar' ? address : inEnglish(address)
      const head = await readHead(request, own)
      expect([own, head.status, head.hidden, head.canonical, head.headings]).toEqual([own, 200, false, own, 1])
      expect(head.alternates, path).toEqual({ ar: address, en: inEnglish(address), 'x-default': address })
      expect([own, titles.get(head.title)]).toEqual([own, undefined])
      titles.set(head.title, own)
      expect(head.description, `the description of ${own}`).toMatch(/.{20}/)
      expect(head.properties, own).toMatchObject({
        'og:url': own,
        'og:image:width': '1200',
        'og:locale': language === 'ar' ? 'ar_EG' : 'en_GB',
      })
      expectThings(head, own, types)
    }
  }
})

test('a page in the browser’s language names the address of that language as canonical @once', async ({ request }) => {
  for (const path of ['/', '/search?category=football-kits', '/about/club-details/zamalek']) {
    const address = shopUrl() + path
    for (const [language, own] of [
      ['en-US,en;q=0.9', inEnglish(address)],
      ['ar-EG', address],
    ] as const) {
      const { canonical, properties, alternates } = await readHead(request, address, language)
      expect([language, canonical, properties['og:url'], alternates['x-default']]).toEqual([
        language,
        own,
        own,
        address,
      ])
    }
  }
})

test('filters, sorting and searches are not indexed, and former addresses redirect @once', async ({ request }) => {
  for (const path of [
    '/search?q=nike',
    '/search?sort=newest',
    '/search?category=shoes&size=eu-42',
    '/my-cart',
    '/login',
  ]) {
    const { status, hidden, canonical } = await readHead(request, shopUrl() + path)
    expect([path, status, hidden, canonical]).toEqual([path, 200, true, ''])
  }
  const turned = await readHead(request, `${shopUrl()}/search?club=zamalek&utm_source=x&category=football-kits&lang=ar`)
  expect(turned.canonical).toBe(`${shopUrl()}/search?category=football-kits&club=zamalek`)
  for (const [path, to] of [
    ['/Categories/', '/categories'],
    ['//about//TOP-teams?kind=national', '/about/top-teams?kind=national'],
  ] as const) {
    const response = await request.get(shopUrl() + path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, to])
  }
  expect((await readHead(request, `${shopUrl()}/products/no-such-thing`)).status).toBe(404)
})

test('each page of the sitemap names its own address as canonical @once', async ({ request }) => {
  test.setTimeout(90_000)
  const robots = await (await request.get(`${shopUrl()}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${shopUrl()}/sitemap.xml`)
  const files = await locations(request, `${shopUrl()}/sitemap.xml`)
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const listed = await locations(request, file)
    expect(new Set(listed).size, file).toBe(listed.length)
    for (const address of new Set([listed[0], listed.at(-1)])) {
      const { status, canonical } = await readHead(request, address ?? '')
      expect([address, status, canonical]).toEqual([address, 200, address])
    }
  }
})

test('each page has a share picture for messengers @once', async ({ request }) => {
  const [product] = await pagesOfThings(request)
  const { properties } = await readHead(request, shopUrl() + (product?.[0] ?? ''))
  const picture = await request.get(properties['og:image'] ?? '')
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

/** The first of each sort that the sitemap knows. */
async function pagesOfThings(request: APIRequestContext): Promise<typeof pages> {
  const sorts = {
    products: ['Product', 'BreadcrumbList'],
    posts: ['BlogPosting'],
    news: ['NewsArticle'],
    jobs: ['JobPosting'],
    branches: ['SportingGoodsStore'],
  }
  const found = Object.entries(sorts).map(async ([kind, types]): Promise<(typeof pages)[number]> => {
    const [first = ''] = await locations(request, `${shopUrl()}/sitemaps/${kind}-0.xml`)
    return [first.replace(shopUrl(), ''), ...types]
  })
  return Promise.all(found)
}

async function locations(request: APIRequestContext, file: string): Promise<string[]> {
  const response = await request.get(file)
  expect([file, response.status()]).toEqual([file, 200])
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  )
}

function expectThings({ things }: Head, page: string, types: readonly string[]): void {
  const foundTypes = new Set(things.map((thing) => thing['@type']))
  expect([page, types.filter((type) => !foundTypes.has(type))]).toEqual([page, []])
  for (const thing of things) {
    const missing = required[thing['@type']]?.filter((property) => !thing[property]) ?? []
    expect([page, thing['@type'], missing]).toEqual([page, thing['@type'], []])
  }
}

function inEnglish(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=en`
}
