import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { EmptyList } from './empty-list.tsx'
import type { Facet } from '#app/domains/search/filters/facets.ts'
import { type ListFilter, noFilter } from '#app/domains/search/list-filter.ts'

// Longer than the default, for busy machines.
configure({ asyncUtilTimeout: 8_000 })

const facets = [
  {
    __typename: 'Facet',
    name: 'COLOR',
    values: [
      { __typename: 'FacetValue', slug: 'red', label: 'red', count: 0, selected: true, hex: '#f00' },
      { __typename: 'FacetValue', slug: 'blue', label: 'blue', count: 0, selected: true, hex: '#00f' },
    ],
  },
] as unknown as Facet[]

function show(filter: Partial<ListFilter>, locale: 'ar' | 'en' = 'en', notSold: string[] = []) {
  const { client, asked, answer } = clientWithAnswers()
  const Page = () => (
    <EmptyList
      filter={{ ...noFilter, ...filter }}
      q={filter.q ?? ''}
      notSold={notSold}
      categories={[]}
      facets={facets}
    />
  )
  const Router = createRoutesStub([{ path: '*', Component: Page }])
  render(inLocale(locale, withClient(client, <Router initialEntries={['/search']} />)))
  return {
    asked,
    reply: (place: number, products: object, more = {}) =>
      act(async () => answer(place, { data: { products, ...more } })),
  }
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('each removable filter shows how many products remain, and useless ones are left out', async () => {
  const { asked, reply } = show({ q: 'liverpool', color: ['blue', 'red'], max: 20, offers: true })
  await screen.findByRole('link', { name: 'Without Red / Blue' })
  expect(links()).toEqual([
    ['Without Red / Blue', '/search?q=liverpool&max=20&offers=1'],
    ['Without Up to EGP 20', '/search?q=liverpool&color=blue&color=red&offers=1'],
    ['Without On offer', '/search?q=liverpool&color=blue&color=red&max=20'],
    ['Without “liverpool”', '/search?color=blue&color=red&max=20&offers=1'],
    ['Clear filters', '/search?q=liverpool'],
  ])
  await waitFor(() => expect(asked).toHaveLength(4))
  for (const [place, totalCount] of [0, 12, 0, 3].entries())
    await reply(place, { __typename: 'ProductConnection', totalCount })
  expect(links().map(([text]) => text)).toEqual([
    'Without Up to EGP 20 (12)',
    'Without “liverpool” (3)',
    'Clear filters',
  ])
})

test.each([
  ['ar', 'الناس بتدوّر على', 'شوف كل المنتجات'],
  ['en', 'Popular searches', 'See all products'],
] as const)('in %s words without matches show popular searches', async (locale, popular, all) => {
  const { asked, reply } = show({ q: 'xyz' }, locale)
  await waitFor(() => expect(asked).toHaveLength(1))
  await reply(
    0,
    { __typename: 'ProductConnection', nodes: [] },
    { searchSuggestions: { __typename: 'SearchSuggestions', terms: ['كورة قدم'] } },
  )
  expect(screen.getByRole('heading', { name: popular })).not.toBeNull()
  expect(screen.getByRole('link', { name: 'كورة قدم' }).getAttribute('href')).toContain('/search?q=')
  expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/search')
})

test.each([
  ['ar', '«ساعة» مش عندنا', 'خلّينا ندوّر لك عليه'],
  ['en', "We don't have “ساعة”", 'Ask us to find it'],
] as const)('in %s the shop offers to look for what it does not have', async (locale, title, find) => {
  show({ q: 'ساعة رجالي', offers: true }, locale, ['ساعة'])
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(title)
  expect(screen.getByRole('link', { name: find }).getAttribute('href')).toBe(
    `/find-product?q=${encodeURIComponent('ساعة')}`,
  )
})
