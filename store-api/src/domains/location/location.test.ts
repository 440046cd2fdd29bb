import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import type { Db } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import type { Context } from '#src/http/context.ts'
import { selectRegions } from './location.queries.ts'
import * as location from './location.service.ts'

const at = (db: Db, now: string, language: 'ar' | 'en' = 'en'): Context => ({
  db,
  config: readConfig({}),
  language,
  now: () => new Date(now),
})

async function placesDb() {
  const { db } = await testDb()
  await db
    .insertInto('state')
    .values([
      { id: 1, iso: 'C', name_ar: 'القاهرة', name_en: 'Cairo', fee: 5000, days_min: 1, days_max: 3, position: 1 },
      {
        id: 2,
        iso: 'SIN',
        name_ar: 'شمال سيناء',
        name_en: 'North Sinai',
        fee: 9000,
        days_min: 5,
        days_max: 7,
        position: 2,
      },
      {
        id: 3,
        iso: 'X',
        name_ar: 'مقفول',
        name_en: 'Closed',
        deliverable: false,
        fee: 1,
        days_min: 1,
        days_max: 30,
        position: 3,
      },
    ])
    .execute()
  await db
    .insertInto('city')
    .values([
      { id: 1, state_id: 1, name_ar: 'مدينة نصر', name_en: 'Nasr City' },
      { id: 2, state_id: 2, name_ar: 'العريش', name_en: 'Arish' },
      { id: 3, state_id: 3, name_ar: 'مقفولة', name_en: 'Closed' },
    ])
    .execute()
  await db
    .insertInto('region')
    .values([
      { id: 1, city_id: 1, name_ar: 'الحي الأول', name_en: 'First district' },
      { id: 2, city_id: 1, name_ar: 'بعيد', name_en: 'Far', deliverable: false },
      { id: 3, city_id: 3, name_ar: 'مقفولة', name_en: 'Closed' },
    ])
    .execute()
  await db
    .insertInto('holiday')
    .values([{ day: '2026-11-24', name_ar: 'عيد', name_en: 'Feast' }])
    .execute()
  return db
}

test('delivery days skip Friday, Saturday and holidays', async () => {
  const db = await placesDb()
  // Wednesday. Thursday 19 is the first business day; Sunday 22 the second, Monday 23 the third, Tuesday 24 a feast.
  expect(await location.getDeliveryQuote(at(db, '2026-11-18T10:00:00Z'), { state: 1 })).toEqual({
    deliverable: true,
    fee: 5000,
    feeMin: 5000,
    feeMax: 5000,
    freeFrom: null,
    from: '2026-11-19',
    to: '2026-11-23',
    daysMin: 1,
    daysMax: 3,
  })
  expect(await location.getDeliveryQuote(at(db, '2026-11-18T10:00:00Z'), { state: 2 })).toMatchObject({
    from: '2026-11-26',
    to: '2026-11-30',
  })
})

test('days follow Cairo time in winter and summer', async () => {
  const db = await placesDb()
  expect(await location.getDeliveryQuote(at(db, '2026-11-17T21:59:00Z'), { state: 1 })).toMatchObject({
    from: '2026-11-18',
  })
  expect(await location.getDeliveryQuote(at(db, '2026-11-17T22:01:00Z'), { state: 1 })).toMatchObject({
    from: '2026-11-19',
  })
  expect(await location.getDeliveryQuote(at(db, '2026-07-14T20:59:00Z'), { state: 1 })).toMatchObject({
    from: '2026-07-15',
  })
  expect(await location.getDeliveryQuote(at(db, '2026-07-14T21:01:00Z'), { state: 1 })).toMatchObject({
    from: '2026-07-16',
  })
})

test('without an area the estimate holds everywhere, with the lowest and the highest fee', async () => {
  const db = await placesDb()
  expect(await location.getDeliveryQuote(at(db, '2026-11-18T10:00:00Z'), {})).toEqual({
    deliverable: true,
    fee: null,
    feeMin: 5000,
    feeMax: 9000,
    freeFrom: null,
    from: '2026-11-19',
    to: '2026-11-30',
    daysMin: 1,
    daysMax: 7,
  })
})

test('an area overrides its governorate, and nobody delivers where either is closed', async () => {
  const db = await placesDb()
  const quote = (region: number) => location.getDeliveryQuote(at(db, '2026-11-18T10:00:00Z'), { state: 2, region })
  expect(await quote(1)).toMatchObject({ deliverable: true, fee: 5000 })
  expect(await quote(2)).toMatchObject({ deliverable: false, fee: null })
  expect(await quote(3)).toMatchObject({ deliverable: false, fee: null })
})

test('answers 404 for an unknown area', async () => {
  const db = await placesDb()
  for (const place of [{ state: 9 }, { region: 9 }, { state: 1, region: 9 }, { region: 1e12 }]) {
    await expect(location.getDeliveryQuote(at(db, '2026-11-18T10:00:00Z'), place)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

test('checks that governorate, city and area belong together', async () => {
  const db = await placesDb()
  const context = at(db, '2026-11-18T10:00:00Z')
  expect(await location.findPlace(context, { stateId: 1, cityId: 1, regionId: 1 })).toEqual({
    names: {
      ar: { state: 'القاهرة', city: 'مدينة نصر', region: 'الحي الأول' },
      en: { state: 'Cairo', city: 'Nasr City', region: 'First district' },
    },
    deliverable: true,
    cityInState: true,
    regionInCity: true,
  })
  expect(await location.findPlace(context, { stateId: 2, cityId: 1, regionId: 2 })).toMatchObject({
    deliverable: false,
    cityInState: false,
    regionInCity: true,
  })
  expect(await location.findPlace(context, { stateId: 2, cityId: 2, regionId: 1 })).toMatchObject({
    cityInState: true,
    regionInCity: false,
  })
  expect(await location.findPlace(context, { stateId: 1, cityId: 1, regionId: 1e12 })).toBeUndefined()
})

test('lists areas by their parents; an area of a closed governorate is closed', async () => {
  const db = await placesDb()
  const context = at(db, '2026-11-18T10:00:00Z', 'ar')
  expect((await location.listStates(context)).map(({ name }) => name)).toEqual(['القاهرة', 'شمال سيناء', 'مقفول'])
  expect((await location.listCities(context, [1, 3, 1e12])).map(({ id, stateId }) => [id, stateId])).toEqual([
    [1, 1],
    [3, 3],
  ])
  expect((await selectRegions(db, 'ar', [1, 3])).map(({ id, deliverable }) => [id, deliverable])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ])
})
