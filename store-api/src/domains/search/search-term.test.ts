import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { fillCatalogFixture } from '#src/domains/catalog/catalog.fixture.ts'
import { openApi } from '#src/domains/catalog/catalog-api.fixture.ts'
import { createTermCounter, keptTerm, listPopularTerms, purgeSearchTerms } from './search-term.service.ts'

const { db, close } = await testDb()
await fillCatalogFixture(db)
beforeEach(() => sql`truncate search_term`.execute(db))
afterAll(close)

const at = (day: string) => ({ db, now: () => new Date(`${day}T10:00:00Z`) })
const terms = async () => {
  const { rows } = await sql`select day, term, shown, count from search_term order by day, term collate "C"`.execute(db)
  return rows
}
/** Counts on a day, and writes. */
async function look(day: string, ...searches: string[]) {
  const counter = createTermCounter()
  for (const q of searches) counter.countList(at(day), { q }, { total: 1, search: null })
  await counter.flush()
}

test.for([
  ['تيشيرت الأهلي', 'تيشيرت الأهلي'],
  ['  real   madrid\n', 'real madrid'],
  ['تيشيرت 2026/27 مقاس 42', 'تيشيرت 2026/27 مقاس 42'],
  ['a\u0000hly \ud800', 'ahly \ufffd'],
])('logs the search %j as %j', ([q, term]) => {
  expect(keptTerm(q ?? '')).toBe(term)
})

test.for([
  'mona@example.com',
  'mona＠example.com',
  '01001234567',
  '٠١٠٠١٢٣٤٥٦٧ محمد',
  '010 1234 5678 منى',
  '123456 ahly',
  '29801011234567',
  'x'.repeat(61),
  'كلمة '.repeat(20),
  '42',
  'a',
  '!!!',
  '',
])('does not log %j, which may be personal or is meaningless', (q) => {
  expect(keptTerm(q)).toBeUndefined()
})

test('counts spellings of a term together and shows the last one', async () => {
  await look('2026-11-21', 'الاهلى', 'الأهلي', 'الأهلي', 'AHLY', 'ahly')
  await look('2026-11-21', 'الأَهلي')
  await look('2026-11-22', 'ahly')
  expect(await terms()).toEqual([
    { day: '2026-11-21', term: 'ahly', shown: 'ahly', count: 2 },
    { day: '2026-11-21', term: 'الاهلي', shown: 'الأَهلي', count: 4 },
    { day: '2026-11-22', term: 'ahly', shown: 'ahly', count: 1 },
  ])
})

test('counts a misspelt term as the corrected one, without dropped words', async () => {
  const counter = createTermCounter()
  const note = (kind: 'spelling' | 'keyboard' | 'partial') => ({ total: 1, search: { kind, understoodAs: 'الأهلي' } })
  counter.countList(at('2026-11-21'), { q: 'الأهلاي' }, note('spelling'))
  counter.countList(at('2026-11-21'), { q: 'hgHigd' }, note('keyboard'))
  counter.countList(at('2026-11-21'), { q: 'الأهلي زرافة' }, note('partial'))
  await counter.flush()
  expect(await terms()).toMatchObject([{ shown: 'الأهلي', count: 2 }])
})

test('two servers count the same terms concurrently without loss', async () => {
  const searches = Array.from({ length: 40 }, (_, i) => `term ${String.fromCharCode(97 + (i % 20))}`)
  await Promise.all(Array.from({ length: 8 }, (_, i) => look('2026-11-21', ...(i % 2 ? searches : searches.toReversed()))))
  const { rows } = await sql<{ sum: number; terms: number }>`select sum(count), count(*) as terms from search_term`.execute(db)
  expect(rows).toEqual([{ sum: 320, terms: 20 }])
})

test('popular terms have three searches within 30 days, the most frequent first', async () => {
  await look('2026-10-20', ...Array.from({ length: 9 }, () => 'long ago'))
  await look('2026-11-19', 'zamalek', 'zamalek', 'ball', 'ball')
  await look('2026-11-20', 'Zamalek', 'Zamalek', 'ahly', 'ahly', 'ahly')
  expect(await listPopularTerms(at('2026-11-21'))).toEqual([
    { term: 'zamalek', shown: 'Zamalek' },
    { term: 'ahly', shown: 'ahly' },
  ])
})

test('deletes counts after 90 days', async () => {
  await look('2026-08-22', 'old')
  await look('2026-08-23', 'young')
  expect(await purgeSearchTerms(at('2026-11-21'))).toBe(1)
  expect(await terms()).toMatchObject([{ term: 'young' }])
})

test('counts the first page of a search with results, not later pages, filters and empty results', async () => {
  const api = await openApi(db, '2026-11-21T10:00:00Z')
  const list = (query: string) => api.get(`/products?${query}`)
  const q = `q=${encodeURIComponent('تيشيرت')}`
  const { meta } = await list(`${q}&first=1`)
  await list(`${q}&first=1&after=${meta.endCursor}`)
  await list(`${q}&brand=adidas`)
  await list('q=qqqqzzzz')
  await list('q=01001234567')
  await list('sort=newest')
  await api.close()
  expect(await terms()).toEqual([{ day: '2026-11-21', term: 'تيشيرت', shown: 'تيشيرت', count: 1 }])
})
