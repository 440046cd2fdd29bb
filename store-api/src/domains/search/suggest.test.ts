import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { type Api, openApi } from '#src/domains/catalog/catalog-api.fixture.ts'

let shop: TestDb
let api: Api
beforeAll(async () => {
  shop = await testDb({ demo: true })
  api = await openApi(shop.db, new Date().toISOString())
}, 120_000)
afterAll(async () => {
  await api.close()
  await shop.close()
})

type Ref = { slug: string; name: string }
type Answer = {
  terms: string[]
  products: (Ref & { club: Ref | null })[]
  clubs: Ref[]
  brands: Ref[]
  categories: Ref[]
  didYouMean: string | null
}

async function suggest(q: string, language = 'ar', first = 6): Promise<Answer> {
  const { status, data } = await api.get(`/search/suggest?q=${encodeURIComponent(q)}&first=${first}`, language)
  expect(status).toBe(true)
  return data
}
const slugs = (refs: Ref[]) => refs.map(({ slug }) => slug)

test.for([
  ['الأهلي', 'al-ahly'],
  ['الاهل', 'al-ahly'],
  ['زمال', 'zamalek'],
  ['zama', 'zamalek'],
  ['barcelo', 'barcelona'],
  ['ريال م', 'real-madrid'],
  ['تيشيرت الأهلي', 'al-ahly'],
])('%s: suggests the club first, and its products', async ([q = '', club = '']) => {
  const { clubs, products, didYouMean } = await suggest(q)
  expect(clubs[0]?.slug).toBe(club)
  expect(products.length).toBeGreaterThan(2)
  expect(products.filter((product) => product.club?.slug !== club)).toEqual([])
  expect(didYouMean).toBeNull()
})

test.for([
  ['adid', 'adidas'],
  ['أديد', 'adidas'],
  ['nike', 'nike'],
  ['بوما', 'puma'],
])('%s suggests the brand', async ([q = '', brand = '']) => {
  expect(slugs((await suggest(q)).brands)).toContain(brand)
})

test('a product type suggests its category and longer terms', async () => {
  const { categories, terms } = await suggest('شنط')
  expect(categories.map(({ name }) => name).join()).toContain('شنط')
  expect(terms.length).toBeGreaterThan(0)
  expect(terms.filter((term) => !term.includes('شنط'))).toEqual([])
})

test('popular terms come first, each once, without the typed text itself', async () => {
  const { terms } = await suggest('تيشيرت', 'ar', 12)
  expect(terms.slice(0, 2)).toEqual(['تيشيرت الأهلي', 'تيشيرت الزمالك'])
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms).not.toContain('تيشيرت')
})

test('corrects a misspelt word and says so', async () => {
  const { products, clubs, didYouMean } = await suggest('الزمالط')
  expect(slugs(clubs)).toContain('zamalek')
  expect(products[0]?.club?.slug).toBe('zamalek')
  expect(didYouMean).toContain('الزمالك')
})

test('without input it suggests popular terms in the language of the request and best-selling clubs', async () => {
  const [arabic, english] = [await suggest(''), await suggest('  ', 'en')]
  expect(arabic.terms).toHaveLength(6)
  expect(arabic.terms[0]).toBe('تيشيرت الأهلي')
  expect(english.terms[0]).toBe('al ahly shirt')
  expect(arabic.clubs).toHaveLength(6)
  expect(slugs(arabic.clubs)).toContain('al-ahly')
  expect([arabic.products, arabic.brands, arabic.categories, arabic.didYouMean]).toEqual([[], [], [], null])
})

test('without results it suggests popular terms', async () => {
  const { products, terms } = await suggest('qqzzxxqqzzxx', 'en')
  expect(products).toEqual([])
  expect(terms[0]).toBe('al ahly shirt')
})

test('returns at most the requested number of each kind', async () => {
  const { products, terms, clubs, brands, categories } = await suggest('ا', 'ar', 2)
  for (const each of [products, terms, clubs, brands, categories]) expect(each.length).toBeLessThanOrEqual(2)
})

test.for([
  ['2,000 letters', 'ا'.repeat(2_000)],
  ['a thousand words', 'a '.repeat(1_000)],
  ['emoji', '⚽️👕🇪🇬'],
  ['a null byte', 'ahly\u0000'],
  ['operators', `& | ! : ' ( ) % _ \\ "`],
  ['signs of patterns', '.*+?^${}()|[]'],
])('%s are no fault', async ([, q = '']) => {
  expect(await suggest(q)).toMatchObject({ terms: expect.any(Array), products: expect.any(Array) })
})

test('accepts an unpaired surrogate', async () => {
  expect(await api.faultsOf('/search/suggest?q=%ED%A0%80ahly', 'ar')).toEqual([])
})

test.for(['ar', 'en'])('in %s the answer matches the contract', async (language) => {
  for (const q of ['', 'ahly', 'الأهلاي', 'كورة']) {
    expect(await api.faultsOf(`/search/suggest?q=${encodeURIComponent(q)}`, language)).toEqual([])
  }
})

test('suggests a renamed club by its new name', async () => {
  await sql`update club set name_ar = 'نادي الشمندر', name_en = 'Beetroot FC' where slug = 'smouha'`.execute(shop.db)
  // Names are read with the whole catalogue, and who asks meanwhile waits a second for it and no longer.
  await expect
    .poll(async () => (await suggest('الشمند')).clubs, { timeout: 20_000 })
    .toMatchObject([{ slug: 'smouha', name: 'نادي الشمندر' }])
})

test.for([
  ['قميص الا', 'قميص الأهلي'],
  ['كوتشي ناي', 'كوتشي نايكي'],
  ['running ad', 'running adidas'],
])('%s: completes the last word', async ([q = '', term = '']) => {
  expect((await suggest(q)).terms).toContain(term)
})
