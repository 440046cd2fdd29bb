import { expect, test } from 'vitest'
import { createVocabulary, isNameWord, namedAt, type ShopName } from './vocabulary.ts'

const name = (filter: string, slug: string, ar: string, en: string, more: Partial<ShopName> = {}): ShopName => ({
  filter,
  slug,
  ar,
  en,
  position: 1,
  ...more,
})
const names = [
  name('club', 'al-ahly', 'الأهلي', 'Al Ahly', { nicknames: 'نادي القرن، الأحمر The Red Devils' }),
  name('club', 'chelsea', 'تشيلسي', 'Chelsea', { nicknames: 'البلوز' }),
  name('brand', 'nike', 'نايكي', 'Nike'),
  name('color', 'red', 'أحمر', 'Red'),
  name('gender', 'kids', 'أطفال', 'Kids'),
  name('season', '2025-26', '2025/26', '2025/26', { position: 2 }),
  name('season', '2026-27', '2026/27', '2026/27', { position: 1 }),
  name('size', 'eu-42', '42', '42', { kind: 'shoes', nicknames: 'uk 8,us 9' }),
  name('size', 'm', 'M', 'M', { kind: 'clothes' }),
  name('size', 'kids-10', '10 سنين', '10Y', { kind: 'kids' }),
]
const groups = [
  ['نايكي', 'نايك'],
  ['محمد صلاح', 'تشيلسي'],
  ['أطفال', 'بناتي'],
  ['بناتي', 'girls'],
  ['كوتشي', 'جزمة'],
]
const vocabulary = createVocabulary(names, groups)
const named = (text: string) => namedAt(vocabulary, text.split(' '), 0)?.values.map(({ slug }) => slug)

test.for([
  ['الاهلي', 'al-ahly'],
  ['اهلي', 'al-ahly'],
  ['al ahly', 'al-ahly'],
  ['ahly', 'al-ahly'],
  ['alahly', 'al-ahly'],
  ['والاهلي', 'al-ahly'],
  ['للاهلي', 'al-ahly'],
  ['بالاهلي', 'al-ahly'],
  ['نادي القرن', 'al-ahly'],
  ['red devils', 'al-ahly'],
  ['البلوز', 'chelsea'],
  ['نايك', 'nike'],
  ['محمد صلاح', 'chelsea'],
  ['girls', 'kids'],
])('%s names %s', ([text = '', slug]) => {
  expect(named(text)).toEqual([slug])
})

test('a name is never stemmed, a colour is', () => {
  expect(named('بلوزه')).toBeUndefined()
  expect(named('nikes')).toBeUndefined()
  expect(named('reds')).toEqual(['red'])
})

test('a colour comes before the nickname of a club', () => {
  expect(named('الاحمر')).toEqual(['red'])
})

test('words of names are known, and groups that name nothing are left to the index of words', () => {
  expect(['القرن', 'devils', 'صلاح', 'كوتشي'].map((word) => isNameWord(vocabulary, word))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(vocabulary.otherGroups).toContainEqual(['كوتشي', 'جزمة'])
  expect(vocabulary.otherGroups).not.toContainEqual(['نايكي', 'نايك'])
})

test('sizes have their label, the numbers of other systems, and ages without a unit', () => {
  const sizes = (key: string) => vocabulary.sizes.get(key)?.map(({ slug }) => slug)
  expect([sizes('42'), sizes('uk 8'), sizes('m'), sizes('10'), sizes('10y')]).toEqual([
    ['eu-42'],
    ['eu-42'],
    ['m'],
    ['kids-10'],
    ['kids-10'],
  ])
  expect(vocabulary.clothes).toEqual(['m', 'kids-10'])
})

test('the newest season comes first', () => {
  expect(vocabulary.seasons).toEqual([
    { slug: '2026-27', begins: 2026 },
    { slug: '2025-26', begins: 2025 },
  ])
})
