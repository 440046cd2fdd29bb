import { expect, test } from 'vitest'
import type { SearchNote } from './search.schema.ts'
import { keptText, searchedTexts } from './searched-text.ts'

test.for([
  ['تيشيرت الأهلي', 'تيشيرت الأهلي'],
  ['  real   madrid\n', 'real madrid'],
  ['تيشيرت 2026/27 مقاس 42', 'تيشيرت 2026/27 مقاس 42'],
  ['a\u0000hly \ud800', 'ahly \ufffd'],
])('keeps the search %j as %j', ([q, text]) => {
  expect(keptText(q ?? '')).toBe(text)
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
])('does not keep %j, which may be personal or is meaningless', (q) => {
  expect(keptText(q)).toBeUndefined()
})

const understood = {
  words: '',
  filters: [],
  sort: null,
  excluded: [],
  corrected: [],
  leftOut: [],
  notSold: [],
  didYouMean: null,
}
const answer = (note: Partial<SearchNote>, total = 1) => ({ total, search: { ...understood, ...note } })

test('a misspelt text counts as the corrected one', () => {
  const corrected = (typed: string, kind: 'spelling' | 'keyboard') =>
    answer({ corrected: [{ typed, meant: 'الأهلي', kind }] })
  expect(searchedTexts({ q: 'تيشيرت الأهلاي' }, corrected('الأهلاي', 'spelling'))).toEqual([
    { text: 'تيشيرت الأهلي', found: true },
  ])
  expect(searchedTexts({ q: 'hgHigd' }, corrected('hgHigd', 'keyboard'))).toEqual([{ text: 'الأهلي', found: true }])
})

test('words that the products lack count as missed, and the rest of the text does not count', () => {
  expect(searchedTexts({ q: 'الأهلي زرافة' }, answer({ leftOut: ['زرافة'] }))).toEqual([{ text: 'زرافة', found: false }])
  expect(searchedTexts({ q: 'عايز زرافة' }, answer({ notSold: ['زرافة'] }, 0))).toEqual([
    { text: 'زرافة', found: false },
  ])
  expect(searchedTexts({ q: 'زرافة' }, { total: 0, search: null })).toEqual([{ text: 'زرافة', found: false }])
})

test.for(['mona@example.com', 'منى 010 1234 5678'])('does not keep the words of %j alone either', (q) => {
  expect(searchedTexts({ q }, answer({ notSold: ['mona', 'منى'] }, 0))).toEqual([])
})

test('counts the first page of a search alone, without filters', () => {
  const found = { total: 1, search: null }
  expect(searchedTexts({ q: 'كورة', first: 12, sort: 'newest', facets: true }, found)).toHaveLength(1)
  for (const query of [{ q: 'كورة', after: 'x' }, { q: 'كورة', brand: ['adidas'] }, { sort: 'newest' as const }])
    expect(searchedTexts(query, found)).toEqual([])
})
