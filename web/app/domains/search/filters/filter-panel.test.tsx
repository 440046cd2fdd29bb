import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { categories, connection } from './facets.fixture.ts'
import { FilterPanel } from './filter-panel.tsx'
import { filterPath, readFilter } from '#app/domains/search/list-filter.ts'

function openPanel(search = '', locale: Locale = 'ar') {
  const went: string[] = []
  function Panel() {
    const [filter, setFilter] = useState(readFilter(new URLSearchParams(search)))
    const onChange = (to: typeof filter) => {
      went.push(filterPath(to))
      setFilter(to)
    }
    return (
      <MemoryRouter>
        <AppliedFilters facets={connection.facets} categories={categories} filter={filter} />
        <FilterPanel id="f" connection={connection} categories={categories} filter={filter} onChange={onChange} />
      </MemoryRouter>
    )
  }
  const { client, answer } = clientWithAnswers()
  render(inLocale(locale, withClient(client, <Panel />)))
  return { went, answer, user: userEvent.setup() }
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const summary = (name: string) => screen.getByText(name, { selector: 'summary span' })
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a press adds the value to the chosen ones', async () => {
  const { went, user } = openPanel('club=club-0&sort=newest')
  await user.click(box(/الزمالك/))
  await user.click(box(/الأهلي/))
  await user.click(box(/عليه خصم/))
  for (const closed of ['نوع الطقم', 'لمين']) await user.click(summary(closed))
  await user.click(box(/احتياطي/))
  await user.click(group('لمين').getByRole('checkbox', { name: /أطفال/ }))
  expect(went).toEqual([
    '/search?club=club-0&club=club-1&sort=newest',
    '/search?club=club-1&sort=newest',
    '/search?club=club-1&offers=1&sort=newest',
    '/search?club=club-1&kit=away&offers=1&sort=newest',
    '/search?club=club-1&kit=away&for=kids&offers=1&sort=newest',
  ])
})

test('a chosen department shows its subcategories, and another one drops them', async () => {
  const { went, user } = openPanel()
  expect(screen.queryByRole('checkbox', { name: /هوديز/ })).toBeNull()
  await user.click(group('القسم').getByRole('checkbox', { name: /رجالي/ }))
  await user.click(group('أقسام رجالي').getByRole('checkbox', { name: /هوديز\s?12/ }))
  await user.click(group('القسم').getByRole('checkbox', { name: /أحذية/ }))
  expect(went).toEqual([
    '/search?category=men',
    '/search?category=men&sub=men-hoodies',
    '/search?category=men&category=shoes',
  ])
})

test('a chosen value without products is shown and can be removed', () => {
  openPanel('club=gone&club=club-9')
  expect(box(/gone/).checked).toBe(true)
  expect(box(/طلائع الجيش/).checked).toBe(true)
  const chips = within(screen.getByRole('list', { name: 'الفلاتر المختارة' }))
  expect(chips.getByRole('link', { name: /شيل الفلتر:\s?طلائع الجيش/ }).getAttribute('href')).toBe('/search?club=gone')
})

