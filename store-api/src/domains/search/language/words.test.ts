import { expect, test } from 'vitest'
import { distance, onOtherKeyboard, skeleton, soundAlike } from './typos.ts'
import { seasonsOfYear } from './seasons.ts'
import { stem, withoutArticle } from './stem.ts'
import { wordsOf, writtenWordsOf } from './words.ts'

test('removes the Arabic article and its prefixes', () => {
  expect(['الاهلي', 'والكوره', 'للاولاد', 'بالجري', 'اهلي', 'الم', 'ahly'].map(withoutArticle)).toEqual([
    'اهلي',
    'كوره',
    'اولاد',
    'جري',
    'اهلي',
    'الم',
    'ahly',
  ])
})

test.each([
  ['شورتات', 'شورت'],
  ['كوتشيات', 'كوتشي'],
  ['شنطه', 'شنط'],
  ['جزمه', 'جزم'],
  ['كوره', 'كور'],
  ['المقاولون', 'المقاولين'],
  ['حمراء', 'حمرا'],
  ['shoes', 'shoe'],
  ['jerseys', 'jersey'],
  ['boxes', 'box'],
])('%s and %s are the same word', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([
  ['مصري', 'مصر'],
  ['كاب', 'كابا'],
  ['boxing', 'box'],
  ['بنات', 'بن'],
])('%s and %s are different words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test('converts between the keyboard layouts in both directions', () => {
  expect(onOtherKeyboard('hgHigd')).toBe('الأهلي')
  expect(onOtherKeyboard('hg.lhg;')).toBe('الزمالك')
  expect(onOtherKeyboard('ىهنث')).toBe('nike')
  expect(onOtherKeyboard('لاشم')).toBe('bal')
  expect(onOtherKeyboard('nike نايك')).toBeUndefined()
  expect(onOtherKeyboard('42')).toBeUndefined()
})

test.each([
  ['الزملك', 'الزمالك', 0.55],
  ['adiddas', 'adidas', 0.5],
  ['nkie', 'nike', 0.75],
  ['liverpol', 'liverpool', 0.5],
  ['ليفربول', 'ليفربول', 0],
  ['مصتبه', 'مسطبه', 1.1],
])('%s is %s within %d', (typed, word, most) => {
  expect(distance(typed, word, 2)).toBeLessThanOrEqual(most)
})

test('words with little in common have a large distance', () => {
  expect(distance('nike', 'puma', 2)).toBeGreaterThan(2)
})

test('phonetic codes are equal in both scripts', () => {
  const pairs: [string, string][] = [
    ['barshelona', 'برشلونه'],
    ['zamalek', 'زمالك'],
    ['lefarbol', 'ليفربول'],
    ['teshert', 'تيشيرت'],
  ]
  for (const [latin, arabic] of pairs) expect(skeleton(latin)).toBe(skeleton(arabic))
})

test.each([
  ['boma', 'بوما', true],
  ['medalya', 'ميداليه', true],
  ['teshert', 'تيشيرت', true],
  ['force', 'فريق', false],
  ['watch', 'ماتش', false],
  ['nike', 'بوما', false],
])('%s and %s are said alike: %s', (latin, arabic, isAlike) => {
  expect([soundAlike(latin, arabic), soundAlike(arabic, latin)]).toEqual([isAlike, isAlike])
})

test('a season is one token in any notation', () => {
  for (const text of ['2025/26', '25-26', '٢٠٢٥ / ٢٠٢٦', '2025–2026']) expect(wordsOf(text)).toEqual(['2025/26'])
  expect(wordsOf('مقاس 42 44')).toEqual(['مقاس', '42', '44'])
  expect(seasonsOfYear('2026')).toEqual(['2026/27', '2025/26'])
  expect(seasonsOfYear('42')).toEqual([])
})

test('a token keeps its original spelling', () => {
  expect(writtenWordsOf('تيشيرت الأهلي، 2025/26')).toEqual([
    { word: 'تيشيرت', written: 'تيشيرت' },
    { word: 'الاهلي', written: 'الأهلي' },
    { word: '2025/26', written: '2025/26' },
  ])
})
