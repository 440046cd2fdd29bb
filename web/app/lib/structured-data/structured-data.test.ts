import { expect, test } from 'vitest'
import { article, videoObject } from '#app/domains/content/content-things.ts'
import { sportingGoodsStore } from '#app/domains/branch/branch-thing.ts'
import { jobPosting } from '#app/domains/career/job-thing.ts'
import { jsonLd, type Thing } from './json-ld.ts'
import { sportsTeam } from '#app/domains/catalog/maker-thing.ts'
import { productThing } from '#app/domains/catalog/product/product-thing.ts'
import { breadcrumbList } from './lists.ts'

const ORIGIN = 'https://shop.example'
const facts = {
  name: 'Ball',
  description: 'Round',
  code: 'B1',
  path: '/products/ball',
  pictures: ['/images/1/1200.jpg'],
  brand: 'Nike',
  colors: ['Red', 'White'],
  prices: ['150.00'],
  inStock: true,
  rating: { average: 4.5, count: 12 },
  delivery: { daysMin: 3, daysMax: 7, feeMax: { amount: '75.00' } },
  gtin: null,
  priceUntil: null,
  reviews: [{ rating: 5, text: 'تحفة', author: 'Mona', createdAt: '2026-11-01T10:00:00Z' }],
}

test('a product has the required and the recommended fields', () => {
  const [product] = written(productThing(facts, ORIGIN))
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Ball',
    image: [`${ORIGIN}/images/1/1200.jpg`],
    brand: { '@type': 'Brand', name: 'Nike' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    review: [{ reviewRating: { ratingValue: 5 }, author: { name: 'Mona' }, datePublished: '2026-11-01' }],
    offers: { '@type': 'Offer', price: '150.00', priceCurrency: 'EGP', availability: 'https://schema.org/InStock' },
  })
})

test('a picture on another host keeps its address', () => {
  const elsewhere = 'https://cdn.example.com/1/1200.jpg'
  expect(productThing({ ...facts, pictures: [elsewhere] }, ORIGIN)).toMatchObject({ image: [elsewhere] })
})

test('an offer has its end, and the maximum delivery time and cost in Egypt, without invented values', () => {
  const [now, then] = written(
    productThing(facts, ORIGIN),
    productThing({ ...facts, gtin: '4006381333931', priceUntil: '2026-11-30T22:00:00.000Z' }, ORIGIN),
  )
  expect(now).not.toHaveProperty('gtin13')
  expect(now?.['offers']).not.toHaveProperty('priceValidUntil')
  expect(then).toMatchObject({
    gtin13: '4006381333931',
    offers: {
      priceValidUntil: '2026-11-30T22:00:00.000Z',
      shippingDetails: {
        shippingRate: { maxValue: '75.00', currency: 'EGP' },
        shippingDestination: { addressCountry: 'EG' },
        deliveryTime: { transitTime: { minValue: 3, maxValue: 7 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'EG' },
    },
  })
})

test('several prices are a range; without ratings there are no stars', () => {
  const thing = {
    ...facts,
    prices: ['90', '150.5', '120'],
    inStock: false,
    rating: null,
    reviews: [],
    brand: undefined,
  }
  const [product] = written(productThing(thing, ORIGIN))
  expect(product?.['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '90.00',
    highPrice: '150.50',
    offerCount: 3,
  })
  expect(product).not.toHaveProperty('aggregateRating')
  expect(product).not.toHaveProperty('review')
  expect(JSON.stringify(product)).toContain('OutOfStock')
})

test('breadcrumbs end with the page, which needs no address', () => {
  const [trail] = written(breadcrumbList([{ name: 'Balls', path: '/search?category=balls' }, { name: 'Ball' }], ORIGIN))
  expect(trail?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Balls', item: `${ORIGIN}/search?category=balls` },
    { '@type': 'ListItem', position: 2, name: 'Ball' },
  ])
})

test('a team has only known facts', () => {
  const none = { nicknames: null, league: null, stadium: null }
  const [team] = written(
    sportsTeam(
      { name: 'Al Ahly', path: '/about/club-details/al-ahly', picture: undefined, founded: 'before 1910', ...none },
      ORIGIN,
    ),
  )
  expect(Object.keys(team ?? {})).toEqual(['@context', '@type', 'name', 'sport', 'url'])
})

test('a branch has its place and hours; midnight is a valid time', () => {
  const branch = {
    name: 'Maadi',
    address: 'Road 9',
    state: { name: 'Cairo' },
    phone: '02 2350 0000',
    opens: '12:00',
    closes: '24:00',
    location: { latitude: 29.9, longitude: 31.2 },
    url: ORIGIN,
  }
  const [store] = written(sportingGoodsStore(branch, { origin: ORIGIN, shopName: 'Modarag', image: ORIGIN }))
  expect(store).toMatchObject({
    '@type': 'SportingGoodsStore',
    telephone: '+20223500000',
    geo: { latitude: 29.9, longitude: 31.2 },
    openingHoursSpecification: { opens: '12:00', closes: '23:59' },
  })
})

test('a post without an author is by the shop', () => {
  const post = {
    kind: 'BlogPosting',
    title: 'x'.repeat(200),
    summary: 's',
    path: '/p',
    picture: '/i.jpg',
    publishedAt: '2026-11-01T10:00:00Z',
    author: undefined,
  } as const
  const [written1] = written(article(post, 'ar', ORIGIN))
  expect(written1).toMatchObject({
    headline: 'x'.repeat(110),
    author: { '@id': `${ORIGIN}/#shop` },
    datePublished: '2026-11-01T10:00:00Z',
  })
})

test('a video has its length and its file', () => {
  const video = {
    title: 'Kit',
    description: 'Folding',
    seconds: 75,
    publishedAt: '2026-11-01T10:00:00Z',
    poster: '/images/1/1200.jpg',
    file: '/videos/1.mp4',
  }
  const [thing] = written(videoObject(video, ORIGIN))
  expect(thing).toMatchObject({
    name: 'Kit',
    duration: 'PT1M15S',
    thumbnailUrl: `${ORIGIN}/images/1/1200.jpg`,
    contentUrl: `${ORIGIN}/videos/1.mp4`,
  })
})

test('a job description is HTML without elements from its text', () => {
  const job = {
    title: 'T',
    summary: 'a < b',
    duties: ['<script>'],
    requirements: [],
    offer: [],
    employment: 'INTERNSHIP',
    salaryFrom: { amount: '7000' },
    salaryTo: null,
    publishedAt: '2026-11-01T10:00:00Z',
    closesOn: '2026-12-01',
    branches: [{ address: 'Road 9', state: { name: 'Cairo' } }],
  } as const
  const [thing] = written(jobPosting(job, { path: '/hiring/t', shopName: 'Modarag', origin: ORIGIN }))
  expect(thing).toMatchObject({
    employmentType: 'INTERN',
    validThrough: '2026-12-01T23:59:59+02:00',
    baseSalary: { value: { minValue: 7000, maxValue: 7000 } },
  })
  expect(thing?.['description']).toBe('<p>a &lt; b</p><ul><li>&lt;script&gt;</li></ul><ul></ul><ul></ul>')
})

function written(...things: Thing[]): Record<string, unknown>[] {
  return jsonLd(things).map((tag) => (tag as { 'script:ld+json': Record<string, unknown> })['script:ld+json'])
}
