import { expect, inject, test } from 'vitest'
import type { Db } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import { type Api, openApi } from '#src/domains/catalog/catalog-api.fixture.ts'
import { fillRandomCatalog } from '#src/domains/catalog/random-catalog.fixture.ts'
import { countFacet, type FacetName, productsThatFit, readCatalog } from './brute-force.fixture.ts'
import { type Criteria, productFilters, variantFilters } from './criteria.ts'

type Catalog = Awaited<ReturnType<typeof readCatalog>>
type Values = { slug: string; count: number; selected: boolean }[]

const names: FacetName[] = [...productFilters, ...variantFilters, 'offers', 'inStock']

/** Numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Filters that mean something in this catalogue: values that it has, a few of them at a time. */
function drawCriteria(catalog: Catalog, next: () => number): Criteria {
  const values = (facet: FacetName) => [...countFacet(catalog, facet, {}).keys()]
  const some = (facet: FacetName) =>
    Array.from(
      { length: 1 + Math.floor(next() * 3) },
      () => values(facet)[Math.floor(next() * values(facet).length)] ?? 'none',
    )
  const lists = [...productFilters, ...variantFilters].filter(() => next() < 0.2)
  const criteria: Criteria = Object.fromEntries(lists.map((facet) => [facet, some(facet)]))
  if (next() < 0.1) criteria.coming = true
  if (next() < 0.25) criteria.offers = true
  if (next() < 0.25) criteria.inStock = true
  if (next() < 0.25) criteria.priceFrom = Math.floor(next() * 150_000)
  if (next() < 0.25) criteria.priceTo = 60_000 + Math.floor(next() * 300_000)
  return criteria
}

async function expectTruth(api: Api, catalog: Catalog, criteria: Criteria): Promise<void> {
  const query = new URLSearchParams(
    Object.entries({ ...criteria, facets: true, first: 100 }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  )
  const { data, meta } = await api.get(`/products?${query}`)
  const fitting = productsThatFit(catalog, criteria)
  expect([criteria, meta.total]).toEqual([criteria, fitting.length])
  const ids = new Set(fitting.map(({ id }) => id))
  expect(data.filter(({ id }: { id: number }) => !ids.has(id))).toEqual([])
  expect(data).toHaveLength(Math.min(100, fitting.length))

  for (const name of names) {
    const values: Values = meta.facets.find((facet: { name: string }) => facet.name === name)?.values ?? []
    const counted = new Map(values.filter(({ count }) => count > 0).map(({ slug, count }) => [slug, count]))
    expect([name, criteria, counted]).toEqual([name, criteria, countFacet(catalog, name, criteria)])
  }

  const prices = productsThatFit(catalog, { ...criteria, priceFrom: undefined, priceTo: undefined }).map(
    ({ price }) => price,
  )
  expect(meta.price ? [meta.price.min, meta.price.max] : []).toEqual(
    prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [],
  )
  const buckets: { from: number; to: number; count: number }[] = meta.price?.buckets ?? []
  expect(buckets.length).toBeLessThanOrEqual(12)
  expect(buckets.map(({ count }) => count)).toEqual(
    buckets.map(({ from, to }) => prices.filter((price) => price >= from && price <= to).length),
  )
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
}

async function expectTruthOfMany(db: Db, seed: number): Promise<void> {
  const times = 60 * inject('propertyShare')
  const api = await openApi(db, '2026-11-21T10:00:00Z')
  const catalog = await readCatalog(db)
  const next = random(seed)
  await expectTruth(api, catalog, {})
  for (let i = 0; i < times; i++) await expectTruth(api, catalog, drawCriteria(catalog, next))
  await api.close()
}

test('facets of the demo shop are correct under any filters', { timeout: 120_000 }, async () => {
  const { db, close } = await testDb({ demo: true })
  await expectTruthOfMany(db, 7)
  await close()
})

test.for([0.1, 0.7])(
  'facets of a generated catalogue are correct under any filters (%s)',
  { timeout: 120_000 },
  async (seed) => {
    const { db, close } = await testDb()
    await fillRandomCatalog(db, 300, seed)
    await expectTruthOfMany(db, Math.floor(seed * 1000))
    await close()
  },
)

test('each offered combination of club, brand and branch finds products', { timeout: 120_000 }, async () => {
  const shop = await testDb({ demo: true })
  const api = await openApi(shop.db, new Date().toISOString())
  const fields = ['club', 'brand', 'branch'] as const
  const seen = new Set<string>()
  const dead: string[] = []
  const choose = async (choice: Partial<Record<(typeof fields)[number], string>>): Promise<void> => {
    const query = fields.flatMap((name) => (choice[name] ? [`${name}=${choice[name]}`] : [])).join('&')
    if (seen.has(query)) return
    seen.add(query)
    const { meta } = await api.get(`/products?facets=true&first=1&${query}`)
    if (meta.total === 0) dead.push(query)
    const open = fields.filter((name) => !choice[name])
    for (const field of open) {
      const values: Values = meta.facets.find(({ name }: { name: string }) => name === field)?.values ?? []
      for (const { slug, count } of values) {
        if (count === 0) dead.push(`${query}&${field}=${slug}`)
        else if (open.length > 1) await choose({ ...choice, [field]: slug })
      }
    }
  }
  await choose({})
  expect(dead).toEqual([])
  // The kits of these clubs have no brand: their way leads by club and branch alone.
  for (const club of ['zamalek', 'ismaily', 'al-masry', 'pyramids']) {
    const brands = [...seen].filter((query) => query.startsWith(`club=${club}&brand=`))
    const branches = [...seen].filter((query) => query.startsWith(`club=${club}&branch=`))
    expect([club, brands.length, branches.length > 0]).toEqual([club, 0, true])
  }
  await api.close()
  await shop.close()
})

test('keeps a selected value without products; unknown values find nothing', async () => {
  const { db, close } = await testDb()
  await fillRandomCatalog(db, 60, 0.3)
  const api = await openApi(db, '2026-11-21T10:00:00Z')
  const { data, meta } = await api.get('/products?facets=true&color=color-1,no-such-colour&priceTo=1')
  expect(data).toEqual([])
  const colors: Values = meta.facets.find((facet: { name: string }) => facet.name === 'color').values
  expect(colors).toEqual([expect.objectContaining({ slug: 'color-1', count: 0, selected: true })])
  expect((await api.get('/products?club=no-such-club')).meta.total).toBe(0)
  await api.close()
  await close()
})
