import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { apolloClient } from '#app/lib/apollo/client.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { installDialog } from '#app/ui/testing-dialog.ts'
import { answerCounts } from '#app/domains/search/filters/counts.fixture.ts'
import { connection } from '#app/domains/search/filters/facets.fixture.ts'
// Preloads the code of the dialog.
import './finder-form.tsx'
import { FinderLink } from './finder-link.tsx'
import { FinderSection } from './finder-form.tsx'
import { finderChoice, finderGoal } from './finder.ts'
import { filterPath, readFilter } from '#app/domains/search/list-filter.ts'

beforeEach(installDialog)

const read = (search: string) => new URLSearchParams(search)

function openPage(locale: Locale, Part: () => React.ReactNode, facets = connection.facets) {
  const branded = facets.some(({ name }) => name === 'BRAND')
  answerCounts(({ club, brand, branch }) => (club && branch && (brand || !branded) ? 3 : 40), facets)
  function Page() {
    const { pathname, search } = useLocation()
    return (
      <>
        <p data-testid="at">{pathname + search}</p>
        <Part />
      </>
    )
  }
  const Router = createRoutesStub([{ path: '*', Component: Page }])
  render(withClient(apolloClient(), inLocale(locale, <Router initialEntries={['/search']} />)))
  return userEvent.setup()
}

test.each([
  ['ar', ['النادي مطلوب', 'الماركة مطلوبة', 'الفرع مطلوب']],
  ['en', ['Club is required', 'Brand is required', 'Branch is required']],
] as const)('in %s club, brand and branch are required, each with an error at its field', async (locale, messages) => {
  const user = openPage(locale, () => <FinderLink filter={readFilter(read(''))} />)
  await user.click(screen.getByRole('link', { name: /دوّر على طقم ناديك|Find your club/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^(دوّر|Find)$/ }))
  const fields = dialog.getAllByRole('combobox')
  expect(
    fields.map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toEqual(messages)
  expect(fields.every((field) => field.getAttribute('aria-invalid') === 'true')).toBe(true)
  const summary = dialog.getByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await user.click(within(summary).getByRole('link', { name: messages[1] }))
  expect(document.activeElement).toBe(fields[1])
})

test('the button shows the number of products and leads to their list', async () => {
  const user = openPage('ar', () => <FinderLink filter={readFilter(read('club=club-1&club=club-2&size=m'))} />)
  await user.click(screen.getByRole('link', { name: /دوّر على طقم ناديك/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'أديداس' })
  // The club of the list is taken over, other filters are not.
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: /النادي/ }).value).toBe('club-1')
  await user.selectOptions(dialog.getByRole('combobox', { name: /الماركة/ }), 'adidas')
  await user.selectOptions(await dialog.findByRole('combobox', { name: /الفرع/ }), 'maadi')
  await user.click(await dialog.findByRole('button', { name: 'اعرض 3 منتجات' }))
  expect(screen.getByTestId('at').textContent).toBe('/search?club=club-1&brand=adidas&branch=maadi')
})

test('submitted without JavaScript, the page shows what is missing', () => {
  const known = { ...connection, totalCount: 40 }
  openPage('en', () => <FinderSection start={finderChoice(readFilter(read('club=club-1')))} known={known} sent />)
  expect(screen.getByRole('alert').textContent).toContain('Brand is required')
  expect(screen.getByRole('alert').textContent).not.toContain('Club is required')
})

test.each([
  ['ar', 'مفيش ماركة تختارها هنا', 'اعرض 3 منتجات'],
  ['en', 'No brand to choose here', 'Show 3 products'],
] as const)('in %s a club whose kits have no brand is found without one', async (locale, words, submit) => {
  const facets = connection.facets.filter(({ name }) => name !== 'BRAND')
  const user = openPage(locale, () => <FinderLink filter={readFilter(read('club=club-2'))} />, facets)
  await user.click(screen.getByRole('link', { name: /دوّر على طقم ناديك|Find your club/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const brand = await dialog.findByRole<HTMLSelectElement>('combobox', { name: /الماركة|Brand/ })
  await within(brand).findByRole('option', { name: words })
  expect([brand.disabled, brand.getAttribute('aria-required')]).toEqual([true, null])
  await user.selectOptions(dialog.getByRole('combobox', { name: /الفرع|Branch/ }), 'maadi')
  await user.click(await dialog.findByRole('button', { name: submit }))
  expect(screen.getByTestId('at').textContent).toBe('/search?club=club-2&branch=maadi')
})

test('only a submitted form with all required fields leads to a list', () => {
  const goal = (search: string, facets = connection.facets) => {
    const filter = finderGoal(read(search), facets)
    return filter && filterPath(filter)
  }
  expect(goal('finder=1&club=zamalek&brand=adidas&branch=maadi&q=x')).toBe(
    '/search?club=zamalek&brand=adidas&branch=maadi',
  )
  expect(goal('finder=1&club=zamalek&brand=&branch=maadi')).toBeUndefined()
  expect(
    goal(
      'finder=1&club=zamalek&branch=maadi',
      connection.facets.filter(({ name }) => name !== 'BRAND'),
    ),
  ).toBe('/search?club=zamalek&branch=maadi')
  expect(goal('finder=open&club=zamalek&brand=adidas&branch=maadi')).toBeUndefined()
  expect(goal('club=zamalek&brand=adidas&branch=maadi')).toBeUndefined()
})
