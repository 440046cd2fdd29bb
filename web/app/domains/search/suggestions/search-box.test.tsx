import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { SearchForm } from '#app/shell/search-form.tsx'
import { noSuggestions, suggestions } from './suggestions.fixture.ts'

// Longer than the default, for busy machines.
configure({ asyncUtilTimeout: 8_000 })

beforeEach(() => {
  localStorage.clear()
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>()
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
})

const texts = {
  ar: {
    field: 'بحث',
    list: 'اقتراحات البحث',
    products: 'منتجات',
    terms: 'اقتراحات',
    popular: 'الناس بتدوّر على',
    recent: 'دوّرت عليه قبل كده',
  },
  en: {
    field: 'Search',
    list: 'Search suggestions',
    products: 'Products',
    terms: 'Suggestions',
    popular: 'Popular searches',
    recent: 'Your recent searches',
  },
}

/** Renders the search field with a stubbed server. */
function show(locale: 'ar' | 'en' = 'ar', at = '/') {
  const { client, asked, answer } = clientWithAnswers()
  const Page = () => {
    const { pathname, search } = useLocation()
    return (
      <>
        <SearchForm />
        <p data-testid="at">{decodeURIComponent(pathname + search)}</p>
        <input aria-label="other" />
        <a href="#after">after</a>
      </>
    )
  }
  const Router = createRoutesStub([{ path: '*', Component: Page }])
  render(inLocale(locale, withClient(client, <Router initialEntries={[at]} />)))
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: texts[locale].field })
  return {
    user: userEvent.setup(),
    asked,
    field,
    place: () => screen.getByTestId('at').textContent,
    list: () => screen.findByRole('listbox', { name: texts[locale].list }),
    active: () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent,
    /** Waits for the query of the typed text (or of `q`) and answers it. */
    async reply(found = suggestions, q = field().value) {
      const nth = () => asked.findLastIndex(({ variables }) => variables.q === q)
      await waitFor(() => expect(nth()).toBeGreaterThanOrEqual(0))
      await act(async () => answer(nth(), { data: { searchSuggestions: found } }))
    },
  }
}

test.each(['ar', 'en'] as const)(
  'in %s the field opens a list of popular searches and announces it',
  async (locale) => {
    const { user, field, list, reply } = show(locale)
    expect([field().getAttribute('aria-expanded'), field().getAttribute('aria-autocomplete')]).toEqual([
      'false',
      'list',
    ])
    await user.click(field())
    const box = await list()
    await reply(noSuggestions)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe(box.id)
    expect(
      within(await within(box).findByRole('group', { name: texts[locale].popular })).getAllByRole('option'),
    ).toHaveLength(2)
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain(locale === 'ar' ? 'اقتراحين' : '2 suggestions'),
    )
  },
)

test.each(['ar', 'en'] as const)(
  'in %s typing shows terms, products with prices, clubs, brands and departments',
  async (locale) => {
    const { user, field, list, reply } = show(locale)
    await user.type(field(), 'اه')
    const box = await list()
    await reply()
    const products = await within(box).findByRole('group', { name: texts[locale].products })
    expect(within(products).getByRole('option').textContent).toContain('1,490')
    expect(within(box).getAllByRole('group')).toHaveLength(5)
    expect(
      within(box)
        .getAllByRole('option')
        .map((option) => option.getAttribute('href')),
    ).toEqual([
      `/search?q=${encodeURIComponent('تيشيرت الأهلي').replaceAll('%20', '+')}`,
      `/search?q=${encodeURIComponent('الأهلي').replaceAll('%20', '+')}`,
      '/products/ahly-home',
      '/search?club=al-ahly',
      '/search?brand=adidas',
      '/search?category=football-kits',
    ])
  },
)

test('the arrow keys go through all options and by way of the field round again; Home and End go to the ends', async () => {
  const { user, field, active, reply } = show()
  await user.type(field(), 'اه')
  await reply()
  await screen.findByRole('option', { name: /الأساسي/ })
  const seen: (string | undefined)[] = []
  for (let i = 0; i < 7; i += 1) {
    await user.keyboard('{ArrowDown}')
    seen.push(active())
  }
  expect(seen).toEqual([
    'تيشيرت الأهلي',
    'الأهلي',
    expect.stringContaining('الأساسي'),
    'الأهلي',
    'أديداس',
    'أطقم كورة',
    undefined,
  ])
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('أطقم كورة')
  await user.keyboard('{Home}')
  expect(active()).toBe('تيشيرت الأهلي')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('تيشيرت الأهلي')
  await user.keyboard('{End}')
  expect(active()).toBe('أطقم كورة')
  expect(document.activeElement).toBe(field())
})

test('Enter follows the active option and remembers its words', async () => {
  const { user, field, place, reply } = show()
  await user.type(field(), 'اه')
  await reply()
  await screen.findByRole('option', { name: 'تيشيرت الأهلي' })
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(place()).toBe('/search?q=تيشيرت+الأهلي'))
  expect(field().value).toBe('تيشيرت الأهلي')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(['تيشيرت الأهلي'])
})

