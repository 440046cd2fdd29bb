import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { getHome } from './content.service.ts'

test('the home page of the demo shop shows available products in all sections', { timeout: 60_000 }, async () => {
  const { db } = await testDb({ demo: true })
  const home = await getHome({ db, config: readConfig({}), language: 'ar', now: () => new Date() })
  expect(home.banner?.title).toBe('موسم جديد، ولونك واحد')
  expect(home.banner?.products.map(({ club, kitType }) => [club?.slug, kitType])).toEqual([
    ['egypt', 'home'],
    ['zamalek', 'home'],
    ['ismaily', 'home'],
  ])
  expect(home.banner?.products.map(({ colors }) => colors[0]?.slug)).toEqual(['red', 'white', 'yellow'])
  expect(home.categories[0]?.image?.alt).toContain('من ورا')
  expect([home.clubs, home.newest, home.bestSellers, home.offers, home.bundles].map(({ length }) => length)).toEqual([
    12, 10, 10, 10, 3,
  ])
  expect([home.newest, home.bestSellers, home.offers, home.bundles].flat().filter(({ inStock }) => !inStock)).toEqual(
    [],
  )
  expect(home.categories.filter(({ parentId, image }) => parentId !== null || image === null)).toEqual([])
  const savings = home.offers.map(({ discountPercent }) => discountPercent ?? 0)
  expect(savings).toEqual([...savings].sort((a, b) => b - a))
  expect(home.campaign?.text).toContain(`${savings[0]}%`)
  const rails = [home.newest, home.bestSellers, home.offers]
  const shown = rails.flat().map(({ id }) => id)
  expect(new Set(shown).size).toBe(shown.length)
  for (const rail of rails) {
    expect(mostAlike(rail.map(({ club }) => club?.slug))).toBeLessThanOrEqual(2)
    expect(mostAlike(rail.map(({ category }) => category.slug))).toBeLessThanOrEqual(2)
  }
})

test('an empty shop has an empty home page', async () => {
  const { db } = await testDb()
  expect(await getHome({ db, config: readConfig({}), language: 'en', now: () => new Date() })).toEqual({
    banner: null,
    clubs: [],
    categories: [],
    newest: [],
    bestSellers: [],
    offers: [],
    campaign: null,
    bundles: [],
  })
})

/** How often the most frequent of these stands among them. */
function mostAlike(slugs: (string | undefined)[]): number {
  const known = slugs.filter((slug) => slug !== undefined)
  return Math.max(0, ...[...Map.groupBy(known, (slug) => slug).values()].map(({ length }) => length))
}
