import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { testConfig } from '#src/config.fixture.ts'
import { testDb } from '#src/db/testing.ts'
import { fillCatalogFixture } from '#src/domains/catalog/catalog.fixture.ts'
import { createTermCounter, forgetPopularTerms, purgeSearchTerms } from './search-term.service.ts'

const { db, close } = await testDb()
await fillCatalogFixture(db)
const config = testConfig()
beforeEach(async () => {
  await sql`truncate search_term, search_visit, search_hidden_term`.execute(db)
  forgetPopularTerms({ db })
})
afterAll(close)

const TODAY = '2026-11-21'
const at = (day: string) => ({ db, config, now: () => new Date(`${day}T10:00:00Z`) })

/** Runs a server of its own on a day; closing it writes the counts. */
async function onServer<Result>(
  day: string,
  run: (get: (path: string, address?: string) => Promise<{ data: never }>) => Promise<Result>,
): Promise<Result> {
  const app = await buildApp({ ...at(day), logger: false })
  const get = async (path: string, address = '127.0.0.1') =>
    (await app.inject({ url: path, headers: { 'x-forwarded-for': address, 'accept-language': 'ar' } })).json<{
      data: never
    }>()
  try {
    return await run(get)
  } finally {
    await app.close()
  }
}
/** Searches a text from each address. */
const look = (q: string, addresses: string[], day = TODAY) =>
  onServer(day, async (get) => {
    for (const address of addresses) await get(`/products?q=${encodeURIComponent(q)}`, address)
  })
const suggested = (q: string) => {
  forgetPopularTerms({ db })
  return onServer(
    TODAY,
    async (get) => (await get(`/search/suggest?q=${encodeURIComponent(q)}`)).data['terms'] as string[],
  )
}
const terms = async () =>
  (await sql`select day, term, shown, count from search_term order by day, term collate "C"`.execute(db)).rows
const visits = async () =>
  (await sql`select term, found from search_visit order by term collate "C", found`.execute(db)).rows

const THREE = ['197.32.0.1', '41.44.0.2', '2001:db8:1:1::1']

test('three searches of one visitor, also through two servers and on three days, suggest nothing', async () => {
  for (const day of ['2026-11-19', '2026-11-20', TODAY, TODAY])
    await look('ماتش كورة', ['197.32.0.1', '197.32.0.1', '197.32.0.1'], day)
  await look('ماتش كورة', ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2'])
  expect(await terms()).toMatchObject([{ count: 1 }, { count: 1 }, { count: 2 }])
  expect(await suggested('ماتش')).not.toContain('ماتش كورة')
})

test('the search of a third visitor suggests a term, in the spelling of the catalogue', async () => {
  await look('ماتش كوره', THREE)
  expect(await suggested('ماتش')).toContain('ماتش كورة')
  expect(await terms()).toEqual([{ day: TODAY, term: 'ماتش كوره', shown: 'ماتش كورة', count: 3 }])
})

test.for(['ماتش كورة ##خاسر##', 'ماتش كورة يخسر', 'ماتش كورة 7', 'ماتش كورة 6-1', '01001234567', 'BAL-5'])(
  'never stores %j as a term',
  async (q) => {
    await look(q, THREE)
    expect(await terms()).toEqual([])
    expect((await visits()).filter((visit) => (visit as { found: boolean }).found)).toEqual([])
  },
)

test('counts a visitor once a day for a term in all its spellings, whatever the server', async () => {
  await Promise.all(Array.from({ length: 4 }, (_, i) => look(i % 2 ? 'تيشيرت الاهلى' : 'تِيشيرت الأهلي', THREE)))
  await look('تيشيرتات الأهلي', THREE.slice(0, 1), '2026-11-22')
  expect(await terms()).toEqual([
    { day: TODAY, term: 'تيشيرت الاهلي', shown: 'تيشيرت الأهلي', count: 3 },
    { day: '2026-11-22', term: 'تيشيرت الاهلي', shown: 'تيشيرت الأهلي', count: 1 },
  ])
})

test('counts the first page of a search, not later pages, filters and lists without a text', async () => {
  await onServer(TODAY, async (get) => {
    const q = `q=${encodeURIComponent('تيشيرت')}`
    const { meta } = (await get(`/products?${q}&first=1`)) as unknown as { meta: { endCursor: string } }
    for (const query of [`${q}&first=1&after=${meta.endCursor}`, `${q}&brand=adidas`, 'sort=newest'])
      await get(`/products?${query}`, '41.44.0.2')
  })
  expect(await terms()).toEqual([{ day: TODAY, term: 'تيشيرت', shown: 'تيشيرت', count: 1 }])
})

test('one network counts 500 texts a day, and others still count', async () => {
  const counter = createTermCounter(db)
  const missed = { total: 0, search: null }
  for (let i = 0; i < 10_000; i++)
    counter.countList({ ...at(TODAY), address: '197.32.0.1' }, { q: `word ${i}` }, missed)
  counter.countList({ ...at(TODAY), address: '41.44.0.2' }, { q: 'giraffe' }, missed)
  await counter.flush()
  expect(await visits()).toHaveLength(501)
  expect(await visits()).toContainEqual({ term: 'giraffe', found: false })
})

test('stores no address, and no two rows of one visitor that belong together', async () => {
  await look('كورة', THREE.slice(0, 1))
  await look('تيشيرت', THREE.slice(0, 1))
  const rows = await db.selectFrom('search_visit').selectAll().execute()
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
  expect(JSON.stringify(rows)).not.toContain('197.32')
})

test('the most frequent terms of 30 days come first', async () => {
  await look('باقة', [...THREE, '41.44.0.4', '41.44.0.5'], '2026-10-21')
  await look('كورة', THREE, '2026-11-19')
  await look('تيشيرت', THREE, '2026-11-19')
  await look('تيشيرت', THREE.slice(0, 1), '2026-11-20')
  expect(await suggested('')).toEqual(['تيشيرت', 'كورة'])
})

test('deletes counts and visits after 90 days', async () => {
  await look('كورة', THREE.slice(0, 1), '2026-08-22')
  await look('تيشيرت', THREE.slice(0, 1), '2026-08-23')
  expect(await purgeSearchTerms(at(TODAY))).toBe(2)
  expect(await terms()).toMatchObject([{ term: 'تيشيرت' }])
  expect(await visits()).toEqual([{ term: 'تيشيرت', found: true }])
})
