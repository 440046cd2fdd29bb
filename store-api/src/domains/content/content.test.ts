import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { fillHome } from '#src/db/demo/home.ts'
import { testDb } from '#src/db/testing.ts'
import { getHome } from './content.service.ts'

test('the home page of the demo shop is full of what can be bought now', { timeout: 60_000 }, async () => {
  const { db, close } = await testDb({ demo: true })
  const home = await getHome({ db, config: readConfig({}), language: 'ar', now: () => new Date() })
  expect(home.banner?.title).toBe('موسم جديد، ولونك واحد')
  expect(home.banner?.products.map(({ club, kitType }) => [club?.slug, kitType])).toEqual([
    ['egypt', 'home'],
    ['al-ahly', 'home'],
    ['zamalek', 'home'],
  ])
  expect([home.clubs, home.newest, home.bestSellers, home.offers, home.bundles].map(({ length }) => length)).toEqual([
    12, 10, 10, 10, 6,
  ])
  expect([home.newest, home.bestSellers, home.offers, home.bundles].flat().filter(({ inStock }) => !inStock)).toEqual([])
  expect(home.categories.filter(({ parentId, image }) => parentId !== null || image === null)).toEqual([])
  const savings = home.offers.map(({ discountPercent }) => discountPercent ?? 0)
  expect(savings).toEqual([...savings].sort((a, b) => b - a))
  expect(home.campaign?.text).toContain(`${savings[0]}%`)
  await close()
})

test('filling the home page twice adds nothing', async () => {
  const { db, close } = await testDb()
  expect([await fillHome(db), await fillHome(db)]).toEqual([true, false])
  const { length } = await db.selectFrom('campaign').selectAll().execute()
  expect(length).toBe(1)
  await close()
})

test('the campaign that began last is shown while it runs, and none before or after', async () => {
  const { db, close } = await testDb()
  const text = { title_ar: 'أ', title_en: 'a', text_ar: 'أ', text_en: 'a' }
  await db
    .insertInto('campaign')
    .values([
      { ...text, title_en: 'Long', starts_at: new Date('2026-11-01T00:00:00Z'), ends_at: new Date('2026-12-01T00:00:00Z') },
      { ...text, title_en: 'Short', starts_at: new Date('2026-11-10T00:00:00Z'), ends_at: new Date('2026-11-12T00:00:00Z') },
    ])
    .execute()
  const titleAt = async (now: string) =>
    (await getHome({ db, config: readConfig({}), language: 'en', now: () => new Date(now) })).campaign?.title
  expect(
    await Promise.all(
      [
        '2026-10-31T23:59:59Z',
        '2026-11-05T00:00:00Z',
        '2026-11-10T00:00:00Z',
        '2026-11-12T00:00:00Z',
        '2026-12-01T00:00:00Z',
      ].map(titleAt),
    ),
  ).toEqual([undefined, 'Long', 'Short', 'Long', undefined])
  await close()
})

test('a shop without anything has an empty home page', async () => {
  const { db, close } = await testDb()
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
  await close()
})
