import { afterAll, expect, test } from 'vitest'
import { openTextShop } from './text-shop.fixture.ts'
import { texts } from './language/random-text.fixture.ts'
import { parametersOf } from './note-parameters.fixture.ts'

const shop = await openTextShop()
afterAll(shop.close)
const { find, note } = shop

test('without a product with all parts the least sure one goes first, and the note says so', async () => {
  expect(await find('كوتشي بوما احمر')).toEqual(['boots'])
  expect((await note('كوتشي بوما احمر'))?.leftOut).toEqual(['احمر'])
  expect(await find('تيشيرت الاهلي تحت 500')).toEqual(await find('تيشيرت الاهلي'))
  expect((await note('تيشيرت الاهلي تحت 500'))?.leftOut).toEqual(['تحت 500'])
})

test.for([
  ['شنطة الزمالك', 'zamalek'],
  ['شورت اصفر الاهلي', 'ahly'],
] as const)('%s never shows another club or brand', async ([q, first]) => {
  const { filters = [] } = (await note(q)) ?? {}
  expect(filters.filter(({ field }) => field === 'club' || field === 'brand')).toHaveLength(1)
  expect(await find(q)).toContain(first)
})

test('a thing outranks a brand that has none of it, which the note says', async () => {
  expect(await find('كوتشي اديداس')).toEqual(await find('كوتشي'))
  expect((await note('كوتشي اديداس'))?.leftOut).toEqual(['اديداس'])
})

test('what is left out is no filter', async () => {
  const { filters, words, leftOut } = (await note('تيشيرت الاهلي تحت 500')) ?? {}
  expect(filters?.map(({ field }) => field)).toEqual(['club'])
  expect([words, leftOut]).toEqual(['تيشيرت', ['تحت 500']])
})

test('a size is of a variant in stock, in the colour that is named', async () => {
  expect(await find('كوتشي مقاس 42')).toEqual(['boots'])
  expect((await note('كوتشي مقاس 42'))?.filters).toMatchObject([
    { field: 'size', value: 'eu-42' },
    { field: 'inStock', value: 'true', typed: 'مقاس 42' },
  ])
  expect((await note('كوتشي مقاس 43'))?.leftOut).toEqual(['مقاس 43'])
  expect((await note('كوتشي ابيض مقاس 42'))?.leftOut).not.toEqual([])
})

test('a thing behind «and» that has nothing of the rest is said to be left out', async () => {
  expect((await note('كوتشي مقاس 42 وشورت'))?.leftOut).toEqual(['شورت'])
  expect((await note('كوتشي اسود وشنطة'))?.leftOut).toEqual([])
})

test('a number that may be a price is said to be left out', async () => {
  expect((await note('تيشيرت 900'))?.leftOut).toEqual(['900'])
  expect((await note('تيشيرت be 900'))?.filters).toMatchObject([{ field: 'priceTo', value: '90000' }])
})

test('whom a thing of one size is for is lost on nobody', async () => {
  expect([await find('شنطة لابني'), (await note('شنطة لابني'))?.leftOut]).toEqual([['backpack'], []])
})

test('an age that a club has no shirt for is said to be left out', async () => {
  expect((await note('تيشيرت الاهلي مقاس 14 سنة'))?.leftOut).toEqual(['مقاس 14 سنة'])
})

test('a thing that is sold by another brand is not called unsold', async () => {
  const { leftOut, notSold } = (await note('كوتشي جري بوما')) ?? {}
  expect([leftOut, notSold]).toEqual([['جري'], []])
})

test('a label of two charts is the size of what is found', async () => {
  const sizesIn = async (q: string) =>
    (await note(q))?.filters.flatMap(({ field, value }) => (field === 'size' ? value : []))
  expect(await sizesIn('تيشيرت مقاس لارج')).toEqual(['l'])
})

test('what is not sold finds nothing, and the word is said', async () => {
  for (const q of ['زلابية', 'عايز بطيخ']) expect([q, await find(q)]).toEqual([q, []])
  expect(await note('عايز بطيخ')).toMatchObject({ notSold: ['بطيخ'], leftOut: [], filters: [] })
})

