import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { FilterPanel_ConnectionFragment } from './__generated__/filter-panel.ts'
import { AppliedFilters } from './applied-filters.tsx'
import type { FacetName } from './facets.ts'
import { FilterPanel } from './filter-panel.tsx'
import { filterPath, readFilter } from './list-filter.ts'

const value = (slug: string, label: string, count: number) => ({
  __typename: 'FacetValue' as const,
  slug,
  label,
  count,
  selected: false,
  hex: null,
  emblem: null,
})
const facet = (name: FacetName, ...values: ReturnType<typeof value>[]) => ({ __typename: 'Facet' as const, name, values })
const money = (amount: string) => ({ __typename: 'Money' as const, amount })
const clubs = ['الأهلي', 'الزمالك', 'بيراميدز', 'المصري', 'الاتحاد', 'سموحة', 'إنبي', 'زد']

const connection: FilterPanel_ConnectionFragment = {
  __typename: 'ProductConnection',
  facets: [
    facet('CATEGORY', value('men', 'رجالي', 40)),
    facet('CLUB', ...clubs.map((name, place) => value(`club-${place}`, name, 20 - place))),
    facet('SIZE', value('m', 'M', 9), value('l', 'L', 0)),
    facet('OFFERS', value('true', 'عليه عرض', 7)),
    facet('IN_STOCK', value('true', 'متوفر', 30)),
  ],
  priceFacet: {
    __typename: 'PriceFacet',
    min: money('95.00'),
    max: money('2090.00'),
    buckets: [{ __typename: 'PriceBucket', from: money('95.00'), to: money('2090.00'), count: 40 }],
  },
}
const categories = [{ __typename: 'Category' as const, id: '1', slug: 'men', name: 'رجالي', children: [] }]

function openPanel(search = '', locale: Locale = 'ar') {
  const went: string[] = []
  const filter = readFilter(new URLSearchParams(search))
  const onChange = (to: typeof filter) => void went.push(filterPath(to))
  const panel = <FilterPanel id="f" connection={connection} categories={categories} filter={filter} onChange={onChange} />
  const chips = <AppliedFilters facets={connection.facets} filter={filter} />
  render(
    inLocale(
      locale,
      <MemoryRouter>
        {chips}
        {panel}
      </MemoryRouter>,
    ),
  )
  return { went, user: userEvent.setup() }
}

test('a press goes to the list with that value, beside what is chosen already', async () => {
  const { went, user } = openPanel('club=club-0&sort=newest')
  await user.click(screen.getByRole('checkbox', { name: /الزمالك/ }))
  await user.click(screen.getByRole('checkbox', { name: /الأهلي/ }))
  await user.click(screen.getByRole('checkbox', { name: /عليه خصم/ }))
  expect(went).toEqual([
    '/search?club=club-0&club=club-1&sort=newest',
    '/search?sort=newest',
    '/search?club=club-0&offers=1&sort=newest',
  ])
})

test('what is chosen is shown even when nothing has it, with the way to take it away', () => {
  openPanel('club=gone&club=club-7')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /gone/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /زد/ }).checked).toBe(true)
  const chips = within(screen.getByRole('list', { name: 'الفلاتر المختارة' }))
  expect(chips.getByRole('link', { name: /شيل الفلتر:\s?زد/ }).getAttribute('href')).toBe('/search?club=gone')
})

test.each([
  ['ar', 'عرض اتنين كمان'],
  ['en', 'Show 2 more'],
] as const)('in %s six values are shown and the others are behind a line', (locale, text) => {
  openPanel('', locale)
  expect(screen.getByText(text)).toBeTruthy()
})

test('prices are typed in any digits, in any order, and sent by Enter', async () => {
  const { went, user } = openPanel('category=men')
  await user.type(screen.getByRole('textbox', { name: 'إلى' }), '٨٠٠{Enter}')
  expect(went.at(-1)).toBe('/search?category=men&max=800')
})

test.each([
  ['ar', 'من 100 لـ 900 ج.م', 'مقاس M'],
  ['en', 'EGP 100 to 900', 'Size M'],
] as const)('in %s chips say in words what the list is narrowed to', (locale, price, size) => {
  openPanel('min=100&max=900&size=m&category=men', locale)
  const text = screen.getByRole('list', { name: /الفلاتر المختارة|Chosen filters/ }).textContent
  expect(text).toContain(price)
  expect(text).toContain(size)
  // The category is the title of the list.
  expect(text).not.toContain('رجالي')
})