test('Enter without an option sends the form, as it would without JavaScript', async () => {
  const { user, field, place } = show('en')
  await user.type(field(), 'ahly{Enter}')
  await waitFor(() => expect(place()).toBe('/search?q=ahly'))
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('Escape closes the list first and empties the field second', async () => {
  const { user, field, list } = show('en')
  await user.type(field(), 'ahly')
  await list()
  await user.keyboard('{Escape}')
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['ahly', 'false'])
  await user.keyboard('{Escape}')
  expect(field().value).toBe('')
})

test('an arrow key opens a closed list; the focus that goes elsewhere closes it, and so does a press', async () => {
  const { user, field, list } = show('en')
  await user.click(field())
  await list()
  await user.keyboard('{Escape}{ArrowDown}')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  while (document.activeElement !== screen.getByLabelText('other')) await user.tab()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await user.click(field())
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByTestId('at'))
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('a press on an option leads to it', async () => {
  const { user, field, place, reply } = show()
  await user.type(field(), 'اه')
  await reply()
  await user.click(await screen.findByRole('option', { name: /الأساسي/ }))
  await waitFor(() => expect(place()).toBe('/products/ahly-home'))
  expect([screen.queryByRole('listbox'), field().value]).toEqual([null, ''])
  expect(screen.queryByRole('button', { name: 'امسح الكلام' })).toBeNull()
})

test('only settled text is queried, and an outdated answer is dropped', async () => {
  const { user, field, asked, list, reply } = show('en')
  await user.click(field())
  await list()
  await user.type(field(), 'ah')
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ q: 'ah' }))
  await user.type(field(), 'ly')
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ q: 'ahly' }))
  expect(asked.map(({ variables }) => variables.q)).toEqual(['', 'ah', 'ahly'])
  await reply({ ...noSuggestions, terms: ['ahly shirt'] }, 'ahly')
  await reply({ ...noSuggestions, terms: ['ahmed'] }, 'ah')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['ahly shirt'])
})

test('recent searches come first, and go away one by one and all at once', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['كورة', 'شراب', 'هودي']))
  const { user, field, active } = show()
  await user.click(field())
  const recent = () =>
    within(screen.getByRole('group', { name: texts.ar.recent }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await screen.findByRole('group', { name: texts.ar.recent })
  expect(recent()).toEqual(['كورة', 'شراب', 'هودي'])
  await user.click(screen.getByRole('button', { name: 'شيل «شراب» من اللي دوّرت عليه' }))
  expect(recent()).toEqual(['كورة', 'هودي'])
  await user.keyboard('{ArrowDown}{Delete}')
  expect([recent(), active()]).toEqual([['هودي'], 'هودي'])
  await user.click(screen.getByRole('button', { name: 'امسح الكل' }))
  expect(screen.queryByRole('group', { name: texts.ar.recent })).toBeNull()
  expect(localStorage.getItem('recent-searches')).toBeNull()
})

test('misspelt words suggest a correction', async () => {
  const { user, field, place, reply } = show()
  await user.type(field(), 'الاهلاي')
  await reply({ ...suggestions, didYouMean: 'الأهلي' })
  await user.click(await screen.findByRole('option', { name: 'قصدك «الأهلي»؟' }))
  await waitFor(() => expect(place()).toBe('/search?q=الأهلي'))
})

test('where nothing is found the list says so and shows what others look for', async () => {
  const { user, field, reply } = show('en')
  await user.type(field(), 'xyzxyz')
  await reply(noSuggestions)
  expect(await screen.findByText('Nothing found for “xyzxyz”')).not.toBeNull()
  expect(screen.getByRole('group', { name: 'Popular searches' })).not.toBeNull()
})

test('offline the field works as a form', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, field, place } = show('en')
  await user.type(field(), 'ball')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/search?q=ball'))
})

test('the slash key goes to the field, but not while something is typed elsewhere, and it can be turned off', async () => {
  const { user, field } = show('en')
  await user.click(screen.getByLabelText('other'))
  await user.keyboard('/')
  expect(document.activeElement).not.toBe(field())
  await user.click(document.body)
  await user.keyboard('/')
  expect([document.activeElement, field().value]).toEqual([field(), ''])
  await user.click(await screen.findByRole('button', { name: 'The / key opens search', pressed: true }))
  await user.click(document.body)
  await user.keyboard('/')
  expect(document.activeElement).not.toBe(field())
})

test('the field has the words of the page, and empties by its button', async () => {
  const { user, field } = show('en', '/search?q=ball')
  expect(field().value).toBe('ball')
  await user.click(field())
  await user.click(await screen.findByRole('button', { name: 'Clear the field' }))
  expect([field().value, document.activeElement]).toEqual(['', field()])
})