test('a value without products cannot be chosen; deselected, it keeps its place and the focus', async () => {
  const { went, user } = openPanel('club=gone')
  await user.click(box(/L مش موجود هنا/))
  expect(went).toEqual([])
  box(/gone/).focus()
  await user.keyboard(' ')
  expect(went).toEqual(['/search'])
  expect(document.activeElement).toBe(box(/gone\s?0/))
  expect(box(/gone\s?0/).getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['ar', 'عرض 3 كمان', 'عرض أقل'],
  ['en', 'Show 3 more', 'Show less'],
] as const)('in %s eight values are shown and the others are behind a toggle', async (locale, more, less) => {
  const { user, went } = openPanel('', locale)
  const clubs = () => group(locale === 'ar' ? 'النادي' : 'Club').getAllByRole('checkbox').length
  expect(clubs()).toBe(8)
  await user.click(screen.getByRole('button', { name: more, expanded: false }))
  expect(clubs()).toBe(11)
  // A chosen value keeps its place under the finger, below the button.
  await user.click(box(/سيراميكا/))
  expect(went).toEqual(['/search?club=club-10'])
  const button = screen.getByRole('button', { name: less, expanded: true })
  expect(button.compareDocumentPosition(box(/سيراميكا/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(button)
  expect(clubs()).toBe(8)
})

test.each([
  ['ar', 'دوّر في: النادي', 'سيراميكا', ['سيراميكا']],
  ['ar', 'دوّر في: النادي', 'اهلى', ['الأهلي']],
  ['ar', 'دوّر في: النادي', 'غزل المحله', ['غزل المحلة']],
  ['en', 'Find in: Club', 'انبي', ['إنبي']],
] as const)('in %s «%s» finds %s among many, whichever way it is spelt', async (locale, field, typed, found) => {
  const { user } = openPanel('', locale)
  await user.type(screen.getByRole('searchbox', { name: field }), typed)
  const shown = group(locale === 'ar' ? 'النادي' : 'Club').getAllByRole('checkbox')
  expect(shown.map((input) => input.closest('label')?.textContent?.replace(/\d+$/, ''))).toEqual(found)
})

test('the search field of a filter is not submitted: Enter does nothing, Escape empties it', async () => {
  const { user, went } = openPanel()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'دوّر في: النادي' })
  expect(field.name).toBe('')
  await user.type(field, 'ليفربول{Enter}')
  expect(went).toEqual([])
  expect(screen.getAllByText('للأسف مفيش اختيارات بالاسم ده').length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  expect(field.value).toBe('')
})

test('prices accept any digits and apply on Enter or when both fields lose focus', async () => {
  const { went, user } = openPanel('category=men')
  const to = screen.getByRole('textbox', { name: 'إلى' })
  await user.type(to, '٨٠٠{Enter}')
  expect(went).toEqual(['/search?category=men&max=800'])
  expect(document.activeElement).toBe(to)
  await user.type(screen.getByRole('textbox', { name: 'من' }), '١٠٠')
  await user.click(to)
  expect(went).toHaveLength(1)
  await user.tab()
  expect(went.at(-1)).toBe('/search?category=men&min=100&max=800')
})

test.each([
  ['ar', 'من', '900', 'أقل سعر لازم يكون أقل من أعلى سعر أو زيّه'],
  ['en', 'From', '900', "The lowest price can't be more than the highest"],
  ['ar', 'من', 'غالي', 'اكتب السعر بالجنيه، أرقام صحيحة بس'],
  ['en', 'From', '-5', 'Prices are whole pounds, digits only'],
] as const)('in %s an invalid price is reported and changes nothing', async (locale, label, typed, message) => {
  const { went, user } = openPanel('max=300', locale)
  const field = screen.getByRole('textbox', { name: label })
  await user.type(field, `${typed}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(went).toEqual([])
  await user.clear(field)
  await user.type(field, '300{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(went).toEqual(['/search?min=300&max=300'])
})

test.each([
  ['ar', 'من 100 لـ 900 ج.م', 'مقاس M', 'في فرع المعادي', 'جاي قريب'],
  ['en', 'EGP 100 to 900', 'Size M', 'At المعادي', 'Coming soon'],
] as const)('in %s chips say in words what the list is narrowed to', (locale, ...texts) => {
  openPanel('min=100&max=900&size=m&category=men&sub=men-socks&branch=maadi&coming=1', locale)
  const text = screen.getByRole('list', { name: /الفلاتر المختارة|Chosen filters/ }).textContent
  for (const each of [...texts, 'شرابات']) expect(text).toContain(each)
  // The category is the list's title.
  expect(text).not.toContain('رجالي')
})

test('a group shows the number of its chosen values and opens initially when there are some', () => {
  openPanel('brand=adidas&brand=kelme')
  const group = screen.getByText('الماركة', { selector: 'summary span' }).closest('details')
  expect(group?.open).toBe(true)
  expect(group?.querySelector('summary')?.textContent).toContain('مختار اتنين')
})

test('the values of a closed group are rendered when it is opened', async () => {
  const { user } = openPanel()
  expect(screen.queryByRole('checkbox', { name: /كيلمي/ })).toBeNull()
  await user.click(summary('الماركة'))
  expect(box(/كيلمي/)).toBeTruthy()
})

test('Enter on a choice does not press a button for more values', async () => {
  const { user } = openPanel()
  box(/الأهلي/).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'عرض 3 كمان', expanded: false })).toBeTruthy()
})

test.each([
  ['club', /سيراميكا/, ''],
  ['brand', /كيلمي/, 'more'],
] as const)('the server renders all values of the filter %s that the address names', (expanded, name, param) => {
  const filter = readFilter(new URLSearchParams())
  const panel = (
    <FilterPanel
      id="f"
      expanded={expanded}
      connection={connection}
      categories={categories}
      filter={filter}
      onChange={() => {}}
    />
  )
  const html = renderToString(inLocale('ar', <MemoryRouter>{panel}</MemoryRouter>))
  const page = new DOMParser().parseFromString(html, 'text/html')
  const row = [...page.querySelectorAll('label')].find(({ textContent }) => name.test(textContent))
  expect(row?.closest('details')?.open).toBe(true)
  // «Show less» submits the form without the parameter.
  expect(page.querySelector<HTMLButtonElement>('button[value=club]')?.name).toBe(param)
  expect(page.querySelector<HTMLButtonElement>('button[value=kit]')?.name).toBe('more')
})
