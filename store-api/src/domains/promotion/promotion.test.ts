import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { openCatalog } from '#src/domains/catalog/catalog-api.fixture.ts'
import { getCampaign } from '#src/domains/catalog/catalog.service.ts'

test('shows the latest campaign while it runs, none before or after', async () => {
  const { db } = await testDb()
  const text = { title_ar: 'أ', title_en: 'a', text_ar: 'أ', text_en: 'a' }
  await db
    .insertInto('campaign')
    .values([
      {
        ...text,
        title_en: 'Long',
        starts_at: new Date('2026-11-01T00:00:00Z'),
        ends_at: new Date('2026-12-01T00:00:00Z'),
      },
      {
        ...text,
        title_en: 'Short',
        starts_at: new Date('2026-11-10T00:00:00Z'),
        ends_at: new Date('2026-11-12T00:00:00Z'),
      },
    ])
    .execute()
  const titleAt = async (now: string) =>
    (await getCampaign({ db, config: readConfig({}), language: 'en', now: () => new Date(now) }))?.title
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
})

test('offers include the bundles that are available', async () => {
  const api = await openCatalog()
  expect([await api.faultsOf('/offers', 'ar'), await api.faultsOf('/offers', 'en')]).toEqual([[], []])
  const bundles = async (language: string) =>
    (await api.get('/offers', language)).data.bundles.map(({ name }: { name: string }) => name)
  expect([await bundles('ar'), await bundles('en')]).toEqual([['باقة المشجع'], ['Fan bundle']])
  await api.db.updateTable('branch_stock').set({ on_hand: 1, reserved: 0 }).where('variant_id', '=', 4).execute()
  expect(await bundles('en')).toEqual([])
  await api.close()
})
