import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { noFilter } from '#app/domains/search/list-filter.ts'
import type { SearchNote_ConnectionFragment } from '#app/domains/search/__generated__/search-note.ts'
import { noted } from './search-note.fixture.ts'
import { SearchNote } from './search-note.tsx'

function show(connection: SearchNote_ConnectionFragment, q: string, locale: 'ar' | 'en' = 'ar') {
  const Page = () => <SearchNote connection={connection} filter={{ ...noFilter, q, brand: ['nike'] }} />
  const Router = createRoutesStub([{ path: '*', Component: Page }])
  const { container } = render(inLocale(locale, <Router initialEntries={['/search']} />))
  const links = screen.queryAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  return { lines: [...container.querySelectorAll('p')].map(({ textContent }) => textContent.trim()), links }
}

const corrected = (typed: string, meant: string, kind: 'SPELLING' | 'KEYBOARD') =>
  ({ __typename: 'SearchCorrection', typed, meant, kind }) as const
const excluded = (typed: string, known: boolean) => ({ __typename: 'SearchExclusion', typed, known }) as const

test.each([
  ['ar', 'SPELLING', 'مالقيناش «adidsa». بنعرض نتايج «adidas»', '/search?q=كوتشي+adidas&brand=nike'],
  ['en', 'SPELLING', 'Nothing found for “adidsa”. Showing results for “adidas”', '/search?q=كوتشي+adidas&brand=nike'],
  [
    'ar',
    'KEYBOARD',
    '«adidsa» شكلها مكتوبة والكيبورد على اللغة التانية. بنعرض نتايج «adidas»',
    '/search?q=كوتشي+adidas&brand=nike',
  ],
] as const)('in %s a corrected text is told with a link to it: %s', (locale, kind, line, link) => {
  const { lines, links } = show(noted({ corrected: [corrected('adidsa', 'adidas', kind)] }), 'كوتشي adidsa', locale)
  expect([lines, links]).toEqual([[line], [link]])
})

test.each([
  [
    'ar',
    [
      '«ساعة» مش عندنا. خلّينا ندوّر لك عليه',
      'مفيش حاجة فيها كل ده. دي من غير: «بنفسجي»، «xl»',
      'ماقدرناش نطبّق «من غير جيوب»، فما شلناش حاجة',
    ],
  ],
  [
    'en',
    [
      "We don't have “ساعة”. Ask us to find it",
      'Nothing matches everything. These results leave out: “بنفسجي”, “xl”',
      "We couldn't apply “من غير جيوب”, so nothing was taken out",
    ],
  ],
] as const)('in %s what the list does not heed is told in the words that were typed', (locale, told) => {
  const note = {
    notSold: ['ساعة'],
    leftOut: ['بنفسجي', 'xl'],
    excluded: [excluded('من غير جيوب', false), excluded('من غير أحمر', true)],
  }
  const { lines, links } = show(noted(note), 'ساعة بنفسجي', locale)
  expect([lines, links]).toEqual([told, ['/find-product?q=ساعة']])
})

test('a guess is told once', () => {
  const { lines } = show(
    noted({ corrected: [corrected('hezam', 'gezam', 'SPELLING')], leftOut: ['hezam', 'xl'] }),
    'hezam xl',
  )
  expect(lines).toEqual(['مالقيناش «hezam». بنعرض نتايج «gezam»', 'مفيش حاجة فيها كل ده. دي من غير: «xl»'])
})

test('an unsure meaning is offered', () => {
  const { lines, links } = show(noted({ didYouMean: 'شورت' }), 'شوت')
  expect([lines, links]).toEqual([['قصدك «شورت»؟'], ['/search?q=شورت&brand=nike']])
})

test('nothing is told of a list that is what was typed, nor twice what an empty one does not have', () => {
  expect(show(noted({ words: 'تيشيرت', excluded: [excluded('من غير أحمر', true)] }), 'تيشيرت').lines).toEqual([])
  expect(show(noted({ notSold: ['ساعة'], leftOut: ['بنفسجي'] }, 0), 'ساعة').lines).toEqual([])
})