test.for([
  ['شبكة كورة', 'شبكة'],
  ['red card', 'red card'],
  ['jeans for running', 'jeans'],
  ['علم احمر', 'علم'],
])('a thing that is not sold rules over what stands beside its name: %s', async ([q = '', thing]) => {
  expect(await find(q)).toEqual([])
  expect((await note(q))?.notSold).toEqual([thing])
})

test('beside a thing that is not sold the club or brand stays', async () => {
  expect(await find('علم الاهلي')).toEqual(await find('الاهلي'))
  expect((await note('علم الاهلي'))?.leftOut).toEqual(['علم'])
})

test('an unknown word beside what is sold is left out', async () => {
  expect(await find('نايك زلابية')).toEqual(await find('نايك'))
  expect(await note('نايك زلابية')).toMatchObject({ leftOut: ['زلابية'], notSold: [] })
})

test('«من» joined to the word behind it is no negated verb', async () => {
  expect((await note('نايك من القش'))?.leftOut).toEqual(['القش'])
})

test('a doubled syllable is no two polite words', async () => {
  expect((await note('نايك felfel'))?.leftOut).toEqual(['felfel'])
})

test('a colour that is another thing too is named when it stands alone', async () => {
  expect((await note('بيض'))?.leftOut).toEqual(['بيض'])
  expect((await note('قميص بيض'))?.leftOut).toEqual([])
})

test.for(['bqll', 'قميي', 'تيش'])('what only a guess or a beginning finds, %s, is said not to be it', async (q) => {
  expect(await find(q)).not.toEqual([])
  expect((await note(q))?.leftOut).toEqual([q])
})

test('of a text of which nothing is understood nothing is shown', async () => {
  expect([await find('zq pk'), (await note('zq pk'))?.notSold]).toEqual([[], ['zq', 'pk']])
})

test('a thing that the shop has only with what is refused is not called unsold', async () => {
  expect(await find('شنطة')).toEqual(['backpack'])
  expect((await note('شنطة مش اسود'))?.notSold).toEqual([])
})

test('any text can be listed', async () => {
  for (const q of [...texts(50, 'any'), ...texts(50, 'common')]) expect(await find(q)).toBeInstanceOf(Array)
})

test('a parameter wins over the text', async () => {
  expect(await find('تيشيرت الاهلي', { club: ['zamalek'] })).toEqual(['zamalek'])
  expect((await note('تيشيرت الاهلي', { club: ['zamalek'] }))?.filters).toEqual([])
  expect(await find('تيشيرت تحت 950', { priceTo: 135_000 })).toEqual(await find('تيشيرت', { priceTo: 135_000 }))
  expect(await find('ارخص تيشيرت', { sort: 'priceDesc' })).toEqual((await find('ارخص تيشيرت')).toReversed())
})

test('other filters narrow what the text finds', async () => {
  expect(await find('تيشيرت', { club: ['al-ahly'], gender: ['kids'] })).toEqual(['ahly-kids'])
  expect(await find('تيشيرت الاهلي', { season: ['2025-26'] })).toEqual(['ahly-old'])
})

test.for([
  'تيشيرت الاهلي الموسم اللي فات',
  'كوتشي مقاس 42',
  'ارخص تيشيرت احمر',
  'shirts on sale',
  'shoes without black',
  'shoes uk 8',
  'women shoes',
  'تيشيرت اطفال 8 سنين',
  'تيشيرت تحت 1200',
  'كوتشي بوما احمر',
  'nkie shoes',
  'لبس جري',
  'هدوم للكورة',
  'كوتشي للجري',
  'تيشيرت متوفر',
])('the words, filters and sort of the note of %s give the same list', async (q) => {
  const { words, filters, sort } = (await note(q)) ?? { words: '', filters: [], sort: null }
  expect((await find(words, { ...parametersOf(filters), ...(sort ? { sort } : {}) })).toSorted()).toEqual(
    (await find(q)).toSorted(),
  )
})
