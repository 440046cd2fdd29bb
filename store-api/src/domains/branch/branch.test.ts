import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { getBranch, listBranches } from './branch.service.ts'

async function branchesAt() {
  const { db } = await testDb()
  await db
    .insertInto('state')
    .values([
      { id: 1, iso: 'C', name_ar: 'القاهرة', name_en: 'Cairo', fee: 1, days_min: 1, days_max: 1 },
      { id: 2, iso: 'GZ', name_ar: 'الجيزة', name_en: 'Giza', fee: 1, days_min: 1, days_max: 1 },
    ])
    .execute()
  const facts = { address_ar: '-', address_en: '-', phone: '0222600000', whatsapp: '201000000001', lat: 30, lng: 31 }
  await db
    .insertInto('branch')
    .values([
      {
        ...facts,
        slug: 'late',
        state_id: 2,
        name_ar: 'سهران',
        name_en: 'Late',
        opens: '16:00',
        closes: '02:30',
        position: 2,
      },
      {
        ...facts,
        slug: 'short',
        state_id: 1,
        name_ar: 'قصير',
        name_en: 'Short',
        opens: '10:00',
        closes: '18:00',
        position: 3,
      },
      {
        ...facts,
        slug: 'day',
        state_id: 1,
        name_ar: 'نهاري',
        name_en: 'Day',
        opens: '12:00',
        closes: '24:00',
        position: 1,
      },
    ])
    .execute()
  const open = async (now: string) => {
    const branches = await listBranches({ db, config: readConfig({}), language: 'en', now: () => new Date(now) })
    return branches.map(({ slug, isOpen }) => `${slug} ${isOpen ? 'open' : 'closed'}`)
  }
  return { db, open }
}

test('opening hours follow Cairo time, until midnight or later', async () => {
  const { open } = await branchesAt()
  expect(await open('2026-11-21T09:59:59Z')).toEqual(['day closed', 'late closed', 'short open'])
  expect(await open('2026-11-21T10:00:00Z')).toEqual(['day open', 'late closed', 'short open'])
  expect(await open('2026-11-21T14:00:00Z')).toEqual(['day open', 'late open', 'short open'])
  expect(await open('2026-11-21T21:59:59Z')).toEqual(['day open', 'late open', 'short closed'])
  expect(await open('2026-11-21T22:00:00Z')).toEqual(['day closed', 'late open', 'short closed'])
  expect(await open('2026-11-22T00:30:00Z')).toEqual(['day closed', 'late closed', 'short closed'])
  expect(await open('2026-11-21T07:59:59Z')).toEqual(['day closed', 'late closed', 'short closed'])
  expect(await open('2026-11-21T08:00:00Z')).toEqual(['day closed', 'late closed', 'short open'])
  expect(await open('2026-11-21T16:00:00Z')).toEqual(['day open', 'late open', 'short closed'])
  // Summer time: noon in Cairo is 9:00 UTC.
  expect(await open('2026-07-21T09:00:00Z')).toEqual(['day open', 'late closed', 'short open'])
})

test('shows opening hours as written, 24:00 included', async () => {
  const { db } = await branchesAt()
  const context = { db, config: readConfig({}), language: 'ar' as const, now: () => new Date() }
  expect(await getBranch(context, 'day')).toMatchObject({
    name: 'نهاري',
    stateName: 'القاهرة',
    opens: '12:00',
    closes: '24:00',
    phone: '0222600000',
    location: { latitude: 30, longitude: 31, mapUrl: 'https://www.google.com/maps/search/?api=1&query=30,31' },
  })
  expect((await listBranches(context, 2)).map(({ slug }) => slug)).toEqual(['late'])
  expect(await listBranches(context, 99)).toEqual([])
  await expect(getBranch(context, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
