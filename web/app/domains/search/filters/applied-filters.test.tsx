import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { AppliedFilters, appliedCount } from './applied-filters.tsx'
import { categories, connection } from './facets.fixture.ts'
import { filterPath, readFilter } from '#app/domains/search/list-filter.ts'

const read = (search: string) => readFilter(new URLSearchParams(search))

function openList(at: string) {
  function Page() {
    const { search } = useLocation()
    const list = useRef<HTMLElement>(null)
    const filter = read(search)
    return (
      <section ref={list} tabIndex={-1} aria-label="list">
        <p data-testid="at">{filterPath(filter)}</p>
        <AppliedFilters
          facets={connection.facets}
          categories={categories}
          filter={filter}
          onNone={() => list.current?.focus()}
        />
      </section>
    )
  }
  const Router = createRoutesStub([{ path: '/search', Component: Page }])
  render(inLocale('ar', <Router initialEntries={[at]} />))
  return userEvent.setup()
}

const chip = (name: RegExp) => within(screen.getByRole('list', { name: 'الفلاتر المختارة' })).getByRole('link', { name })
const place = () => screen.getByTestId('at').textContent

test('removing a chip focuses the next one, removing the last one the list', async () => {
  const user = openList('/search?club=club-0&club=club-1&brand=adidas')
  chip(/الأهلي/).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/search?club=club-1&brand=adidas'))
  await waitFor(() => expect(document.activeElement).toBe(chip(/الزمالك/)))
  chip(/أديداس/).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(chip(/الزمالك/)))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/search'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'list' })))
})

test('«clear all» keeps the category that the list is a page of', async () => {
  const user = openList('/search?category=men&sub=men-socks&club=club-0&stock=1&sort=newest')
  await user.click(chip(/مسح الكل/))
  expect(place()).toBe('/search?category=men&sort=newest')
})

test('removing one of several departments removes its subcategories', async () => {
  const user = openList('/search?category=men&category=shoes&sub=men-socks')
  await user.click(chip(/رجالي/))
  expect(place()).toBe('/search?category=shoes')
})

test('active values are counted, the category of the list is not', () => {
  expect(appliedCount(read('category=men&sub=men-socks&kit=home&min=1&max=2&coming=1'))).toBe(4)
  expect(appliedCount(read('q=x&category=men'))).toBe(1)
})
