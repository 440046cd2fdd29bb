import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb, type TestDb } from '#src/db/testing.ts'
import { catalogIndex } from '#src/domains/search/catalog-watch.ts'
import type { Known } from './correct.ts'
import { meant } from './meant.fixture.ts'
import { understand } from './understand.ts'

let demo: TestDb
let known: Known
beforeAll(async () => {
  demo = await testDb({ demo: true })
  known = (await catalogIndex(demo.db)).text.known
}, 120_000)
afterAll(() => demo.close())

test.for([
  ['adidsa', 'brand=adidas'],
  ['addidas', 'brand=adidas'],
  ['adids', 'brand=adidas'],
  ['nkie', 'brand=nike'],
  ['nikee', 'brand=nike'],
  ['بومه', 'brand=puma'],
  ['الاهلليي', 'club=al-ahly'],
  ['الزملك', 'club=zamalek'],
  ['الزمالكك', 'club=zamalek'],
  ['الزمالط', 'club=zamalek'],
  ['liverpol', 'club=liverpool'],
  ['chelsi', 'club=chelsea'],
  ['برشلونا', 'club=barcelona'],
  // by sound, across the scripts
  ['boma', 'brand=puma'],
  ['barshelona', 'club=barcelona'],
  ['lefarbol', 'club=liverpool'],
  ['كوتشيي', 'كوتشي'],
  ['شنظة', 'شنطه'],
  ['بنطلن', 'بنطلون'],
  ['trakcsuit', 'tracksuit'],
  ['sheos', 'shoes'],
  ['gloevs', 'gloves'],
  ['futball', 'football'],
  ['blck shoes', 'color=black shoes'],
  // words of the grammar, beside a number
  ['uder 200', 'price=-200'],
  ['undr 500', 'price=-500'],
])('corrects %s to %s', ([q = '', meaning]) => {
  expect(meant(known, q)).toBe(meaning)
  expect(understand(known, q)?.corrected).toMatchObject([{ kind: 'spelling' }])
})

test.for([
  // a key beside the right one in a word of four letters, or with a second mistake: nothing else is near
  ['mike of the 26/27 season', 'brand=nike season=2026-27'],
  ['كوتشي للءيدات', 'كوتشي gender=women|unisex (سيدات)'],
  ['الجاكؤت الاسود', 'jacket color=black'],
  ['ahmrr bag', 'color=red bag'],
  // a mistake and a space in one word
  ['portu ggal', 'club=portugal'],
  ['pum aaaa', 'brand=puma'],
  ['ter many max 800', 'club=germany price=-800'],
  ['سماويلرجل', 'color=sky-blue gender=men|unisex'],
  // words of numbers
  ['max fiftee hundred', 'price=-1500'],
])('reads the whole of %s, with a word that would be dropped, as %s', ([q = '', meaning]) => {
  expect(meant(known, q)).toBe(meaning)
})

test.for(['ستيكر', 'heels', 'underwear', 'yoga mat'])('%s is not sold, and no similar word is read for it', (q) => {
  const { unknown = [], corrected } = understand(known, q) ?? {}
  expect([unknown, corrected]).toEqual([[q.split(' ').at(-1)], []])
})

test('a misspelt name of a thing that is not sold is corrected to nothing', () => {
  expect(meant(known, 'ستكير')).toBe('?ستكير')
})

test('single letters are no things, and the keys of the other layout may be the name of one', () => {
  expect(meant(known, "u'v")).toBe('?عطر')
})

test.for([
  ['شنطة ماتكونش سودة', 'شنطة ماتكونش سودة'],
  ['shanta mayeb2ash aswad', 'shanta mayeb2ash aswad'],
])('a verb that is negated on both sides refuses what follows: %s', ([q = '']) => {
  expect(understand(known, q)?.without.map(({ condition }) => condition)).toEqual([
    { field: 'color', slugs: ['black'] },
  ])
})

test.for(['hezam', 'mike', 'lego', 'حذاء سلامة', 'abayad', 'basball'])(
  'a guess says that %s is not what it finds',
  (q) => {
    expect(understand(known, q)?.guessed).toEqual([q.split(' ').at(-1)])
  },
)

test.for(['medalya', 'liverpol', 'adidass', 'تيشيرت', 'nikee'])('%s is no guess', (q) => {
  expect(understand(known, q)?.guessed).toEqual([])
})

test.for([
  'صفارة',
  'watch',
  'skirt',
  'force',
  'whistle',
  'ساعة',
  'كرسي',
  'بطيخ',
  'زلابية',
  'glasses',
  'sunglasses',
  'نضارة',
  'dog',
  'iphone',
  'بيتزا',
  'كمامة',
  'ترابيزة',
  'لاكوست',
  'gucci',
])('leaves %s, a word of its own, unknown', (q) => {
  expect(meant(known, q)).toBe(`?${q}`)
  expect(understand(known, q)?.corrected).toEqual([])
})

test.for(['بلوزة', 'teshert', 'medalya', 'koora', 'تشيرت', 'تيشرت', 'كوتشى', 'حكم', 'كاب'])(
  '%s needs no correction',
  (q) => {
    expect(understand(known, q)?.corrected).toEqual([])
  },
)

test('a blouse is no shirt of the Blues', () => {
  expect(meant(known, 'بلوزة')).not.toContain('club')
})

test('beside a thing an unknown name is not guessed to be another thing', () => {
  expect(meant(known, 'شنطة جوتشي')).toBe('شنطه ?جوتشي')
})

test.for([
  ['tshirt undre 500', 'tshirt price=-500'],
  ['cat', '?cat'],
  ['جيبة', '?جيبة'],
])('%s is understood as %s', ([q = '', meaning]) => {
  expect(meant(known, q)).toBe(meaning)
})

test('the country behind a club is no misspelling, in any form', () => {
  expect(meant(known, 'تيشيرت ليفربول الانجليزي')).toBe('تيشيرت club=liverpool')
  expect(understand(known, 'تيشيرت ليفربول الانجليزي')?.corrected).toEqual([])
  expect(meant(known, 'real madrid spanish')).toBe('club=real-madrid')
})
